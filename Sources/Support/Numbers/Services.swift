/// What service A delivers.
public typealias A = Int
/// What service B delivers.
public typealias B = Int
/// What service C delivers: pairs of an A and a B.
public typealias C = (A, B)

public protocol AServicing {
  func getAs() -> [A]
}

public protocol BServicing {
  func getBs() -> [B]
}

public protocol CServicing {
  func getCs() -> [C]
}
