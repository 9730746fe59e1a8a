// swift-format-ignore-file
import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let table: [String: [Int]] = [:]
  let nested: Array<Dictionary<String, Set<Int>>>? = nil
  let result: Result<[String], any Error> = .success([])
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var table: [String: [Int]] { get }
  var nested: Array<Dictionary<String, Set<Int>>>? { get }
  var result: Result<[String], any Error> { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
