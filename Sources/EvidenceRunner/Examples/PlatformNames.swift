/// The modules of Apple's platforms that well-known names belong to, for examples that don't import them.
enum PlatformNames {
  /// Returns the module of a name; `nil` for a name that could be anybody's.
  /// - Parameter name: that of an attribute begins with `@`.
  static func module(of name: String) -> String? {
    if let module = names[name] { return module }
    for (prefix, module) in prefixes where name.hasPrefix(prefix) {
      // Apple's names have a word after the prefix; a name in capitals only, as `SKU`, may be anybody's.
      let rest = name.dropFirst(prefix.count)
      if rest.first?.isUppercase == true, rest.dropFirst().first?.isLowercase == true { return module }
    }
    return nil
  }

  private static let prefixes = [
    ("UI", "UIKit"), ("NSManaged", "CoreData"), ("NSPersistent", "CoreData"), ("NSFetch", "CoreData"),
    ("CL", "CoreLocation"), ("MK", "MapKit"), ("WK", "WebKit"), ("SK", "SpriteKit"), ("AV", "AVFoundation"),
    ("XCT", "XCTest"), ("XCUI", "XCTest"),
  ]

  private static let names: [String: String] = [
    "AnyCancellable": "Combine", "AnyPublisher": "Combine", "PassthroughSubject": "Combine",
    "CurrentValueSubject": "Combine", "ObservableObject": "Combine", "@Published": "Combine",
    "@State": "SwiftUI", "@StateObject": "SwiftUI", "@ObservedObject": "SwiftUI", "@EnvironmentObject": "SwiftUI",
    "VStack": "SwiftUI", "HStack": "SwiftUI", "ZStack": "SwiftUI", "NavigationView": "SwiftUI",
    "NavigationStack": "SwiftUI", "NSViewController": "AppKit", "NSWindow": "AppKit", "NSView": "AppKit",
    "NSManagedObject": "CoreData", "UIApplication": "UIKit",
  ]
}
