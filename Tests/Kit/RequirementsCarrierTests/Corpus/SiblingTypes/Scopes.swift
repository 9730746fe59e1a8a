import Scopes

// The same name is an Int in one branch and a String in the other; no scope has to have both.
class RootResource<I: NilRequirements>: Resource<I>, LeftRequirements, RightRequirements {}

protocol LeftRequirements: Requirements, CODEGEN_LeftRequirements {}

class LeftResource<I: LeftRequirements>: Resource<I>, LeftLeafRequirements {
  let id = 1
}

protocol LeftLeafRequirements: Requirements, CODEGEN_LeftLeafRequirements {
  var id: Int { get }
}

class LeftLeafResource<I: LeftLeafRequirements>: Resource<I> {}

protocol RightRequirements: Requirements, CODEGEN_RightRequirements {}

class RightResource<I: RightRequirements>: Resource<I>, RightLeafRequirements {
  let id = "r"
}

protocol RightLeafRequirements: Requirements, CODEGEN_RightLeafRequirements {
  var id: String { get }
}

class RightLeafResource<I: RightLeafRequirements>: Resource<I> {}
