import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let name = "root"
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {
  var name: String { get }
}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {
  lazy var name = "one of \(injected.name)"
}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var name: String { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
