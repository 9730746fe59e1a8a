import Scopes

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

extension RootResource {
  var a: Int { 2 }
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}
