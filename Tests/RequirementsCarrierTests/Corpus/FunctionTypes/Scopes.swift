// swift-format-ignore-file
import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let make: (Int, _ label: String) -> [String] = { number, label in ["\(number)\(label)"] }
  let load: @Sendable (Int) async throws -> (Bool) -> Void = { _ in { _ in } }
  let log: (inout Int, String...) -> () = { _, _ in }
  var perhaps: ((Int) -> Int)?
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var make: (Int, _ label: String) -> [String] { get }
  var load: @Sendable (Int) async throws -> (Bool) -> Void { get }
  var log: (inout Int, String...) -> () { get }
  var perhaps: ((Int) -> Int)? { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
