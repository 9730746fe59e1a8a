/// What other features may ask of the items. This module has nothing else.
public protocol ItemsOpening {
  /// The lines of the list.
  func openList() -> [String]
}
