public protocol ItemsOpening {
  func openList() -> [String]
}
