/// The real A. It needs nobody.
public final class AService: AServicing {
  public init() {}

  public func getAs() -> [A] { [1, 2, 3] }
}

/// The real B. It needs nobody.
public final class BService: BServicing {
  public init() {}

  public func getBs() -> [B] { [11, 12, 13] }
}

// The real C needs A and B. How it gets them is what the chapters differ in, so each has its own.
