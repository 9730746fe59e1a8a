import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  #if DEBUG
    let name = "debug"
  #else
    let name = "release"
  #endif
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var name: String { get }
  var size: Int { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
