/// The modules of Apple's platforms that well-known names belong to, for examples that don't import them.
enum PlatformNames {
  /// Returns the module of a name; `nil` for a name that any project could declare.
  /// - Parameter name: the name; an attribute's begins with `@`.
  static func module(of name: String) -> String? {
    if swiftUI.contains(name) { return "SwiftUI" }
    if let module = names[name] { return module }
    for (prefix, module) in prefixes where name.hasPrefix(prefix) {
      // Apple's names have a word after the prefix; a name in capitals only, such as `SKU`, is too common.
      let rest = name.dropFirst(prefix.count)
      if rest.count > 2, rest.first?.isUppercase == true, rest.dropFirst().first?.isLowercase == true { return module }
    }
    return nil
  }

  /// Returns the module of the first name that has one; `nil` for names that any project could declare.
  static func module(among names: [String]) -> String? {
    // `View` and `Text` alone are too common.
    if names.contains("View"), names.contains(where: views.contains) { return "SwiftUI" }
    return names.lazy.compactMap(module).first
  }

  /// Returns whether a missing name may be the reason why an example needs a module.
  static func mayBelong(_ name: String, to module: String) -> Bool {
    self.module(of: name) == module || name == "View" && module == "SwiftUI"
  }

  private static let views: Set<String> = [
    "Text", "Button", "List", "Image", "Label", "Form", "Spacer", "ForEach", "Color", "Font", "Content", "Binding",
    "Toggle", "Group", "Section", "Divider",
  ]

  /// The names of SwiftUI that hardly any project declares itself.
  private static let swiftUI: Set<String> = [
    "@State", "@StateObject", "@ObservedObject", "@EnvironmentObject", "@Environment", "@Binding", "@Bindable",
    "@AppStorage", "@SceneStorage", "@FocusState", "@ViewBuilder", "@UIApplicationDelegateAdaptor", "AnyView",
    "ViewModifier", "ViewBuilder", "EmptyView", "TupleView", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack",
    "LazyVGrid", "LazyHGrid", "GridItem", "ScrollView", "GeometryReader", "NavigationView", "NavigationStack",
    "NavigationSplitView", "NavigationLink", "NavigationPath", "TabView", "TextField", "SecureField", "TextEditor",
    "WindowGroup", "PreviewProvider", "EnvironmentKey", "EnvironmentValues", "PreferenceKey", "ButtonStyle",
    "LocalizedStringKey", "AsyncImage", "ProgressView", "RoundedRectangle", "UIViewRepresentable",
    "UIViewControllerRepresentable", "UIHostingController", "NSViewRepresentable", "NSHostingController",
  ]

  private static let prefixes = [
    ("UI", "UIKit"), ("NSManaged", "CoreData"), ("NSPersistent", "CoreData"), ("NSFetch", "CoreData"),
    ("CL", "CoreLocation"), ("MK", "MapKit"), ("WK", "WebKit"), ("SK", "SpriteKit"), ("AV", "AVFoundation"),
    ("XCT", "XCTest"), ("XCUI", "XCTest"),
  ]

  private static let names: [String: String] = [
    "AnyCancellable": "Combine", "AnyPublisher": "Combine", "PassthroughSubject": "Combine",
    "CurrentValueSubject": "Combine", "ObservableObject": "Combine", "@Published": "Combine",
    "@Observable": "Observation", "@Model": "SwiftData", "ModelContext": "SwiftData",
    "ModelContainer": "SwiftData", "NSViewController": "AppKit", "NSWindow": "AppKit", "NSView": "AppKit",
    "NSManagedObject": "CoreData", "UIApplication": "UIKit",
  ]
}
