#if canImport(SwiftIDEUtils)
  import SwiftIDEUtils
  import SwiftParser
  import SwiftSyntax

  /// SwiftIDEUtils' classification of Swift code.
  public enum SwiftOracle {
    /// Whether the toolchain includes SwiftIDEUtils.
    public static let isAvailable = true

    /// Classifies every byte of `source` by SwiftIDEUtils and the mapping of `ComparedClass`.
    public static func classes(of source: [UInt8]) -> [ComparedClass] {
      let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
      var classes = [ComparedClass](repeating: .other, count: source.count)
      var position = 0
      for classified in tree.classifications {
        let start = classified.range.lowerBound.utf8Offset
        position = classified.range.upperBound.utf8Offset
        let compared = ComparedClass(classified.kind)
        guard compared != .other else { continue }
        for index in start..<min(position, source.count) { classes[index] = compared }
      }
      classifyNumberSigns(in: source, &classes)
      return classes
    }

    /// Gives the `#` that SwiftIDEUtils left without a class the class of what they touch.
    private static func classifyNumberSigns(in source: [UInt8], _ classes: inout [ComparedClass]) {
      var index = 0
      while index < source.count {
        guard source[index] == UInt8(ascii: "#"), classes[index] == .other else {
          index += 1
          continue
        }
        var end = index
        while end < source.count, source[end] == UInt8(ascii: "#"), classes[end] == .other { end += 1 }
        for word in ["available", "unavailable"] where source[end...].starts(with: word.utf8) {
          for position in end..<end + word.utf8.count { classes[position] = .name }
        }
        if index > 0, classes[index - 1] == .string {
          for position in index..<end { classes[position] = .string }
        } else if end < source.count, [.string, .name, .keyword].contains(classes[end]) {
          for position in index..<end { classes[position] = classes[end] }
        }
        index = end
      }
    }
  }

  extension ComparedClass {
    fileprivate init(_ classification: SyntaxClassification) {
      switch classification {
      case .none, .operator: self = .other
      case .lineComment, .docLineComment, .blockComment, .docBlockComment: self = .comment
      case .stringLiteral, .regexLiteral: self = .string
      case .integerLiteral, .floatLiteral: self = .number
      case .keyword: self = .keyword
      case .attribute: self = .attribute
      case .ifConfigDirective: self = .directive
      case .identifier, .type, .argumentLabel, .dollarIdentifier, .editorPlaceholder: self = .name
      @unknown default: self = .other
      }
    }
  }
#else
  /// A placeholder for toolchains without SwiftIDEUtils.
  public enum SwiftOracle {
    /// Whether the toolchain includes SwiftIDEUtils.
    public static let isAvailable = false

    /// Returns no classes.
    public static func classes(of source: [UInt8]) -> [ComparedClass] { [] }
  }
#endif
