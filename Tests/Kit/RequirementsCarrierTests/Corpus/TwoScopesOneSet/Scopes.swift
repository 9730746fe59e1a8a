import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let name = "root"
  let size = 1
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, NameRequirements {}

class OtherResource<I: OneRequirements>: Resource<I>, SizeRequirements {}

protocol NameRequirements: Requirements, CODEGEN_NameRequirements {
  var name: String { get }
}

protocol SizeRequirements: Requirements, CODEGEN_SizeRequirements {
  var size: Int { get }
}
