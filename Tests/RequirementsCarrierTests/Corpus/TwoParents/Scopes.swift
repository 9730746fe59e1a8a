import Scopes

class RootResource<I: NilRequirements>: Resource<I>, LeftRequirements, RightRequirements {
  let name = "root"
}

protocol LeftRequirements: Requirements, CODEGEN_LeftRequirements {}

class LeftResource<I: LeftRequirements>: Resource<I>, SharedRequirements {}

protocol RightRequirements: Requirements, CODEGEN_RightRequirements {}

class RightResource<I: RightRequirements>: Resource<I>, SharedRequirements {}

protocol SharedRequirements: Requirements, CODEGEN_SharedRequirements {
  var name: String { get }
}

class SharedResource<I: SharedRequirements>: Resource<I> {}
