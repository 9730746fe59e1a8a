/// An A whose numbers can be told from the real ones by their sign.
public final class FakeAService: AServicing {
  public init() {}

  public func getAs() -> [A] { [-1, -2, -3] }
}

/// A B whose numbers can be told from the real ones by their sign.
public final class FakeBService: BServicing {
  public init() {}

  public func getBs() -> [B] { [-11, -12, -13] }
}

/// A C that needs neither A nor B.
public final class FakeCService: CServicing {
  public init() {}

  public func getCs() -> [C] { [(0, 0)] }
}
