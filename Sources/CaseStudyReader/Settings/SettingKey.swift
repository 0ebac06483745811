/// A known key of the settings, with the function that reads its value.
struct SettingKey<Target> {
  var name: String
  var read: (YAMLNode, inout Target, inout SettingsDecoder) -> Void

  init(_ name: String, _ read: @escaping (YAMLNode, inout Target, inout SettingsDecoder) -> Void) {
    self.name = name
    self.read = read
  }

  /// Returns a key for optional text.
  static func text(_ name: String, _ path: WritableKeyPath<Target, String?>) -> SettingKey {
    SettingKey(name) { node, target, decoder in target[keyPath: path] = decoder.text(node, key: name) }
  }

  /// Returns a key for text.
  static func text(_ name: String, _ path: WritableKeyPath<Target, String>) -> SettingKey {
    SettingKey(name) { node, target, decoder in
      if let text = decoder.text(node, key: name) { target[keyPath: path] = text }
    }
  }

  /// Returns a key for an optional address.
  static func address(_ name: String, _ path: WritableKeyPath<Target, String?>) -> SettingKey {
    SettingKey(name) { node, target, decoder in target[keyPath: path] = decoder.address(node, key: name) }
  }

  /// Returns a key for an address.
  static func address(_ name: String, _ path: WritableKeyPath<Target, String>) -> SettingKey {
    SettingKey(name) { node, target, decoder in
      if let address = decoder.address(node, key: name) { target[keyPath: path] = address }
    }
  }

  /// Returns a key for a list of at most `limit` texts.
  static func texts(
    _ name: String, _ path: WritableKeyPath<Target, [String]>, atMost limit: Int = .max
  ) -> SettingKey {
    SettingKey(name) { node, target, decoder in
      target[keyPath: path] = decoder.texts(node, key: name, atMost: limit)
    }
  }

  /// Returns a key for a Boolean.
  static func boolean(_ name: String, _ path: WritableKeyPath<Target, Bool>) -> SettingKey {
    SettingKey(name) { node, target, decoder in
      if let value = decoder.boolean(node, key: name) { target[keyPath: path] = value }
    }
  }
}
