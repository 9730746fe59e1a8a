import Scopes

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var name: String { get }
  var own: (Int, _ label: String, _ other: String) -> [String: [Int]] { get }
}

extension OneResource {
  var own: (Int, _ label: String, _ other: String) -> [String: [Int]] { { _, _, _ in [:] } }
}

@available(macOS 15, *)
class TwoResource<I: TwoRequirements>: Resource<I>, ThreeRequirements {}

protocol ThreeRequirements: Requirements, CODEGEN_ThreeRequirements {
  var name: String { get }
}
