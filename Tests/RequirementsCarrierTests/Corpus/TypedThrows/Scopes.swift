import Scopes

struct Failure: Error {}

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  var count: Int { get throws(Failure) { throw Failure() } }
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var count: Int { get throws(Failure) }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
