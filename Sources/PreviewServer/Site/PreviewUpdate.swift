/// What it took to show another state of a site.
package struct PreviewUpdate: Sendable {
  /// How many tabs are open and seen.
  package var tabs: Int
  /// How many pages these tabs show, each of which was rendered once.
  package var pages = 0
  /// How many of the tabs were told to change.
  package var changedTabs = 0
  /// How many of the tabs were led to another page.
  package var ledTabs = 0
}
