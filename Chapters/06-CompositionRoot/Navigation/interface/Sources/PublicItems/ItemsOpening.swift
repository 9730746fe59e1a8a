/// The interface of the items for other features. This module contains only this.
public protocol ItemsOpening {
  /// The lines of the list.
  func openList() -> [String]
}
