import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let first = 1
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var first: Int { get }
  var second: Int { get }
  var late: Int { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
