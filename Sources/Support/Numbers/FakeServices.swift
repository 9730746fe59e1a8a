/// A fake A, whose numbers are negative so that they differ from the real ones.
public final class FakeAService: AServicing {
  public init() {}

  public func getAs() -> [A] { [-1, -2, -3] }
}

/// A fake B, whose numbers are negative so that they differ from the real ones.
public final class FakeBService: BServicing {
  public init() {}

  public func getBs() -> [B] { [-11, -12, -13] }
}

/// A fake C, which needs neither A nor B.
public final class FakeCService: CServicing {
  public init() {}

  public func getCs() -> [C] { [(0, 0)] }
}
