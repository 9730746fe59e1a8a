/// The real A. It has no dependencies.
public final class AService: AServicing {
  public init() {}

  public func getAs() -> [A] { [1, 2, 3] }
}

/// The real B. It has no dependencies.
public final class BService: BServicing {
  public init() {}

  public func getBs() -> [B] { [11, 12, 13] }
}

// The real C needs A and B. Each chapter provides them differently, so each has its own C.
