import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let maybe: Int? = 1, twice: String?? = nil
  var existential: (any Error)?
  var forced: Int! = 2
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var maybe: Int? { get }
  var twice: String?? { get }
  var existential: (any Error)? { get }
  var forced: Int! { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
