import CaseStudyModel
import CaseStudyReader
import Testing

/// Sentences that deny a criticism, and sentences about what can't be done without a change.
struct DenialTests {
  private func side(of text: String) throws -> Side? {
    let fence = "```java\nclass A {}\n```\n\n"
    return try read("# Study\n\n## Single responsibility\n\nText.\n\n\(fence)\(text)\n").article.snippets[0].side
  }

  @Test(arguments: [
    "Neither class is forced to depend on the other's methods.", "None of the classes violates the principle.",
    "Nothing here breaks the principle.", "It never has more than one reason to change.",
    "No existing class has to be modified.", "Adding a type doesn't require changing the calculator.",
    "Clients don't have to depend on methods they never call.",
    "Podem ser substituídas, pois não há violação do princípio.",
    "Estas mudanças não irão requerer mudanças na classe.", "No hay ninguna violación del principio.",
    "Ninguna clase se ve obligada a implementar métodos que no usa.",
    "Aucune classe n'est obligée d'implémenter des méthodes inutiles.",
    "Keine Klasse ist gezwungen, unbenutzte Methoden zu implementieren.", "Здесь нет нарушения принципа.",
    "没有任何类被迫实现不需要的方法。", "ここでは原則に違反していない。",
    "Ningún cliente está obligado a depender de métodos que no usa.",
    "Nenhuma classe é forçada a depender de métodos que não usa.",
    "Ни один класс не обязан реализовывать ненужные методы.", "Sınıfı değiştirmek zorunda değiliz.",
  ])
  func aDeniedCriticismIsPraise(_ sentence: String) throws {
    #expect(try side(of: sentence) == .after)
  }

  @Test(arguments: [
    "Las clases están obligadas a tener métodos vacíos.", "As classes são forçadas a depender da impressora.",
    "Класс обязан реализовывать ненужные методы.", "Sınıfı değiştirmek zorunda kalırız.",
    "Dodanie kształtu wymaga modyfikacji klasy.", "La classe ha più di un motivo per cambiare.",
    "Dadurch wird das SRP verletzt.", "Это ломает LSP.", "Kelas ini melakukan terlalu banyak hal.",
    "هذا ينتهك مبدأ المسؤولية الواحدة.",
  ])
  func whatAClassIsForcedToDoOrDoesTooMuchIsCriticism(_ sentence: String) throws {
    #expect(try side(of: sentence) == .before)
  }

  @Test(arguments: [
    "Ningún cliente debería ser forzado a depender de métodos que no usa.",
    "Nenhum cliente deve ser forçado a depender de métodos que não usa.",
    "Aucun client ne devrait être forcé de dépendre de méthodes inutiles.",
    "Ни один клиент не должен зависеть от ненужных методов.",
    "Hiçbir sınıf kullanmadığı metodu implement etmek zorunda değil.",
  ])
  func whatNoClientShouldBeForcedToDoJudgesNoCode(_ sentence: String) throws {
    #expect(try side(of: sentence) == nil)
  }

  @Test(arguments: [
    "We can't add a shape without modifying the class.", "No new shape can be added without editing the calculator.",
    "No se puede añadir un tipo sin modificar la clase.", "Não é possível adicionar um tipo sem modificar a classe.",
    "On ne peut pas ajouter un type sans modifier la classe.",
    "Ohne die Klasse zu ändern, kann man keinen Typ hinzufügen.", "Нельзя добавить новый тип без изменения класса.",
    "클래스를 수정하지 않고는 새로운 타입을 추가할 수 없다.", "既存のコードを変更せずに新しい型を追加できない。",
    "Non si può aggiungere una forma senza modificare la classe.",
    "Nie można dodać kształtu bez modyfikacji klasy.", "لا يمكن إضافة أشكال جديدة دون تعديل الكود.",
  ])
  func whatCannotBeDoneWithoutAChangeIsCriticism(_ sentence: String) throws {
    #expect(try side(of: sentence) == .before)
  }

  @Test(arguments: [
    ("If different people request changes for different reasons, you likely have multiple responsibilities.", nil),
    ("Si la clase cambia por varias razones, probablemente tengas demasiadas responsabilidades.", nil),
    ("If we add a circle, we have to change the class.", Side.before),
    ("You probably have noticed that it violates the principle.", .before),
    ("It has multiple responsibilities.", .before),
  ])
  func aGuessAboutTheReadersCodeJudgesNoCodeShown(_ sentence: String, _ side: Side?) throws {
    #expect(try self.side(of: sentence) == side)
  }

