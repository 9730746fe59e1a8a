// swift-format-ignore-file
import Scopes

class RootResource<I>: Resource<I>, OneRequirements where I: NilRequirements, I: AnyObject {
  let name = "root"
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I, T: Sendable>: Resource<I>, TwoRequirements where T: Equatable, I: OneRequirements {}

extension OneResource where T == Int {
  var number: Int { 1 }
}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var name: String { get }
}
