/// The commonest words of languages in Latin letters, with the nouns of documents about design.
enum CommonWords {
  /// The words of a text that are common in a language.
  struct Count {
    let language: String
    /// The number of words.
    var count = 0
    /// The number of different words of more than one letter.
    var differentCount = 0
  }

  /// Returns how many words of a text in normal form are common in each language.
  static func counts(in text: [UInt8]) -> [Count] {
    var counts = languages.map { Count(language: $0) }
    var seen: Set<ArraySlice<UInt8>> = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: " ")) ?? text.count
      let found = languages(of: start..<end, in: text)
      // Single letters may be names, such as those of keys.
      let isNew = end - start > 1 && !found.isEmpty && seen.insert(text[start..<end]).inserted
      for language in found {
        counts[language].count += 1
        if isNew { counts[language].differentCount += 1 }
      }
      start = end + 1
    }
    return counts
  }

  /// Returns the languages of a word, by their indices.
  private static func languages(of word: Range<Int>, in text: [UInt8]) -> [Int] {
    if let found = tree.longestPhrase(in: text, at: word.lowerBound, where: { end, _ in end == word.upperBound }) {
      return found.value
    }
    // Some systems write accents as separate marks, which begin with these bytes.
    guard text[word].contains(where: { $0 == 0xCC || $0 == 0xCD }) else { return [] }
    return table[String(decoding: text[word], as: UTF8.self)] ?? []
  }

  private static let languages = words.keys.sorted()

  private static let tree = WordTree(table.map { (phrase: $0, value: $1) })

  /// The languages of each word, by their indices.
  private static let table: [String: [Int]] = {
    var table: [String: [Int]] = [:]
    for (index, language) in languages.enumerated() {
      for word in (words[language] ?? "").split(separator: " ") { table[String(word), default: []].append(index) }
    }
    return table
  }()

  /// The key of words that decide against other languages without naming one.
  static let unnamed = ""

  private static let words = [
    "en":
      """
    the and of to is in that it for with this be are as not or should can which from by a an we you has \
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
    "cs":
      """
    a o se na do je k v s z za od po i si ve že jako pro jsou které který která není nebo také když jen lze může \
    třída třídy třídu však pokud kde při aby být této tento jeho už tím více než tak má musí ale
    """,
    "sk":
      """
    a o sa na do je k v s z za od po i si vo že ako pre sú ktoré ktorý ktorá nie alebo tiež keď len môže trieda \
    triedy triedu však ak kde pri aby byť tento tejto jeho už tým viac než tak má musí ale
    """,
    // Serbian and Croatian, which these words don't tell apart.
    unnamed:
      """
    a o se na do je s za od po i u da su koji koja koje kao ili nije može klasa klase ako što iz ali bi ovaj treba \
    samo sve ima
    """,
    "hu":
      """
    és hogy nem egy az ha vagy ez meg van mint csak osztály osztályt kell lehet amely nincs minden azt ezt már is
    """,
    "ro":
      """
    și este în cu pentru care să din sau nu mai dar clasă clasa poate trebuie sunt prin această acest fi fără \
    când după între
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
