import Scopes

class RootResource<I: NilRequirements>: Resource<I>, LeftRequirements, RightRequirements {}

protocol LeftRequirements: Requirements, CODEGEN_LeftRequirements {}

class LeftResource<I: LeftRequirements>: Resource<I>, LeafRequirements, OtherRequirements {
  let shown = 1
}

protocol LeafRequirements: Requirements, CODEGEN_LeafRequirements {
  var id: Int { get }
}

protocol OtherRequirements: Requirements, CODEGEN_OtherRequirements {
  var id: String { get }
}

protocol RightRequirements: Requirements, CODEGEN_RightRequirements {
  var size: Int { get async }
}

class RightResource<I: RightRequirements>: Resource<I>, SizeRequirements {}

protocol SizeRequirements: Requirements, CODEGEN_SizeRequirements {
  var size: Int { get }
}
