import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  func called() -> Int { 1 }
  private let closed = 1
  let other: String = ""
  var slow: Int { get async throws { 1 } }
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var called: Int { get }
  var closed: Int { get }
  var other: Int { get }
  var slow: Int { get throws }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
