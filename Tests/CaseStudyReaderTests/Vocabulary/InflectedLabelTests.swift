import CaseStudyModel
import CaseStudyReader
import Testing

/// Labels and headings whose words for a side are inflected.
struct InflectedLabelTests {
  private let fence = "```swift\nlet a = 1\n```\n\n"

  /// Returns the sides of two blocks below a pair of labels, and those of two blocks below the same texts as headings.
  private func sides(_ before: String, _ after: String) throws -> [[Side?]] {
    let labels = "# Study\n\n**\(before):**\n\n\(fence)**\(after):**\n\n\(fence)"
    let headings = "# Study\n\n## \(before)\n\n\(fence)## \(after)\n\n\(fence)"
    return try [labels, headings].map { try read($0).article.snippets.map(\.side) }
  }

  @Test(arguments: [
    ("Ejemplo que infringe SRP", "Ejemplo que no infringe SRP"),
    ("Vulnerando el principio", "Sin vulnerar el principio"), ("Código que fere o SRP", "Código que não fere o SRP"),
    ("Desrespeitando o SRP", "Sem desrespeitar o SRP"), ("Quebra do SRP", "Sem quebrar o SRP"),
    ("Exemple qui viole SRP", "Exemple qui respecte SRP"),
    ("Code qui enfreint le principe", "En respectant le principe"),
    ("Beispiel für einen Verstoß", "Einhaltung des SRP"), ("Missachtung des SRP", "Unter Einhaltung von SRP"),
    ("Codice che viola SRP", "Codice che rispetta SRP"), ("Kod łamiący SRP", "Kod zgodny z SRP"),
    ("Przykład naruszający SRP", "Kod nie naruszający SRP"), ("Несоблюдение SRP", "Соблюдение SRP"),
    ("Код, не соответствующий SRP", "Код, соответствующий SRP"), ("Код, що порушує SRP", "Код, що дотримується SRP"),
    ("Prensibe uymayan örnek", "Prensibe uyan örnek"), ("Tidak sesuai SRP", "Sesuai SRP"),
    ("SRPに違反する例", "SRPに違反しない例"), ("原則を守らない例", "原則を守る例"), ("原則に反するコード", "原則に沿ったコード"), ("违反 SRP 的代码", "不违反 SRP 的代码"),
    ("SRP를 지키지 못한 코드", "SRP를 위반하지 않는 코드"), ("SRP를 적용하지 않은 예", "SRP를 적용한 예"), ("كود ينتهك المبدأ", "مثال جيد"),
  ])
  func aDesignBreaksAPrincipleOrKeepsIt(_ before: String, _ after: String) throws {
    #expect(try sides(before, after) == [[.before, .after], [.before, .after]])
  }

  @Test(arguments: [
    ("Código defectuoso", "Código arreglado"), ("Implementação defeituosa", "Código consertado"),
    ("Version problématique", "Version corrigée"), ("Exemple à ne pas suivre", "Exemple à suivre"),
    ("Fehlerhafte Implementierung", "Korrigierte Implementierung"),
    ("Vor der Anwendung von SRP", "Nach Anwendung des SRP"), ("Codice difettoso", "Codice rifattorizzato"),
    ("Błędne rozwiązanie", "Poprawiony kod"), ("Ошибочный вариант", "Переписанный код"),
    ("Как не нужно делать", "Как нужно делать"), ("До рефакторингу", "Після рефакторингу"),
    ("Voor refactoring", "Na refactoring"), ("反面示例", "更好的写法"), ("不良寫法", "較佳寫法"),
    ("Faulty implementation", "Refactored implementation"), ("Flawed design", "Let's fix it"),
    ("Masalah", "Setelah refactoring"), ("안티패턴", "모범 사례"),
  ])
  func aFaultyDesignIsCorrected(_ before: String, _ after: String) throws {
    #expect(try sides(before, after) == [[.before, .after], [.before, .after]])
  }

  @Test(arguments: [
    ("Código original", "Código refactorizado"), ("Código antiguo", "Código nuevo"),
    ("Versão original", "Versão refatorada"), ("Code initial", "Code corrigé"), ("Ancien code", "Nouveau code"),
    ("Ursprünglicher Code", "Refaktorierter Code"), ("Alter Code", "Neuer Code"),
    ("Codice originale", "Codice migliorato"), ("Stary kod", "Nowy kod"), ("Старый код", "Новый код"),
    ("Первоначальный вариант", "Улучшенный вариант"), ("İlk hali", "Düzeltilmiş hali"), ("Eski kod", "Yeni kod"),
    ("原来的代码", "改进后的代码"), ("元のコード", "改善したコード"), ("초기 코드", "개선된 코드"), ("Old design", "New design"),
    ("Old approach", "New approach"),
  ])
  func theFirstVersionOfCodeIsOld(_ before: String, _ after: String) throws {
    #expect(try sides(before, after) == [[.before, .after], [.before, .after]])
  }

  @Test(arguments: ["Исходный код", "New version", "Final code", "Versión"])
  func aVersionOrSourceCodeNamesNoSide(_ label: String) throws {
    #expect(try sides(label, label) == [[nil, nil], [nil, nil]])
  }

  @Test(arguments: [
    ("गलत तरीका", "सही तरीका"), ("खराब कोड", "अच्छा कोड"), ("Galat approach", "Sahi approach"),
    ("Exemplu rău", "Exemplu bun"), ("Înainte", "După"), ("Rossz példa", "Jó példa"),
    ("Hibás megoldás", "Helyes megoldás"), ("Κακό παράδειγμα", "Καλό παράδειγμα"), ("Loš primer", "Dobar primer"),
    ("Лош пример", "Добър пример"), ("דוגמה רעה", "דוגמה טובה"),
  ])
  func moreLanguagesHaveWordsForGoodAndBad(_ before: String, _ after: String) throws {
    #expect(try sides(before, after) == [[.before, .after], [.before, .after]])
  }
}
