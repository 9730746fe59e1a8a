import Scopes

class RootResource<I: NilRequirements>: Resource<I>, WideRequirements {
  let name = "root"
  let size = 1
  let deep = true
}

protocol BaseRequirements: Requirements, CODEGEN_BaseRequirements {
  var name: String { get }
}

protocol MiddleRequirements: BaseRequirements {}

protocol WideRequirements: MiddleRequirements, CODEGEN_WideRequirements {
  var size: Int { get }
}

class WideResource<I: WideRequirements>: Resource<I>, LeafRequirements {}

class BaseResource<I: BaseRequirements>: Resource<I>, LeafRequirements {}

protocol LeafRequirements: Requirements, CODEGEN_LeafRequirements {
  var deep: Bool { get }
  var name: String { get }
}

class LeafResource<I: LeafRequirements>: Resource<I> {}
