import Scopes

public class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let name = "root"
}

public protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

public class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var name: String { get }
}
