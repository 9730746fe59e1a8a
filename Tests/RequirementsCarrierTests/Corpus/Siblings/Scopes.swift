import Scopes

class RootResource<I: NilRequirements>: Resource<I>, LeftRequirements, RightRequirements {
  let token = "t"
  let secret = "s"
}

protocol LeftRequirements: Requirements, CODEGEN_LeftRequirements {
  var token: String { get }
}

class LeftResource<I: LeftRequirements>: Resource<I>, LeftLeafRequirements {}

protocol LeftLeafRequirements: Requirements, CODEGEN_LeftLeafRequirements {
  var secret: String { get }
}

class LeftLeafResource<I: LeftLeafRequirements>: Resource<I> {}

protocol RightRequirements: Requirements, CODEGEN_RightRequirements {
  var token: String { get }
}

class RightResource<I: RightRequirements>: Resource<I> {}
