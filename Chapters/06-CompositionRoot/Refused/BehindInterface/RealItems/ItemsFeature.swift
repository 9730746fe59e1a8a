import PublicItems

public struct ItemsFeature: ItemsOpening {
  public init() {}

  public func openList() -> [String] { ["tea"] }
}
