import Scopes

class RootResource<I: NilRequirements>: Resource<I> {
  let name = "root"
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I> {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var name: String { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
