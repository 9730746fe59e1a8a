import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let name = "root"
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  #if DEBUG
    var name: String { get }
  #else
    var title: String { get }
  #endif
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
