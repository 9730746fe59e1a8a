import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let name = "root"
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {
  var name: String { get }
}

class OneResource<I: OneRequirements>: Resource<I> {}
