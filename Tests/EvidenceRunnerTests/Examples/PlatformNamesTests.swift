import Testing

@testable import EvidenceRunner

/// The modules of well-known names.
struct PlatformNamesTests {
  @Test(arguments: [
    (["UIViewController"], "UIKit"), (["Order", "UIColor"], "UIKit"), (["@State"], "SwiftUI"),
    (["View", "Text"], "SwiftUI"), (["Image", "AnyView"], "SwiftUI"), (["ViewModifier", "Content"], "SwiftUI"),
    (["@Environment"], "SwiftUI"), (["UIViewRepresentable"], "SwiftUI"), (["@Observable"], "Observation"),
    (["AnyCancellable"], "Combine"), (["NSManagedObjectContext"], "CoreData"), (["CLLocation"], "CoreLocation"),
    (["State"], nil), (["View"], nil), (["Text"], nil), (["SKU"], nil), (["UIDs"], nil), (["Cloud"], nil), ([], nil),
  ])
  func areKnown(names: [String], module: String?) {
    #expect(PlatformNames.module(among: names) == module)
  }
}
