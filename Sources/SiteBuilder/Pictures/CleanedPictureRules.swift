/// The elements and attributes that an author's picture may contain.
///
/// Source: https://www.w3.org/TR/SVG2/eltindex.html and https://www.w3.org/TR/SVG2/attindex.html, without what runs,
/// moves or loads anything.
enum CleanedPictureRules {
  /// The elements that are kept.
  static let elements = words(
    """
    svg g defs symbol use image path rect circle ellipse line polyline polygon text tspan textPath title desc style
    switch linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix
    feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
    feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
    feSpecularLighting feSpotLight feTile feTurbulence
    """)

  /// The elements that are dropped silently, because they draw nothing.
  static let notes = words("metadata view")

  /// The attributes whose values are read as styles.
  static let paint = words(
    """
    style alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters
    color-rendering direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity
    font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight image-rendering
    isolation letter-spacing lighting-color marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity
    overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray
    stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
    text-decoration text-rendering transform transform-box transform-origin unicode-bidi vector-effect visibility
    white-space word-spacing writing-mode gradientTransform patternTransform enable-background
    """)

  private static let plain = words(
    """
    id class lang role x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox preserveAspectRatio
    version baseProfile rotate lengthAdjust textLength startOffset method spacing side offset gradientUnits
    spreadMethod patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits markerUnits markerWidth
    markerHeight orient refX refY filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept
    amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha
    surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength azimuth elevation pointsAtX
    pointsAtY pointsAtZ limitingConeAngle z scale xChannelSelector yChannelSelector stdDeviation radius baseFrequency
    numOctaves seed stitchTiles pathLength systemLanguage media
    """)

  /// The functions that a style may call, as values and as selectors: none of them loads anything.
  private static let functions = words(
    """
    rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc min max clamp matrix matrix3d
    translate translatex translatey translatez translate3d rotate rotatex rotatey rotatez rotate3d scale scalex scaley
    scale3d skew skewx skewy perspective blur brightness contrast drop-shadow grayscale hue-rotate invert opacity
    saturate sepia cubic-bezier steps linear-gradient radial-gradient conic-gradient circle ellipse inset polygon path
    not is where has nth-child nth-last-child nth-of-type nth-last-of-type lang format
    """)

  private static let styleRules = words("media keyframes -webkit-keyframes supports font-face")

  /// Addresses that may be loaded, because their data is in the file and isn't a document.
  private static let inlineData = [
    "data:image/png", "data:image/jpeg", "data:image/jpg", "data:image/gif", "data:image/webp", "data:image/avif",
    "data:font/", "data:application/font-woff", "data:application/x-font-",
  ]

  /// Returns whether an attribute other than a link is known, and only paints.
  static func isHarmless(_ attribute: XMLScanner.Attribute) -> Bool {
    let isLabel =
      attribute.name.hasPrefix("aria-") && attribute.name.utf8.allSatisfy { (0x61...0x7A) ~= $0 || $0 == 0x2D }
    if plain.contains(attribute.name) || isLabel { return true }
    return paint.contains(attribute.name) && isHarmless(style: attribute.value)
  }

  /// Returns whether a link leads to a part of the same file, or contains the bytes of a picture.
  static func isHarmless(link: String, of element: String) -> Bool {
    isWithinFile(Substring(link), allowingData: element == "image")
  }

  /// Returns whether a style sheet, or a style, loads nothing but parts of the same file.
  static func isHarmless(style: String) -> Bool {
    // A backslash could write any name in other characters.
    if style.utf8.contains(UInt8(ascii: "\\")) { return false }
    var rest = style[...]
    while let mark = rest.firstIndex(where: { $0 == "(" || $0 == "@" }) {
      let after = style[style.index(after: mark)...]
      if style[mark] == "@" {
        let name = after.prefix(while: belongsToName)
        guard styleRules.contains(name.lowercased()) else { return false }
        rest = after.dropFirst(name.count)
      } else {
        let name = String(String(rest[..<mark].reversed().prefix(while: belongsToName)).reversed()).lowercased()
        let isHarmless =
          name == "url"
          ? isWithinFile(after.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }, allowingData: true)
          : name.isEmpty || ["and", "or"].contains(name) || functions.contains(name)
        guard isHarmless else { return false }
        rest = after
      }
    }
    return true
  }

  private static func isWithinFile(_ address: Substring, allowingData: Bool) -> Bool {
    let start = address.drop(while: \.isWhitespace).prefix(40).lowercased()
    return start.hasPrefix("#") || allowingData && inlineData.contains(where: start.hasPrefix)
  }

  private static func belongsToName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_" || !character.isASCII
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