  @Test(arguments: [
    ("Imagine um caso de uso.", nil), ("Imagine uma loja.", nil), ("Imagina una tienda.", nil),
    ("Imagine a shop.", nil),
    ("Imagine uma classe com três métodos.", Side.before), ("Imagine a class with three methods.", .before),
  ])
  func aSettingThatIsImaginedIsOnNoSide(_ sentence: String, _ side: Side?) throws {
    let text = "# Study\n\n## Single responsibility\n\n\(sentence)\n\n```java\nclass A {}\n```\n"
    #expect(try read(text).article.snippets.map(\.side) == [side])
  }

  @Test(arguments: [
    "A payment method can be added without changing the processor.",
    "It can't know the shapes, so they can be added without changing it.",
    "Sin modificar la clase, se puede añadir un tipo.",
    "Possiamo aggiungere nuove forme senza modificare la classe.",
    "Możemy dodać nowy kształt bez modyfikacji klasy.", "Dodanie kształtu nie wymaga modyfikacji klasy.",
    "يمكن إضافة أشكال جديدة دون تعديل الكود.",
  ])
  func whatCanBeDoneWithoutAChangeIsPraise(_ sentence: String) throws {
    #expect(try side(of: sentence) == .after)
  }

  @Test(arguments: [
    ("You don't need to change the code every time you need a new format.", Side.after),
    ("There is no need to change the menu each time a new dish comes.", .after),
    ("It is loosely coupled, but every time you add a dish, it changes.", .before),
    ("The code is changed every time you add a dish.", .before),
  ])
  func whatIsSparedEveryTimeIsPraise(_ sentence: String, _ side: Side) throws {
    #expect(try self.side(of: sentence) == side)
  }

  @Test(arguments: [
    "It never checks the type, so it violates the principle.",
    "There is no interface, so the class is forced to change.",
    "Nobody can test it, because it depends on a concrete class.",
  ])
  func aDenialEndsWithItsClause(_ sentence: String) throws {
    #expect(try side(of: sentence) == .before)
  }

  @Test(arguments: [
    ("The class is not easy to extend.", Side.before), ("This code works, but it isn't easy to test.", .before),
    ("La clase no es fácil de probar.", .before), ("Não é fácil de manter.", .before),
    ("Ce n'est pas facile à tester.", .before), ("Diese Klasse hält das SRP nicht ein.", .before),
    ("Diese Klasse erfüllt das Prinzip nicht.", .before), ("Класс не легко тестировать.", .before),
    ("It no longer has multiple responsibilities.", .after), ("La clase ya no tiene dos responsabilidades.", .after),
    ("Não fere o princípio.", .after), ("Elle n'enfreint pas le principe.", .after),
    ("Die Klasse verletzt das Prinzip nicht mehr.", .after), ("Sie ist nicht mehr eng gekoppelt.", .after),
    ("Questa classe non viola il principio.", .after), ("Deze klasse schendt het principe niet.", .after),
    ("It hardly follows the SRP.", .before), ("It is anything but easy to extend.", .before),
    ("The problem is gone.", .after), ("The issue is now fixed.", .after),
    ("Das Problem ist damit behoben.", .after), ("Il problema è risolto.", .after),
    ("The problem is solved by one protocol for each task.", .before),
  ])
  func aNegationTurnsTheVerdictOfThePhraseNextToIt(_ sentence: String, _ side: Side) throws {
    #expect(try self.side(of: sentence) == side)
  }

  @Test(arguments: [
    "It isn't clear that this follows the SRP.", "I am not sure whether it follows the SRP.",
    "Es ist unklar, ob sie das SRP befolgt.",
  ])
  func aDoubtJudgesNothing(_ sentence: String) throws {
    #expect(try side(of: sentence) == nil)
  }

  @Test(arguments: [
    "No, this violates the principle.", "No - it violates the principle.", "No: this violates the principle.",
    "No, es difícil de probar.", "Não, isso viola o princípio.", "Non, c'est difficile à tester.",
  ])
  func theNoOfAnAnswerNegatesNothing(_ sentence: String) throws {
    #expect(try side(of: sentence) == .before)
  }

  @Test(arguments: [
    "Diese Klasse verletzt das Prinzip nicht nur einmal.",
    "The class does not only have multiple responsibilities, it also creates its database.",
  ])
  func aNegatedOnlyDeniesNothing(_ sentence: String) throws {
    #expect(try side(of: sentence) == .before)
  }
}
