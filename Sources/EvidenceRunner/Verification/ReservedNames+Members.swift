extension ReservedNames {
  /// Members of the standard library and Foundation with labels, from the interface of Swift 6.3's standard library.
  /// Arguments with default values may be missing.
  private static let labelled = names(
    """
    advanced(by:) append(contentsOf:) clamped(to:) compare(_:options:) component(_:from:) components(separatedBy:)
    contains(where:) count(where:) data(using:) date(byAdding:to:) date(byAdding:value:to:) date(from:)
    dateComponents(_:from:) dateComponents(_:from:to:) decode(_:from:) difference(from:) difference(from:by:)
    distance(from:to:) distance(to:) dividedReportingOverflow(by:) drop(while:) elementsEqual(_:by:) first(where:)
    firstIndex(of:) firstIndex(where:) firstRange(of:) formIndex(after:) formIndex(before:) formRemainder(dividingBy:)
    formTruncatingRemainder(dividingBy:) index(_:offsetBy:) index(_:offsetBy:limitedBy:) index(after:) index(before:)
    index(forKey:) indices(of:) indices(where:) init(_:radix:) init(_:radix:uppercase:) init(_:uniquingKeysWith:)
    init(arrayLiteral:) init(bitPattern:) init(booleanLiteral:) init(catching:) init(clamping:) init(data:encoding:)
    init(decoding:as:) init(describing:) init(dictionaryLiteral:) init(exactly:) init(extendedGraphemeClusterLiteral:)
    init(floatLiteral:) init(format:_:) init(grouping:by:) init(integerLiteral:) init(nilLiteral:) init(reflecting:)
    init(repeating:count:) init(stringInterpolation:) init(stringLiteral:) init(unicodeScalarLiteral:)
    init(timeInterval:since:) init(timeIntervalSince1970:) init(truncatingIfNeeded:) init(truncating:)
    init(uniqueKeysWithValues:) insert(_:at:) insert(contentsOf:at:) isDate(_:inSameDayAs:) isDisjoint(with:)
    isEqual(to:) isLess(than:) isMultiple(of:) isStrictSubset(of:) isStrictSuperset(of:) isSubset(of:) isSuperset(of:)
    isTotallyOrdered(belowOrEqualTo:) joined(separator:) last(where:) lastIndex(of:) lastIndex(where:)
    lexicographicallyPrecedes(_:by:) max(by:) merge(_:uniquingKeysWith:) merging(_:uniquingKeysWith:) min(by:)
    multipliedFullWidth(by:) multipliedReportingOverflow(by:) padding(toLength:withPad:startingAt:) partition(by:)
    prefix(through:) prefix(upTo:) prefix(while:) quotientAndRemainder(dividingBy:) random(in:) random(in:using:)
    randomElement(using:) range(of:) range(of:options:) ranges(of:) reduce(into:_:) relative(to:)
    remainder(dividingBy:) remainderReportingOverflow(dividingBy:) remove(at:) removeAll(keepingCapacity:)
    removeAll(where:) removeValue(forKey:) replace(_:with:) replaceSubrange(_:with:) replacing(_:with:)
    replacingCharacters(in:with:) replacingOccurrences(of:with:) replacingOccurrences(of:with:options:)
    shuffle(using:) shuffled(using:) sort(by:) sort(using:) sorted(by:) sorted(using:)
    split(maxSplits:omittingEmptySubsequences:whereSeparator:) split(maxSplits:whereSeparator:)
    split(omittingEmptySubsequences:whereSeparator:) split(separator:)
    split(separator:maxSplits:omittingEmptySubsequences:) split(separator:maxSplits:)
    split(separator:omittingEmptySubsequences:) split(whereSeparator:) starts(with:) starts(with:by:) startOfDay(for:)
    string(from:) subscript(_:default:) suffix(from:) trimmingCharacters(in:) trimmingPrefix(while:)
    truncatingRemainder(dividingBy:) update(with:) updateValue(_:forKey:)
    """
  ).map { "E" + mangled($0) }

  /// Global functions of the standard library with labels.
  static let labelledFunctions = names(
    """
    repeatElement(_:count:) sequence(first:next:) sequence(state:next:) stride(from:through:by:) stride(from:to:by:)
    type(of:)
    """
  ).map { (name: String($0.prefix { $0 != "(" }), mangled: mangled($0)) }

  /// Members without labels, by the mangled beginning of their types; functions end in brackets.
  private static let ofSomeTypes: [(types: [String], members: [Substring])] = [
    (
      ["S", "s"],
      names(
        """
        addingProduct() addingReportingOverflow() asciiValue bigEndian binade bitWidth byteSwapped compactMapValues()
        floatingPointClass formIntersection() formSquareRoot() formSymmetricDifference() formUnion() hexDigitValue
        isContiguousUTF8 isCurrencySymbol isHexDigit isMathSymbol isNewline isNormal isPunctuation isSignalingNaN
        isSubnormal isWholeNumber leadingZeroBitCount littleEndian lowerBound maximumMagnitude() minimumMagnitude()
        multipliedReportingOverflow() nextDown nextUp nonzeroBitCount overlaps() popFirst() significand
        subtractingReportingOverflow() trailingZeroBitCount ulp underestimatedCount unsafelyUnwrapped upperBound
        utf8CString caseInsensitiveCompare() compare() formatted() localizedCaseInsensitiveCompare()
        localizedCompare() localizedStandardCompare() localizedStandardContains()
        """)
    ),
    (
      ["Sa", "Sm", "SM", "SS"], names("append() removeSubrange() replaceSubrange() reverse() shuffle() sort() swapAt()")
    ),
    (["Sh", "s10SetAlgebra"], names("insert() remove() subtract()")), (["Sb"], names("toggle()")),
    (["Si", "Sd", "Sf", "Sz", "SF", "Sj"], names("negate() round() words")),
    (["Sd", "Sf", "SF"], names("exponent maximum() minimum() sign")),
    (["s6ResultO"], names("flatMapError() get() mapError()")),
    (
      ["10Foundation", "20FoundationEssentials"],
      names(
        """
        absoluteString addTimeInterval() addingTimeInterval() appendingPathComponent() compare() formatted()
        lastPathComponent pathExtension timeIntervalSince() timeIntervalSince1970 timeIntervalSinceNow
        timeIntervalSinceReferenceDate uuidString
        """)
    ),
  ]

  private static func names(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }

  /// Returns a name with labels as symbols contain it; initializers and subscripts have labels only.
  private static func mangled(_ name: Substring) -> String {
    let parts = name.dropLast().split { $0 == "(" || $0 == ":" }
    let base = ["init", "subscript"].contains(parts[0]) ? "" : "\(parts[0].utf8.count)\(parts[0])"
    return base + parts.dropFirst().map { $0 == "_" ? "_" : "\($0.utf8.count)\($0)" }.joined()
  }

  /// Returns whether a symbol is a function such as `sorted(by: \.price)`, which no call with a closure means, and
  /// which the standard library doesn't have.
  private static func ordersByKeyPath(_ symbol: String) -> Bool {
    let start = ["E3max2by", "E3min2by", "E4sort2by", "E6sorted2by"].lazy.compactMap(symbol.firstRange).first
    guard let start else { return false }
    let rest = symbol[start.upperBound...]
    let types = rest[..<(rest.firstRange(of: "lF")?.lowerBound ?? rest.endIndex)]
    // The mark of a closure that doesn't escape.
    return types.contains("s7KeyPathC") && !types.contains("XE")
  }

  /// Returns whether a symbol in an extension of another module's type is a member with labels, or one of its type.
  /// - Parameter isAny: whether the type isn't known, because the extension is of a protocol.
  static func isKnownMember(_ symbol: String, ofAnyType isAny: Bool = false) -> Bool {
    if labelled.contains(where: { isDeclared($0, in: symbol) }), !ordersByKeyPath(symbol) { return true }
    let rest = symbol.dropFirst(2)
    return ofSomeTypes.contains { types, members in
      (isAny || types.contains { rest.hasPrefix($0) })
        && members.contains { member in
          let name = member.hasSuffix("()") ? member.dropLast(2) : member
          let isFunction = symbol.hasSuffix("F") || symbol.hasSuffix("FZ")
          let mangled = "E\(name.utf8.count)\(name)"
          guard isFunction == (member.count > name.count), isDeclared(mangled, in: symbol) else { return false }
          // A parameter of the study's own type makes another function.
          return symbol.firstRange(of: mangled).map { !hasOwnTypes(symbol[$0.upperBound...]) } ?? false
        }
    }
  }
}
