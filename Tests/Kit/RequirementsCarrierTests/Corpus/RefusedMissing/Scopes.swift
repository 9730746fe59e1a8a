import Scopes

class Root<I: NilRequirements>: Resource<I>, OneRequirements {
  let name = "root"
}

struct FakeRoot: OneRequirements {
  let nowhere = "fake"
}

protocol OneRequirements: Requirements {}

class One<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {}

class Two<I: TwoRequirements>: Resource<I>, ThreeRequirements {}

protocol ThreeRequirements: Requirements, CODEGEN_ThreeRequirements {
  var name: String { get }
  var nowhere: String { get }
}

class Three<I: ThreeRequirements>: Resource<I> {}

protocol UnmetRequirements: Requirements, CODEGEN_UnmetRequirements {}

class Unmet<I: UnmetRequirements>: Resource<I>, InnerRequirements {}

protocol InnerRequirements: Requirements, CODEGEN_InnerRequirements {
  var unmade: String { get }
}

class Inner<I: InnerRequirements>: Resource<I> {}
