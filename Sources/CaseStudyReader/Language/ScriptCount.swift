/// The number of letters of each script in a text.
struct ScriptCount {
  private var latin = 0
  private var kana = 0
  private var han = 0
  private var hangul = 0
  private var cyrillic = 0
  private var arabic = 0
  /// The letters of scripts that only one language uses, by the language.
  private var others: [String: Int] = [:]
  /// The letters that distinguish languages of one script, by the language.
  private var distinguishingLetters: [String: Int] = [:]

  init(of text: String) {
    for scalar in text.unicodeScalars { count(scalar) }
  }

  /// Whether most letters are Latin, or there are none.
  ///
  /// Documents about code are full of English names in any language.
  var isLatin: Bool { 2 * nonLatin <= latin }

  /// Whether the text has more than a few names in other scripts, as in notes with English terms.
  var hasOtherText: Bool { nonLatin >= 60 }

  /// The letters of other scripts; a Chinese, Japanese or Korean character is worth about three letters.
  private var nonLatin: Int { 3 * eastAsian + cyrillic + arabic + others.values.reduce(0, +) }

  private var eastAsian: Int { kana + han + hangul }

  /// The language of a text in another script.
  var tag: String? {
    let other = others.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let counts = [3 * eastAsian, cyrillic, arabic, other?.value ?? 0]
    guard let most = counts.max(), most > 0 else { return nil }
    if most == counts[0] {
      if hangul > kana + han / 2 { return "ko" }
      if kana * 12 > eastAsian { return "ja" }
      return mostLikely(of: ["zh-Hans", "zh-Hant"], otherwise: "zh")
    }
    if most == counts[1] { return mostLikely(of: ["ru", "uk", "bg", "sr"], otherwise: "ru") }
    return most == counts[2] ? mostLikely(of: ["fa"], otherwise: "ar") : other?.key
  }

  /// Returns the language with the most letters typical of it.
  private func mostLikely(of languages: [String], otherwise standard: String) -> String {
    var best = standard
    for language in languages where distinguishingLetters[language] ?? 0 > distinguishingLetters[best] ?? 0 {
      best = language
    }
    return best
  }

  private mutating func count(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF:
      latin += 1
      return
    case 0x3041...0x30FA, 0x31F0...0x31FF:
      kana += 1
      return
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: han += 1
    case 0x1100...0x11FF, 0xAC00...0xD7AF:
      hangul += 1
      return
    case 0x400...0x52F: cyrillic += 1
    case 0x620...0x6FF: arabic += 1
    case 0x370...0x3FF: others["el", default: 0] += 1
    case 0x590...0x5FF: others["he", default: 0] += 1
    case 0x900...0x97F: others["hi", default: 0] += 1
    case 0x980...0x9FF: others["bn", default: 0] += 1
    case 0xE00...0xE7F: others["th", default: 0] += 1
    case 0x10A0...0x10FF: others["ka", default: 0] += 1
    default: return
    }
    if let language = Self.languages[scalar] { distinguishingLetters[language, default: 0] += 1 }
  }

  private static let languages: [Unicode.Scalar: String] = {
    let letters = [
      "zh-Hans": "们个这说对时会为来国学实过发经现关开设计则单违责类继",
      "zh-Hant": "們個這說對時會為來國學實過發經現關開設計則單違責類繼",
      "ru": "ыэё", "uk": "іїєґ", "bg": "ъ", "sr": "јљњћђџ", "fa": "پچژگکی",
    ]
    var languages: [Unicode.Scalar: String] = [:]
    for (language, text) in letters { for scalar in text.unicodeScalars { languages[scalar] = language } }
    return languages
  }()
}
