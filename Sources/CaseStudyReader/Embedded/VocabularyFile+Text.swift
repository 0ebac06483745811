extension VocabularyFile {
  /// The YAML of the built-in words. It is a literal of Swift, because SwiftPM's `embedInCode` writes an array with an
  /// element for each byte, and the compiler takes 50 seconds for an array of this size.
  static let text = #"""
    # The words that identify sides and principles. A site adds its own under `vocabulary` in solidsite.yml.
    #
    # Everything is compared in a normal form: lower case, full-width signs made narrow, punctuation and emoji
    # removed, except the
    # signs listed in `marks`. A label, heading or comment names a side only if all of it is vocabulary: a side's
    # words, filler, names
    # of principles and of languages. So "without modifying" or "problem statement" name none.

    marks:
      before: [❌, ✕, ✗, ✘, ✖, 🚫, ⛔, 👎, 🔴, 💩, 🙅, 😱, 🔻]
      after: [✅, ✔, ✓, ☑, 👍, 🟢, 🙆, 💚, ⭕]

    labels:
      before:
        - [we dont want this, dont want this, violate, not violated yet, before, bad, very bad, worse, violation,
           violations, violates, violating, violated, violator, wrong, the wrong way, problem, problems, problematic,
           incorrect, incorrectly,
           naive, smell, smells, smelly, code smell, not following, not using, not applying, not adhering to,
           not respecting, without solid, without srp, without ocp, without lsp,
           without isp, without dip, non solid, non srp, non ocp, non lsp, non isp, non dip, without applying,
           without following,
           without using, without principle, could be better, dont, dont do this, avoid, anti pattern, antipattern,
           anti patterns, non compliant, noncompliant, not compliant,
           breaking, breaks, fails, poor, not good, not recommended,
           bad practice, worst practice, disrespecting, doesnt follow, does not follow, doesnt comply with,
           does not comply with, failing to follow, ignoring, tightly coupled,
           unsolid, not solid, mistake, the old way, ugly, legacy, dirty, messy, unorganized, unstructured,
           monolithic, spaghetti, not so good, could be improved, wrong solution,
           bad solution, naive solution, problematic solution, incorrect solution, wrong fix, avoid this, as is, asis,
           as was, code smell detected, smell detected, violation detected, code smell détecté, violation détectée,
           코드 냄새, 코드 냄새 맡아보기, コードの臭い, コードの不吉な臭い, コードの不吉な臭いを嗅いでみる, 闻代码, 代码坏味道,
           fat interface, fat interfaces, god class, god object,
           negative example, negative examples, counterexample, counterexamples, counter example, old code,
           the old code, old way]
        - [erfüllt nicht, erfüllt principle nicht, erfüllt das principle nicht, befolgt principle nicht,
           befolgt das principle nicht, hält principle nicht ein, hält das principle nicht ein]
        - [affected code, code affected, código afectado, código afetado, code concerné, code affecté, betroffener code,
           затронутый код, etkilenen kod, 受影响的代码, 影響を受けるコード, 영향받는 코드]
        - [replace this, instead of, instead of this, en lugar de, en lugar de esto, en vez de, en vez de esto,
           em vez de, au lieu de, anstatt, statt, anstelle von, invece di, вместо, from, over, 旧, 変更元]
        - [anti example, antiexample, antiexamples, антипример, антипримеры, антиприклад, antiejemplo, antiexemplo,
           antibeispiel, antiesempio, antyprzykład]
        - [broken, the broken, broken code, roto, rota, quebrado, quebrada, cassé, kaputt, сломано, сломанный]
        - [not preferred, less preferred, least preferred, discouraged, not great, not ideal, less ideal, bad too,
           also bad, also wrong, also incorrect, still bad, still wrong, still not good, better but still bad,
           even worse, no preferido, não preferido]
        - [too broad, too big, too large, too wide, mixed responsibilities, mixed concerns, suboptimal, sub optimal,
           less than ideal, déconseillé, déconseillée, desaconsejado, desaconselhado, sconsigliato, sconsigliata,
           неидеально, ideal değil, önerilmeyen, tavsiye edilmeyen, 권장하지 않는, 바람직하지 않은, 望ましくない, 推奨しない,
           推奨されない, 不理想, 不理想的]
        - [peor, aún peor, también mal, también malo, también mala, pior, ainda pior, também ruim, aussi mauvais,
           auch schlecht, ebenfalls schlecht, noch schlechter, тоже плохо, хуже, ещё хуже, еще хуже, daha kötü, 也不好,
           更糟, 더 나쁜]
        - [greșit, gresit, exemplu greșit, exemplu gresit, ที่แย่, ไม่ดี, ตัวอย่างที่ไม่ดี, بد کوډ]
        - [悪い例, 悪い, 違反, 違反した, 違反している, 違反例, 違反して いる, ng, ng例, 問題のある, 問題, 問題点のある, 改善前, 修正前, 適用前, 変更前, リファクタリング前,
           アンチパターン, だめな, ダメな, ダメ, 良くない, よくない, 守っていない, 破る, 破った, 破っている, 準拠していない, 満たしていない, 違反コード,
           駄目な, 違反すると, に違反すると, 違反するとどうなるか, に違反するとどうなるか, 違反のリスク, とても悪い例, アンチパターン的な, アンチパターン的な解決策, よくない例, 良くない例, 間違い,
           間違った, 間違った例, 誤った, 誤った例, 不適切な, 不適切な例, 原則違反, 違反パターン]
        - [反例, 坏, 坏的, 坏例子, 糟糕的, 糟糕, 错误, 错误的, 错误示例, 错误示范, 错误例子, 错误代码, 错误写法, 反面示例, 反面教材, 反面例子, 坏代码, 坏味道, 不良示例, 不良设计, 违规,
           违规示例, 违反示例, 违反原则, 违反原则的, 不合理的, 不推荐的, 有问题的, 糟糕的设计, 错误的示例,
           优化之前, 重构之前, 修改之前, 改进之前, 使用前, 应用前, 错误做法, 违反, 违反了, 违背, 违背了,
           破坏, 破坏了, 不符合, 不遵循, 不遵守, 不好, 不好的, 不好示例, 不推荐, 改进前, 修改前, 重构前,
           优化前, 改造前, 问题, 问题代码, 違背, 違反了, 壞, 壞的, 不好的範例, 錯誤, 錯誤的, 錯誤示範,
           重構前, 修改前]
        - [위반, 위반할, 위반하게 되는, 위반한, 위반하는, 위반된, 위반 사례, 위배, 위배한, 위배된, 위배하는, 잘못된, 잘못, 나쁜, 나쁜예, 나쁜코드, 안 좋은, 안좋은, 좋지 않은, 문제,
           문제가 있는, 문제 있는, 개선 전, 개선전, 적용 전, 적용전, 적용하기 전, 수정 전, 수정전, 변경 전, 리팩토링 전,
           리팩터링 전, 지키지 않은, 지키지 않는, 준수하지 않은, 따르지 않는, 어긋난,
           깨지는, 깨진, 깨뜨리는, 깨트리는, 깨는, 위반을 유발하는, 문제점이 있는, 반례, 이전, 기존]
        - [плохо, плохой, плохая, плохое, плохие, неправильно, неправильный, неправильная, неправильное, неверно,
           неверный, нарушение, нарушения, нарушает, нарушающий, нарушающая,
           нарушен, с нарушением, до, было, до рефакторинга, проблема, антипаттерн, анти паттерн, как не надо,
           не надо, не соответствует, не соблюдает, без применения,
           без использования, ошибка, нарушаем, нарушающий код, плохая реализация, плохой код, неправильный подход,
           очень плохо, проблемный, проблемный код, неверная,
           неверная реализация]
        - [kötü, kötü örnek, yanlış, hatalı, ihlal, ihlali, ihlal eden, ihlal edilen, ihlal ediyor, ihlal edilmiş,
           ihlâl, önce, öncesi, uygun olmayan, uygun değil, uymayan,
           uymuyor, problem, problemli, sorunlu, sorun, aykırı, çok kötü, kötü kod, kötü kullanım, yanlış kullanım,
           yanlış örnek, hatalı kullanım, ihlal örneği, uymayan kod,
           uygunsuz, uygulanmamış, uygulanmadan önce, uygulanmamış hali]
        - [antes, mal, malo, mala, malos, mal ejemplo, incorrecto, incorrecta, erróneo, violación, violacion, viola,
           violando, que viola, violaciones, no cumple, no cumple con,
           que no cumple, sin cumplir, sin aplicar, sin, problema, anti patrón, anti patron, antipatrón, no respeta,
           incumple, incumplimiento, forma incorrecta, no recomendado,
           muy mal, muy malo, mala práctica, malas prácticas, mal diseño, mal código, incumpliendo, rompe, rompiendo,
           violar, ejemplo malo, ejemplo incorrecto, no hacer, evitar,
           código problemático, problemático, problemática, problematico, problematica, problematisch, problematischer,
           erróneo, errónea, en contra de]
        - [errado, errada, ruim, incorreto, incorreta, violação, violacao, violando o, não segue, não cumpre,
           não aderente, não aderente ao, não respeita, sem aplicar, exemplo ruim, jeito errado, forma errada,
           muito ruim, péssimo, mau exemplo, mal, mau, viola, violando, má prática, evitar, evite, modelo errado,
           quebrando, incorretamente]
        - [avant, mauvais, mauvaise, mauvais exemple, mauvaise pratique, incorrect, violation, viole, problème,
           probleme, ne respecte pas, sans, à éviter, non respect, non conforme]
        - [vorher, schlecht, schlechtes, schlechter, falsch, falsches, verstoß, verstoßes, verstösst,
           verstößt gegen, verstoß gegen, verletzt, verletzung, verletzung des, negativbeispiel,
           nicht gut, nicht so]
        - [prima, sbagliato, cattivo, violazione, male, errato, źle, zły, przed, naruszenie, naruszenia, slecht, fout,
           zła, złe, погано, порушення, buruk, salah, pelanggaran, sebelum, tệ, xấu, vi phạm,
           trước]
        - [旧代码, 旧写法, 旧方式, контрпример, contre exemple, exemple négatif, contraejemplo, ejemplo negativo,
           contraexemplo, exemplo negativo, gegenbeispiel, olumsuz örnek]
        - [over abstracted, overabstracted, over engineered, overengineered, 过度抽象的, 过度设计的,
           过度工程的, 过度工程化的, 過度抽象的, 過度設計的]
        - [之前, 以前]
        - [to be refactored, not refactored, not yet refactored, should be refactored, needs to be refactored,
           without the principle, with principle violation, with principle violations,
           with principle principle violation, problem with principle, problems with principle, issue with principle,
           issues with principle]
        - [starting point, the starting point, where we start, punto de partida, el punto de partida,
           ponto de partida,
           o ponto de partida, point de départ, le point de départ, ausgangspunkt, ausgangslage, ausgangscode,
           исходная версия, исходная реализация, başlangıç, başlangıç kodu, 出発点, 시작점, 初始设计]
        - [before applying, before using, before following, prior to applying, what not to do, how not to do,
           tight coupling, high coupling, original code, original implementation,
           original version, original design, initial code, initial implementation, initial version, initial design]
        - [con problemas, con el problema, antes de aplicar, antes de refactorizar, antes de la refactorización,
           antes del refactor, antes del refactoring, qué no hacer, sem principle,
           sem o principle, sem solid, antes da refatoração, antes da refatoracao, antes de refatorar,
           antes do refactoring, com problema, com problemas, o que não fazer]
        - [à ne pas faire, ce qu il ne faut pas faire, avant d appliquer, avant application, avant l application,
           ohne principle, ohne das principle, ohne solid, ohne prinzip, falscher,
           falsche, schlechte, negatives beispiel, vor dem refactoring, vor dem refaktorieren, vor der refaktorierung,
           vor der anwendung]
        - [без principle, без принципа, без solid, до применения, плохого, плохих, неправильного, поганий, погана,
           погані, неправильно, порушує, порушення principle, principle olmadan,
           prensip olmadan, solid olmadan]
        - [没有使用, 未使用, 没有应用, 未应用, 未遵循, 没有遵循, 未遵守, 没有遵守, 使用principle之前, 使用 principle 之前, 应用principle之前, 应用 principle 之前,
           原始代码, 初始代码, 初始实现, 原始实现, 適用していない, 適用しない, 適用しなかった]
        - [sbagliata, scorretto, scorretta, errata, cattiva, non rispetta, senza principle, senza solid,
           prima del refactoring, niepoprawny, niepoprawnie, łamie, łamanie, narusza,
           bez principle, przed refaktoryzacją, slechte, foute, verkeerd, verkeerde, schending, zonder principle,
           dåligt, dålig, felaktig, utan principle, dårlig, dårligt, uden principle,
           uten principle, špatně, špatný, porušení]
        - [melanggar, tidak mengikuti, tidak mematuhi, kurang baik, tanpa principle, sebelum refactoring,
           sebelum menerapkan, trước khi áp dụng, không áp dụng, chưa áp dụng, không tốt,
           chưa tốt, không tuân thủ, sai, mã nguồn cũ, code cũ, trước khi sửa,
           trước khi refactor, không đúng]
        - [سيئة, السيئ, خاطئة, الخطأ, الخاطئ, غير صحيح, غير صحيحة, 改良前, da evitare, non bene, loše, pogrešno,
           yomon]
        - [سيء, سيئ, السيء, خاطئ, خطأ, قبل, انتهاك, مخالفة, مشكلة, المشكلة, بدون principle, بد, نادرست, غلط, اشتباه,
           مشکل, نقض, قبل از]
        - [mauvaises, mauvaises pratiques, sbagliati, sbagliate, cattivi, cattive, niepoprawna, niepoprawne, špatná,
           špatné, nesprávný, nesprávná, nesprávné, погане, поганого, неправильний, неправильна, неправильне, dåliga,
           felaktigt, felaktiga, feil, forkert, dårlige, errados, erradas, incorretos, incorretas,
           incorrectos, incorrectas, huono, huonoa, huonot, väärä, väärin, ennen]
        - [mala solución, malas soluciones, solución incorrecta, má solução, solução ruim, solução errada,
           solução incorreta, mauvaise solution, mauvaises solutions, schlechte lösung, falsche lösung,
           cattiva soluzione, soluzione sbagliata, плохое решение, неправильное решение, неверное решение,
           погане рішення, неправильне рішення, złe rozwiązanie, špatné řešení, slechte oplossing, foute oplossing,
           kötü çözüm, yanlış çözüm, hatalı çözüm, dålig lösning, dårlig løsning, huono ratkaisu]
        - [detecting violation, detecting violations, detecting principle violation, detecting principle violations,
           spotting violations, spotting principle violations,
           signs of violation, signs of violations, signs of principle violation, symptoms of violation,
           symptoms of principle violation, 不良設計, 不良範例]
        - [infringe, infringiendo, vulnera, vulnerando, irrespeta, irrespetando, quebranta, quebrantando, transgrede,
           transgrediendo, fere, ferindo, infringindo, desrespeita, desrespeitando, descumpre, descumprindo, quebra,
           enfreint, enfreignant, violant, transgresse, transgressant, bafoue, ne suit pas, sans respecter,
           non respecté, non respectée, bricht, missachtet, missachtung, nichteinhaltung, nichtbeachtung,
           nicht eingehalten, nicht befolgt, infrange, infrangendo, non segue, łamiący, łamiąca, łamiące, łamiącego,
           łamiącej, złamanie, naruszający, naruszająca, naruszające, naruszającego, naruszającej, niezgodny,
           niezgodna, niezgodne, niezgodny z, niezgodna z, niezgodne z, несоблюдение, несоблюдения, не соблюдающий,
           не соблюдающая, не соответствующий, не соответствующая, не соответствующее, ломает, ломающий, ломающая,
           що порушує, який порушує, яка порушує, не дотримується, prensibe uymayan, ilkeye uymayan,
           prensip uygulanmadan, prensip uygulanmamış, tidak sesuai, tidak sesuai dengan, ينتهك, تنتهك, يخالف, تخالف,
           بدون رعایت, عدم رعایت]
        - [違反する, 守らない, 従わない, 従っていない, 準拠しない, 満たさない, 反する, 反した, 反している, 問題がある, 不使用principle, 不使用 principle, 违例, 存在问题的,
           적용하지 않은, 적용하지 않는, 적용되지 않은, 만족하지 않은, 만족하지 않는, 만족하지 못한, 만족하지 못하는, 지키지 못한, 지키지 못하는, 준수하지 않는, 준수하지 못한,
           준수하지 못하는, 따르지 못한, 따르지 못하는, 어긴, 어기는, 미적용, 미준수]
        - [how not to write, how not to implement, how not to design, cómo no hacerlo, así no, como não fazer,
           assim não, comment ne pas faire, à ne pas suivre, so nicht, wie man es nicht macht, come non fare,
           come non farlo, jak nie robić, tak nie robić, как неправильно, как не нужно, как не нужно делать,
           как не стоит делать, как делать не надо, как делать нельзя, так не надо, так не нужно, так делать не надо,
           так делать нельзя, так нельзя, як не треба, як не треба робити, avant la refactorisation,
           avant refactorisation, vor anwendung, vor anwendung des, до рефакторингу, до застосування, було,
           před refaktoringem, voor refactoring, voor de refactoring, masalah, permasalahan, vấn đề, 负面, 負面, 反面, 反模式,
           不良, 應用前, 안티패턴, 안티 패턴, 비추천]
        - [गलत, ग़लत, खराब, बुरा, बुरी, galat, galat tarika, exemplu rău, încălcare, încalcă, înainte, rossz, hibás,
           hibás megoldás, rossz megoldás, helytelen, κακό, κακός, λάθος, loš primer, лош пример, грешен пример, רע,
           רעה, שגוי]
        - [old design, old approach, old implementation, defective]
        - [código original, código inicial, versión original, versión inicial, diseño original, diseño inicial,
           implementación original, implementación inicial, clase original, clase inicial, código antiguo,
           código viejo, versão original, versão inicial, implementação original, implementação inicial,
           classe original, código antigo, código velho, code initial, code d origine, version initiale,
           version originale, conception initiale, ancien code, ursprünglicher code, ursprüngliche version,
           ursprüngliche klasse, ursprünglicher entwurf, originaler code, alter code, codice originale,
           codice iniziale, versione originale, versione iniziale, vecchio codice, oryginalny kod, kod początkowy,
           kod pierwotny, stary kod, исходный вариант, исходный класс, первоначальный код, первоначальный вариант,
           первоначальная версия, изначальный код, изначальный вариант, старый код, початковий код,
           початковий варіант, старий код, orijinal kod, ilk hali, eski kod, kode awal, kode lama, code ban đầu,
           mã ban đầu, oorspronkelijke code, oude code, 原始设计, 原始版本, 原来的代码, 原来的设计, 原来的写法, 最初的代码, 最初的设计, 最初的实现, 原本的寫法,
           原本的程式碼, 原始程式碼, 元のコード, 元の実装, 元の設計, 最初のコード, 最初の実装, 古いコード, 초기 코드, 최초 코드, 원래 코드, 원본 코드, 초기 구현]
        - [faulty, flawed, rigid, inflexible, defectuoso, defectuosa, deficiente, rígido, rígida, acoplado, acoplada,
           fuertemente acoplado, altamente acoplado, fortemente acoplado, defeituoso, defeituosa, défectueux,
           défectueuse, problématique, rigide, fortement couplé, fehlerhaft, fehlerhafte, fehlerhafter, fehlerhaftes,
           starr, stark gekoppelt, eng gekoppelt, difettoso, difettosa, erroneo, erronea, rigido, rigida,
           nieprawidłowy, nieprawidłowa, nieprawidłowe, błędny, błędna, błędne, niepoprawne rozwiązanie,
           nieprawidłowe rozwiązanie, błędne rozwiązanie, ошибочный, ошибочная, ошибочное, помилковий, помилкова]
      after:
        - [not violating, not violate, not violates, not violated, does not violate, doesnt violate, no violation,
           no longer violates, without violating, without violation,
           after, good, also good, very good, great, best, better, much better, even better, correct, correctly,
           the correct way, the right way, right, solution, solutions,
           proposed solution, fix, fixed, the fix, improved, improvement, improvements,
           refactored, refactored to, refactoring with, refactoring using, refactoring to, refactored using,
           refactored with, applying, applied, following, following principle, following the principle, follows,
           follows principle, follows the principle, adhering to,
           adhering, adheres to, adherence to, respecting, respects, complies with, complying with, compliant,
           compliance with, conforming, conforms to, do, do this,
           do it like this, prefer, preferred, recommended,
           clean, good practice, cleaner, compliant solution, the fixed, proper, appropriate, ideal, much cleaner,
           improved solution, better solution, the better,
           the solution could be, the solution would be, solution could be, solution would be, one solution,
           possible solution, reworked, restructured, adhered to, adherent,
           conformant, compliant with the, best practice, valid, resolved, fixing, solving, satisfies, satisfying,
           obeying, obeys, with solid, using solid, properly, the new way, to be, tobe,
           positive example, positive examples, new code, the new code, new way]
        - [no violations, no principle violation, no principle violations, not a violation, no viola, que no viola,
           no violan, no incumple, que no incumple, no rompe, que no rompe, sin violar, sin violación, sin violacion,
           sin violaciones, não viola, que não viola, não fere, que não fere, não quebra, que não quebra, sem violar,
           sem violação, sem violações, ne viole pas, qui ne viole pas, n enfreint pas, qui n enfreint pas,
           sans violer, sans violation, pas de violation, verletzt principle nicht, verletzt das principle nicht,
           ohne verletzung, ohne verstoß, keine verletzung, kein verstoß, non viola, che non viola, senza violare,
           nessuna violazione, не нарушает, не нарушающий, не нарушающая, не нарушающего, без нарушения,
           без нарушений, нет нарушения, нет нарушений, nie narusza, nie łamie, ihlal etmeyen, không vi phạm,
           tidak melanggar, schendt niet, schendt principle niet]
        - [良い例, 良い, よい例, よい, いい例, 改善例, 改善後, 改善, 改善した, 改善版, 修正後, 修正版, 修正した, 修正例, 適用後, 適用した, 適用, 変更後, リファクタリング後, 解決策,
           解決方法, 解決, 解決例, ok, ok例, 準拠, 準拠した, 準拠している, 守った, 守っている, 従った,
           従っている, 正しい, 正しい例, 望ましい, 推奨, 満たした, 満たしている, とても良い例, より良い例, より良い, もっと良い例, 正しい実装, 準拠例, 準拠した例, 対策, 対応後, 遵守,
           遵守した, 遵守している, 適切な, 適切な例, リファクタリング, リファクタリング例, 解決した]
        - [正例, 好, 好的, 好例子, 正确, 正确的, 正确示例, 正确做法, 正确例子, 正确代码, 正确写法, 正面示例, 正面例子, 好代码, 良好的, 良好示例, 推荐的, 推荐做法, 推荐写法, 合理的,
           非常好, 最好的, 遵循示例, 符合原则, 符合原则的, 遵循原则, 遵循原则的, 改正后, 修正后, 优化之后, 重构之后,
           修改之后, 改进之后, 使用后, 优化, 重构, 更优, 更优的, 正确示范, 符合, 遵循, 遵循了, 遵守, 遵守了, 改进, 改进后, 改进的, 修改后, 重构后, 优化后, 改造后, 解决方案, 解决办法,
           解决, 解决方法, 推荐, 更好的, 更好, 較好, 較好的, 正確, 正確的, 重構後, 修改後, 解決方案, 遵循,
           好的範例, 应用后]
        - [좋은, 좋은예, 좋은코드, 올바른, 바른, 개선, 개선된, 개선한, 개선 후, 개선후, 적용, 적용된, 적용한, 적용 후, 적용후, 적용한 후, 적용한 뒤, 적용 이후, 준수, 준수한,
           준수하는, 지킨, 지키는, 지켜진, 따르는, 따른, 적합, 적합한, 해결, 해결책, 해결 방법, 해결방법, 해결 방안, 해결한, 수정 후, 수정후,
           수정된, 수정한, 변경 후, 리팩토링 후, 리팩토링, 리팩터링 후, 만족하는, 만족, 더 좋은, 아주 좋은, 개선안, 개선 방법, 수정 코드, 이후, 대안]
        - [хорошо, хороший, хорошая, хорошее, хорошие, правильно, правильный, правильная, правильное, верно, лучше,
           применение principle, применение принципа, с применением, применяем, соблюдение, соблюдает,
           соблюдён, соответствует, следование, решение, исправление, исправлено, исправленный, исправленная, после,
           стало, после рефакторинга, как надо, улучшенный, улучшение,
           очень хорошо, отлично, хорошая реализация, хороший код, правильный подход, соблюдаем, применяя, соблюдая,
           соответствует принципу, исправленный код, решение проблемы,
           верная, верная реализация, рефакторинг, улучшенная, улучшенный код]
        - [iyi, iyi örnek, doğru, düzeltilmiş, düzeltme, çözüm, çözümü, sonra, sonrası, uygun, uygulanmış,
           uygulanmış hali, uygulandığı, uygulaması, uyan, uyumlu, daha iyi,
           iyileştirilmiş, refactor edilmiş, çok iyi, en iyi, iyi kod, iyi kullanım, doğru kullanım, doğru örnek,
           düzeltilmiş hali, düzenlenmiş, düzenlenmiş hali, uyumlu kod,
           uyan kod, uygun kod, uygulandıktan sonra, prensibe uygun, iyileştirme]
        - [después, despues, bien, bueno, buena, buen, buen ejemplo, correcto, correcta, solución, solucion, mejor,
           mejorado, mejora, aplicando, aplicado, cumple, cumple con,
           cumpliendo, que cumple, refactorizado, refactorización, refactorizando, respetando, respeta, siguiendo,
           forma correcta, corregido, recomendado, muy bien, muy bueno,
           mejorada, buena práctica, buenas prácticas, buen diseño, buen código, ejemplo bueno, ejemplo correcto,
           corrección, refactorizada, refactor, solución propuesta,
           mucho mejor, aún mejor, de acuerdo con, corregida, con]
        - [depois, aderente, aderente ao, certo, certa, bom, boa,
           correto, correta, solução, solucao, melhor, melhorado, aplicando o,
           refatorado, refatoração, segue, cumpre, exemplo bom, bom exemplo,
           jeito certo, forma correta, seguindo, muito bom, muito melhor, ótimo, boa prática, boas práticas,
           bom código, corrigido, corrigida, respeitando, respeita, aplicando,
           aplicado, melhorada, refatorada, recomendado, modelo correto, corretamente]
        - [après, apres, bon, bonne, bon exemple, bonne pratique, correct, solution, mieux, respecte, respectant,
           amélioré, appliquant, refactorisé, conforme, corrigé, très bon,
           très bien, meilleur, meilleure, bien, bonne conception, bonne approche, bonnes pratiques, appliqué,
           exemple correct, refactorisation]
        - [nachher, gut, gutes, guter, gutes beispiel, richtig, richtiges, besser, lösung, loesung, verbessert,
           korrekt, verletzt nicht, eingehalten, positivbeispiel, sehr gut,
           verbesserte, verbesserter, eingehaltenes, erfüllt, richtige, korrekte, korrektes, gute, refaktorierte,
           refactoring, refaktoriert, so ist es besser]
        - [dopo, giusto, corretto, buono, soluzione, migliorato, dobrze, dobry, rozwiązanie, po, goed, oplossing,
           dobra, dobre, добре, рішення, baik, benar, solusi, sesudah, tốt, giải pháp, sau]
        - [新代码, 新写法, 新方式, позитивный пример, exemple positif, ejemplo positivo, exemplo positivo, olumlu örnek]
        - [how to fix, how to fix it, how to fix this, how to improve, how to improve it, how to improve this,
           how to solve,
           how to solve it, how to solve this, how to refactor, fixes it, fixes this, solves it, solves this,
           cómo arreglarlo, cómo solucionarlo, cómo mejorarlo, cómo corregirlo, como resolver, como corrigir,
           como melhorar, comment corriger, comment résoudre, comment améliorer, wie es besser geht, как исправить,
           как улучшить, nasıl düzeltilir, nasıl çözülür, 如何改进, 如何解决, 如何修复, 改进方案, 改进方法, 改善方法, 改善策, 改善案, 修正案,
           개선 방안, 개선방안]
        - [with principle, with the principle, compliance, in compliance with, in accordance with, what to do instead,
           do this instead, loosely coupled, loose coupling, low coupling,
           after applying, after using, after following]
        - [cumplimiento, después de aplicar, despues de aplicar, tras aplicar, qué hacer en su lugar, com principle,
           com o principle, com solid, depois de aplicar, após, após aplicar,
           após a refatoração, o que fazer]
        - [respect, respect du, avec principle, avec le principle, avec solid, après avoir appliqué,
           après application, à faire, mit principle, mit dem principle, mit solid, einhaltung,
           unter einhaltung, richtiger, bessere, besserer, positives beispiel, nach dem refactoring,
           nach dem refaktorieren, nach der refaktorierung, nach der anwendung, lösungsvorschlag, musterlösung]
        - [с principle, со principle, с solid, после применения, соблюдения, хорошего, хороших, правильного, гарний,
           гарна, гарні, правильно, виправлення, виправлено, виправлений, виправлена, виправлене, дотримання, краще,
           principle ile, solid ile]
        - [使用principle, 使用 principle, 使用principle之后, 使用 principle 之后, 应用principle, 应用 principle, 应用principle之后,
           应用 principle 之后, 改善された, 修正された]
        - [rispetto, rispetta, buon, buona, corretta, migliore, dopo il refactoring, poprawny, poprawnie, poprawna,
           zgodny, zgodna, zgodne, po refaktoryzacji, goede, beter, betere,
           met principle, bra, bättre, lösning, korrekt, med principle, godt, bedre, løsning, správně, správný,
           řešení, dobře]
        - [mengikuti, mematuhi, menerapkan, penerapan, perbaikan, lebih baik, dengan principle, setelah refactoring,
           setelah menerapkan, tuân thủ, sau khi áp dụng, áp dụng, đúng, cải tiến, tốt hơn,
           mã nguồn mới, code mới, sau khi sửa, sau khi refactor]
        - [صواب, الصواب, صحيحة, الصحيح, الصحيحة, جيدة, الجيدة, أفضل, الأفضل, 改良後, 改良した, 改良された, 改良, 改良版, 改良例,
           改良済み, bene, meglio, dobro, ispravno, bolje, yaxshi]
        - [جيد, الجيد, صحيح, بعد, الحل, حل, تحسين, مع principle, خوب, درست, راه حل, بعد از, پس از, بهبود]
        - [segregated, decoupled, separate responsibilities, separated responsibilities, separated concerns,
           split interfaces, small interfaces, smaller interfaces]
        - [preferable, idéal, idéale, ideale, préférable, recommandé, recommandée, à privilégier, preferible,
           preferível, preferibile, consigliato, consigliata, empfohlen, vorzuziehen, предпочтительно,
           предпочтительнее, рекомендуется, önerilen, tercih edilen, tavsiye edilen, zalecane, 권장, 권장하는,
           추천, 바람직한, 可取的, 更可取]
        - [suggested, suggestion, suggested change, proposed, proposal, propuesto, propuesta, sugerido, sugerida,
           proposé, proposée, suggéré, suggérée, vorgeschlagen, vorgeschlagene, vorgeschlagener, proposto, proposta,
           suggerito, suggerita, предлагаемый, предлагаемая, предлагаемое, önerilen çözüm, 提案, 建议, 제안]
        - [use this, use this instead, usa esto, usa esto en su lugar, use isto, use isso, utilisez plutôt,
           to, with this, becomes, turns into, se convierte en, devient, wird zu, diventa, 変更先]
        - [corrected, the corrected, 良好设计, 良好設計, 良好範例]
        - [also right, also correct, also preferred, también bien, también bueno, también correcto, prefiere, prefira,
           também bom, também correto, aussi bon, auch gut, ebenfalls gut, тоже хорошо]
        - [corect, exemplu corect, ที่ดี, ที่ควร, ตัวอย่างที่ดี, terbaik, ښه کوډ]
        - [work on improving, working on improving, try to improve it, lets improve it, lets refactor, lets refactor it,
           개선해보기, 개선해 보기, 개선하기, 리팩토링해보기, 리팩토링 해보기, 리팩토링하기, 리팩터링하기, 改善してみる,
           改善してみよう, リファクタリングしてみる, リファクタリングしてみよう, 尝试改善, 尝试改进, 尝试重构]
        - [之后, 之後, 重构为, 重构成, 重构到, 重構為, 重構成, 这个例子符合, 这个例子遵循, 这个例子遵守, 这个示例符合, 这个示例遵循,
           这段代码符合, 这段代码遵循, 这段代码遵守, 这个类符合, 这个类遵循]
        - [atendendo, atendendo ao, atendendo o, atende, atende ao, atende o, que atende, que atende ao]
        - [how can the design be improved, how can the code be improved, how can this be improved,
           how can it be improved, how could this be improved, how could it be improved, how can we improve,
           how could we improve, how do we improve, how can we fix, how could we fix, how do we fix,
           cómo podemos mejorar, cómo se puede mejorar, cómo mejorar, como podemos melhorar,
           comment peut on améliorer, comment améliorer, wie lässt sich das verbessern, wie kann man das verbessern,
           wie können wir das verbessern, как можно улучшить, как это улучшить, nasıl iyileştirebiliriz,
           nasıl iyileştirilebilir, كيف يمكن تحسين, كيف نحسن, كيف يمكن إصلاح, 如何改进设计, どのように改善できるか,
           どう改善できるか, 어떻게 개선할 수 있을까]
        - [buenos, buenas, correctos, correctas, certos, certas, bons, boas, corretos, corretas, bonnes, corretti,
           corrette, giusta, giusti, giuste, buoni, buone, poprawne, správná, správné, dobrý, dobrá, dobré, добрий,
           добра, правильний, правильна, правильне, гарне, riktig, riktigt, rätt, rigtig, gode, hyvä,
           hyvää, hyvät, oikea, oikein, ratkaisu, jälkeen]
        - [melhoria, melhorias, mejoría, correção, correções, amélioration, améliorations, verbesserung,
           miglioramento, ulepszenie, poprawka, покращення]
        - [修复违规, 修正违规, 纠正违规, 消除违规, 修复违反, 修复违反的代码, 違反の修正, 違反を修正, 違反を修正する, 違反の解消, 違反を解消する,
           위반 수정, 위반 수정하기, 위반 해결, 위반 해결하기, ihlali düzeltme, ihlali düzeltmek, ihlalin düzeltilmesi,
           ihlali giderme, ihlalin giderilmesi]
        - [no infringe, que no infringe, no vulnera, que no vulnera, no irrespeta, no quebranta, no transgrede,
           sin infringir, sin vulnerar, sin romper, não infringe, que não infringe, não desrespeita,
           que não desrespeita, não descumpre, sem ferir, sem quebrar, sem infringir, sem desrespeitar, qui respecte,
           qui suit, en respectant, en suivant, che rispetta, rispettando, che segue, nie łamiący, nie naruszający,
           соответствующий, соответствующая, соответствующее, соблюдающий, соблюдающая, що дотримується,
           який дотримується, дотримується, prensibe uyan, ilkeye uyan, ilkeye uygun, sesuai, sesuai dengan, رعایت,
           با رعایت]
        - [違反しない, 違反していない, 反しない, 守る, 従う, 沿った, 則った, 満たす, 準拠する, 不违反, 不違反, 没有违反, 沒有違反, 满足, 满足了, 滿足, 위반하지 않는, 위반하지 않은,
           어기지 않는, 어기지 않은]
        - [how to do it right, how to do it properly, how to do it correctly, lets fix it, lets fix this,
           lets fix that, lets fix the code, lets fix the design, lets improve this, lets refactor this,
           cómo hacerlo bien, así sí, assim sim, ce qu il faut faire, exemple à suivre, so ist es richtig,
           so geht es richtig, come farlo bene, как правильно, как нужно, как нужно делать, как правильно делать,
           так правильно, так нужно, так лучше, як правильно, як треба, après la refactorisation, nach anwendung,
           nach anwendung des, після, після рефакторингу, після застосування, po refaktoringu, na refactoring,
           na de refactoring, setelah, cải thiện, cách khắc phục, 最佳实践, 最佳實踐, ベストプラクティス, 모범 사례, 較佳, 較佳的, 應用後, 解決法]
        - [arreglado, arreglada, desacoplado, desacoplada, débilmente acoplado, consertado, consertada,
           fracamente acoplado, corrigée, améliorée, refactoré, refactorée, refactorisée, découplé, découplée,
           faiblement couplé, korrigiert, korrigierte, korrigierter, korrigiertes, überarbeitet, überarbeitete,
           überarbeiteter, überarbeitetes, verbessertes, refaktorierter, refaktoriertes, entkoppelt, entkoppelte,
           lose gekoppelt, refattorizzato, refattorizzata, rifattorizzato, rifattorizzata, migliorata, sistemato,
           sistemata, disaccoppiato, prawidłowy, prawidłowa, prawidłowe, poprawiony, poprawiona, poprawione,
           ulepszony, ulepszona, ulepszone, zrefaktoryzowany, zrefaktoryzowana, zrefaktoryzowane, исправленное,
           улучшенное, переписанный, переписанная, переработанный, переработанная, отрефакторенный, отрефакторенная,
           покращений, покращена, покращене, juist, juiste]
        - [सही, अच्छा, अच्छी, sahi, sahi tarika, exemplu bun, după, jó, helyes, helyes megoldás, jó megoldás, καλό,
           καλός, σωστό, σωστός, dobar primer, добър пример, правилен пример, טוב, טובה, נכון]
        - [new design, new approach, new implementation, código nuevo, nuevo código, novo código, código novo,
           nouveau code, neuer code, nuovo codice, nowy kod, новый код, новий код, yeni kod, kode baru, nieuwe code,
           新しいコード, 새 코드, 새로운 코드]

    # Words that may accompany a side's words in a label. One that is also a side's word names the side only by
    # itself.
    filler:
      # "The following code" is an announcement, and "Following the principle" names a side.
      - [following, follows]
      - [a, an, the, of, to, your, in, for, with, our, form, this, that, it, is, and, s, by, from, as, way, doing,
         approach, approaches, code, codes, snippet, snippets, sample, samples, example,
           examples, implementation, implementations, version, versions,
         design, designs, solid, principle, principles, pattern, class, classes, interface, interfaces, demo,
         practice, practices, case, cases, refactoring, refactor,
           structure, style, usage, use, uses, i, ii, iii, no, number, part, step, option, possible, one, two, first,
           second, simple, common, classic, fat, method, function,
         original, initial, new, existing, architecture, model, test, tests, look, here, srp, ocp, lsp, isp, dip, ood,
         oop, note, kind, file, v, design pattern, scenario, now,
           possible, full, complete, result, hierarchy, abstraction, subclass]
      - [例, コード, コード例, サンプル, サンプルコード, 実装, 実装例, 設計, 原則, 原則に, の, に, を, は, が, と, した, な, クラス, クラス例, インターフェース, パターン, ケース,
         場合, 具体例, 版, いる, 書き方, 方法, 実装方法, 使って]
      - [的, 之, 了, 代码, 代碼, 示例, 示范, 例子, 样例, 範例, 程式碼, 实现, 設計, 设计, 原则, 原則, 类, 方式, 做法, 写法, 方案, 版本, 情况, 之前, 之后,
         以前, 之後, 案例, 例, 该, 明显的, 典型的, 经典的]
      - [예, 예시, 예제, 사례, 코드, 코드예시, 경우, 설계, 구조, 원칙, 원칙을, 원칙에, 법칙, 법칙을, 을, 를, 의, 에, 이, 가, 은, 는, 하는, 된, 한, 클래스, 인터페이스, 방식,
         구현, 방법, 버전, 모습]
      - [пример, примеры, примера, код, кода, кодом, подход, подхода, вариант, реализация, дизайн, принцип, принципа,
         принципу, принципов, класс, класса, архитектура,
           использование, практика, практики, solid, с, к, и]
      - [örnek, örneği, örnekler, kod, kodu, kod örneği, kullanım, kullanımı, yaklaşım, tasarım, prensip, prensibi,
         prensibine, prensibini, ilkesi, ilkesine, ilkesini, sınıf, bir,
           hali, durum, ve, bu, uygulama, yöntem, i, yi, ye, nin, nın, e, ı, a]
      - [ejemplo, ejemplos, código, codigo, versión, version, enfoque, diseño, diseno, principio, el, la, los, las,
         de, del, un, una, clase, implementación, implementacion,
           práctica, practica, uso, forma, caso, que, al, con el, con la]
      - [exemplo, exemplos, código, versão, princípio, principio, o, os, as, do, da, um, uma, implementação, uso,
         jeito, forma, prática, abordagem]
      - [exemple, exemples, code, principe, le, la, les, du, des, de, l, un, une, pratique, approche, conception,
         classe, version]
      - [beispiel, beispiele, code, codebeispiel, prinzip, prinzips, das, der, die, des, ein, eine, ansatz, entwurf,
         klasse, implementierung, umsetzung, variante, gegen]
      - [寫法, 做法, 方式, 實作, 實現, 類別, 介面]
      - [приклад, приклади, прикладу, коду, принципу, реалізація, підхід, клас, применения]
      - [esempio, esempi, codice, implementazione, versione, approccio, il, di, del, della, dello, przykład,
         przykłady, kod, zasada, zasady, implementacja, podejście, klasa, voorbeeld,
         voorbeelden, het, een, exempel, kod, eksempel, kode, příklad, kód]
      - [praktyka, praktyki, sposób, pratica, pratiche, modo, manera, maneras, maneira, maneiras, manière,
         façon, praxis, weg, способ, спосіб, aanpak, manier, praktijk, praxe, přístup, způsob,
         sätt, måte, måde, praktik, käytäntö, käytännöt, esimerkki, esimerkit, tapa, toteutus, koodi]
      - [contoh, kode, prinsip, implementasi, desain, yang, dengan, kelas, ví dụ, mã, mã nguồn, nguyên tắc, nguyên lý,
         cách, cách làm, thiết kế, lớp, đã, được]
      - [dry, kiss, yagni, grasp, cqs, cqrs, soc, law of demeter, lod]
      # In longer texts these words only join others; by themselves they name a side.
      - [from, to, over, instead of, with this]
      # "Right now" is about time, "good use case" about use, and text about avoiding a violation shows none.
      - [right now, good use case, good use cases, very good use case, very good use cases,
         avoid violating, avoids violating, avoiding violating, avoid violation, avoid violations, avoid breaking]
      # "No problem" is neither a problem nor praise.
      - [no problem, no problems, sin problema, sin problemas, sem problema, sem problemas, pas de problème,
         pas de problèmes, sans problème, kein problem, keine probleme, без проблем, нет проблем, nessun problema]
      # An applied example is a worked one, on either side.
      - [applied example, applied examples, exemple appliqué, exemples appliqués, ejemplo aplicado, ejemplos aplicados,
         exemplo aplicado, exemplos aplicados]
      - [المثال, شيفرة, الشيفرة, طريقة, الطريقة, primjer]
      - [مثال, أمثلة, كود, الكود, مبدأ, المبدأ, تصميم, التصميم, کد, اصل, نمونه, یک]
      - [qui, che, który, która, które, що, für, einen, einem, von, vom, van, версия, версии, версія, prensibe,
         prensiplere, ilkeye, روش]
      - [उदाहरण, कोड, तरीका, példa, παράδειγμα, κώδικας, דוגמה, קוד]

    # Headings below which code belongs to no side, whatever the enclosing headings say.
    neutral:
      - [running the application, running, run, running the examples, running the example, running the code,
         how to run, run the code, run the tests, running the tests,
           running tests, installation, install, getting started, build, building, setup, prerequisites, requirements,
           output, expected output, console output, terminal output,
         project structure, folder structure, directory structure, file structure, structure, table of contents,
         references, resources, license, testing, class diagram, diagram,
           uml, uml diagram, compile and run]
      - [実行結果, 出力, 出力結果, 実行, 実行方法, クラス図, 図, 関連図, 输出, 运行结果, 运行, 安装, 类图, 실행 결과, 실행결과, 출력, 실행, 실행 방법, 설치, запуск,
         установка, вывод, результат, диаграмма, çıktı, kurulum, çalıştırma,
           salida, ejecución, instalación, cómo ejecutar, saída, sortie, schéma, ausgabe, ausführen]

    # Words of the new side that head chapters: with headings of their own below them they name a subject, and no
    # side.
    topics: [clean, refactoring, refactor, best practice, best practices, good practice, good practices,
             buenas prácticas, boas práticas, bonnes pratiques, リファクタリング, 优化, 重构,
         重構, 리팩토링, 리팩터링, рефакторинг, 리팩토링하기, 리팩터링하기, 最佳实践, 最佳實踐, ベストプラクティス, 모범 사례]

    # Phrases of headings that announce how a principle is applied. Above numbered steps, they name the new side.
    instructions:
      - [how to apply, how to implement, how to follow, how to achieve, how to comply with, how to adhere to,
         how do we apply, how do you apply, how can we apply, steps to apply, steps to implement]
      - [cómo aplicar, cómo implementar, cómo cumplir, cómo seguir, pasos para aplicar, como aplicar,
         como implementar, como seguir, passos para aplicar, comment appliquer, comment respecter,
         comment mettre en œuvre, come applicare, come implementare, wie wendet man, anwendung von,
         как применять, как применить, как соблюдать, как реализовать, як застосувати, jak stosować, jak zastosować,
         nasıl uygulanır, cách áp dụng, cara menerapkan, 如何应用, 如何实现, 如何遵循, 如何實現, 如何應用, 適用方法,
         適用する方法, 적용 방법, 적용하는 방법]

    # Words that name a side by themselves, but before a comma are how a sentence begins ("Great, now …", "Depois,
    # crie …").
    openers: [great, right, well, bien, bueno, después, despues, bom, certo, depois, após, bon, après, хорошо,
              отлично, после, після, setelah, sonra, 好, 很好, 之前, 以前, 之后,
              之後, 好的]

    # Words for old code. In a comment below a heading for the new side they say what it keeps, and name no side.
    keptCode: [legacy, legacy code, legacy class, legacy classes, legacy implementation, old code, the old code,
               old class, old implementation, old design, old approach, original code, código legacy, código legado,
               código heredado, código antiguo, código antigo, code legacy, ancien code, alter code, altcode,
               codice legacy, старый код, legacy код, легаси, eski kod, 旧代码, 遗留代码, 既存のコード, レガシーコード, 기존 코드, 레거시 코드]

    # Words that object to the praise before a comma, as in "Better, but still long".
    objections: [but, though, although, pero, aunque, mas, porém, mais, aber, ma, но, ama, fakat, 但, 不过, 不過, だが,
                 ただ, でも, しかし, 하지만, 그러나]

    # Words that turn the praise after them into its opposite, as in "No good".
    negations: [no, not, non, pas, nicht, kein, keine, não, nao, не, nie, niet, inte, ikke]

    # The beginnings of words for violations.
    violations: [violat, violaci, violaç, violazion, verletz, verstoß, verstöß, наруш, ihlal, порушен, naruszen]

    # Words for the repair of a violation, as in "Fixing the violation", which names the new side.
    repairs:
      - [fixing, repairing, resolving, correcting, removing, eliminating, how to fix, how to repair, how to resolve,
         how to correct, repair of, correction of]
      - [corrigiendo, arreglando, resolviendo, solucionando, reparando, eliminando, corrección de, cómo corregir,
         cómo arreglar, cómo resolver, cómo solucionar]
      - [corrigindo, consertando, resolvendo, eliminando, correção, como corrigir, como resolver, como consertar]
      - [corriger, réparer, résoudre, éliminer, correction de, comment corriger, comment résoudre]
      - [behebung, beheben, beseitigung, korrektur]
      - [correggere, correzione, risolvere, eliminare, naprawa, naprawianie, usuwanie]
      - [исправление, исправляем, устранение, устраняем, как исправить, как устранить, виправлення, усунення]

    # The beginnings of headings such as "Refactoring a god class", which lead from one side to the other.
    refactorings: [refactor, refatora, refaktor, рефактор]

    # Phrases in sentences next to a block. The word "principle" stands for the name of any.
    prose:
      # The code that follows is the old design.
      introducesBefore:
        - [code before applying, before applying, before refactoring, before the refactoring, code that violates,
           example that violates, example of code that violates,
           example of violating, class that violates, an example of violation, violates the principle as follows,
           example which violates, code which violates,
           not follow the principle, not following the principle, not following principle,
           not following this principle, not following this, not applying the principle,
           doesnt follow the principle, does not follow the principle, example without the principle,
           example without principle, consider the following bad, bad example of,
           suppose we have, lets say we have, lets say you have, imagine we have, imagine you have, imagine a class,
           imagine that we have, consider the following class,
           consider a class, consider this class, consider the following code, take a look at the following class,
           lets consider a class, we start with a single, we start with,
           we might be tempted, a naive approach, naive implementation, one might write, at first glance,
           first attempt, initial implementation, the initial version,
           the class below has two, works fine until, if we add another, if we want to add another, we have to modify,
           we would have to modify, we need to modify,
           hardcoded dependencies, embedded database, in the example below the class does, does too much,
           doing too much, does too many, you might be tempted, we often see,
           instead of doing this, dont do this]
        - [違反した例, 違反している例, 違反する例, 強制している例, 悪い例として, 次のコードは 違反, このようなコード があると, 違反したコード, 前提とします, があるとします]
        - [考虑下面的, 考虑以下, 例如 考虑, 如果我们添加, 我们就不得不, 你可能会这样, 让我们继续以, 让我们以, 让我们看看下面的, 违反了 的例子, 下面的 违反, 不符合 的代码, 假如你有, 重构之前,
           每次创建一个新的]
        - [위반하는 코드, 위반한 코드, 위배되는 예, 위배하는 예시, 위배한 코드, 따르지 않는다는, 지키지 않은 코드, 위반이다 아래, 합친다면, 위반 예시, 적용되야 하는, 적용되어야 하는,
           적용해야 하는, 지켜지지 않은, 지키지 않는 코드, 적용하지 않은, 적용되지 않은 코드, 적용 전]
        - [нарушение принципа, нарушающий принцип, нарушает принцип, представьте себе, представим себе, предположим,
           допустим, был реализован следующим образом, рассмотрим класс,
           рассмотрим пример]
        - [uygulamadan önce, ihlal eden bir örnek, ihlal eden kod, sorun çıkar, üzerinde düşünelim, varsayalım,
           olduğunu düşünelim, elimizde]
        - [una primera aproximación, imagina que, imaginemos, supongamos que, viola el principio, que viola el,
           que incumple, tenemos la siguiente clase, código que no cumple]
        - [imagine que, imagine uma classe, suponha que, vamos supor, que viola o, código que viola]
        - [imaginons, supposons, prenons une classe, qui viole le, enfreint le]
        - [angenommen, stellen wir uns, verstößt gegen das, die folgende klasse verletzt, nicht befolgt,
           nicht eingehalten, nicht beachtet, wo das problem liegt, welches das prinzip verletzt,
           das das prinzip verletzt, die das prinzip verletzt]
        - [without applying, without following the principle, without using the principle, without the principle,
           how not to, example of a violation, an example of breaking,
           example that breaks, code that breaks, example that does not follow, example that doesnt follow,
           code that does not follow, code that doesnt follow, example of bad,
           a bad example, bad way, the wrong way, a common mistake, common violation, typical violation,
           violates the principle because, following class violates,
           following code violates, following example violates, following class has, following class does,
           say we have, say you have, assume we have, assume you have,
           assume that we have, lets assume, let us assume, suppose you have, suppose there is, lets suppose,
           imagine you are, imagine that you, given the following class,
           take this class, lets start with, we started with, they started, first version, as we first,
           originally the, one might be tempted, you may be tempted,
           knows how to do everything, how the code looked, was written like this, used to look like]
        - [悪い例を, 違反するコード, 違反の例, 違反例です, 原則に反する, 原則に反した, 満たしていないコード, 守られていない例, 守っていない例, 適用していない, 適用する前, 修正前の, 改善前の,
           以下のようなクラスがある, 次のようなクラスがある, のようなコードがあったと, を考えてみ, 例えば以下のような, 最初の実装,
           問題のあるコード, よくない例]
        - [不遵守principle, 未遵守principle, 未遵循principle, 不使用principle, 没有使用principle, 不应用principle,
           没有应用principle, 不採用principle, 沒有使用principle, principleを守らない, principleに従わない,
           principleを守らなかった, principleに従わなかった, principleを適用しない]
        - [下面是一个违反, 下面这个类违反, 一个违反, 违反 的代码, 违反principle, 违背principle, 不符合principle, 不遵循principle, 不好的设计, 错误的设计, 错误的做法,
           反面例子, 反面教材, 假设我们有, 假设有, 假如我们有, 比如我们有, 先看一个, 首先看一个, 最初的代码,
           最初的实现, 最初的设计, 原来的代码, 原始代码, 重构前, 改造前, 优化前, 沒有遵守, 違反 的範例, 違反principle, 假設我們有, 假設有]
        - [위반한 예, 위반하는 예, 위반된 예, 위배한 예, 위배된 예, 위배되는 코드, 지키지 않은 예, 지키지 않는 코드, 지키지 않은 구조, 지키지 않고, 적용하지 않은, 적용하기 전, 적용 전,
           잘못된 예시, 잘못된 코드, 나쁜 예, 다음과 같은 클래스가 있다, 있다고 가정, 있다고 해보자,
           있다고 하자, 가정해보자, 가정해 보자, 예를 들어 다음과 같은, 기존 코드, 안좋은 예, 문제가 있는 코드]
        - [нарушающего principle, нарушающий principle, нарушает principle, нарушения principle, нарушающего принцип,
           нарушающего этот принцип, пример нарушения,
           примером нарушения, пример плохого, плохой пример, плохого кода, неправильный пример,
           неправильная реализация, без применения, без использования, не следуя,
           возьмем класс, возьмём класс, рассмотрим следующий, рассмотрим код, рассмотрим пример нарушения,
           на первый взгляд, была такая реализация]
        - [ihlal eden, ihlal edildiği, ihlal eden bir, uymayan bir, uymayan kod, uygun olmayan, kötü bir örnek,
           yanlış bir örnek, yanlış kullanım, prensibi uygulamadan,
           prensibine uymayan, prensibe uymayan, aşağıdaki sınıfı ele alalım, bir sınıfımız olsun, sınıfımız var,
           bir sınıf düşünelim, diyelim ki, ilk halini]
        - [código que viola, ejemplo que viola, clase que viola, que no cumple, que no respeta, un mal ejemplo,
           ejemplo de violación, ejemplo de mala, violación del principio,
           sin aplicar el, sin aplicar principle, sin respetar, antes de aplicar, antes de refactorizar, supongamos,
           suponga que, supongan que, pensemos en, consideremos,
           imaginemos, imagina una clase, imaginen, partimos de, una forma de implementar, forma incorrecta,
           código inicial, a simple vista, a primera vista, comenzaría a comportarse,
           creemos una interfaz java]
        - [código que não segue, exemplo que viola, classe que viola, não respeita o, exemplo de violação,
           mau exemplo, um exemplo ruim, suponhamos, imaginemos, considere a,
           considere o, antes de aplicar, modelo errado]
        - [violation du principe, violation de ce principe, exemple de violation, mauvais exemple,
           code qui ne respecte pas, code qui viole, avant d appliquer, considérons, prenons l exemple]
        - [verletzt dieses prinzip, beispiel für einen verstoß, schlechtes beispiel, nehmen wir an, betrachten wir,
           ein verstoß gegen]
        - [qui ne suit pas, considérez la, considérez le, considérez ce, considérez cette, prenons un exemple,
           prenons le cas, imaginez, supposez, une première approche,
           une première version, approche naïve, implémentation naïve, code initial, version initiale, sans appliquer,
           der ursprüngliche code, die ursprüngliche klasse,
           die ursprüngliche version, naiver ansatz, naive umsetzung, auf den ersten blick]
        - [example that violates principle, code that violates principle, can lead to violations,
           let us see what happens when, consider a scenario where, in the traditional approach]
        - [klasa łamie, kod łamie, który narusza, która narusza, rozważmy, załóżmy że, wyobraźmy sobie,
           przykład naruszenia, consideriamo, supponiamo, immaginiamo, esempio di violazione, che viola il,
           che viola principle,
           giả sử, ví dụ vi phạm, vi phạm principle, misalkan, bayangkan, contoh pelanggaran, уявімо, припустимо,
           приклад порушення, stel dat, voorbeeld van een schending]
        - [sans respecter, sans appliquer le, sem aplicar o, sem aplicar a]
        - [위반하는 전형적인, 위반하는 대표적인, 위반한 대표적인, 위배하는 대표적인, 違反する典型的な, 違反の典型的な, 典型的な違反,
           违反principle的典型, classic example of violating, typical example of violating,
           ejemplo típico de violación, ejemplo clásico de violación, exemplo típico de violação,
           exemplo clássico de violação, exemple typique de violation, exemple classique de violation,
           typisches beispiel für eine verletzung, klassisches beispiel für eine verletzung,
           typisches beispiel für einen verstoß, klassisches beispiel für einen verstoß]
      # The code that follows is the new design.
      introducesAfter:
        - [implement principle using, implement principle with, implement principle by, apply principle using,
           apply principle with, apply principle by, achieve principle, apply this principle,
           after the change, once refactored, lets apply, we apply the principle, to obey,
           to honour, to honor, would look like this instead]
        - [만족시키기 위, 만족하기 위, 만족시키려면, 만족하려면, 쪼개어, 쪼개면, 나누어줍, 나눠줍, 나눠보, 따르려면, 따르기 위]
        - [para respetar, para aplicar el, segregar la, vamos a separar, se puede solucionar, una mejor forma,
           la forma correcta]
        - [a correção passa por, podemos refatorar, para respeitar, para aplicar o, refatorar o código]
        - [to fix this, to solve this, to fix that, to fix it, to fix such, to solve such, to address this,
           to resolve this, to correct this, to overcome this, to avoid this, to improve this, to make this,
           to comply with, to adhere to, to conform to, to follow the principle, to follow principle,
           to satisfy the principle, to respect the principle, to meet the principle,
           following principle, following the principle, following the same, by applying, applying the principle,
           applying principle, after applying, after refactoring,
           after the refactoring, after we apply,
           instead we, instead you, we can instead, should instead, a better way, a better approach,
           a better solution, a better design, better solution, better approach,
           better to, the solution is, one solution, one possible solution, a possible solution, solution is to,
           the right way, the correct way, we can refactor, lets refactor,
           we could refactor, refactored code, refactored version, refactor the, refactor this, we can split,
           we can separate, lets split, lets separate, we split,
           we should split, should be split, break down, break it, we break,
           we can extract, lets extract, we extract, we can solve, we can fix, we can improve, lets fix, lets improve,
           lets solve, now we can, now we have,
           introduce an abstraction, introduce an interface, we introduce, we create an interface,
           we can create an interface, create an abstraction, lets create an interface,
           lets create a protocol, we define a protocol, we define an interface, smaller interfaces,
           more specific interfaces, with this approach, this way we, that way we,
           now each, now the, code that follows, example that follows, that respects the, that adheres to,
           adheres to the, complies with the, conforms to the,
           we should abstract, instead of one, is handled by a separate, in this example we define, demonstrates how,
           without changing the, without modifying the,
           without having to modify, without touching, refactor with, refactor using, refactor to, can be fixed,
           fixed by, solved by, depends on the abstraction, depend on abstractions, rely on abstractions]
        - [このように分離, 次のように書き換え, ように修正, ように改善, 準拠した設計, 満たすように, 解決するには, 解決するため, 改善すると, 分離すると, 分割すると, リファクタリングすると, 修正すると,
           従うと, 適用すると]
        - [为了使, 为了让, 为了解决, 为了遵循, 为了符合, 如何使, 现在 我们可以, 现在我们可以, 我们可以重新实现, 我们创建了, 我们做了一个, 符合 原则, 解决方案是, 更好的做法, 更好的方式,
           重构之后, 重构后, 可以这样, 应该这样, 改为, 我们将新建, 我们将对, 遵循了, 则可以]
        - [개선한 코드, 개선하면, 개선해 보자, 따르게하면, 따르게 하면, 지켜지도록, 만족시킬 수, 분리하면, 분리하여, 수정하면, 리팩토링하면, 해결하기 위해, 해결할 수, 적용하면, 적용한 코드,
           준수하도록, 준수하는 코드, 변경하면, 바꾸면, 다음과 같이 수정, 쪼개서]
        - [решение, исправить это, чтобы исправить, правильнее, лучше использовать, лучше разделить, воспользуемся,
           создадим, вместо этого, вынесем, разделим, теперь наш,
           теперь мы, не нарушая, внесем изменения, внесём изменения, внесем в него, внесём в него, выделим,
           следуя принципу]
        - [düzeltmek için, çözmek için, uymak için, uygulandığı bir, uygun şekilde, yeniden düzenlen,
           yeniden düzenley, ayırmamız gerek, bunun yerine, ayıralım, güncellenen kod,
           şimdi kod, çözüm olarak, uygun hale getir]
        - [para cumplir, para solucionar, para resolver, para corregir, una solución, la solución, en su lugar,
           sería mejor, aplicando el, ahora cada, aplicación de,
           podemos separar, separamos, refactorizamos, creamos una interfaz, lo correcto sería]
        - [para resolver isso, para corrigir, em vez disso, a solução, uma solução, agora cada, aplicando o princípio,
           podemos separar, refatorando]
        - [pour corriger, pour résoudre, pour respecter, la solution, une solution, plusieurs solutions,
           une première solution, à la place, au lieu de cela, désormais, nous pouvons séparer, en appliquant]
        - [um das zu beheben, um dies zu, stattdessen, die lösung, eine lösung, besser ist es, jetzt kann,
           wir können nun, wir trennen]
        - [to apply the principle, to apply principle, to implement the principle, to conform with, can be improved,
           improved version, an improved, improved by, a better version,
           better way to, cleaner way, cleaner approach, cleaner solution, the proper way, proper solution,
           instead of changing, instead of modifying, instead of having,
           instead of depending, rather than depending on, rather than modifying, instead of putting,
           we can introduce, we should create, we should introduce, we should separate,
           lets create, lets define, lets introduce, lets rewrite, lets move, lets turn, let us turn, let us split,
           we extracted, we moved, moved into, moved to a separate,
           into separate, into two, into smaller, split it into, split up, own class, class of its own,
           type of its own, types of their own, now our,
           example that follows the principle, follows the principle, satisfies the principle, obeys the principle,
           respects the principle, in accordance with,
           according to principle, according to the principle, with the principle applied, correct implementation,
           correct version, good example, a good design,
           code that respects, by introducing, by creating, by extracting, by moving, by separating,
           by using an interface, does not know anything, doesnt know anything,
           solution to this, solution for this, solution would be, solution could be, fix for this, the fix,
           fix the issue, fix the problem, fix this, fixing this, solve this,
           resolve the, resolve this, can be rewritten, could be rewritten, rewrite the, refactor it, here is how we,
           is how it should, should be written, how we can follow,
           are added next to, we then create, we can achieve]
        - [準拠した例, 準拠するように, 準拠したコード, 守った例, 守るように, 適用した例, 適用したコード, 適用後, 改善したコード, 改善例, 改善後, 修正した, 修正後, 書き換え, 書き直す, 書き直し,
           リファクタリングした, リファクタリングし, 別のクラスに, そこで, 解決策として, 解決する, 解決できます,
           良い例, すればいい, すればよい, すれば良い, したほうがいい, したほうがよい, したほうが良い, インターフェースを導入, インターフェースを定義, 抽象に依存する, 抽象化を導入, 次のように改善,
           次のように修正, 次のように変更, 以下のように変更, 以下のように修正, 対応に書き換え]
        - [改进后, 改进之后, 修改后, 修改之后, 优化后, 改造后, 改进方案, 改进的, 改进一下, 可以改成, 修改为, 重构为, 重构成, 重新设计, 拆分成, 拆分为, 分离成, 分离出, 抽象出, 抽取出,
           提取出, 封装成, 引入接口, 定义一个接口, 定义接口, 通过接口, 通过抽象, 使用接口, 正确的做法, 正确做法,
           正确的设计, 解决方法, 解决办法, 解决方案, 解决这个问题, 解决这些问题, 符合principle, 遵循principle, 遵守principle, 满足principle, 应该将, 应该把,
           我们可以将, 我们可以把, 可以将, 更好的设计, 而不是修改, 只需添加, 只需要新增, 只需新增, 只要新增, 無需修改,
           無須修改, 不必動到, 不需修改, 不需更動, 重構後, 改善後, 拆分為, 符合 的範例, 為了解決, 為了符合, 改為, 應該]
        - [개선된 코드, 개선해보자, 개선하자, 개선한, 개선된, 개선해 보면, 수정한 코드, 수정해보자, 수정해 보자, 수정하자, 수정된, 변경해보자, 변경한, 분리해보자, 분리해 보자, 분리하자,
           분리해서, 분리시켜, 나누어, 나누면, 해결해보자, 해결해 보자, 해결해본다, 해결하려면, 해결 방법, 해결책,
           해결한다, 해결하는 방법, 추상화하, 추상화를 통해, 추상화 하, 인터페이스를 만들, 인터페이스를 정의, 인터페이스를 사용, 인터페이스로 분리, 준수한 코드, 준수하는 예, 준수한 예,
           지킨 코드, 지키는 코드, 지키도록, 지키기 위해, 지키려면, 만족하는 코드, 만족하도록, 적용해보자,
           적용해 보자, 적용한, 적용 후, 리팩토링한, 리팩토링 해, 리팩토링해, 바꿔보자, 바꾸어, 올바른 예, 좋은 예, 이를 해결, 이렇게 수정, 따르도록, 따르는 코드, 위임하]
        - [исправляем, решить эту проблему, решить проблему, чтобы решить, решением, для решения, можно решить,
           правильный пример, правильная реализация, правильное решение,
           правильный подход, правильно будет, хороший пример, лучший вариант, лучшим решением,
           следующим образом можно, чтобы соблюсти, чтобы соблюдать, чтобы соответствовать,
           чтобы не нарушать, соответствующий принципу, соответствует принципу, с применением, применив, применяя,
           применим, используя principle, согласно принципу,
           согласно principle, в качестве исправления, в качестве решения, вынесен, выносим, разделяем, разделив,
           разобьем, разобьём, разбить на, перепишем, переписать,
           после рефакторинга, создаем интерфейс, создаём интерфейс, создать интерфейс, введем, введём,
           вместо изменения, вместо того чтобы, теперь каждый, теперь класс,
           теперь у нас, теперь можно, улучшенный, улучшим, следует разделить, следует использовать, нужно разделить,
           стоит разделить, добавим интерфейс]
        - [düzeltilmiş, düzeltirsek, düzenlersek, çözebiliriz, doğru kullanım, doğru örnek, iyi örnek, iyi bir örnek,
           daha iyi bir, prensibine uygun, prensibe uygun,
           prensibine uyan, uygun hali, uygulanmış hali, uyguladığımızda, uygularsak, uygulayalım, ayırabiliriz,
           ayırmalıyız, ayırarak, ayırırsak, bölelim, bölebiliriz, bölerek,
           bir interface oluştur, interface oluşturalım, arayüz oluştur, refactor edelim, refactor edersek,
           şu şekilde olmalı, bu şekilde olmalı, şimdi her, artık her]
        - [para corregirlo, para arreglarlo, para solucionarlo, para respetar, siguiendo el principio,
           siguiendo principle, aplicando principle, aplicando este principio,
           una forma de corregir, una mejor, una solución, la solución, solución sería, lo correcto,
           la forma correcta, forma correcta, una forma correcta, lo ideal,
           deberíamos separar, debemos separar, podemos crear, podemos usar, podemos solucionar, podemos resolver,
           podemos mejorar, podemos refactorizar, refactorizando,
           dividimos, extraemos, utilizando el principio, buen ejemplo, que cumple con, código corregido,
           ahora la clase, ahora tenemos, ahora podemos, ahora cada,
           vamos a refactorizar, vamos a separar, vamos a crear una interfaz, descomponer]
        - [para corrigir isso, para resolver, para respeitar, para seguir o, aplicando o, podemos criar,
           podemos dividir, vamos separar, vamos refatorar,
           vamos criar uma interface, a forma correta, o correto seria, bom exemplo, agora temos, agora a classe,
           agora podemos, seguindo o princípio, uma forma de resolver,
           como solução]
        - [pour éviter, pour améliorer, nous pouvons créer, on peut séparer, on sépare, on crée une interface,
           bon exemple, il faudrait, en séparant, pour appliquer]
        - [um dies zu beheben, um das problem, gutes beispiel, teilen wir, refaktorieren, durch die einführung,
           nach dem refactoring, um das prinzip]
        - [meilleure approche, meilleure solution, meilleure façon, meilleure manière, nous pouvons résoudre,
           on peut résoudre, nous pouvons maintenant, on peut maintenant, en introduisant,
           introduisons, ajoutons une interface, créons une interface, créons des interfaces, il est préférable,
           il vaut mieux, séparons, refactorisons, extrayons, après refactorisation,
           version corrigée, code corrigé, version améliorée, nach der anpassung, nach den anpassungen,
           nach der änderung, nach den änderungen, führen wir eine, führen wir ein,
           extrahieren wir, lagern wir, ein besserer ansatz, eine bessere lösung, besser wäre, sieht dann so aus,
           sieht nun so aus, sieht jetzt so aus]
        - [start our refactoring, start the refactoring, start to refactor, start refactoring, begin our refactoring,
           begin the refactoring, begin refactoring, we refactored, was refactored,
           were refactored, has been refactored, have been refactored, was split into, were split into,
           has been split into, have been split into, was extracted, were extracted,
           has been extracted, have been extracted, we create the interface, we created an interface,
           we created the interface]
        - [nossa refatoração, nosso refactoring, criamos a interface, criamos as interfaces, criamos uma interface,
           foi refatorad, foram refatorad, foi extraíd, foram extraíd, foi separad,
           foram separad, nuestra refactorización, creamos la interfaz, creamos las interfaces, se refactorizó,
           se extrajo, se separó, se separaron, se creó una interfaz]
        - [notre refactorisation, nous créons une interface, nous créons l interface, on crée l interface,
           a été refactoris, ont été refactoris, a été extrait, ont été extrait, a été séparé,
           ont été séparé, peut maintenant être, peuvent maintenant être]
        - [mit dem refactoring, wir erstellen ein interface, wir erstellen eine schnittstelle,
           erstellen wir ein interface, erstellen wir eine schnittstelle, wurde aufgeteilt, wurden aufgeteilt,
           wurde ausgelagert, wurden ausgelagert, wurde herausgelöst]
        - [вынесли в отдельн, был вынесен, была вынесена, были вынесены, разделили на, ayırdık, böldük, 分離しました,
           分割しました, 切り出しました, 拆分成了, 抽取了, 分離成, 분리했다, 분리했습니다, 분리하였다, 분리하였습니다]
        - [one way of dealing with, one way to deal with, a way to deal with, way of dealing with,
           into a different class, into different classes, into its own class, into their own,
           separate the responsibilities, split the responsibilities,
           separate these responsibilities, split these responsibilities, separate them into, split them into,
           lets see how we can, lets see how to fix, with the help of an interface, take advantage of polymorphism,
           we can make this code, we can make the code,
           code to an interface, program to an interface, we must extract, each of these responsibilities,
           suppose you refactor, can only implements, only implements the]
        - [separar las responsabilidades, dividir las responsabilidades, debemos extraer, extraer cada una,
           introducimos el, introducimos un, introducimos una, hacemos que, dividiremos, separaremos, crearemos,
           extraeremos]
        - [separar as responsabilidades, dividir as responsabilidades, dividir responsabilidades,
           separar responsabilidades, em classes menores, em interfaces menores, criar uma interface, introduzimos,
           extraímos, dividimos, separamos]
        - [séparer les responsabilités, diviser les responsabilités, nous séparons, on divise, nous divisons,
           nous introduisons, on introduit, on extrait, nous extrayons]
        - [die verantwortlichkeiten trennen, trennen wir, wir teilen, wir führen ein, wir lagern, in eigene klassen,
           in eine eigene klasse]
        - [мы можем разделить, можно разделить, мы можем определить, можно определить, мы можем выделить,
           можно выделить, мы можем создать, можно создать интерфейс, переосмыслить нашу]
        - [都依赖其抽象, 都依赖抽象, 都依赖于抽象, 如果运用, 如果使用接口, 如果采用, 通过协议, 通过注入, 拆分为两个, 拆分成两个]
        - [분리할 수 있습니다, 분리할 수 있다, 나눌 수 있습니다, 나눌 수 있다]
        - [rozdzielmy, możemy wydzielić, możemy podzielić, wprowadźmy interfejs, tworzymy interfejs,
           zgodnie z principle, zgodny z principle, possiamo separare, possiamo creare, separiamo,
           creiamo un interfaccia, secondo principle,
           tách thành, chúng ta có thể tách, tạo interface, áp dụng principle, tuân thủ principle,
           kita bisa memisahkan, pisahkan, buat interface, sesuai principle, розділимо, створимо інтерфейс,
           ми можемо розділити, we splitsen, we maken een interface]
        - [a way you can make, a way we can make, one way you can make, one way we can make,
           a way to make this better, a way to improve, to make it better, to make this better]
        - [separate interfaces, segregated interfaces, segregate the interface, segregate the interfaces,
           divide the interface, break the interface into, 定义了不同的接口, 将接口分开, 把接口分开, 拆成不同的接口]
        - [made changes to, made these changes, made the following changes, came up with, we simply add,
           you simply add,
           simply add a, let us refactor, let us split, let us separate, let us extract, let us introduce,
           here is how to fix, heres how to fix, here is how we can fix, heres how we can fix, here is the fix,
           how to refactor, do code refactoring, the silver bullet, can be achieved through, can be achieved using,
           let us fix, let us improve, let us now apply, lets now apply, now lets apply, we redesign, we restructure,
           can be redesigned, can be restructured, should be restructured, lets redesign, lets restructure]
        - [así quedaría, quedaría así, quedaría de la siguiente, quedaría de esta forma, veamos cómo solucionar,
           veamos cómo aplicar, veamos cómo mejorar, cómo lo solucionamos, cómo lo arreglamos, cómo se soluciona,
           ficaria assim, ficaria da seguinte, ficará assim, vejamos como resolver, vejamos como corrigir,
           como resolver isso, como corrigir isso, como podemos melhorar, como podemos resolver, cómo podemos mejorar,
           cómo podemos resolver, cómo podemos solucionar]
        - [voyons comment corriger, voyons comment résoudre, comment corriger cela, comment résoudre ce,
           on obtient alors,
           cela donne, devient alors, wie können wir das verbessern, wie lässt sich das lösen, sähe so aus,
           lässt sich lösen, lässt sich beheben, lässt sich verbessern]
        - [как исправить, как это исправить, как решить, исправим, исправленный вариант, исправленная версия,
           давайте исправим, давайте разделим, перепроектируем, выглядело бы так, будет выглядеть так,
           nasıl düzeltebiliriz, nasıl çözebiliriz, nasıl çözeriz, şöyle olurdu, şu hale gelir, düzeltelim]
        - [抽离成, 抽离出, 抽离到, 抽象成, 提炼出, 如何改进, 如何解决, 怎么解决, 怎么改, 如何修改, 改造成, 改造一下, 重构一下, 我们来重构, 我们来改进, 拆分一下,
           如何改善, 如何修正, 該如何解決, 重構一下, どう解決, どのように解決, どう改善, どのように改善, 改善しましょう, 修正しましょう, 分離しましょう, 分割しましょう,
           어떻게 해결, 어떻게 개선, 어떻게 수정, 어떻게 고칠, 분리해야 한다, 분리해야 합니다, 나눠야 한다, 나눠야 합니다]
      # A verdict on the preceding code: it was the old design.
      condemns:
        - [bricht das principle, bricht principle, bricht das prinzip, wird das principle verletzt,
           wird principle verletzt, wird das prinzip verletzt, più di un motivo per cambiare,
           più di una ragione per cambiare, più di una responsabilità, zbyt wiele rzeczy, zbyt wiele zadań,
           więcej niż jeden powód do zmiany, więcej niż jedną odpowiedzialność, wymaga modyfikacji, narusza to zasadę,
           narusza to principle, łamie to zasadę, ломает principle, ломает принцип, ломают principle,
           terlalu banyak hal, lebih dari satu tanggung jawab, lebih dari satu alasan, 너무 많은 일을 하, way too much,
           isnt ideal, is now responsible for two, is now responsible for both]
        - [ينتهك principle, ينتهك مبدأ, ينتهك المبدأ, تنتهك principle, يخالف principle, يخالف مبدأ, مهام كثيرة,
           أكثر من مسؤولية, يجب تعديل, نضطر إلى تعديل]
        - [not scalable, isnt scalable, does not scale, doesnt scale, not maintainable, isnt maintainable,
           fails with principle, fails with the principle, fails the principle, fails principle]
        - [위반하였습니다, 위반했습니다, 위반하고, 만족시키지 못, 만족하지 못, 만족하지 않, 충족하지 못, 지키지 못, 지켜지지 않, 어긋나, 어긋납]
        - [viola el, viola la, violan el, incumple, se ve forzado, se ve forzada, se ven forzad, se ve obligado,
           tiene varias responsabilidades, tiene dos responsabilidades]
        - [this violates, it violates, which violates, this class violates, this code violates, class violates,
           method violates, function violates, clearly violates,
           also violates, does in fact violate, violates the principle, violates principle,
           violation of the principle, violation of principle, this breaks the principle,
           this breaks principle, breaks the principle, breaks principle, is violated, are violated,
           might be violated, may be violated, could be violated,
           violating the principle, violating principle, doesnt follow the principle,
           does not follow the principle, doesnt fully conform, not following the principle, this is bad,
           this is a bad, is a problem because, the problem with, the problem here,
           the problem is, the issue here, problems with this, several problems, multiple problems,
           this design is rigid,
           is forced to, are forced to, would be forced to, has more than one reason to change,
           has multiple reasons to change, has two responsibilities,
           has multiple responsibilities, too many responsibilities, more than one responsibility,
           multiple responsibilities, we have to change, we have to modify,
           we would need to modify, we need to modify, you need to modify, youd have to modify, we must modify,
           will have to be modified, every time we, every time a new,
           whenever we add, difficult to maintain, hard to maintain, tightly coupled to, unexpected behavior,
           unexpected behaviour, wrong result, this isnt good, not a good]
        - [問題があります, 問題が発生, 問題点は, 問題なのは, 修正しなければ, 変更しなければ, 修正が必要, 変更が必要, 書き換える必要, 手を加える必要, 変更せざるを得, 修正せざるを得, 実装しなければ,
           実装を強制,
           実装せざるを得, 不要なメソッド, 必要のないメソッド, 使わないメソッド, 使用しないメソッド, 複数の責任, 複数の責務, 二つの責任, 2つの責任, 2つの責務, 責務が多, 責任が多, 直接依存し,
           密結合, 密に結合, 保守が難し, 拡張が難し, テストが難し,
           テストしにく, 守れていません, 守れていない, 満たしていません, 満たしていない, 準拠していません, 従っていません, 良くありません, よくありません, 置き換えられません, 例外を投げ, 例外が発生]
        - [違反です, 違反しています, 違反している, 違反となります, 違反します, 強制されて, しなければならなく, 修正する必要が, 変更する必要が, 置き換えができない]
        - [问题在于, 的问题是, 存在问题, 存在的问题, 问题是, 有问题, 就需要修改, 就要修改, 需要去修改, 都需要改, 都要改, 必须改, 不得不改, 需要改动, 要修改原有, 修改原来的, 多个职责,
           两个职责, 多种职责, 过多的职责, 职责过多, 承担了太多,
           承担了多个, 承担了两个, 职责太多, 直接依赖, 直接依赖于, 强耦合, 紧耦合, 紧密耦合, 耦合度高, 耦合度太高, 耦合性太, 难以复用, 难于维护, 难于扩展, 不好维护, 不便于, 用不到的方法,
           没有用到的方法, 无法替换, 不能替换, 空实现,
           违反该, 违反这个, 违反原则, 违背principle, 违反principle, 不满足, 没有遵循, 没有遵守, 未遵循]
        - [违反了, 就违反, 不符合, 违背了, 被迫, 不得不, 必须修改, 都要修改, 需要修改, 这种设计将来会带来, 反对 这种设计]
        - [문제가 있, 깨짐, 변경의 문제, 문제가 발생한, 문제가 생, 문제점은, 문제는, 수정되어야, 수정이 필요, 변경이 필요, 바꿔야, 고쳐야, 추가해야, 구현해야만, 구현해야 하는,
           강제로 구현, 구현을 강제, 불필요한 메서드, 불필요한 메소드, 필요없는 메서드, 필요 없는 메서드,
           사용하지 않는 메서드, 사용하지 않는 메소드, 여러 책임, 여러 개의 책임, 두 가지 책임, 두가지 책임, 너무 많은 책임, 많은 책임, 책임이 많, 직접 의존, 직접적으로 의존,
           강하게 결합, 강한 결합, 결합도가 높, 유지보수가 어렵, 유지보수가 힘들,
           확장이 어렵, 확장하기 어렵, 테스트하기 어렵, 테스트가 어렵, 좋지 않, 어긋난, 깨진다, 깨집니다, 깨지게, 대체할 수 없, 예외를 던]
        - [위반한다, 위반이다, 위반됩니다, 위배됩니다, 위배된다, 위배되고, 위반합니다, 위반하고, 위반하게, 수정해야, 변경해야, 문제가 발생, 따르지 않]
        - [проблема в том, проблема здесь, проблема этого, в этом проблема, проблема такого, придется изменять,
           придётся изменять, придется изменить, придётся изменить, придется добавлять,
           придётся добавлять, придется модифицировать, придётся модифицировать, придется переписывать,
           придётся переписывать, придется вносить, придётся вносить, нужно будет менять,
           нужно будет изменить, нужно будет изменять, надо будет менять, необходимо будет изменить,
           потребуется изменить, потребуется менять, вынуждены реализовывать, вынужден реализовывать,
           вынуждены реализовать, вынужден реализовать, вынуждены зависеть, вынуждены имплементировать,
           несколько обязанностей, несколько ответственностей, слишком много обязанностей,
           две ответственности, более одной обязанности, больше одной причины, больше одной ответственности,
           несколько причин для изменения, две обязанности, напрямую зависит, зависит напрямую,
           жестко связан, жёстко связан, сильно связан, жесткая зависимость, жёсткая зависимость, сложно поддерживать,
           трудно поддерживать, сложно расширять, сложно тестировать, трудно тестировать,
           не соответствует, не соблюдается, противоречит принципу, это плохо, плохой подход, бросает исключение,
           выбрасывает исключение, ему не нужны, не нужные ему, ненужные методы, которые не использует,
           которые ему не нужны]
        - [нарушен, нарушает, нарушили принцип, нарушается, здесь нарушение, это нарушение, придется менять,
           придётся менять, нарушение принципа, по трем причинам]
        - [sorun şu, problem şu, buradaki sorun, buradaki problem, değiştirmemiz gerek, değiştirmek zorunda,
           değiştirmek gerek, değişiklik yapmak zorunda, değişiklik yapmamız gerek,
           eklememiz gerek, eklemek zorunda, implement etmek zorunda, uygulamak zorunda, zorunda kal,
           birden fazla sorumluluk, birden fazla sorumluluğu, birden fazla iş, birden çok sorumluluk,
           fazla sorumluluk, doğrudan bağımlı, doğrudan bağlı, sıkı sıkıya bağlı, sıkı bağlı, bakımı zor,
           test etmek zor, test etmesi zor, genişletmek zor, ilkeye aykırı, prensibe aykırı,
           prensibine aykırı, ihlal edilmiş, ihlal ettik, ihlal etmiş, ihlal edilir, uygun değil, uygun olmayan,
           kötü bir tasarım, kullanmadığı metot, kullanmadığı method, ihtiyacı olmayan, hata fırlat]
        - [ihlal ediyor, ihlal eder, ihlal etmektedir, ihlal edilmektedir, uymamakta, uymuyor, uymaz, sorun çıkar,
           ihlalidir]
        - [hubo fallas, tiene fallas, fallas en, el problema es, el problema de, el problema aquí, el problema con,
           esto es un problema, es un problema, no está cerrada, no está cerrado,
           no es extensible, difícil de mantener, difícil de extender, difícil de probar, difícil de testear,
           tendremos que modificar, tenemos que modificar, tendríamos que cambiar,
           tenemos que cambiar, habría que modificar, es necesario modificar, nos obliga a, obliga a modificar,
           obligada a implementar, obligado a implementar, obligadas a implementar,
           obligados a implementar, más de una responsabilidad, más de una razón para cambiar,
           varias responsabilidades, demasiadas responsabilidades, múltiples responsabilidades,
           dos responsabilidades, depende directamente de, fuertemente acoplad, alto acoplamiento, no respeta,
           rompe el, rompe con, esto rompe, estamos violando, se viola, viola este,
           está mal, mala práctica, mal diseño, no puede ser sustituid, no puede sustituir, no necesita estos,
           métodos que no necesita, métodos que no usa, métodos que no utiliza,
           lanza una excepción]
        - [viola el, viola la, no cumple, incumple, está violando, esto viola, debes modificar, hay que modificar,
           tendríamos que modificar]
        - [viola o, está violando o, não segue, precisamos modificar, o problema é, o problema aqui, o problema com,
           o problema desse, o problema dessa, isso é um problema, isso viola,
           viola esse, viola este, violando o princípio, estamos violando, fere o, fere esse, quebra o, quebrando o,
           não respeita, não cumpre, não está fechada, difícil de manter,
           difícil de testar, difícil de estender, teríamos que modificar, teremos que modificar, temos que modificar,
           teríamos que alterar, teremos que alterar, temos que alterar,
           seria necessário alterar, precisaremos alterar, precisamos alterar, precisaríamos alterar, é obrigada a,
           é obrigado a, são obrigadas a, são obrigados a,
           forçada a implementar, forçado a implementar, forçadas a implementar, mais de uma responsabilidade,
           mais de um motivo para mudar, várias responsabilidades,
           muitas responsabilidades, múltiplas responsabilidades, duas responsabilidades, depende diretamente,
           fortemente acoplad, alto acoplamento, má prática, não pode substituir,
           métodos que não usa, métodos que não utiliza, não precisa desses, lança uma exceção]
        - [viole le, viole ce, enfreint, ne respecte pas, le problème est, le problème ici, le problème avec,
           pose problème, pose un problème, difficile à maintenir, difficile à tester,
           difficile à étendre, il faut modifier, il faudra modifier, il faudrait modifier, devons modifier,
           doit être modifié, devra être modifié, obligé d implémenter,
           obligée d implémenter, obligées d implémenter, forcé d implémenter, forcée d implémenter, est obligé de,
           est obligée de, sont obligées de, plus d une responsabilité,
           plusieurs responsabilités, trop de responsabilités, plusieurs raisons de changer, deux responsabilités,
           dépend directement, fortement couplé, couplage fort,
           mauvaise pratique, n est pas fermée, lève une exception]
        - [verletzt das, verstößt gegen, verletzt dieses, verletzt damit, wird verletzt, verstößt damit,
           das problem ist, das problematische, problematisch an, der nachteil, modifiziert werden muss,
           modifiziert werden müssen, das problem hier, das problem dabei, problematisch ist,
           ist problematisch, schwer zu warten, schwer zu testen, schwer zu erweitern, muss geändert werden,
           müssen geändert werden, müsste geändert, müssen wir ändern,
           müssten wir ändern, muss angepasst werden, müssen angepasst werden, müsste angepasst, müssen wir anpassen,
           muss die klasse geändert, gezwungen, mehr als eine verantwortung,
           mehrere verantwortlichkeiten, zu viele verantwortlichkeiten, zwei verantwortlichkeiten,
           mehr als einen grund, mehrere gründe, hängt direkt von, direkt abhängig,
           stark gekoppelt, eng gekoppelt, enge kopplung, hält sich nicht an, schlechtes design, nicht erweiterbar,
           wirft eine ausnahme, wirft eine exception]
        - [in violation of, is a violation, a clear violation, this breaks, which breaks, not closed for modification,
           not open for extension, is not closed, does not comply,
           doesnt comply, does not adhere, doesnt adhere, does not respect, doesnt respect, does not satisfy,
           knows too much, does too much, doing too much, too many things,
           more than one thing, two different things, two reasons to change, many reasons to change,
           different reasons to change, three reasons to change, is responsible for both,
           responsible for multiple, more than one job, multiple jobs, difficult to test, hard to change,
           hard to extend, difficult to extend, difficult to change,
           tightly coupled, strongly coupled, highly coupled, directly depends on, depends directly on,
           depends on concrete, depends on a concrete,
           depend on concrete implementations, have to change the, have to modify the, had to modify,
           need to change the, needs to be modified, need to be modified,
           needs to be changed, requires modifying, requires changing, requires modification, must be modified,
           must be changed, forced to depend, god class, god object,
           whats wrong, what is wrong, why is this bad, why this is bad, why its bad, whats the problem,
           what is the problem, drawbacks of this, the drawback, issues with this,
           issue with this, the issue is, the issue with, problem with this, this is problematic, the problem comes,
           the problem arises, this causes, bad design, bad practice,
           not scalable, not flexible, we run into, but what if, what happens if, each time we, each time a new,
           every time you, whenever a new, whenever you add,
           edits in working code, obviously wrong, this is wrong, is not a good, not good because,
           cannot be substituted, cant be substituted, not substitutable,
           is not a valid substitute, breaks the contract, breaks the expectation, violates the contract,
           should not be responsible, shouldnt be responsible]
        - [違反していることに, 違反してしまい, 違反になります, 違反となる, 違反する, に反しています, に反する, 反してい, 問題があります, 問題があり, 問題が発生, 問題点は, 修正しなければ,
           変更しなければ, 修正が必要, 変更が必要, 書き換える必要, 強制され, 不要なメソッド, 必要のないメソッド, 依存してしまっ,
           密に結合, 責任を持ってい, 複数の責任, 複数の責務, 2つの責任, 責務を持ってしま, 例外が発生, 例外を投げ, 期待通りに動か, 守られていません, 守れていません, 満たしていません, 満たさない]
        - [违反principle, 违背principle, 违反了principle, 明显违反, 这违反, 这就违反, 这样违反, 存在的问题, 存在问题, 问题在于, 的问题是, 有什么问题, 缺点是, 职责过多,
           多个职责, 两个职责, 承担了过多, 承担了多, 多个原因, 必须改, 要修改, 需要改动, 就要修改, 就需要修改,
           都需要修改, 都得修改, 不得不修改, 不需要的方法, 抛出异常, 不易扩展, 难以维护, 难以扩展, 难以测试, 不利于, 違反了, 這違反, 就違反, 必須修改, 需要修改, 被迫實作, 難以維護, 難以測試,
           問題在於]
        - [위반하였다, 위반했다, 위반하는 것, 위반하게 된다, 위반할 수, 위반된다, 위배했다, 위배한다, 위배하고, 어긋난다, 어긋납니다, 지키지 못, 지키지 않, 준수하지 않, 준수하지 못,
           만족하지 못, 만족하지 않, 따르지 못, 문제가 생긴, 문제가 생길, 문제가 있다, 문제가 있습니다, 문제점은,
           수정해야만, 수정이 필요, 변경이 필요, 변경해야만, 고쳐야, 바꿔야, 바꾸어야, 구현해야만, 불필요한 메서드, 불필요한 메소드, 필요하지 않은 메서드, 의존하고 있다, 의존하고 있기,
           결합도가 높, 강하게 결합, 책임을 가지고 있, 여러 책임, 두 가지 책임, 예외가 발생, 수정 또한 불가피,
           유지보수가 어렵, 불러 일으킨 예]
        - [нарушили, нарушаем, нарушен, нарушается, нарушение этого, является нарушением, противоречит принципу,
           противоречит principle, не соответствует, не соблюдается,
           не соблюдает, не следует принципу, проблема в том, проблема этого, в чем проблема, в чём проблема,
           плохо тем, это плохо, придется изменять, придется изменить,
           придётся изменить, придется переписывать, придется вносить, придётся вносить, нужно будет изменить,
           необходимо изменить, нужно изменить, сильно связан, жестко связан,
           жёстко связан, жестко завязан, зависит от конкретн, зависит напрямую, напрямую зависит, слишком много,
           несколько ответственностей, несколько обязанностей,
           две ответственности, две причины, несколько причин, более одной причины, выполняет несколько,
           выполняет сразу, отвечает сразу, неожиданное поведение,
           выбросит исключение, бросает исключение, сложно тестировать, трудно тестировать]
        - [ihlal etmiş, ihlal edilmiş, ihlal edilir, ihlal ettiğ, ihlal olur, ihlali söz konusu, aykırıdır,
           prensibine aykırı, uygun değildir, uygun değil, uymadığ, uymamış,
           sorun şu, problem şu, değiştirmek zorunda, değiştirmemiz gerek, değişiklik yapmamız gerek,
           değişiklik yapmak zorunda, değiştirmek gerek, implemente etmek zorunda,
           uygulamak zorunda, kullanmadığı metod, bağımlı hale, doğrudan bağımlı, sıkı bağlı, sıkı sıkıya,
           birden fazla sorumluluk, birden fazla iş, iki sorumluluk, beklenmeyen,
           hata fırlat, exception fırlat, yönetilmesi zor, test etmek zor, bakımı zor]
        - [viola principle, viola este, viola claramente, violando el, estamos violando, se viola, rompe el,
           rompe con, incumple el, no respeta, no se cumple, no cumplimos,
           no sigue el, el problema es, el problema con, el problema de, cuál es el problema, problemas con,
           esto es un problema, tendremos que modificar, tenemos que modificar,
           tendríamos que cambiar, tendremos que cambiar, tenemos que cambiar, tendría que modificar,
           debemos modificar, habría que modificar, hay que cambiar,
           terminaría cambiando, será necesario modificar, nos obliga a, obliga a, se ve obligada, se ven obligadas,
           está obligada, obligados a implementar, fuerza a, forzada a,
           forzando, más de una responsabilidad, varias responsabilidades, múltiples responsabilidades,
           demasiadas responsabilidades, dos responsabilidades, más de una razón,
           depende directamente, depende de una clase concreta, fuertemente acoplad, muy acoplad, difícil de mantener,
           difícil de probar, difícil de testear, lanza una excepción,
           comportamiento inesperado, métodos que no, está mal, mal diseño, métodos no admitidos]
        - [viola princípio, está violando, estamos violando, violando o, viola claramente, não respeita,
           não está seguindo, quebra o, seria necessário modificar,
           seria necessário alterar, teríamos que modificar, teremos que alterar, precisaríamos alterar,
           precisa ser alterada, é obrigada a, forçando a classe, sendo forçada,
           mais de uma responsabilidade, várias responsabilidades, muitas responsabilidades, o problema é,
           qual o problema, problema com, difícil de manter, difícil de testar,
           depende diretamente, fortemente acoplad, alto acoplamento, violação do, violação clara do, clara violação do,
           violação clara da, clara violação da, violação direta do]
        - [viole principe, ne suit pas, est violé, le problème est, le problème avec, plusieurs responsabilités,
           trop de responsabilités, est obligé de, est forcé,
           il faut modifier, nous devons modifier, fortement couplé, difficile à tester, difficile à maintenir]
        - [verstößt gegen, verletzt principle, ist verletzt, das problem ist, mehrere verantwortlichkeiten,
           mehr als eine verantwortung, muss geändert werden,
           müssen geändert werden, eng gekoppelt, stark gekoppelt, schwer zu testen, schwer zu warten]
        - [n obéit pas, n obéissent pas, n a pas de sens, n ont pas de sens, devrions modifier, devrait être modifié,
           devrait être modifiée, nécessite de modifier, nécessitera de,
           oblige à modifier, nous oblige à, trois responsabilités, responsabilités distinctes, contraint de,
           contrainte de, contraints de, contraintes de, l inconvénient, viole principle,
           ne peut pas remplacer, ne pouvez pas remplacer, ne peuvent pas remplacer, der nachteil dabei,
           führt zu problemen]
        - [is being violated, are being violated, was violated, was violating, violated the, breaking principle,
           breaking the principle, breaking solid, breaks solid,
           not enough to satisfy, not enough to comply, not enough to follow]
        - [violava, não respeitava, não é suficiente para cumprir, efeito colateral inesperado, violaba, no respetaba,
           no respecta, no es suficiente para cumplir, no basta para cumplir,
           efecto colateral inesperado, efectos colaterales inesperados]
        - [violait, ne respectait pas, ne suffit pas à respecter, ne suffit pas pour respecter,
           effet de bord inattendu, verletzte das, verletzte principle, verstieß gegen, widersprochen,
           widerspricht dem, widerspricht principle, reicht nicht aus um, genügt nicht um]
        - [нарушал принцип, нарушала принцип, нарушал principle, нарушала principle, ihlal ediyordu, uymuyordu,
           違反していました, 违反着, 위반하고 있었, 위배하고 있었]
        - [doesnt obey, does not obey, not obeying, disobeys, fails to follow, fails to comply, fails to adhere,
           fails to
           satisfy, doesnt satisfy, does not conform, doesnt conform, doesnt uphold, does not uphold, no use of,
           no use for, has no use, have no use, dont make sense for, doesnt make sense for, makes no sense for,
           behaves differently from, behaves differently than, behave differently from, behave differently than,
           what if we add, what if we need, what if we want, what if you add, what if you need, what if you want,
           what if tomorrow, what if a new, what if another, what if there is, goes against,
           going against, would oblige, deviates from, not its responsibility,
           shouldnt belong, should not belong, does not belong, doesnt belong, becomes a mess, gets messy]
        - [no obedece, va contra, no tiene sentido que, no tienen sentido, qué pasa si, qué pasaría si, qué sucede si,
           se comporta de forma distinta, se comporta de manera diferente, no debería pertenecer, não obedece,
           vai contra, não faz sentido, não fazem sentido, e se precisarmos, e se quisermos, o que acontece se,
           se comporta de forma diferente, não deveria pertencer, n obéit pas, va à l encontre, que se passe t il si,
           se comporte différemment, ne devrait pas appartenir, widerspricht, ergibt keinen sinn, was passiert wenn,
           was ist wenn, verhält sich anders]
        - [а что если, что если, что будет если, ведет себя иначе, ведёт себя иначе, ведет себя по другому,
           не имеет смысла,
           идет вразрез, идёт вразрез, farklı davran, anlamsız, mantıklı değil, mantıksız, 没有意义, 行为不一致, 沒有意義, たらどうなる,
           どうなるでしょう, 意味がありません, 말이 안, 의미가 없]
        - [does in fact break, does break principle, it does break, principle isnt fulfilled,
           principle is not fulfilled, principle is not met, this is redundant, three responsibilities,
           has 3 responsibilities, has 2 responsibilities, has two jobs,
           has three jobs, several responsibilities, handles both, strong coupling, generates a strong coupling,
           redo the code, breaks substitutability,
           also open for modification, is open for modification, throws an error when, it fails when,
           violation of liskov, blatant violation, is tightly bound,
           have to be changed because, must implement all, forced to implement, being forced to]
        - [no se cumple principle, no se cumple el, presenta 3 responsabilidades, tiene 3 responsabilidades,
           tres responsabilidades, fuerte acoplamiento, genera un fuerte, habría que rehacer,
           tendríamos que modificar, rompe principle, lo que rompe, que no implementa, va en contra de]
        - [isso fere, fere o princípio, acoplada a, acoplado a, três responsabilidades, classe desconexa,
           problemas ao utilizar]
        - [en violation avec, en violation de, sommes en violation, est une violation, va entraîner une modification,
           entraîne une modification, entraînerait une modification,
           responsabilités multiples, difficulté de maintenance, sont mélangées dans, couplage et de maintenance,
           entraînant des problèmes, viole donc]
        - [делает его трудно, что делает его, трудно адаптируемым, вынуждены реализовать,
           выбрасывает исключение что нарушает]
        - [没有满足, 并没有遵守, 没有满足principle, 违背了principle, 就必须要修改, 只能驾驶, 依赖了低层]
        - [위배하는 것, 위배하는 것이다, 위반하고 있습니다, 위반하고 있다, 책임이 너무 많, 제제할 방법이 없, 방법이 없다, 일일이, 모두 수정해야]
        - [違反となり, 処理の書き換えが必要]
        - [kein guter ansatz, kein gutes design, keine gute lösung, keine gute idee, keine gute praxis,
           keine gute wahl, no es una buena, no es un buen, no es buena idea, não é uma boa, não é um bom,
           n est pas une bonne, n est pas un bon, не лучшее решение, не лучший вариант, не лучший подход,
           не очень хорошее решение, iyi bir yaklaşım değil, iyi bir tasarım değil, iyi bir çözüm değil,
           iyi bir fikir değil, non è una buona, non è un buon, 良い設計ではありません, 良い方法ではありません, 不是一个好的,
           不是一個好的, 좋은 방법이 아니, 좋은 설계가 아니]
        - [to narusza, narusza principle, narusza zasadę, łamie zasadę, łamie principle, problem polega,
           musi implementować, muszą implementować, zbyt wiele odpowiedzialności, trudno testować,
           viola principle, questo viola, viola il principio, troppe responsabilità, il problema è,
           deve essere modificat, difficile da testare, difficile da mantenere, vi phạm nguyên, làm quá nhiều,
           vấn đề là, phụ thuộc trực tiếp, phải sửa,
           melanggar principle, melanggar prinsip, masalahnya, terlalu banyak tanggung jawab, harus mengubah,
           порушує principle, порушує принцип, проблема в тому, doivent être modifié, schendt, het probleem is,
           te veel verantwoordelijkheden]
        - [would violate, would break principle, would break the principle, violaría el, violaría principle,
           violaria o, violaria principle, violerait, würde das prinzip verletzen, würde gegen, нарушило бы,
           ihlal ederdi, 会违反, 將違反]
        - [contradicts principle, contradicts the principle, goes against principle, goes against the principle,
           going against principle, against principle, does not meet principle, doesnt meet principle,
           fails to follow, fails to adhere, fails to comply, fails to respect, fails to meet principle,
           is not following principle, is not following the principle, not adhering to principle,
           not adhering to the principle,
           not complying with principle, not complying with the principle, not in line with principle,
           not aligned with principle, does not align, doesnt align, does not conform, doesnt conform,
           disobeys principle,
           disregards principle, infringes principle, ignores principle, mixes responsibilities, mixes several,
           mixes two, mixing responsibilities, mixed responsibilities, mixing concerns, mixes concerns,
           tightly couples, creates tight coupling, leads to tight coupling, causes tight coupling,
           results in tight coupling, introduces tight coupling]
        - [there is a problem, theres a problem, there is an issue, theres an issue, hay un problema, há um problema,
           il y a un problème, gibt es ein problem, es gibt ein problem, есть проблема, возникает проблема,
           bir sorun var, bir problem var, 有一个问题, 有个问题, 有一个問題, 问题出现了, 强迫他们, 强迫实现, 問題が1つ, 문제가 하나]
      # A verdict on the preceding code: it was the new design.
      approves:
        - [senza modificare, senza toccare, senza cambiare il codice, senza dover modificare, bez modyfikacji,
           bez modyfikowania, bez zmiany istniejącego, bez zmieniania, each class does one thing,
           each class does only one thing, each class only does one thing, didnt touch a single line, no more if else,
           doesnt care which, bây giờ mỗi lớp, giờ đây mỗi lớp]
        - [دون تعديل, دون الحاجة إلى تعديل, بدون تعديل]
        - [makes the code testable, makes the code more testable, makes it testable, makes it more testable,
           makes the class testable, makes them testable, makes testing easy, makes testing easier,
           can be used interchangeably, can now be substituted, hence we can substitute, so we can substitute,
           can safely replace, rend le code testable, rend la classe testable, macht den code testbar,
           macht die klasse testbar]
        - [違反していない, 違反していません, 違反しない, 違反しません, 違反はない, 違反はありません,
           now adheres, now follows, now complies, now conforms, now respects, adheres to the principle,
           adheres to principle, follows the principle, follows principle,
           complies with principle, complies with the principle, conforms to principle, conforms to the principle,
           respects the principle, respects principle,
           satisfies the principle, satisfies principle, we can now, now we can, by splitting, by separating,
           by applying, each class now, each class has a single,
           single axis of change, has only one responsibility, has a single responsibility, single reason to change,
           without changing, without modifying,
           without the need to change, this design avoids, no longer depends, no longer violates, no longer need,
           no longer forced]
        - [違反することなく, 違反することはありま, 違反することがありま, 違反することがなく, 違反しない, 違反せず, 違反しません, 違反していません, 違反しなく, 違反がなく, 修正する必要がありません,
           修正する必要はありません, 変更する必要はありません, 変更する必要がなく, 変更する必要がない, 修正する必要がない, 修正しなくて, 変更しなくて, 修正せずに, 変更せずに,
           変更することなく, 修正することなく, 影響を与えず, 影響しません, 影響を受けません, 単一の責任を持, 一つの責任, 1つの責任, 1つの責務, 一つの責務, 責務だけ, 責任だけ, 強制されません,
           強制されなく, 依存しなくなり, 依存しません, 疎結合, 拡張しやす, 保守しやす,
           テストしやす, 守れています, 守られた, 準拠しています, 従っています, 問題ありません, 問題なく]
        - [準拠した設計に, 満たしています, 守られています, 変更する必要がありません, 修正する必要がなくなり]
        - [符合了, 就符合, 符合 原则了, 不需要修改, 无需修改, 遵循了, 不会被迫, 不再被迫, 不用修改, 不必修改, 不需要改动, 不需要去修改, 无需改动, 不用改动, 不再直接依赖, 不直接依赖, 不再违反,
           没有违反, 不会违反, 不违反, 并未违反, 并没有违反, 不再违背, 没有违背, 不会违背, 不违背, 并未违背, 并没有违背, 只负责, 各司其职,
           职责单一, 单一的职责, 每个类只, 易于扩展, 便于扩展, 便于维护, 易于维护, 满足了, 满足principle, 依赖抽象, 不需要的方法都, 不存在问题, 没有问题]
        - [위반하지 않, 책임을 분리한, 책임을 나눈, 역할을 분리한, 위배되지 않, 어긋나지 않, 수정할 필요가 없, 수정할 필요 없, 변경할 필요가 없, 변경할 필요 없, 수정 없이, 변경 없이,
           수정하지 않고, 변경하지 않고, 바꾸지 않고, 영향을 주지 않, 영향을 받지 않, 하나의 책임만, 단일 책임만,
           한 가지 책임만, 한가지 책임만, 책임만 가지, 책임만을, 강요받지 않, 강제되지 않, 구현하지 않아도, 의존하지 않게, 더 이상 의존하지, 추상화에 의존, 추상에 의존하게,
           인터페이스에 의존하게, 결합도가 낮, 느슨한 결합, 확장이 쉬, 확장하기 쉬, 유지보수가 쉬, 테스트하기 쉬,
           준수한다, 준수합니다, 지킨다, 지킬 수 있, 지켜진, 지켜집니다]
        - [준수할 수, 준수하게, 지킬 수, 지키게, 만족한다, 만족합니다, 수정하지 않아도, 변경하지 않아도, 잘지키고]
        - [больше не нарушает, не нарушается, не нужно менять, не нужно изменять, не нужно будет менять,
           не нужно будет изменять, не придется менять, не придётся менять, не придется изменять,
           не придётся изменять, не потребуется изменять, не требует изменения, нет необходимости менять,
           нет необходимости изменять, больше не зависит, не зависит от конкретн, зависит от абстракции,
           зависят от абстракции, зависят от абстракций, зависит от интерфейса, только одну обязанность,
           одну ответственность, одна ответственность, одна обязанность, только за одну, легко расширять,
           легко добавить, проще поддерживать, проще тестировать, легче поддерживать, не вынуждены, не вынужден,
           соблюден, соблюдён, соответствует principle]
        - [теперь каждый, не нарушает, соответствует принципу, соблюдается, без изменения]
        - [uygun hale, uymaktadır, uygundur, değiştirmeden, ihlal etme, ihlal edilmez, değiştirmemize gerek,
           değiştirmeye gerek, değişiklik yapmadan, değişiklik yapmamıza gerek,
           zorunda kalmaz, zorunda kalmadan, zorunda değil, zorunda kalmayız,
           değiştirmek zorunda değil, değiştirmek zorunda kalmaz, değiştirmek zorunda kalmadan,
           değiştirmek zorunda kalmıyor, değiştirmek zorunda kalmayız, değiştirmek zorunda kalmayacağız,
           değişiklik yapmak zorunda değil, değişiklik yapmak zorunda kalmaz, değişiklik yapmak zorunda kalmıyor,
           değişiklik yapmak zorunda kalmadan, değişiklik yapmak zorunda kalmayız, tek bir sorumluluğu,
           tek bir sorumluluk,
           sadece bir sorumluluk, yalnızca bir sorumluluk, tek sorumluluğu, bağımlı değil,
           soyutlamaya bağımlı, soyutlamalara bağımlı, soyutlamaya bağlı, prensibe uyar, prensibine uyar,
           kolayca eklenebilir, kolayca ekleyebilir, kolayca genişlet, genişletilebilir hale]
        - [ya no viola, ya no depende, ya no es necesario, ya no tenemos que, ya no necesita, no viola,
           no es necesario modificar, no hay que modificar, no tenemos que modificar, sin tener que modificar,
           sin necesidad de modificar, no se ve obligad, una sola responsabilidad, una única responsabilidad,
           única razón para cambiar, fácil de mantener, fácil de extender, fácil de probar,
           más fácil de, depende de una abstracción, depende de abstracciones, depende de la abstracción,
           depende de la interfaz, cumplimos con, cumplimos el, se cumple, cada clase tiene, de esta manera cada]
        - [cumple con el, cumple el, respeta el, ahora cada, sin modificar]
        - [respeita o, agora cada, sem modificar, não viola, não precisamos modificar, não precisamos alterar,
           não é necessário alterar, não é necessário modificar, não será necessário,
           não precisa ser alterada, sem precisar alterar, sem ter que alterar, sem alterar, já não depende,
           não depende mais, não é mais, uma única responsabilidade, apenas uma responsabilidade,
           única responsabilidade, fácil de manter, fácil de testar, fácil de estender, mais fácil de,
           depende de uma abstração, depende da abstração, depende de abstrações, depende da interface,
           cumpre o, segue o princípio, cada classe tem, cada classe possui, cada classe agora, dessa forma cada]
        - [respecte le, sans modifier, ne viole pas, ne viole plus, n est plus nécessaire, plus besoin de modifier,
           pas besoin de modifier, sans avoir à modifier, sans toucher, ne dépend plus,
           une seule responsabilité, une seule raison de changer, facile à maintenir, facile à tester,
           facile à étendre, plus facile à, dépend d une abstraction, dépend de l abstraction,
           dépend d une interface, chaque classe a, respecte ce]
        - [ohne zu ändern, hält das, ohne die bestehende, ohne den bestehenden, ohne bestehende, verletzt nicht,
           verstößt nicht, nicht mehr verletzt, nicht geändert werden, muss nicht mehr,
           müssen nicht mehr, nicht mehr gezwungen, nicht gezwungen, nicht mehr abhängig, nur noch eine,
           nur eine verantwortung, genau eine verantwortung, eine einzige verantwortung, nur einen grund,
           leicht zu testen, leicht zu erweitern, leichter zu, einfacher zu, hängt nur noch, von einer abstraktion ab,
           lose gekoppelt, hält sich an]
        - [now has a single, now has only, now has one, now only has, now depends on, only has one reason,
           only one reason to change, has one responsibility,
           its own responsibility, single purpose, focused on a single, easier to test, easier to maintain,
           easier to extend, can easily add, can easily extend, loosely coupled,
           dont need to change, dont have to change, do not need to change, do not need to modify,
           dont need to modify, dont have to modify, do not have to modify,
           no need to modify, no need to change, doesnt need to change, does not need to change,
           doesnt have to change, without altering, without touching, without breaking,
           without affecting, depends only on, only depends on, depends on an abstraction, depends on the abstraction,
           is not forced to, are not forced to, only implement the,
           only implements the, implements only, implement only, benefits of this, this is better,
           nothing that worked is touched, has not heard of, does not violate,
           doesnt violate, not violating, without violating, does not break, doesnt break, with no changes to,
           while respecting, closed for modification and, not have to worry]
        - [準拠しています, 準拠している, 満たされ, 満たしている, 守っています, 守ることができ, 変更せずに, 修正せずに, 変更することなく, 修正することなく, 変更は不要, 修正は不要, 変更する必要はあり,
           変更する必要がなく, 修正する必要がな, 影響を与えず, 影響を受けない, 影響を受けません, テストしやすく,
           拡張しやすく, 違反していません, 違反しない, 違反せず, だけを担当, だけに責任, ことができた, ことができました, 可能となった, 可能になった, 可能になりました, 可能となります, 可能になります,
           済むように, 単一の責任のみ]
        - [不需要改, 不用修改, 不必修改, 无须修改, 而不用修改, 不会影响, 不影响, 不再依赖, 不再需要, 没有违反, 不违反, 不会违反, 遵守了, 满足了, 满足principle, 职责单一, 只负责,
           各司其职, 易于扩展, 易于维护, 便于扩展, 而不修改, 而不改变, 不需要修改, 不需改, 不會影響, 只負責]
        - [만족시킨다, 만족하게, 만족할 수, 만족하고, 지켜진다, 지켰다, 지키고 있다, 지키고 있, 준수하고, 준수한다, 준수했다, 따르고 있, 따르게 된다, 위반하지 않, 위배하지 않,
           위배되지 않, 수정할 필요가 없, 수정 없이, 수정하지 않고, 변경할 필요가 없, 변경 없이, 변경하지 않고,
           변경하더라도, 영향을 주지 않, 영향을 받지 않, 영향을 미치지 않, 추가하기만 하면, 책임만, 하나의 책임만, 한 가지 책임만, 의존하지 않, 느슨한 결합, 결합도가 낮, 쉽게 확장,
           쉽게 추가, 분리하여 다룰, 분리해서 다룰]
        - [не нарушен, не нарушается, не нарушаем, соответствует principle, соблюден, соблюдён, не нужно изменять,
           не нужно менять, не придется, не придётся, не надо менять,
           без изменений, без необходимости, не изменяя, не меняя, не требует изменений, не зависит от,
           больше не зависит, больше не нужно, каждый класс отвечает,
           отвечает только за, только одну ответственность, одну ответственность, одну причину, легко добавить,
           легко расширить, легко тестировать, слабо связан]
        - [uyuyor, uymuş, uymuş oluruz, uymuş olduk, uygun olur, uygun oldu, ihlal etmez, ihlal etmiyor,
           ihlal etmemiş, ihlal edilmez, değiştirmemize gerek, değiştirmeye gerek,
           değişiklik yapmadan, değişiklik yapmamıza gerek, mevcut kodu değiştirmeden, sadece kendi,
           tek bir sorumluluğ, tek sorumluluğa sahip, yalnızca bir sorumluluk,
           bağımlı değil, gevşek bağ, kolayca ekle, kolayca genişlet]
        - [cumple con, cumple principle, cumplimos con, respeta principle, respetamos, no viola, no rompe,
           sin tener que modificar, sin necesidad de modificar, sin cambiar,
           sin alterar, sin afectar, sin tocar, no es necesario modificar, no necesitamos modificar,
           no hace falta modificar, ya no depende, ya no es necesario, ya no necesita,
           una sola responsabilidad, única responsabilidad de, una única razón, solo depende,
           depende de la abstracción, depende de abstracciones, depende de la interfaz,
           fácil de probar, fácil de mantener, bajo acoplamiento, desacoplad, se adhiere]
        - [cumpre o, segue o princípio, não viola, sem alterar, sem precisar modificar, sem precisar alterar,
           sem a necessidade, não precisa mais, não depende,
           cuidando da sua responsabilidade, apenas uma responsabilidade, uma única responsabilidade, depende apenas,
           depende da abstração, fácil de testar, baixo acoplamento,
           desacoplad]
        - [ne viole pas, respecte principe, sans changer, sans avoir à modifier, sans devoir modifier,
           une seule responsabilité, ne dépend plus, facile à tester, faible couplage]
        - [verletzt nicht, verstößt nicht, ohne bestehenden, ohne den bestehenden, muss nicht geändert,
           nur eine verantwortung, hängt nur, leicht zu testen, lose gekoppelt,
           einfach erweiter]
        - [est aussi simple que, respecte désormais, respecte maintenant, n a plus besoin, n ont plus besoin,
           ist jetzt unabhängig, ist nun unabhängig, nun klar getrennt]
        - [principle is applied, principle is correctly applied, applied correctly, satisfies principle,
           satisfy principle,
           satisfying principle, followed principle,
           follows principle, follows the principle, adheres to principle,
           complies with principle, conforms to principle, principle is maintained, principle is achieved,
           substitutability is preserved, substitution is safe, without any change,
           without any changes, without any modification, without any modifications, wont affect, will not affect,
           does not affect, doesnt affect, remains unchanged, remain unchanged, stays unchanged, stay unchanged,
           remains untouched, stays untouched, has a clear responsibility, has its own class, single well defined]
        - [no afectará, no afecta a, no afectaría, implementa solo, implementa solamente, implementa únicamente,
           solo implementa, solamente implementa, não afetará, não afeta, não afetaria, implementa apenas,
           implementa somente, apenas implementa, n affectera pas, n affecte pas, n affectera plus, n implémente que,
           n implémentent que, ne dépendent que, ne dépend que, dépend de l interface, dépendent de l interface,
           wirkt sich nicht, implementiert nur, implementieren nur, hängt von der abstraktion, hängt vom interface,
           hängt von der schnittstelle, не повлияет, не влияет, реализует только, реализуют только]
        - [sadece ihtiyacı olan, yalnızca ihtiyacı olan, sadece gerekli, etkilemez, etkilenmez, 不会受到影响, 不受影响, 只实现,
           只需实现,
           只依赖, 只需要实现, 只需實作, 影響を与えません, 影響しません, だけを実装, のみを実装, 필요한 메서드만, 필요한 기능만, 영향이 없]
        - [is only responsible for, only responsible for, is now only, are now only, just handles, one job each,
           no panic, can be used safely, loose coupling, code establishes that, easily extensible,
           depends on abstraction,
           both depend on, is only handling, only dealing with, has only one reason for change]
        - [solo se encarga de, solo tiene que, no necesitaremos cambiar, no tendremos que cambiar,
           no necesitamos cambiar, menor acoplamiento, siguen siendo igual]
        - [serão aplicados sem, sem alterar a classe, sem alterar o código, bem mais coeso, mais coeso,
           com baixo acoplamento, deixando de ser sua responsabilidade]
        - [a une seule responsabilité, sont bien isolées, gère une seule]
        - [что соответствует principle, что соответствует принципу, отвечает за свою, не требует изменений в,
           не требуется изменять, реализует только те, только те методы, которые ему нужны, не нуждается в]
        - [对于修改是封闭的, 对于修改是关闭的, 无需修改, 不再依赖, 转而依赖, 只需要添加, 只需要创建]
        - [만족한다, 영향을 받지 않, 할당할 수 없다, 직접 의존하지 않, 직접적으로 의존하지 않]
        - [mỗi class chỉ, không cần sửa, chỉ phụ thuộc vào, każda klasa ma jedną, nie wymaga zmian,
           zgodność z principle, zależą od abstrakcji, zależy od abstrakcji, ogni classe ha,
           non è necessario modificare, dipende dall astrazione, setiap kelas,
           tanpa mengubah, кожен клас відповідає, не порушує, без зміни, zonder de bestaande]
        - [is an example of principle, is an example of the principle, demonstrates principle,
           demonstrates the principle, illustrates principle, aligns with principle, aligns with the principle,
           adhering to principle,
           adhering to the principle, complying with principle, complying with the principle, respecting principle,
           respecting the principle, conforming to principle, in line with principle, in line with the principle,
           compliant with principle, upholds principle, honors principle, fulfills principle, fulfils principle,
           meets principle, obeys principle, embodies principle, supports principle, in keeping with principle,
           principle is respected, principle is satisfied, principle is followed, principle is fulfilled,
           principle is met, principle is preserved, can be easily extended, easily be extended,
           can be extended without,
           can be added without, can be swapped, is now decoupled, are now decoupled, is decoupled from,
           used interchangeably, are interchangeable, is open for extension, are open for extension]
        - [sem quebrar, sin romper, sans casser, ohne zu brechen, не ломая]
      # The sentence states the principle and refers to no code.
      defines:
        - [ningún cliente debería, ningún cliente debe ser, ningún cliente debe verse, ninguna clase debería,
           ningún módulo debería, nenhum cliente deveria, nenhum cliente deve ser, nenhuma classe deveria,
           nenhuma classe deve ser, aucun client ne devrait, aucun client ne doit être, aucune classe ne devrait,
           kein client sollte, keine klasse sollte, nessun client dovrebbe, nessuna classe dovrebbe,
           ни один клиент не должен, ни один класс не должен, жоден клієнт не повинен, żaden klient nie powinien,
           żadna klasa nie powinna]
        - [principle states, principle says, principle tells, principle means, principle is about, principle is a,
           principle is the, principle suggests, principle requires,
           principle dictates, principle aims, principle principle is, principle encourages, states that,
           tells us that, in simple terms, in other words, in plain words,
           according to robert, uncle bob, barbara liskov]
        - [client should not be forced, clients should not be forced, clients should never be forced,
           client should never be forced, clients must not be forced, clients shouldnt be forced,
           client shouldnt be forced,
           no client should be forced, no clients should be forced, not be forced to depend,
           no class should be forced, classes should not be forced, no client should, no clients should,
           no class should, no module should, no code should, no object should]
        - [原則とは, とは, という原則, べきという, べきである, べきです, 原則です, べきではない]
        - [是指, 指的是, 原则是, 原则指, 的定义, 核心思想, 原則是, 核心在於]
        - [이란, 원칙이란, 원칙은, 라는 원칙, 원칙이다, 원칙입니다, 것을 의미]
        - [принцип гласит, гласит, заключается в, этот принцип, данный принцип, говорит о том, должны быть открыты]
        - [belirtir, söyler, ifade eder, demektir, anlamına gelir, prensip der, bu prensip, bu ilke]
        - [establece que, dice que, nos dice, indica que, significa que]
        - [diz que, diz basicamente, basicamente diz, afirma que, define que, este princípio]
        - [stipule, dit que, énonce, ce principe]
        - [besagt, bedeutet, dieses prinzip]
        - [this means that a class should, means that a class, means that every, means that each, means that classes,
           means that entities, means that subclasses, means that objects, means that clients, means that modules,
           means a class should, a class should, classes should, a class must, every class should, each class should,
           a subclass should, subclasses should, derived classes should, a module should, modules should,
           software entities should, entities should, objects should, functions should, you should be able to]
        - [una clase debe, una clase debería, las clases deben, las clases deberían, uma classe deve,
           uma classe deveria, as classes devem, une classe doit, une classe devrait, les classes doivent,
           eine klasse sollte, eine klasse soll, klassen sollten, класс должен, классы должны, bir sınıfın, sınıflar,
           一个类应该, 类应该, 一個類別應該, 클래스는 하나의, クラスは一つの, クラスはひとつの]
        - [what we want, what we would like, we would like to, lo que queremos, o que queremos, ce que nous voulons,
           was wir wollen, мы хотим, istediğimiz, 我们想要, 我们希望, 换句话说, 我們希望, したいのは, 원하는 것은]
      # The code that follows is several examples, rather than an old design and a new one.
      enumerates:
        - [a few examples, some examples, several examples, a couple of examples, a couple examples, two examples,
           three examples, algunos ejemplos, varios ejemplos, un par de ejemplos, dos ejemplos, alguns exemplos,
           vários exemplos, dois exemplos, quelques exemples, plusieurs exemples, deux exemples, einige beispiele,
           ein paar beispiele, mehrere beispiele, zwei beispiele, несколько примеров, пару примеров, два примера,
           birkaç örnek, iki örnek, alcuni esempi, kilka przykładów, 几个例子, 一些例子, 几个示例, 一些示例, 幾個例子,
           いくつかの例, 몇 가지 예]
      # The code that follows is the next step of an improvement, in a walkthrough that names no principle.
      improves:
        - [lets change, lets update, lets expand, lets make, lets generalize, lets generalise, we can update,
           we can start by, we can now, now that we, finally we can,
           our finished, our final, as simple as, a better way, we can represent, we should generalize, we can turn,
           we can replace, we can move, we can take advantage of,
           we can also use this, our new, our improved, we no longer, no longer need, we only have to]
      # The preceding code has a problem that the following code solves. These phrases also announce the new design.
      remedies:
        - [to fix this, to fix these, to fix that, to fix it, to fix such, to solve such,
           to solve this, to solve these, to address this,
           to address these, to resolve this, to correct this, to overcome this, fix this, fixing this, solve this,
           solving this, resolve this, the solution is,
           solution is to, solution to this, solution for this, solution would be, solution could be,
           one possible solution, the fix, fix the issue, fix the problem, solve the problem, can be fixed, fixed by,
           solved by, resolved by, can be solved, we can fix, lets fix, lets solve,
           we can solve, we can refactor, we could refactor, lets refactor, refactor this, refactor it,
           can be rewritten, could be rewritten, work around this, get around this, one way of dealing with,
           way to deal with this, to follow principle,
           to follow the principle, to comply with, to adhere to, to satisfy the principle, to satisfy principle,
           to respect principle, to respect the principle, a better solution, a better design, instead of doing this]
        - [para solucionar, para corregir, para arreglar, para resolver este, para resolver esto, para evitar esto,
           la solución es, la solución sería, se puede solucionar, podemos solucionar, podemos resolver,
           resolver este problema, solucionar este problema,
           para cumplir, vamos a refactorizar]
        - [para resolver isso, para corrigir isso, para corrigir, para solucionar, a solução é, a solução seria,
           resolver esse problema, podemos resolver, solucionar esse problema, para cumprir o, para respeitar o]
        - [pour corriger, pour résoudre, la solution est, nous pouvons résoudre, on peut résoudre, pour éviter cela,
           pour respecter le, résoudre ce problème]
        - [um das zu beheben, um dies zu beheben, um das problem, die lösung ist, um das prinzip]
        - [чтобы исправить, исправить это, решить эту проблему, решить проблему, чтобы решить, для решения,
           можно решить, чтобы соответствовать, чтобы соблюсти, щоб виправити, щоб вирішити]
        - [düzeltmek için, çözmek için, çözüm olarak, bu sorunu çöz]
        - [리팩토링하면, 리팩토링하여, 리팩토링 하면, 리팩토링하여 작성, 이를 해결, 해결하기 위해, 해결하려면, 해결하는 방법, 문제를 해결, 개선하면, 준수하기 위해, 지키기 위해]
        - [解決するには, 解決するため, 問題を解決, 改善すると, 修正すると, リファクタリングすると, 解決策として]
        - [为了解决, 解决这个问题, 解决这些问题, 解决上述问题, 解决方案是, 为了遵守, 为了遵循, 為了解決, 解決這個問題]
        - [aby to naprawić, aby rozwiązać, per risolvere, la soluzione è, per correggere, để khắc phục, để giải quyết,
           untuk memperbaiki, solusinya, om dit op te lossen]
        - [to fix principle violation, to fix the principle violation, to fix principle, to fix the violation,
           to fix this violation, to fix that violation, fix the violation, fixing the violation,
           to solve the violation,
           to resolve the violation, to remove the violation, to remedy this, to remedy the violation, to avoid that,
           to avoid these, to avoid such, can then be rewritten]
        - [para corregir la violación, para solucionar la violación, para resolver la violación,
           para corrigir a violação, para resolver a violação, pour corriger la violation, pour éliminer la violation,
           um die verletzung, um den verstoß, устранить нарушение, исправить нарушение, ihlali gidermek,
           ihlali düzeltmek, 違反を解消, 違反を修正, 消除违反, 修复违反, 위반을 해결, 위반을 고치]
      # The sentence sets the task of refactoring the code that follows.
      assigns:
        - [refactor the following, lets refactor the following, how would you refactor the following,
           rewrite the following, redesign the following, restructure the following, improve the following,
           correct the following code, correct the following class, fix the following code, fix the following class,
           refactor the code below, refactor the class below, refactor the example below, rewrite the code below,
           rewrite the class below, redesign the code below, redesign the class below, improve the code below,
           improve the class below, fix the code below, fix the class below, refactor the given,
           apply principle to the following, apply the principle to the following, apply principle to the code below,
           apply principle to the class below]
        - [refactoriza el siguiente, refactoriza la siguiente, refactorizar el siguiente, refactorizar la siguiente,
           refactorice el siguiente, refactorice la siguiente, reescribe el siguiente, reescribe la siguiente,
           mejora el siguiente código, mejora la siguiente clase, corrige el siguiente código,
           corrige la siguiente clase, aplica principle al siguiente, aplica principle a la siguiente,
           aplica el principle al siguiente, aplica el principle a la siguiente]
        - [refatore o código abaixo, refatore a classe abaixo, refatore o código a seguir, refatore a classe a seguir,
           refatore o seguinte, refatore a seguinte, refatorar o código abaixo, refatorar a classe abaixo,
           reescreva o código abaixo, melhore o código abaixo, corrija o código abaixo,
           aplique o principle ao código abaixo, aplique o principle no código abaixo, aplique o principle à classe]
        - [refactorez le code suivant, refactorez la classe suivante, refactorez le code ci dessous,
           refactorisez le code suivant, refactorisez la classe suivante, refactoriser le code suivant,
           refactoriser la classe suivante, réécrivez le code suivant, réécrivez la classe suivante,
           améliorez le code suivant, corrigez le code suivant]
        - [refaktoriere den folgenden, refaktoriere die folgende, refaktorieren sie den folgenden,
           refaktorieren sie die folgende, überarbeite den folgenden code, überarbeite die folgende klasse,
           verbessere den folgenden code, verbessere die folgende klasse]
        - [отрефакторите следующий, отрефакторите код ниже, отрефакторь следующий, перепишите следующий,
           перепишите код ниже, исправьте следующий код, улучшите следующий код]
        - [请重构, 重构下面的, 重构以下, 请改进下面, 请优化下面, 請重構, 従うようにリファクタリングしてください,
           満たすようにリファクタリングしてください, 守るようにリファクタリングしてください,
           準拠するようにリファクタリングしてください, 리팩토링하세요, 리팩터링하세요, 리팩토링해 보세요, 리팩토링해보세요]
      # The same, of code above or below the sentence.
      asks:
        - [how would you refactor, how would you fix, how would you rewrite, how would you redesign,
           how could you refactor, how might you refactor, can you refactor, could you refactor,
           your task is to refactor, your job is to refactor, exercise refactor, task refactor, challenge refactor,
           refactor this code so that, refactor this class so that, rewrite this code so that,
           rewrite this class so that, fix this code so that, fix this class so that, cómo refactorizarías,
           como você refatoraria, comment refactoriseriez vous, как бы вы отрефакторили, 你会如何重构,
           どのようにリファクタリングしますか]
      # Phrases that begin a new example.
      restarts:
        - [another example, one more example, next example, a second example, lets look at another, consider another,
           lets take another, for another example]
        - [別の例, もう一つの例, 再举个例子, 另一个例子, 再来看, 또 다른 예, 다른 예시, другой пример, ещё один пример, пример 2, başka bir örnek,
           otro ejemplo, outro exemplo, un autre exemple,
           ein weiteres beispiel, weiteres beispiel]
      # The sentence is about the preceding code, or about the code that follows.
      pointsBack:
        - [above code, code above, above example, example above, above class, class above, above snippet,
           snippet above,
           above design, design above, above implementation, implementation above, above program, above interface,
           interface above, previous code, previous example, preceding code, preceding example]
        - [código anterior, ejemplo anterior, clase anterior, código de arriba, ejemplo de arriba, exemplo anterior,
           exemplo acima, código acima, classe acima, ci dessus, exemple précédent, code précédent, obigen code,
           obigen beispiel, obige code, obige klasse, code oben, beispiel oben, выше, yukarıdaki]
        - [上面的代码, 上面代码, 上述代码, 以上代码, 上面的例子, 上述例子, 上面的示例, 上述示例, 上述设计, 上面的设计, 上例, 上面的程式碼, 上述程式碼,
           上記のコード, 上のコード, 上記の例, 上の例, 先ほどのコード, 先ほどの例, 위 코드, 위의 코드, 위 예제, 위의 예제, 위 예시, 위의 예시, 앞선 예제]
      pointsAhead:
        - [following code, following example, following class, following snippet, following implementation,
           following program, below code, code below, below example, example below, below class, class below,
           below snippet, snippet below]
        - [siguiente código, siguiente ejemplo, siguiente clase, código siguiente, ejemplo siguiente, a continuación,
           seguinte código, seguinte exemplo, código a seguir, exemplo a seguir, código abaixo, exemplo abaixo,
           classe abaixo, ci dessous, code suivant, exemple suivant, classe suivante, folgenden code,
           folgenden beispiel, folgende beispiel, folgendes beispiel, folgende klasse, folgende code, im folgenden]
        - [следующий код, следующем коде, следующий пример, следующем примере, код ниже, коде ниже, пример ниже,
           примере ниже, aşağıdaki kod, aşağıdaki örnek, aşağıdaki sınıf]
        - [下面的代码, 下面这段代码, 以下代码, 如下代码, 代码如下, 下面的例子, 以下示例, 下面的示例, 下面的程式碼, 以下程式碼, 程式碼如下, 以下のコード, 次のコード,
           下記のコード, 以下の例, 次の例, 다음 코드, 아래 코드, 아래의 코드, 다음 예제, 아래 예제, 다음 예시, 아래 예시]
      # The rest of the clause names what is avoided or wanted, and so judges no code.
      excludes:
        - [ningún cliente debería, ningún cliente debe ser, ningún cliente debe verse, ninguna clase debería,
           ningún módulo debería, nenhum cliente deveria, nenhum cliente deve ser, nenhuma classe deveria,
           nenhuma classe deve ser, aucun client ne devrait, aucun client ne doit être, aucune classe ne devrait,
           kein client sollte, keine klasse sollte, nessun client dovrebbe, nessuna classe dovrebbe,
           ни один клиент не должен, ни один класс не должен, жоден клієнт не повинен, żaden klient nie powinien,
           żadna klasa nie powinna]
        - [to avoid, so as to avoid, in order to avoid, avoiding, avoids, avoid, to prevent, preventing, what we want,
           what we would like, we want to achieve, we want to follow, we want to respect, the goal is, our goal is,
           the aim is]
        - [isnt clear that, isnt clear whether, isnt clear if, not clear that, not clear whether, not clear if,
           unclear whether, unclear if, unclear that, not sure that, not sure whether, not sure if, doubt that,
           doubtful whether, questionable whether, debatable whether, nicht klar ob, unklar ob, fraglich ob,
           no está claro que, no está claro si, não está claro que, não está claro se, pas clair que, pas sûr que,
           неясно]
        # A general guess, as in "If people want changes for different reasons, you likely have two responsibilities".
        - [you likely have multiple, you likely have several, you likely have too many, you likely have more than,
           you likely have two, you likely have a, you likely have an, you probably have multiple,
           you probably have several, you probably have too many, you probably have more than, you probably have two,
           you probably have a, you probably have an]
        - [probablemente tengas, probablemente tienes, es probable que tengas, provavelmente você tem,
           você provavelmente tem, é provável que você tenha, vous avez probablement plusieurs,
           vous avez probablement trop de, vous avez probablement plus d, hast du wahrscheinlich mehrere,
           hast du wahrscheinlich zu viele, hast du wahrscheinlich mehr als, haben sie wahrscheinlich mehrere,
           haben sie wahrscheinlich zu viele, haben sie wahrscheinlich mehr als, вероятно у вас, у вас вероятно,
           скорее всего у вас, у вас скорее всего, probabilmente hai, masz prawdopodobnie, prawdopodobnie masz,
           你很可能有, 你可能有, 您可能有]
        - [para evitar, evitando, a fin de evitar, con el fin de evitar, evita que, lo que queremos, el objetivo es,
           a fim de evitar, o que queremos, o objetivo é, pour éviter, afin d éviter, évitant, ce que nous voulons,
           l objectif est, vermeidet, vermeiden wir, was wir wollen, das ziel ist, чтобы избежать, во избежание, цель,
           per evitare, aby uniknąć]
        - [以避免, 为了避免, 避免了, 避免, 以免, 说不定, 我们想要的是, 想要实现, 我们的目标, 為了避免, 我們想要的是, したいのは, 원하는 것은]
      # The clause up to the phrase names what is avoided.
      withdraws: [zu vermeiden, zu verhindern, を避け, を回避, を防ぐ, を防ぎ, 를 피하, 을 피하, 를 방지, 을 방지, 하지 않도록, önlemek için,
                  engellemek için, kaçınmak için,
                  uygulamak zorunda değil, uygulamak zorunda kalma, zorunda değil, implement etmek zorunda değil,
                  implement etmek zorunda kalma, implemente etmek zorunda değil, implemente etmek zorunda kalma,
                  eklemek zorunda değil, eklemek zorunda kalma, değiştirmek zorunda kalmamalı, 구현할 필요가 없, 구현할 필요 없,
                  구현하지 않아도, 강제하지 않, クラスはない, 強制されることはな]

      # The beginnings of criticisms of a change that happens again and again.
      repetitions: [every time, each time, whenever]

      # What can't be done. "A shape can't be added without changing the class" criticises it, although "without
      # changing" alone is praise.
      inabilities: [cannot, cant, can not, could not, couldnt, wont be able to, not able to, unable to,
                    impossible, not possible, isnt possible, no way to, no way of, nobody can, no one can,
                    nothing can, no class can, no type can, no new type can, no new class can,
                    no new shape can, no new feature can, no se puede, no se pueden, no podemos, no podríamos,
                    no puedes, no es posible, imposible, no hay forma de, no hay manera de, não se pode,
                    não podemos, não é possível, impossível, não dá para, não conseguimos, não há como,
                    ne peut pas, ne peuvent pas, ne pouvons pas, ne peut, n est pas possible, kann nicht,
                    können nicht, kann man kein, kann man keine, kann man keinen, man kann kein,
                    man kann keine, man kann keinen, lässt sich nicht, lassen sich nicht, lässt sich kein,
                    nicht möglich, unmöglich, нельзя, невозможно, не получится, не может, не могут, non si può,
                    non possiamo, impossibile, nie można, nie da się, eklenemez, eklenemiyor, mümkün değil,
                    imkansız, 수 없, 불가능, 无法, 不能, 無法, できない, できません, không thể, tidak bisa, tidak dapat,
                    لا يمكن, لا يمكننا, لا نستطيع]
      # The words that make such a phrase out of a change.
      exemptions: [without, sin, sem, sans, ohne, без, не изменяя, не меняя, senza, bez, değiştirmeden,
                   değiştirmeksizin, 않고, 않아도, せずに, ずに, なしで, 不修改, 不改, 不用修改, không cần, mà không, tanpa, دون, بدون]
      # The words that begin another statement.
      connectives: [so, but, therefore, thus, hence, while, now, pero, así que, por eso, mas, porém, então,
                    por isso, donc, aber, daher, deshalb, но, поэтому, а, ma, quindi, ale, więc, ama,
                    bu yüzden, 但, 所以, 因此, 그래서, 하지만, しかし, だから]

      # Words that turn the verdict of a phrase directly behind them into the opposite, as in "not easy to extend".
      negations: [not, no, no longer, hardly, barely, scarcely, far from, anything but, isnt, arent, wasnt, doesnt,
                  didnt, hasnt, não, já não, ya no, ne, n, pas, nicht, kein, keine, keinen, kaum, не, больше не, non,
                  nie, niet, geen, inte, ikke]
      # Such words in requirements, questions and commands, which judge no code.
      requirements: [should not, must not, may not, can not, could not, do not, would not, need not, let us not,
                     why not, or not, whether or not, if not, not only, no debe, no deben, no debería, no deberían,
                     no puede, no pueden, no podemos, por qué no, não deve, não devem, não deveria, não deveriam,
                     não pode, não podem, não podemos, por que não, ne doit, ne doivent, ne devrait, ne devraient,
                     ne peut, ne peuvent, pourquoi ne, pourquoi pas, darf nicht, dürfen nicht, soll nicht, sollte nicht,
                     sollten nicht, muss nicht, müssen nicht, kann nicht, warum nicht, не должен, не должна,
                     не должно, не должны, не может, не могут, почему не, non deve, non devono, non dovrebbe,
                     non può, perché non, nie powinien, nie powinna, nie może]
      # Words between such a negation and what it negates.
      negationLinks: [is, be, been, being, has, have, had, a, an, any, very, really, particularly, so, that, quite,
                      es, son, está, están, era, tiene, tienen, muy, un, una, é, são, tem, têm, mais, muito, um, uma,
                      est, sont, a, ont, plus, très, vraiment, ist, sind, hat, haben, mehr, sehr, besonders, wirklich,
                      очень, так, больше, è, sono, ha, hanno, più, molto, jest, są]
      # Words that negate what precedes them, in languages that put the object first, or because it is gone.
      negationsBehind: [nicht, principle nicht, das principle nicht, das prinzip nicht, prinzip nicht,
                        dieses prinzip nicht, dem prinzip nicht, dem principle nicht, niet, principle niet,
                        het principe niet, principe niet, pas, plus pas,
                        gone, solved, fixed, resolved, eliminated, now gone, now solved, now fixed, now resolved,
                        finally gone, finally solved, finally fixed, thus gone, thus solved, therefore solved,
                        gelöst, behoben, beseitigt, verschwunden, nun gelöst, jetzt gelöst, damit gelöst, nun behoben,
                        jetzt behoben, damit behoben, résolu, réglé, resolvido, risolto, sparito, scomparso]

      # Words between the two parts of a pattern that change its meaning.
      barriers: [violation, violations, violating, breaking, bad, wrong, only, just, merely, not, no, never, without,
                 nothing, anything, nobody, none, dont, doesnt, solo, sólo, solamente, únicamente, apenas, somente,
                 não, nunca, sin, sem, ninguna, nenhuma,
         seulement, pas, jamais, sans, aucune, nur, nicht, nie, kein, keine, ohne, solamente, senza, non, только,
         лишь, не, без, никогда, yalnızca, sadece, hiçbir, tylko, nie, bez, chỉ, không, hanya,
         tanpa, tidak, тільки, лише, 不, 没, 沒, 无, 無, 只, 仅, 僅, ない, だけ, のみ, 않, 없, 만]

    # Sentences next to a block that say something by two parts close together, as in "has to be changed": a word that
    # begins the
    # phrase, and the beginning of a word that ends it.
    patterns:
      condemns:
        # Mixed tasks.
        - [[logic, business logic, persistence, presentation, concerns, tasks, responsibilities],
           [are mixed, is mixed, mixed, are tangled, is tangled, are entangled]]
        - [[responsibilities are, concerns are, tasks are], [mixed, tangled, entangled]]
        - [[se mezclan, mezcla, mezclan, mezclando, mistura, misturam, misturando, estão misturadas, estão misturados],
           [la lógica, lógica, responsabilidades, las responsabilidades, a lógica, as responsabilidades]]
        - [[lógica, persistencia, persistência, logique, persistance, responsabilités],
           [estão misturad, está misturad, están mezclad, está mezclad, sont mélang, est mélang]]
        - [[vermischt, vermischen, vermengt], [logik, verantwort, aufgaben, zuständigkeit]]
        - [[логика, логику, обязанности, ответственности, хранение], [смешан, перемешан, смешив]]
        - [[逻辑, 职责, 邏輯, 職責, ロジック, 責任, 로직, 책임], [混在一起, 混杂, 混在, 混雜, 混ざっ, 섞여]]
        # Dependencies that a class creates for itself.
        - [[creates its, creates its own, instantiates its, constructs its, builds its],
           [own, dependenc, repositor, collaborator, service, database, client]]
        - [[crea su, crea sus, crea su propio, crea su propia, cria o próprio, cria a própria, cria seu, cria sua],
           [propio, propia, próprio, própria, dependenc, repositor, servici, serviço, conexión, conexão]]
        - [[crée lui même, crée elle même, instancie lui même, instancie elle même], [son, sa, ses]]
        - [[erzeugt, erstellt, instanziiert], [sein, ihr, seine abhängig, ihre abhängig]]
        - [[сам, сама, само], [создает, создаёт, инстанцирует]]
        - [[自己, 自行], [创建了, 创建, 实例化, new 了, 建立了]]
        # Code that can't be tested.
        - [[cannot be, can not be, cant be, could not be], [tested, unit tested, printed without, used without,
           extended without, reused without]]
        - [[no se puede, no podemos, não se pode, não podemos, não é possível, no es posible], [probar, testear, testar,
           reutilizar, extender, estender]]
        - [[impossible de, on ne peut pas, ne peut pas], [tester, être testé, réutiliser, être réutilis, étendre]]
        - [[lässt sich nicht, lässt er sich nicht, lässt sie sich nicht, kann nicht, nicht],
           [testen, getestet werden, wiederverwend, austauschen, ausgetauscht]]
        - [[протестировать, тестировать, переиспользовать, заменить], [нельзя, невозможно, не получится]]
        - [[нельзя, невозможно, не получится], [протестировать, тестировать, переиспользовать]]
        - [[无法, 不能, 無法], [测试, 单元测试, 测出, 复用, 扩展, 測試, 複用, 擴充, 替换, 替換]]
        - [[テスト, 再利用], [できない, できません]]
        - [[테스트할, 재사용할, 확장할], [수 없]]
        # Subtypes that change what they inherit.
        - [[changes, alters, modifies, redefines, strengthens, tightens], [the expected behav, the behavior of,
           the behaviour of, the precondition, preconditions, the parent, the contract, the meaning of]]
        - [[contract, postcondition, invariant, precondition], [is not kept, isnt kept, is not met, isnt met,
           is not honored, is not honoured, is not respected, is ignored]]
        - [[cambia, altera, modifica, muda], [el comportamiento esperado, o comportamento esperado,
           el comportamiento de, o comportamento da, o comportamento de, le comportement]]
        - [[меняет, изменяет, нарушает], [ожидаемое поведение, поведение родит, поведение базов, поведение прямо]]
        - [[改变了, 改變了, 修改了], [父类, 父類, 基类, 预期, 预期行为]]
        - [[振る舞いを, 動作を, 挙動を], [変えてしま, 変えている, 壊して]]
        - [[동작을, 행동을], [바꾼다, 바꿔, 변경해 버]]
        # Lists of cases that grow.
        - [[switch, the switch, if else chain, else chain, chain of ifs, switch statement, conditional],
           [grows, keeps growing, will grow, gets longer, becomes longer, would grow]]
        - [[depend on methods, depends on methods, depending on methods],
           [they never, it never, they do not, they dont, it does not, it doesnt]]
        - [[dependen de métodos, depende de métodos, dependem de métodos], [que no, que não]]
        # Faults of any design.
        - [[throws, throw, raises, raise, results in, result in, leads to, lead to, causes, cause],
           [an error, errors, an unexpected, a runtime, crash, duplicated code, duplicate code,
            code duplication, unexpected behav]]
        - [[cannot, can not, cant, could not, couldnt], [properly substitut, substitute, be substituted, be tested,
           be reused, easily swap, easily test, easily chang, easily replace, easily extend, swap, be swapped,
           be replaced without]]
        - [[every new, each new, every additional], [means editing, means changing, means modifying, requires editing,
           requires changing, requires modifying, means touching, forces us]]
        - [[makes, make, making], [testing hard, tests hard, tests difficult, testing difficult, it brittle,
           it fragile, the code brittle, the code fragile, the class fragile]]
        - [[is, are], [locked to, locked into, hardwired to, wrongly designed, poorly designed, badly designed,
           fragile, brittle]]
        - [[enforcing, enforces, forces, imposes], [methods not needed, unneeded method, unnecessary method,
           unused method, methods that are not, methods they do not, methods they dont]]
        - [[hace, hacen, faz, fazem, fait, font, fa, fanno], [demasiadas cosas, demasiado, muitas coisas,
           coisas demais, demais, trop de choses, trop, troppe cose, troppo]]
        - [[dificulta, dificultan, dificultando, complica], [las pruebas, los tests, el mantenimiento, el testing,
           la extensión, os testes, a manutenção, a extensão]]
        - [[cada vez que, toda vez que, sempre que, siempre que],
           [hay que, tenemos que, debemos, precisamos, temos que, é preciso]]
        - [[приводит, приведет, приведёт], [к ошибке, к исключению, к сбою, к дублированию, к нарушению]]
        - [[会导致, 會導致, 导致, 導致], [程序出错, 出错, 报错, 报异常, 抛出异常, 代码重复, 重复代码, 程式出錯, 錯誤]]
        - [[muss, müssen], [methoden implementieren, eine methode implementieren, die er nicht braucht,
           die sie nicht braucht]]
        # Too many tasks.
        - [[two, three, four, five, many, several, multiple, numerous, various, different, mixed, mixes, mixing, both,
           too many, too much, more than one, other, extra, additional, unrelated],
           [responsibilit, concerns, reasons to change, duties, jobs]]
        - [[dos, tres, cuatro, varias, varios, muchas, mucha, muchos, múltiples, multiples, diferentes, distintas,
           demasiadas, más de una], [responsabilidad, razones para cambiar, motivos para cambiar, preocupaciones]]
        - [[duas, dois, três, quatro, várias, vários, muitas, muita, múltiplas, diferentes, mais de uma],
           [responsabilidade, razões para mudar, motivos para mudar]]
        - [[deux, trois, quatre, plusieurs, nombreuses, différentes, multiples, trop de, plus d une],
           [responsabilités, responsabilité, raisons de changer]]
        - [[zwei, drei, vier, mehrere, viele, verschiedene, unterschiedliche, zu viele, mehr als eine], [verantwort,
           zuständigkeit, aufgaben, gründe für änderung]]
        - [[due, tre, quattro, diverse, molte, più, troppe, molteplici], [responsabilità, motivi per cambiare]]
        - [[две, три, четыре, несколько, много, разные, разных, различные, слишком много, больше одной, более одной],
           [ответственност, обязанност, причин для изменен]]
        - [[iki, üç, dört, birçok, birden çok, birden fazla, çok fazla, farklı, fazla], [sorumlulu, değişme nedeni]]
        - [[dwie, trzy, cztery, kilka, wiele, zbyt wiele, różne], [odpowiedzialno]]
        - [[hai, ba, bốn, nhiều, quá nhiều], [trách nhiệm, nhiệm vụ, lý do để thay đổi]]
        - [[dua, tiga, empat, beberapa, banyak, terlalu banyak], [tanggung jawab]]
        - [[дві, три, кілька, багато, забагато, різні], [відповідальност, обов]]
        - [[两个, 三个, 四个, 多个, 多种, 两种, 三种, 很多, 太多, 过多, 许多, 兩個, 三個, 多個, 多種, 太多, 過多, 許多], [职责, 责任, 職責, 責任]]
        - [[2つ, 二つ, 3つ, 三つ, 複数, 多く, 多すぎる], [責任, 責務, 役割]]
        - [[두 가지, 두가지, 세 가지, 세가지, 여러, 너무 많은, 다양한, 많은], [책임, 역할을]]
        # Changes to code that worked.
        - [[have to, has to, had to, having to, need to, needs to, must, should also, forced to, requires, require,
           required to, necessary to, obliged to, end up],
           [modif, change the, change this, change our, change its, be changed, changing, edit, rewrit, alter, touch,
            add a new method, add another method, add a new function, add another function,
                 add a new if, add another if, add a new case, add another case, add a new else, add new if]]
        - [[tener que, tendría que, tendrían que, tendremos que, tendríamos que, tenemos que, hay que, habría que,
           habrá que, debe, debemos, debería, deberíamos, necesario, obligado a, obligados a, obliga a, necesita,
           necesitamos],
           [modificar, cambiar, editar, alterar, reescribir, modificarse, modificarla, modificarlo]]
        - [[ter que, teria que, teriam que, teremos que, teríamos que, temos que, tem que, precisa, precisamos,
           precisaria, precisaríamos, necessário, deve, obrigado a, obrigados a], [modificar, alterar, mudar, editar,
           reescrever, modificá, alterá]]
        - [[doit, doivent, devons, devrons, devra, devrait, faut, faudra, faudrait, nécessite, obligé de, obligés de],
           [modifier, modifié, changer, changé, éditer, réécrire]]
        - [[muss, müssen, müsste, müssten, gezwungen], [geändert, ändern, angepasst, anpassen, modifizier,
           umgeschrieben, umschreiben, erweitert werden]]
        - [[deve, dobbiamo, dovremmo, bisogna, costretti a, necessario], [modificare, cambiare, modificat,
           riscrivere]]
        - [[придется, придётся, нужно, надо, необходимо, потребуется, приходится, должны будем, вынуждены], [изменять,
           изменить, менять, модифицировать, переписывать, переписать, править, вносить изменения, дописывать, лезть]]
        - [[musimy, musi, trzeba, należy, konieczne], [modyfikować, zmodyfikować, zmienić, zmieniać, edytować]]
        - [[phải, cần phải], [sửa, thay đổi]]
        - [[harus, perlu], [mengubah, diubah, memodifikasi, dimodifikasi]]
        - [[доведеться, потрібно, треба, необхідно], [змінювати, змінити, модифікувати, переписувати]]
        - [[必须, 需要, 就要, 还要, 都要, 不得不, 得去, 必須, 就得, 都得], [修改, 改动, 更改, 改变原, 更動, 改寫]]
        # Dependence on details.
        - [[tightly, strongly, highly, hard, too closely], [coupl, bound to, tied to, wired, link]]
        - [[directly, direct], [depend, coupl, instantiat, creates, bound]]
        - [[fuertemente, altamente, muy, directamente], [acoplad, ligad]]
        - [[fortemente, altamente, muito, diretamente], [acoplad, ligad]]
        - [[fortement, trop, directement], [couplé, lié]]
        - [[eng, stark, fest, zu eng], [gekoppelt, gebunden, verdrahtet]]
        - [[тесно, сильно, жестко, жёстко, напрямую], [связан, связаны, завис, завяз]]
        - [[紧, 强, 直接, 高度, 緊, 強], [耦合, 依赖, 依賴]]
        - [[sıkı, sıkıca, doğrudan], [bağımlı, bağlı]]
        - [[phụ thuộc], [trực tiếp, chặt]]
        # Difficult work.
        - [[hard, harder, difficult, tough, impossible, cumbersome, painful, tedious, challenging], [to maintain,
           to extend, to test, to change, to modify, to scale, to reuse, to understand, to add, to swap, to replace,
           to switch, to mock, for us to]]
        - [[difícil, difíciles, complicado, imposible], [de mantener, de extender, de probar, de testear,
           de modificar, de escalar, de reutilizar, de cambiar, mantener, extender, escalar]]
        - [[difícil, difíceis, complicado, impossível, dificulta, dificultando], [de manter, de estender, de testar,
           de modificar, de escalar, de reutilizar, de mudar, a manutenção, manter, testar, os testes]]
        - [[difficile, difficiles, compliqué, impossible], [à maintenir, à étendre, à tester, à modifier,
           de maintenir, de tester, de modifier, d étendre, à réutiliser]]
        - [[schwer, schwierig, schwieriger, unmöglich, mühsam], [zu warten, zu testen, zu erweitern, zu ändern,
           wartbar, testbar, erweiterbar]]
        - [[сложно, трудно, тяжело, невозможно, сложнее], [поддерживать, тестировать, расширять, менять, изменять,
           изменить, переиспользовать]]
        - [[难以, 难于, 很难, 不便, 不利于, 難以, 很難], [维护, 扩展, 测试, 修改, 复用, 替换, 維護, 擴展, 測試, 擴充]]
        - [[유지보수, 유지 보수, 확장, 테스트, 변경, 수정], [어렵, 어려, 힘들, 힘든]]
        - [[保守, 拡張, テスト, 変更, 修正], [難し, しにくい, しづらい, 困難]]
        # Members without a use.
        - [[forced to, obliged to, compelled to, made to], [implement, provide, depend on, have, define, override,
           accept, inherit]]
        - [[forzado, forzada, forzados, forzadas, obligado, obligada, obligados, obligadas, obligado a, obligados a,
            obliga a, fuerza a, forzando a], [implementar, depender, definir, tener]]
        - [[forçado, forçada, forçados, forçadas, obrigado, obrigada, obrigados, obrigadas, obrigado a, obrigados a,
            obriga a, força a, forçando], [implementar, depender, definir, ter]]
        - [[obligé, obligée, obligées, obligés, forcé, forcée, forcées, forcés, contraint, contrainte, contraintes],
           [implémenter, d implémenter, dépendre, de dépendre, définir]]
        - [[gezwungen], [implementieren, zu implementieren, bereitzustellen]]
        - [[вынужден, вынуждена, вынуждены, обязан, обязаны, заставляет, заставляем, приходится], [реализов,
           имплемент, зависеть, определять]]
        - [[강제로, 억지로], [구현]]
        - [[被迫, 不得不, 强制, 強制, 必须], [实现不, 实现它, 实现所有, 实现了, 實作]]
        # Violations.
        - [[breaks, breaking, broke, broken, violates, violating, violated, violate, contradicts, disobeys,
           contravenes],
           [principle, contract, rule, substitut, the idea, expectation, open for, single]]
        - [[has to, have to, must, need to, needs to, forced to, required to, had to],
           [implement all, implement every, implement each, implement both, implement methods, implement the unn,
            implement unn, implement unus, implement empty, define all, define the methods, define unn, override all,
            provide empty, provide dummy]]
        - [[does not, doesnt, do not, dont, did not, didnt, fails to, fail to, failing to], [obey, adhere to,
        comply with,
           conform to, satisfy, honor, honour, fulfil, uphold, respect, follow principle, follows principle,
         follow the principle, follows the principle]]
      approves:
        # Separate tasks.
        - [[responsibilities are, concerns are, tasks are, responsibilities are now, concerns are now],
           [separate, cleanly sep, clearly sep, divided, isolated, split]]
        - [[responsabilidades, las responsabilidades, as responsabilidades, responsabilités, les responsabilités],
           [quedan separad, están separad, están bien sep, ficam separad, estão separad, foram separad,
            sont séparé, sont bien sép, sont désormais]]
        - [[verantwortlichkeiten sind, zuständigkeiten sind, aufgaben sind], [getrennt, sauber getrennt, klar getrennt,
           nun getrennt, jetzt getrennt]]
        - [[обязанности, ответственности, обязанности теперь], [разделены, разнесены]]
        - [[职责, 責任が, 責務が, 책임이, 역할이], [已经分离, 分离了, 被分离, 得到分离, 分離され, 分かれ, 분리되]]
        # Dependence on abstractions.
        - [[knows only, depends only, knows nothing but, relies only], [about the interface, about the protocol,
           the interface, the protocol, the abstract, on the interface, on the protocol, on the abstract, on abstract]]
        - [[solo conoce, sólo conoce, solo depende, sólo depende, conhece apenas, conhece só, depende apenas,
           ne connaît que, kennt nur, kennt nur noch], [la interfaz, de la interfaz, de la abstrac, el protocolo,
           a interface, o protocolo, da interface, da abstraç, l interface, le protocole, l abstraction,
           das protokoll, das interface, die schnittstelle, die abstraktion]]
        - [[знает только, зависит только], [об интерфейсе, о протоколе, об абстракции, интерфейс, от интерфейса,
           от абстракц, от протокола]]
        - [[只依赖, 仅依赖, 只依賴, 僅依賴], [接口, 抽象, 于接口, 于抽象, 协议, 介面]]
        - [[インターフェースだけに, 抽象だけに, 抽象にのみ, インターフェースにのみ], [依存]]
        - [[인터페이스에만, 추상화에만, 프로토콜에만], [의존]]
        # Independent changes.
        - [[can now change, can change, may change, can now evolve, can evolve],
           [separately, independently, on its own, on their own]]
        - [[pass a, inject a, use a, pass in a], [fake, mock, stub, test double]]
        - [[clients see only, clients only see, clients depend only, clients now depend only],
            [what they, on what they]]
        - [[no longer cares, no longer care, doesnt care, does not care], [how, where, which, what, about]]
        - [[error, mistake, problem, bug], [caught at compile time, caught by the compiler]]
        - [[allows, enables, allow, enable], [seamless switching, swapping, switching between, us to swap,
           us to switch, easy swapping]]
        - [[can be, can now be, could be, may be], [tested in isolation, tested independently, tested separately,
           reused independently, reused elsewhere, used interchangeably, swapped easily]]
        - [[now each, now every, each class now, every class now],
           [does one thing, does only, has one job, has a single, has only one, handles one]]
        - [[dépend désormais, dépend maintenant, ne dépend plus que, ne dépend que], [d une, de l]]
        - [[이제, 이제는], [하나의 책임만, 추상화에 의존, 인터페이스에 의존]]
        - [[no need to, dont need to, do not need to, doesnt need to, does not need to, dont have to, do not have to,
           doesnt have to, wont have to, will not have to, wont need to, without having to, without needing to,
           without the need to, no longer need to, no longer have to, neednt],
           [modif, chang, edit, rewrit, alter, touch, implement, know, worry, depend,
           inherit, override, support]]
        - [[does not require, doesnt require, do not require, dont require, will not require, wont require,
           would not require, wouldnt require, does not force, doesnt force, do not force, dont force, will not force,
           wont force], [chang, any chang, modif, any modif, editing, edits, touching, rewrit, us to, you to, clients,
           callers, the client]]
        - [[no requiere, no requieren, no requerirá, no requerirán, no exige, no exigen, no obliga a, no implica,
           no será necesario, no hará falta], [cambi, modific, alter, tocar, ningún cambi, ninguna modific]]
        - [[não requer, não requerem, não exige, não exigem, não exigirá, não exigirão, não implica, não irá, não irão,
           não será necessário], [requerer, exigir, mudança, alteraç, modificaç, alterar, modificar, mudar,
           nenhuma mud]]
        - [[ne nécessite, ne nécessitent, ne requiert, n oblige, n exige, n implique], [pas de modif, aucune modif,
           plus de modif, pas de chang, aucun chang, pas à modif, pas à chang]]
        - [[erfordert keine, erfordern keine, erfordert keinerlei, benötigt keine], [änderung, anpassung]]
        - [[hängt nicht mehr, hängen nicht mehr], [von, vom]]
        - [[değiştirmeyi, değişiklik, değiştirmek], [gerektirmez, gerektirmiyor, gerekmez, gerekmiyor]]
        - [[no, any, without], [unexpected behav, crash, contract violation, runtime error, side effects,
           surprises, changes to existing]]
        - [[only, just, sadece, yalnızca], [implement the interfaces, implements the interfaces,
        implement the methods,
           implements the methods, depend on the methods, depends on the methods]]
        - [[shows, shows us, showing, demonstrates, demonstrating, illustrates, illustrating, applies, implements,
           showcases, exemplifies, achieves, respects, honors, upholds, satisfies], [principle]]
        - [[muestra, demuestra, ilustra, aplica, implementa, respeta, cumple, cumplen, sigue], [principle, principio]]
        - [[mostra, demonstra, ilustra, aplica, implementa, respeita, cumpre, atende, segue], [principle, princípio]]
        - [[montre, démontre, illustre, applique, respecte, suit], [principle, principe]]
        - [[zeigt, demonstriert, veranschaulicht, erfüllt, befolgt], [principle, prinzip]]
        - [[демонстрирует, иллюстрирует, соблюдает, реализует], [principle, принцип]]
        - [[ahora, así, de esta manera, de esta forma], [podemos agregar, podemos añadir, podríamos crear,
           podríamos agregar, podríamos añadir, basta con, solo hay que]]
        - [[agora, assim, dessa forma, desta forma], [basta criar, basta adicionar, podemos adicionar]]
        - [[no longer, not anymore], [violat, break, depend, coupl, forced, tied, responsible, need, know]]
        - [[sin, sin tener que, sin necesidad de, no es necesario, no necesitamos, no hay que, ya no], [modificar,
           cambiar, alterar, tocar, viola, depende, romper]]
        - [[sem, sem precisar, sem ter que, não é necessário, não precisamos, não precisa], [modificar, alterar,
           mudar, tocar, quebrar]]
        - [[sans, sans avoir à, sans devoir, ne plus, pas besoin de, n est plus], [modifier, changer, toucher,
           casser]]
        - [[ohne, nicht mehr, muss nicht, müssen nicht], [zu ändern, geändert, anpassen, angepasst, modifizier,
           anzupassen]]
        - [[не нужно, не надо, не придется, не придётся, без необходимости, нет необходимости, не требуется],
           [изменять, менять, изменить, модифицировать, переписывать, править]]
        - [[easy, easier, simple, simpler, easily, straightforward], [to maintain, to extend, to test, to add,
           to swap, to replace, to switch, to reuse, to change, extend, be extended, be replaced, be swapped, add new,
           be added]]
        - [[無需, 无需, 不需, 不需要, 不用, 不必, 無須, 无须], [修改, 改动, 更改, 更動, 改變, 改变]]
        - [[수정, 변경, 바꿀, 고칠], [필요가 없, 필요 없, 하지 않아도, 않고도, 없이]]
        - [[không cần, mà không], [sửa, thay đổi]]
      introducesAfter:
        - [[we can do, we could do, can we do, you can do], [better, it better, this better]]
        - [[podemos, podríamos, poderíamos], [hacerlo mejor, mejorarlo, mejorar esto, melhorar isso, fazer melhor]]
        - [[on peut, nous pouvons], [faire mieux, améliorer]]
        - [[so geht es, es geht auch, besser ist], [besser, eine, ein]]
        - [[лучше, правильнее], [сделать так, вынести, разделить, выделить]]
        - [[改善して, 더 나은], [みよう, みましょう, いき, 방법, 방식, 설계]]
        - [[we pull, we factor, we lift, let us pull, lets pull], [the, out, it]]
        - [[a protocol, an interface, an abstraction, polymorphism, inheritance, composition, dependency injection],
           [solves this, solves the, solves it, fixes this, fixes the, fixes it, removes this]]
        - [[use, lets use, let us use, prefer, favor, favour], [composition]]
        - [[usa, usar, usamos, usemos, preferir, prefiere, prefira], [composición, composição]]
        - [[utilisons, utiliser, préférons, préférer, nutzen wir, verwenden wir], [la composition, composition,
           komposition]]
        - [[let us, lets], [invert, clean this up, clean it up, tidy, divide, decouple, split]]
        - [[the remedy is, the cure is, the answer is, the way out is], [to, a, an]]
        - [[now with a, now with an, now using a, now using an], [interface, protocol, abstract, trait, strategy]]
        - [[separemos, dividamos, extraigamos, invirtamos, desacoplemos, separamos, dividimos, extraemos],
           [la, las, el, los, en, responsabilidad, cada]]
        - [[引入, 引進, 抽出, 抽取出, 抽象出], [一个接口, 一个抽象, 接口, 抽象类, 一個介面, 介面]]
        - [[クラスを, インターフェースを, 責任を, 責務を], [分割する, 分割します, 分離する, 分離します]]
        - [[클래스를, 인터페이스를, 책임을], [분리한다, 분리합니다, 분리해, 도입한다, 도입합니다, 도입해, 나눈다, 나눕니다]]
        - [[arayüz, arayüzü, interface], [tanımlayalım, oluşturalım, ekleyelim, ayıralım]]
        - [[voici], [le code séparé, le code corrigé, le code refactorisé, la version corrigée,
           la version refactorisée]]
        # "Instead of" begins no such sentence; the patterns without a meaning have it as a whole.
        - [[instead], [move, create, use, extract, split, separate, introduce, define, let, have, make, put, inject,
           depend, pass, give, write, add, delegate, wrap, prefer, each, it should, it could]]
      remedies:
        - [[podemos, debemos, deberíamos, es necesario, es preciso, conviene, hay que, vamos a, lo mejor es,
           sería mejor], [separar, segregar, dividir, extraer, refactorizar, desacoplar, crear una interfaz,
           crear interfaces]]
        - [[podemos, devemos, deveríamos, é necessário, convém, vamos, o melhor é, seria melhor], [separar, segregar,
           dividir, extrair, refatorar, desacoplar, criar uma interface, criar interfaces]]
        - [[nous pouvons, on peut, devrions, il est préférable de, il convient de, il suffit de, allons], [séparer,
           diviser, extraire, refactoriser, découpler, créer une interface]]
        - [[wir können, können wir, sollten wir, wir sollten, besser wäre], [trennen, aufteilen, auslagern,
           extrahieren, refaktorieren, entkoppeln]]
        - [[можно, можем, следует, стоит, нужно, давайте], [разделить, вынести, выделить, разбить, отделить]]
        - [[można, możemy, należy, powinniśmy], [rozdzielić, podzielić, wydzielić]]
        - [[possiamo, dobbiamo, dovremmo, conviene], [separare, dividere, estrarre, rifattorizzare]]
        - [[chúng ta có thể, ta có thể, nên, hãy], [tách, chia nhỏ]]
        - [[kita bisa, kita dapat, sebaiknya], [memisahkan, dipisahkan, membagi]]
      # The subject of a clause that denies what it says: "No class is forced to …" is praise. The second part of a
      # pattern is only looked for, because it may begin a criticism.
      denies:
        - [[no class, no classes, no client, no clients, no subclass, no subtype, no type, no module, no caller,
           no consumer, no component, no service, no method, no function, no implementation, no implementer,
           no other class, no existing class, no existing code, nobody, no one, neither, neither class, neither of,
           none of the, none of them, none of these],
           [is, are, ever, has to, have to, need, violat, break, depend]]
        - [[nothing, nothing here, nothing in], [violat, breaks, has to be, needs to be, needs to change, forces]]
        - [[never, it never, they never], [violates, breaks, has more, have more, has to, needs to, forces]]
        - [[ninguna clase, ningún cliente, ninguna subclase, ningún módulo, ninguna de las, ninguno de los],
           [se ve, está, viola, rompe, incumple, tiene que, necesita, depende, debe]]
        - [[no hay, no existe, no se produce], [violaci, ninguna viol, incumplim]]
        - [[nenhuma classe, nenhum cliente, nenhuma subclasse, nenhum módulo, nenhuma das, nenhum dos],
           [é, são, está, viola, quebra, fere, precisa, tem que, depende, deve]]
        - [[não há, não existe, não ocorre, não temos], [violaç, nenhuma viol, quebra]]
        - [[aucune classe, aucun client, aucune sous classe, aucun module, aucune des, aucun des],
           [n est, n a, ne viole, ne doit, ne dépend, ne casse]]
        - [[il n y a, il n y a pas, il n y a plus], [de violation, violation, aucune violation]]
        - [[keine klasse, kein client, keine unterklasse, kein modul, keine der, keiner der, niemand],
           [ist, wird, muss, verletzt, bricht, verstößt]]
        - [[nessuna classe, nessun client, nessuna delle, nessuno dei], [è, viola, deve, dipende]]
        - [[non c è, non ci sono], [violazion, alcuna viol]]
        - [[ни один класс, ни один клиент, ни одна из, ни один из, никто], [не]]
        - [[нет, никакого], [нарушени]]
        - [[żadna klasa, żaden klient, żaden moduł], [nie]]
        - [[没有任何, 没有一个, 沒有任何], [类, 客户, 模块, 子类, 類別]]
      # A requirement judges no code.
      nothing:
        - [[should not, should never, shouldnt, must not, must never, mustnt, cannot, can not, instead of,
           rather than, avoid, avoids, avoiding, prevent, prevents, not be, never be, isnt, are not, is not, arent,
           dont, do not, doesnt, does not, wont, will not, not],
           [violat, break, depend, coupl, forced, modif, chang, tightly, directly, hard to, difficult]]
        - [[no debe, no deben, no debería, no deberían, evitar, evita, en lugar de, en vez de], [depend, modific,
           cambi, acoplad, obligad, forzad, viola, tener, implementar]]
        - [[não deve, não devem, não deveria, não deveriam, evitar, evita, em vez de, ao invés de], [depend, modific,
           alter, acoplad, obrigad, forçad, viola, ter, implementar]]
        - [[ne doit pas, ne doivent pas, ne devrait pas, ne devraient pas, éviter, évite, au lieu de], [dépend,
           modifi, coupl, obligé, forcé]]
        - [[darf nicht, dürfen nicht, sollte nicht, sollten nicht, statt, vermeidet], [abhäng, geändert, gezwungen,
           gekoppelt]]
        - [[не должен, не должна, не должны, вместо, избегать], [завис, изменять, менять, вынужд, наруш]]
        - [[без], [наруш]]

        # Code that isn't so would have been worse.
        - [[would have, wouldve, could have, habría, habríamos, hubiera, teria, teríamos, aurait, aurions, hätte,
           hätten, avrebbe], [violated, broken, been, violado, roto, quebrado, ferido, violé, enfreint, verletzt,
           verstoßen, violato]]

    sections:
      changeRequests: [change requests, change request, change scenarios, change scenario, extending,
                       extension scenarios]
      # Change requests in other languages, which are no corrections of misspelt English headings.
      translatedChangeRequests: [änderungswünsche, änderungswunsch, änderungsanfragen, änderungsanforderungen,
        solicitudes de cambio, peticiones de cambio, cambios solicitados, demandes de changement,
        demandes de modification, changements demandés, solicitações de mudança, pedidos de mudança,
        pedidos de alteração, mudanças solicitadas, 変更要求, 変更要望, 変更依頼, 变更请求, 变更需求, 變更請求, 變更需求,
        변경 요청, 변경 요구, 변경 요구사항, запросы на изменение, запросы на изменения, запросы изменений,
        değişiklik istekleri, değişiklik talepleri, طلبات التغيير]
      takeaways: [summary, takeaways, key takeaways, recap, takeaway, conclusion, conclusions]
      # Takeaways in other languages, which are no corrections of misspelt English headings.
      translatedTakeaways: [まとめ, 结论, 总结, 小结, 結論, 總結, 결론, 요약, 정리, выводы, итоги, итог, заключение, sonuç, özet,
        conclusión, conclusiones, resumen,
         conclusão, conclusões, resumo, résumé, en résumé, fazit, zusammenfassung, erkenntnisse, kernaussagen,
         puntos clave, lecciones aprendidas, pontos principais, lições aprendidas, points clés, à retenir,
         ce qu il faut retenir, conclusioni, riepilogo, in sintesi, podsumowanie, wnioski, samenvatting, conclusie,
         kesimpulan, ringkasan, kết luận, tóm tắt, висновки, підсумок, الخلاصة, خلاصة, ملخص]
      adverse: [adverse]
      # The words before the number of an example, as in "Ex 2 - a menu".
      examples: [example, ex, case, scenario, ejemplo, ej, caso, exemplo, exemple, cas, beispiel, fall, пример,
                 приклад, случай, örnek, esempio, przykład, voorbeeld, contoh, ví dụ, 例, 例子, 示例, 案例, 範例,
         예시, 예제, 예, サンプル]
      # The words before or after the number of a step.
      steps: [step, paso, passo, étape, etape, schritt, шаг, adım, passaggio, krok, крок, stap, langkah, bước,
              步骤, 步驟, ステップ, 手順, 단계]
      stepsAfterNumbers: [步, 단계, adım]
      # Words in headings of steps that look for violations, whose code is old.
      diagnoses: [identify, identifying, recognize, recognizing, recognise, recognising, detect, detecting, spot,
                  spotting, find, analyze, analyse, review, start, starting, initial, current, existing,
         identificar, identifica, detectar, detecta, reconocer, analizar, partida, inicial, actual, reconhecer,
         analisar, atual, identifier, identifiez, repérer, détecter, analyser, départ, actuel, erkennen,
         identifizieren, analysieren, finden, individuare, identificare, analizzare, найти, выявить, определить,
         анализ, исходный, znajdź, zidentyfikuj, tespit, belirle, mevcut, 识别, 識別, 找出, 分析, 現状, 特定, 식별, 찾기, 분석]
      # Headings that only say that code follows.
      code: [code, the code, source code, sample code, example code, code example, code sample, implementation,
             the implementation, código, el código, implementación, o código, implementação, le code, implémentation,
             mise en œuvre, der code, implementierung, umsetzung, код, реализация, kod, uygulama, codice,
             implementazione, implementacja, реалізація, kode, implementasi, mã nguồn, 代码, 代码实现, 实现, 程式碼, 實作,
             コード, 実装, 코드, 구현, 코드 예시, 예시 코드]
      # Headings that only say that a document begins.
      openings: [introduction, intro, overview, preface, foreword, background, contents, table of contents,
                 introducción, visión general, resumen, índice, introdução, visão geral, índice, sumário, aperçu,
                 vue d ensemble, préface, sommaire, einleitung, einführung, überblick, vorwort, inhalt,
                 inhaltsverzeichnis, введение, вступление, обзор, содержание, вступ, зміст, giriş, genel bakış,
                 içindekiler, introduzione, panoramica, indice, wprowadzenie, wstęp, spis treści, inleiding, overzicht,
                 úvod, pendahuluan, giới thiệu, tổng quan, مقدمة, نظرة عامة, 介绍, 简介, 前言, 概述, 目录, 介紹, 簡介, 目錄,
                 はじめに, 概要, 目次, 소개, 개요, 들어가며, 목차]
      # Headings of sections that weigh a technique, whose code may be below.
      drawbacks: [drawback, drawbacks, disadvantage, disadvantages, cons, pros and cons, advantages and disadvantages,
                  benefits and drawbacks, trade offs, tradeoffs, limitations, downsides, when not to use,
         desventajas, ventajas y desventajas, pros y contras, inconvenientes, limitaciones, desvantagens,
         vantagens e desvantagens, prós e contras, limitações, inconvénients, avantages et inconvénients, limites,
         nachteile, vor und nachteile, grenzen, недостатки, минусы, плюсы и минусы, преимущества и недостатки,
         недоліки, dezavantajlar, avantajlar ve dezavantajlar, svantaggi, vantaggi e svantaggi, pro e contro, wady,
         wady i zalety, zalety i wady, nadelen, voor en nadelen, kekurangan, kelebihan dan kekurangan, nhược điểm,
         ưu nhược điểm, ưu điểm và nhược điểm, العيوب, المزايا والعيوب, 缺点, 优缺点, 优点和缺点, 局限性, 缺點, 優缺點,
         デメリット, メリットとデメリット, メリット デメリット, 欠点, 短所, 단점, 장단점, 장점과 단점]
      # The beginnings of headings of sections about code to which a principle isn't applied.
      exceptions: [when not to, when not, when you should not, when you shouldnt, when it is ok, when its ok,
                   when to break, exceptions, cuándo no, cuando no, quando não, quando non, quand ne pas, wann nicht,
                   когда не, коли не, ne zaman kullanılmaz, ne zaman uygulanmaz, kiedy nie, wanneer niet, khi nào không,
                   什么时候不, 何时不, 適用すべきでない, 適用しないほうがよい, 적용하지 않는]
      # Words in headings of lists of violations, which don't judge the code above.
      catalogues: [anti patterns, antipatterns, code smells, common, typical, frequent, signs of, symptoms of,
                   violations of,
         antipatrones, señales de, síntomas de, violaciones de, comunes, típicos, típicas, frecuentes, antipadrões,
         sinais de, sintomas de, violações de, comuns, antipatrons, signes de, symptômes de, violations de, courants,
         courantes, fréquents, fréquentes, häufige, typische, anzeichen für, anzeichen von, verstöße gegen,
         segnali di, sintomi di, violazioni di, comuni, антипаттерны, анти паттерны, признаки, симптомы, типичные,
         частые, антипатерни, ознаки, типові, antywzorce, oznaki, objawy, typowe, częste, yaygın, belirtileri,
         反模式, 常见, 常見, 迹象, アンチパターン, よくある, 兆候, 안티패턴, 안티 패턴, 흔한, 징후]
      # Labels below code that introduce its problems, as in "Problem: …" or "Issues".
      problems: [problem, problems, the problem, the problems, issue, issues, the issue, the issues, drawback,
                 drawbacks, disadvantages, why is this bad, why its bad, why this is bad, whats wrong, what is wrong,
                 whats wrong with this,
         problema, problemas, el problema, los problemas, o problema, os problemas, desventajas, desvantagens,
         problemi, problème, problèmes, le problème, les problèmes, inconvénients, probleme, das problem, nachteile,
         проблема, проблемы, недостатки, проблеми, sorun, sorunlar, problemler, masalah, vấn đề, nhược điểm, problemy,
         wady, 问题, 存在问题, 存在的问题, 缺点, 問題, 問題点, 問題點, 缺點, 문제, 문제점, 단점]

    # Full names in normal form; English ones are also recognised with small misspellings.
    principles:
      srp: [single responsibility, single responsability, 単一責任, 単一責務, 单一职责, 单一责任, 单一功能, 單一職責, 單一責任, 단일 책임, 단일책임,
            единственной ответственности, единой ответственности,
           единственная ответственность, tek sorumluluk, responsabilidad única, responsabilidad unica,
           única responsabilidad, responsabilidade única, responsabilidade unica,
           responsabilité unique, eindeutigen verantwortung, einzige verantwortung, einzelne verantwortung,
           einzigen verantwortung, singola responsabilità,
           pojedynczej odpowiedzialności]
      ocp: [open closed, open close, opened closed, open for extension closed, オープンクローズド, オープン クローズド, オープン クローズ, 開放閉鎖,
            開放 閉鎖, 解放閉鎖, 開閉, 开闭, 开放封闭, 开放 封闭, 开放关闭, 开 闭, 開閉, 開放封閉,
           개방 폐쇄, 개방폐쇄, 개방 - 폐쇄, открытости закрытости, открытости и закрытости, открытости, открытия закрытия,
           открытый закрытый, açık kapalı, abierto cerrado, abierto y cerrado,
           aberto fechado, ouvert fermé, ouvert ferme, offen geschlossen, aperto chiuso, otwarte zamknięte]
      lsp: [liskov substitution, liskovs substitution, liskov, substitution principle, リスコフ, リスコフの置換, 里氏替换, 里氏代换,
            里氏置换, 里氏, 里氏替換, 里式, 里式替换, 里式代换, 里式替換, 리스코프 치환, 리스코프, 리스코프의 치환,
           подстановки барбары лисков, подстановки лисков, барбары лисков, лисков, liskov yerine geçme,
           liskov yer değiştirme, liskovun yerine geçme, sustitución de liskov,
           sustitucion de liskov, substituição de liskov, substituicao de liskov, substitution de liskov,
           liskovsches substitutionsprinzip, ersetzbarkeit, sostituzione di liskov]
      isp: [interface segregation, interfaces segregation, interface segregations, segregation of interfaces,
            interface segmented, interface segmentation,
            インターフェース分離, インターフェイス分離, インタフェース分離, インターフェースの分離, 接口隔离, 接口分离, 介面隔離,
           接口隔離, 인터페이스 분리, 인터페이스분리, разделения интерфейса, разделения интерфейсов, разделение интерфейса,
           arayüz ayrımı, arayüz ayrıştırma, arayüzlerin ayrılması, arayüz ayırma,
           arabirim ayrımı, segregación de interfaces, segregación de interfaz, segregación de la interfaz,
           segregacion de interfaces, segregação de interface,
           segregação de interfaces, segregacao de interfaces, ségrégation des interfaces, ségrégation d interface,
           schnittstellentrennung, segregazione delle interfacce,
           segregacji interfejsów]
      dip: [dependency inversion, dependencies inversion, inversion of dependency, inversion of dependencies,
            dependancy inversion, 依存性逆転, 依存関係逆転, 依存性の逆転, 依存関係の逆転, 依存逆転, 依赖倒置,
           依赖反转, 依赖倒转, 依賴反轉, 依賴倒置, 의존 역전, 의존성 역전, 의존관계 역전, 의존 관계 역전, 의존성역전, инверсии зависимостей,
           инверсии зависимости, инверсия зависимостей, bağımlılığın ters çevrilmesi,
           bağımlılıkların ters çevrilmesi, bağımlılık tersine çevirme, bağımlılığı ters çevirme,
           bağımlılık ters çevirme, inversión de dependencias, inversión de dependencia,
           inversión de la dependencia, inversion de dependencias, inversão de dependência, inversão de dependências,
           inversão da dependência, inversion des dépendances,
           inversion de dépendance, abhängigkeitsumkehr, inversione delle dipendenze, odwrócenia zależności]

    # Names for the first word of an info string, by canonical name.
    languages:
      swift: []
      objective-c: [objc, objectivec, obj-c, m]
      kotlin: [kt, kts]
      java: []
      typescript: [ts, mts, cts]
      tsx: []
      javascript: [js, mjs, cjs, node, jsx]
      csharp: [cs, "c#", c-sharp, dotnet]
      fsharp: [fs, fsx, fsi, "f#", f-sharp]
      python: [py, python2, python3, py2, py3, ipython, ipython2, ipython3]
      go: [golang]
      ruby: [rb]
      php: []
      rust: [rs]
      c: [h]
      cpp: [c++, cc, cxx, hpp]
      dart: []
      scala: []
      elixir: [ex, exs]
      haskell: [hs, lhs]
      clojure: [clj, cljs, cljc, clojurescript, edn]
      lua: []
      perl: [pl, pm, perl5]
      r: [rscript]
      groovy: [gradle, jenkinsfile]
      vb: [vbnet, vb.net, vb6, vba, vbs, vbscript, visualbasic, visual-basic]
      gdscript: [gd]
      julia: [jl]
      pascal: [pas, delphi, objectpascal, object-pascal]
      abap: []
      solidity: [sol]
      protobuf: [proto, proto2, proto3]
      pseudocode: [pseudo]
      json: [jsonc, json5, jsonl, ndjson, geojson]
      yaml: [yml]
      toml: []
      xml: [plist, xsd, svg]
      html: [htm, xhtml, vue, svelte]
      css: [scss, sass, less]
      sql: [mysql, mariadb, postgresql, postgres, pgsql, plpgsql, sqlite, sqlite3, plsql, tsql, t-sql, mssql]
      shell: [sh, bash, zsh, ksh, fish, console, terminal, shell-session, shellsession, bat, cmd]
      powershell: [ps1, psm1, psd1, posh, pwsh]
      diff: [patch, udiff]
      text: [txt, plain, plaintext, none, nohighlight]
      output: [out, stdout]
      mermaid: []
      math: []
      plantuml: [puml, uml]
      markdown: [md]
      dockerfile: [docker, containerfile]
      makefile: [make, mk, gnumakefile]
      http: []
      graphql: [gql]
      ini: [properties, conf, cfg, env, dotenv, editorconfig, gitconfig]

    # Languages whose blocks belong to no side unless the info string or a label directly above names one.
    neutralLanguages: [json, yaml, toml, xml, sql, shell, powershell, text, output, mermaid, math, plantuml, markdown,
                       dockerfile, makefile, http, ini]
    """#
}
