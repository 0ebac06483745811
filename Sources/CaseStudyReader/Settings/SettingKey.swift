/// A key that settings may have, and how its value is read.
struct SettingKey<Target> {
  var name: String
  var read: (YAMLNode, inout Target, inout SettingsDecoder) -> Void

  init(_ name: String, _ read: @escaping (YAMLNode, inout Target, inout SettingsDecoder) -> Void) {
    self.name = name
    self.read = read
  }

  static func text(_ name: String, _ path: WritableKeyPath<Target, String?>) -> SettingKey {
    SettingKey(name) { node, target, decoder in target[keyPath: path] = decoder.text(node, key: name) }
  }

  static func text(_ name: String, _ path: WritableKeyPath<Target, String>) -> SettingKey {
    SettingKey(name) { node, target, decoder in
      if let text = decoder.text(node, key: name) { target[keyPath: path] = text }
    }
  }

  static func address(_ name: String, _ path: WritableKeyPath<Target, String?>) -> SettingKey {
    SettingKey(name) { node, target, decoder in target[keyPath: path] = decoder.address(node, key: name) }
  }

  static func address(_ name: String, _ path: WritableKeyPath<Target, String>) -> SettingKey {
    SettingKey(name) { node, target, decoder in
      if let address = decoder.address(node, key: name) { target[keyPath: path] = address }
    }
  }

  static func texts(
    _ name: String, _ path: WritableKeyPath<Target, [String]>, atMost limit: Int = .max
  ) -> SettingKey {
    SettingKey(name) { node, target, decoder in
      target[keyPath: path] = decoder.texts(node, key: name, atMost: limit)
    }
  }

  static func commands(_ name: String, _ path: WritableKeyPath<Target, [String: [String]]>) -> SettingKey {
    SettingKey(name) { node, target, decoder in
      for entry in decoder.entries(node, key: name) {
        target[keyPath: path][entry.key] = decoder.texts(entry.value, key: entry.key)
      }
    }
  }

  static func boolean(_ name: String, _ path: WritableKeyPath<Target, Bool>) -> SettingKey {
    SettingKey(name) { node, target, decoder in
      if let value = decoder.boolean(node, key: name) { target[keyPath: path] = value }
    }
  }
}
