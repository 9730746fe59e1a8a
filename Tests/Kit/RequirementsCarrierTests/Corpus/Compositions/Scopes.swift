import Scopes

class RootResource<I: NilRequirements>: Resource<I>, LeftRequirements & RightRequirements {
  let name = "root"
  let size = 1
}

protocol LeftRequirements: Requirements & CODEGEN_LeftRequirements {
  var name: String { get }
}

protocol RightRequirements: Requirements & Sendable & CODEGEN_RightRequirements {
  var size: Int { get }
}

class LeftResource<I: LeftRequirements & AnyObject>: Resource<I> {}

extension RootResource: @unchecked Sendable {}
