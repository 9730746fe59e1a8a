import Scopes

final class AppResource: Resource<NilResource>, OneRequirements {
  let name = "app"
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

final class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var name: String { get }
}
