/// The names of languages in the languages themselves, for documents in languages that the interface doesn't have.
///
/// A table, because Foundation's locales would add their data to a statically linked program.
enum Endonyms {
  /// Returns the name of a language; `nil` for a rare one.
  /// - Parameter tag: a BCP 47 tag, of which only the language counts.
  static func name(of tag: String) -> String? { names[tag.lowercased().baseLanguage] }

  private static let names = [
    "af": "Afrikaans", "am": "አማርኛ", "az": "Azərbaycanca", "be": "Беларуская", "bg": "Български", "bn": "বাংলা",
    "bs": "Bosanski", "ca": "Català", "cs": "Čeština", "cy": "Cymraeg", "da": "Dansk", "el": "Ελληνικά",
    "eo": "Esperanto", "et": "Eesti", "eu": "Euskara", "fa": "فارسی", "fi": "Suomi", "fil": "Filipino",
    "ga": "Gaeilge", "gl": "Galego", "gu": "ગુજરાતી", "he": "עברית", "hi": "हिन्दी", "hr": "Hrvatski",
    "hu": "Magyar", "hy": "Հայերեն", "id": "Bahasa Indonesia", "is": "Íslenska", "it": "Italiano", "ka": "ქართული",
    "kk": "Қазақ тілі", "km": "ខ្មែរ", "kn": "ಕನ್ನಡ", "lo": "ລາວ", "lt": "Lietuvių", "lv": "Latviešu",
    "mk": "Македонски", "ml": "മലയാളം", "mn": "Монгол", "mr": "मराठी", "ms": "Bahasa Melayu", "my": "မြန်မာ",
    "nb": "Norsk bokmål", "ne": "नेपाली", "nl": "Nederlands", "nn": "Norsk nynorsk", "no": "Norsk", "pa": "ਪੰਜਾਬੀ",
    "pl": "Polski", "ro": "Română", "si": "සිංහල", "sk": "Slovenčina", "sl": "Slovenščina", "sq": "Shqip",
    "sr": "Српски", "sv": "Svenska", "sw": "Kiswahili", "ta": "தமிழ்", "te": "తెలుగు", "th": "ไทย",
    "tl": "Tagalog", "uk": "Українська", "ur": "اردو", "uz": "Oʻzbekcha", "vi": "Tiếng Việt",
    "zh": "中文",
  ]
}
