"""Prose as dense in signs of sides as that of real documents: in ten languages, around every block, by signs of six kinds."""

PLAIN, OLD, NEW, BAD, GOOD, BEFORE, AFTER = range(7)

# By language: sentences without a sign, that introduce the old and the new design, and that judge the design above them;
# and words for the two sides.
LANGUAGES = {
    "en": (
        ("The {noun} was written in a week, and *nobody* has moved a line of it since.",
         "A reader who looks for the {part} finds it between the code that can {verb} it and the code of {team}.",
         "Half of the {number} branches tell kinds of {noun} apart; the others repair what the first half left behind.",
         "As [the handbook](https://example.org/handbook/{part}#{verb}) puts it, a rule to remember is a **defect**."),
        ("Suppose we have a {noun} that can `{verb}` itself, its {part} and {number} other things.",
         "Imagine a class that keeps the {part} of every {noun} and also knows how to do everything {team} asks for.",
         "At first glance the type below looks harmless, because all of the {part} is in one place."),
        ("To fix this, we can split the {noun} into smaller types, so that each has one reason to change.",
         "A better approach is to let the `{Noun}` depend on a protocol that {team} may implement.",
         "By extracting an interface, the code that can {verb} the {part} no longer knows the {noun}."),
        ("This class violates the Single Responsibility Principle, because {team} asks for changes of the {part} too.",
         "The problem with this code is that every time we add a {noun}, {number} files have to be modified.",
         "It is tightly coupled to the {part}, hard to maintain, and has more than one reason to change."),
        ("Now each type has a single responsibility, and the {part} can change without touching the {noun}.",
         "This design follows the principle: new kinds of {noun} need no edit of `{verb}()`."),
        ("Before", "Bad", "Violation", "Wrong"), ("After", "Good", "Solution", "Better")),
    "de": (
        ("Die Klasse `{Noun}` entstand in einer Woche, und seitdem hat *niemand* eine Zeile davon verschoben.",
         "Wer nach `{part}` sucht, findet es zwischen Größen, Schlüsseln und dem, was {team} zuletzt gewünscht hat.",
         "Von {number} Fällen unterscheidet die Hälfte Arten; siehe [Handbuch](https://example.org/{verb}) für **Übriges**."),
        ("Angenommen, wir haben eine Klasse `{Noun}`, die {number} verschiedene Dinge erledigt.",
         "Stellen wir uns vor, dass {team} einen zweiten Wert für `{part}` möchte; ein schlechtes Beispiel dafür zeigt der Code."),
        ("Um das zu beheben, trennen wir `{verb}` von `{part}` und geben jeder Aufgabe ihren eigenen Typ.",
         "Die Lösung ist eine Abstraktion; stattdessen kennt `{Noun}` nur noch ein Protokoll."),
        ("Diese Klasse verstößt gegen das Prinzip der eindeutigen Verantwortlichkeit, denn sie hat mehrere Gründe zur Änderung.",
         "Das Problem ist, dass für jede neue Art {number} Dateien geändert werden müssen."),
        ("Jetzt hat jede Klasse genau eine Aufgabe, und `{part}` kann sich ändern, ohne dass `{Noun}` es merkt.",),
        ("Vorher", "Schlecht", "Falsch"), ("Nachher", "Gut", "Besser")),
    "fr": (
        ("La classe `{Noun}` a été écrite en une semaine, et *personne* n'en a déplacé une ligne depuis.",
         "Le lecteur qui cherche `{part}` le trouve entre {number} méthodes, d'après [le manuel](https://example.org/{verb}).",
         "L'équipe demande souvent une deuxième valeur, et la modification touche **{number} fichiers**."),
        ("Imaginons une classe qui s'occupe à la fois de `{part}` et de `{verb}`.",
         "Prenons l'exemple d'une classe `{Noun}`, un mauvais exemple que l'on rencontre souvent."),
        ("Pour corriger cela, nous pouvons séparer `{verb}` de `{part}`.",
         "La solution consiste à créer une interface ; désormais, `{Noun}` ne dépend que d'elle."),
        ("Cette classe viole le principe de responsabilité unique, car elle a plusieurs raisons de changer.",
         "Le problème est qu'il faut modifier {number} fichiers à chaque nouvelle demande."),
        ("Maintenant, chaque classe a une seule responsabilité, et `{part}` change sans toucher à `{Noun}`.",),
        ("Avant", "Mauvais exemple", "Violation"), ("Après", "Bon exemple", "Solution")),
    "es": (
        ("La clase `{Noun}` se escribió en una semana, y *nadie* ha movido una línea desde entonces.",
         "Quien busca `{part}` lo encuentra entre {number} métodos, según [el manual](https://example.org/{verb}).",
         "Cada cambio que pide el equipo toca **{number} archivos** y rompe alguna prueba más."),
        ("Supongamos que tenemos una clase que se ocupa de `{part}` y también de `{verb}`.",
         "Imagina que el equipo quiere otro valor; a primera vista, este código que viola el principio parece bueno."),
        ("Para solucionar esto, podemos separar `{verb}` de `{part}` y crear una interfaz.",
         "Una mejor forma es que `{Noun}` dependa de una abstracción, aplicando el principio."),
        ("Esta clase viola el principio de responsabilidad única, porque tiene varias responsabilidades.",
         "El problema es que hay que modificar {number} archivos cada vez que llega un caso nuevo."),
        ("Ahora cada clase tiene una sola responsabilidad, y `{part}` puede cambiar sin tocar `{Noun}`.",),
        ("Antes", "Mal", "Incorrecto"), ("Después", "Bien", "Correcto")),
    "pt": (
        ("A classe `{Noun}` foi escrita em uma semana, e *ninguém* moveu uma linha dela desde então.",
         "Quem procura `{part}` encontra-o entre {number} métodos, segundo [o manual](https://example.org/{verb}).",
         "Cada alteração que a equipe pede mexe em **{number} arquivos** e quebra mais um teste."),
        ("Imagine que temos uma classe que cuida de `{part}` e também de `{verb}`.",
         "Vamos supor que a equipe queira outro valor; este é um exemplo de violação bastante comum."),
        ("Para resolver isso, podemos separar `{verb}` de `{part}` em duas classes.",
         "A solução é criar uma interface; em vez disso, `{Noun}` depende apenas de uma abstração."),
        ("Esta classe viola o princípio da responsabilidade única, pois tem mais de um motivo para mudar.",
         "O problema é que precisamos modificar {number} arquivos a cada novo caso."),
        ("Agora cada classe tem uma única responsabilidade, e `{part}` muda sem tocar em `{Noun}`.",),
        ("Antes", "Errado", "Ruim"), ("Depois", "Certo", "Bom")),
    "ru": (
        ("Класс `{Noun}` был написан за неделю, и с тех пор *никто* не передвинул в нём ни строки.",
         "Тот, кто ищет `{part}`, находит его среди {number} методов, см. [справочник](https://example.org/{verb}).",
         "Каждое изменение затрагивает **{number} файлов** и ломает ещё один тест."),
        ("Представьте себе класс, который отвечает и за `{part}`, и за `{verb}`.",
         "Допустим, у нас есть класс `{Noun}`; рассмотрим пример, в котором нарушается принцип."),
        ("Чтобы исправить это, выделим `{verb}` в отдельный класс и создадим интерфейс.",
         "Решение этой проблемы: лучше разделить `{part}` и `{Noun}` на два класса."),
        ("Этот класс нарушает принцип единственной ответственности, потому что у него несколько обязанностей.",
         "Проблема в том, что придется изменять {number} файлов при каждом новом случае."),
        ("Теперь у каждого класса одна обязанность, и `{part}` меняется, не затрагивая `{Noun}`.",),
        ("До", "Плохо", "Неправильно"), ("После", "Хорошо", "Правильно")),
    "tr": (
        ("`{Noun}` sınıfı bir haftada yazıldı ve o günden beri *hiç kimse* bir satırını bile değiştirmedi.",
         "`{part}` değerini arayan kişi onu {number} metodun içinde bulur; bkz. [el kitabı](https://example.org/{verb}).",
         "İstenen her değişiklik **{number} dosyaya** dokunuyor ve bir testi daha bozuyor."),
        ("Hem `{part}` hem de `{verb}` işini yapan bir sınıfımız olduğunu düşünelim.",
         "Diyelim ki yeni bir değer isteniyor; aşağıdaki kod prensibi ihlal eden bir örnek."),
        ("Bunu düzeltmek için `{verb}` işini ayrı bir sınıfa ayırabiliriz.",
         "Bunun yerine bir arayüz oluşturalım; böylece `{Noun}` yalnızca soyutlamaya bağlı olur."),
        ("Bu sınıf tek sorumluluk prensibini ihlal ediyor, çünkü birden fazla sorumluluğu var.",
         "Burada sorun, her yeni durumda {number} dosyayı değiştirmek zorunda kalmamızdır."),
        ("Artık her sınıfın tek bir sorumluluğu var ve `{part}` değişse de `{Noun}` değişmez.",),
        ("Önce", "Kötü örnek", "Yanlış"), ("Sonra", "İyi örnek", "Doğru")),
    "ja": (
        ("`{Noun}` クラスは一週間で書かれ、それ以来*誰も*一行も動かしていない。",
         "`{part}` を探す人は{number}個のメソッドの間でそれを見つける。詳しくは[手引き](https://example.org/{verb})を参照。",
         "チームが二つ目の値を求めるたびに、**{number}個のファイル**が変わり、テストがまた一つ壊れる。"),
        ("次のような、`{part}` と `{verb}` の両方を行うクラスがあるとします。",
         "まずは悪い例として、原則に違反している例を見てみましょう。"),
        ("これを解決するには、`{verb}` を別のクラスに分離します。",
         "そこでインターフェースを導入し、`{Noun}` が抽象に依存するように修正します。"),
        ("このクラスは単一責任の原則に違反しています。変更の理由が複数あるからです。",
         "この設計には問題があります。新しい種類を追加するたびに{number}個のファイルの修正が必要です。"),
        ("これで各クラスの責任は一つになり、`{part}` が変わっても `{Noun}` は変更する必要がありません。",),
        ("悪い例", "改善前", "違反例"), ("良い例", "改善後", "修正後")),
    "zh": (
        ("`{Noun}` 类是在一周之内写成的，从那以后*没有人*动过它的任何一行。",
         "要找 `{part}` 的人，会在{number}个方法之间找到它，参见[手册](https://example.org/{verb})。",
         "团队每次想要第二个值，都会涉及**{number}个文件**，并让又一个测试失败。"),
        ("假设我们有一个类，它既负责 `{part}`，又负责 `{verb}`。",
         "让我们看看下面的例子，这是一个违反单一职责原则的类。"),
        ("为了解决这个问题，我们可以将 `{verb}` 拆分成一个单独的类。",
         "解决方案是引入接口，使 `{Noun}` 只依赖于抽象。"),
        ("这个类违反了单一职责原则，因为它承担了多个职责。",
         "问题在于，每增加一种新的情况，就需要修改{number}个文件。"),
        ("现在每个类只有一个职责，`{part}` 的变化不会影响 `{Noun}`，符合开闭原则。",),
        ("错误示例", "重构前", "反例"), ("正确示例", "重构后", "正例")),
    "ko": (
        ("`{Noun}` 클래스는 일주일 만에 작성되었고, 그 뒤로 *아무도* 한 줄도 옮기지 않았다.",
         "`{part}`을 찾는 사람은 {number}개의 메서드 사이에서 찾게 된다. [안내서](https://example.org/{verb})를 참고하자.",
         "팀이 두 번째 값을 요청할 때마다 **{number}개의 파일**이 바뀌고 테스트가 하나 더 깨진다."),
        ("`{part}`과 `{verb}`을 모두 담당하는 클래스가 있다고 가정해보자.",
         "다음은 단일 책임 원칙을 위반하는 코드의 예시이다."),
        ("이를 해결하기 위해 `{verb}`을 별도의 클래스로 분리해보자.",
         "인터페이스를 정의하고 `{Noun}`이 추상화에 의존하도록 개선한 코드는 다음과 같다."),
        ("이 클래스는 단일 책임 원칙을 위반한다. 여러 책임을 가지고 있기 때문이다.",
         "문제는 새로운 종류가 추가될 때마다 {number}개의 파일의 수정이 필요하다는 점이다."),
        ("이제 각 클래스는 하나의 책임만 가지며, `{part}`이 바뀌어도 `{Noun}`은 수정하지 않아도 된다.",),
        ("나쁜 예", "개선 전", "위반 사례"), ("좋은 예", "개선 후", "올바른 예")),
}
KINDS = ("info", "label", "comment", "heading", "prose", "order")
# In lines; the blocks of real documents are short.
LONGEST_BLOCK = 16
SIDES = ("before", "after")


