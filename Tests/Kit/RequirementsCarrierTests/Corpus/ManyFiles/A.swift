import Scopes

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var b: Int { get }
  var a: Int { get }
}
