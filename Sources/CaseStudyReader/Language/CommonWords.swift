/// The commonest words of languages in Latin letters, with the nouns of documents about design.
enum CommonWords {
  /// Returns the languages that have a word in normal form.
  static func languages(of word: Substring) -> [String] { table[word] ?? [] }

  private static let table: [Substring: [String]] = {
    var table: [Substring: [String]] = [:]
    for (language, text) in words {
      for word in text.split(separator: " ") { table[word, default: []].append(language) }
    }
    return table
  }()

  private static let words = [
    "en":
      """
    the and of to is in that it for with this be are as not or should can which from by an we you has \
    have when your its will only principle class classes responsibility
    """,
    "de":
      """
    der die das und ist nicht ein eine einer einen mit für auf von den dem wird werden sich auch sind zu \
    oder kann dass wenn als aus bei nur wir prinzip klasse klassen sollte verantwortung
    """,
    "fr":
      """
    le la les des et est une un dans pour que qui par sur pas ne ce cette avec plus nous vous sont doit \
    être il du au ou principe classe classes responsabilité leur ces
    """,
    "es":
      """
    el la los las de que y en un una es por con para se no del lo como más este esta debe clase clases \
    principio responsabilidad pero ser al si o su sus
    """,
    "pt":
      """
    o a os as de que e em um uma é por com para se não do da dos das no na como mais este esta deve \
    classe classes princípio responsabilidade mas ser ao seu são você isso
    """,
    "it":
      """
    il lo la gli le di che e un una è per con non del della dei in si come più questo questa deve classe \
    classi principio responsabilità ma essere sono nel ed i
    """,
    "tr":
      """
    ve bir bu için ile olarak olan daha gibi da de değil çok her ise veya sınıf sınıfı prensibi ilkesi \
    prensip sorumluluk eğer ancak kadar sonra olduğu şekilde var bunu yeni kötü iyi
    """,
    "pl":
      """
    i w na z się nie jest do to że jak są które który lub przez dla oraz tylko klasa klasy zasada \
    odpowiedzialności po od ale może być jeśli
    """,
    "nl":
      """
    de het een en van is dat niet op te voor met zijn die aan ook als maar klasse wordt deze of dit \
    worden kan moet principe in
    """,
    "vi":
      """
    là và của một các không được có cho trong này với những khi phải nguyên lớp để thì bạn nó lý tắc
    """,
    "id":
      """
    yang dan di untuk dengan ini dari adalah tidak pada dalam atau kelas prinsip itu dapat akan harus \
    sebuah jika oleh kita bisa
    """,
  ]
}
