import Scopes

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class One<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var nowhere: String { get }
}

class Two<I: TwoRequirements>: Resource<I> {}
