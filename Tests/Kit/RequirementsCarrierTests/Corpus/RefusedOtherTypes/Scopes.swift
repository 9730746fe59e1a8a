// swift-format-ignore-file
import Scopes

typealias Pair<Value> = (Value, Value)
typealias Own = Own

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let optional: Int = 1
  let twice: Int? = 1
  let pair: Pair<Int> = (1, 2)
  let labelled: (a: Int, b: Int) = (1, 2)
  let table: [String: Int] = [:]
  let thrown: () -> Int = { 1 }
  let sent: (Int) -> Int = { $0 }
  let own: Own = 1
  let forced: Int! = 1
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var optional: Int? { get }
  var twice: Int?? { get }
  var pair: (Int, Int) { get }
  var labelled: (b: Int, a: Int) { get }
  var table: [Int: String] { get }
  var thrown: () throws -> Int { get }
  var sent: @Sendable (Int) -> Int { get }
  var own: Int { get }
  var forced: Int? { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
