import Scopes

struct Failure: Error {}

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  var slow: Int { get async { 1 } }
  var risky: Int { get throws { 2 } }
  let both = [3]
  var count: Int { get throws(Failure) { throw Failure() } }
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {
  var risky: Int { 4 }
}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var slow: Int { get async }
  var risky: Int { get throws }
  var both: [Int] { get async throws }
  var count: Int { get throws(Failure) }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
