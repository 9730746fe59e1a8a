import Scopes

@MainActor
class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let title = "root"
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var title: String { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
