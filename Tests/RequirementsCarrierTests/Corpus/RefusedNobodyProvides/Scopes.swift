import Scopes

class Root<I: NilRequirements>: Resource<I>, OneRequirements {}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class One<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {}

class Two<I: TwoRequirements>: Resource<I>, ThreeRequirements {}

protocol ThreeRequirements: Requirements, CODEGEN_ThreeRequirements {
  var nowhere: String { get }
}

class Three<I: ThreeRequirements>: Resource<I> {}