def sentence(writer, language, kind):
    return writer.sentence(LANGUAGES[language][kind])


def paragraph(writer, language, *signs):
    """Returns sentences without signs around those of some kinds."""
    kinds = [PLAIN] * (1 + writer.below(2))
    for sign in signs:
        kinds.insert(writer.below(len(kinds) + 1), sign)
    separator = "" if language in ("ja", "zh") else " "
    return separator.join(sentence(writer, language, kind) for kind in kinds) + "\n"


def example(writer, language, side, fences):
    """Returns the blocks of a side between paragraphs, with a sign of one kind for all of them."""
    kind = writer.pick(KINDS)
    word = writer.pick(LANGUAGES[language][BEFORE + side])
    introduction, verdict = ((OLD, BAD), (NEW, GOOD))[side]
    text = f"### {word}\n\n" if kind == "heading" else ""
    for fence in fences:
        first, *lines, last = fence.rstrip().split("\n")
        rest = "\n".join(lines[:LONGEST_BLOCK] + [last, ""])
        text += paragraph(writer, language, *([introduction] if kind == "prose" else [])) + "\n"
        if kind == "label":
            text += f"**{word}:**\n\n"
        if kind == "info":
            first = first.replace(".swift", f".swift {SIDES[side]}", 1)
        if kind == "comment":
            rest = f"// {word}\n{rest}"
        text += f"{first}\n{rest}\n"
        text += paragraph(writer, language, *([] if kind == "order" else [verdict])) + "\n"
    return text


def body(writer, language, principles, examples, nouns, size):
    """Returns sections about principles, of a size in bytes that is met to within a paragraph."""
    text = ""
    for index, principle in enumerate(principles):
        text += f"## {principles[principle]}\n\n{paragraph(writer, language)}\n"
        share = size * (index + 1) // len(principles)
        is_first = True
        while is_first or len(text.encode()) < share - 2_000:
            for side, fences in enumerate(examples[principle](writer, nouns.pop(0))):
                text += example(writer, language, side, fences)
            is_first = False
        while len(text.encode()) < share - 500:
            text += paragraph(writer, language, BAD, GOOD) + "\n"
    return text
