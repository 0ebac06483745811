/// A known key of the settings, with the form of its value and the function that reads it.
struct SettingKey<Target> {
  var name: String
  /// The values that the function accepts, for schemas.
  var form: SettingForm
  var read: (YAMLNode, inout Target, inout SettingsDecoder) -> Void
  /// Whether the value becomes a link, so that a key without one is a mistake.
  var isLink = false

  init(
    _ name: String, _ form: SettingForm,
    _ read: @escaping (YAMLNode, inout Target, inout SettingsDecoder) -> Void
  ) {
    self.name = name
    self.form = form
    self.read = read
  }

  /// The key with a text that must not be empty.
  var nonempty: SettingKey { of(.nonemptyText) }

  /// Returns the key with another form of its value.
  func of(_ form: SettingForm) -> SettingKey {
    var key = self
    key.form = form
    return key
  }

  /// The key with the form of its value.
  var shape: SettingShape { SettingShape(name: name, form: form) }

  /// Returns a key for optional text.
  static func text(_ name: String, _ path: WritableKeyPath<Target, String?>) -> SettingKey {
    SettingKey(name, .text) { node, target, decoder in target[keyPath: path] = decoder.text(node, key: name) }
  }

  /// Returns a key for text.
  static func text(_ name: String, _ path: WritableKeyPath<Target, String>) -> SettingKey {
    SettingKey(name, .text) { node, target, decoder in
      if let text = decoder.text(node, key: name) { target[keyPath: path] = text }
    }
  }

  /// Returns a key for an address, which may lead into the site.
  static func address(_ name: String, _ path: WritableKeyPath<Target, String>) -> SettingKey {
    SettingKey(name, .anyAddress) { node, target, decoder in
      if let address = decoder.address(node, key: name) { target[keyPath: path] = address }
      decoder.reportMissingHost(node, key: name)
    }
  }

  /// Returns a key for the optional address of another site, which needs its scheme.
  static func webAddress(_ name: String, _ path: WritableKeyPath<Target, String?>) -> SettingKey {
    var key = SettingKey(name, .webAddress) { node, target, decoder in
      target[keyPath: path] = decoder.address(node, key: name)
      decoder.reportMissingScheme(node, key: name)
    }
    key.isLink = true
    return key
  }

  /// Returns a key for a list of at most `limit` texts.
  static func texts(
    _ name: String, _ path: WritableKeyPath<Target, [String]>, atMost limit: Int = SettingsDecoder.longestList,
    hasSentences: Bool = false
  ) -> SettingKey {
    SettingKey(name, .texts) { node, target, decoder in
      target[keyPath: path] = decoder.texts(node, key: name, atMost: limit, hasSentences: hasSentences)
    }
  }

  /// Returns a key for one of several words.
  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ path: WritableKeyPath<Target, Choice>
  ) -> SettingKey {
    SettingKey(name, .choice(of: Choice.self)) { node, target, decoder in
      if let choice = decoder.choice(node, key: name, of: Choice.self) { target[keyPath: path] = choice }
    }
  }

  /// Returns a key for one of several words, or none.
  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ path: WritableKeyPath<Target, Choice?>
  ) -> SettingKey {
    SettingKey(name, .choice(of: Choice.self)) { node, target, decoder in
      target[keyPath: path] = decoder.choice(node, key: name)
    }
  }

  /// Returns a key for a Boolean.
  static func boolean(_ name: String, _ path: WritableKeyPath<Target, Bool>) -> SettingKey {
    SettingKey(name, .boolean) { node, target, decoder in
      if let value = decoder.boolean(node, key: name) { target[keyPath: path] = value }
    }
  }
}
