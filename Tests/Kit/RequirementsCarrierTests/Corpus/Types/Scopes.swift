// swift-format-ignore-file
import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let table: [String: [Int]] = [:]
  let nested: Array<Dictionary<String, Set<Int>>>? = nil
  let result: Result<[String], any Error> = .success([])

  let maybe: Int? = 1, twice: String?? = nil
  var existential: (any Error)?
  var forced: Int! = 2

  let pair = (1, "a")
  let named = (first: 1, rest: (a: true, b: [2]))
  let nothing: () = ()

  let make: (Int, _ label: String) -> [String] = { number, label in ["\(number)\(label)"] }
  let load: @Sendable (Int) async throws -> (Bool) -> Void = { _ in { _ in } }
  let log: (inout Int, String...) -> () = { _, _ in }
  var perhaps: ((Int) -> Int)?

  let spaced: [String : /* of what? */ Int] = [:]
  let tight: (Int) -> Int = { $0 }
  let split: Result<Int, any Error> = .success(1)
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var table: [String: [Int]] { get }
  var nested: Array<Dictionary<String, Set<Int>>>? { get }
  var result: Result<[String], any Error> { get }

  var maybe: Int? { get }
  var twice: String?? { get }
  var existential: (any Error)? { get }
  var forced: Int! { get }

  var pair: (Int, String) { get }
  var named: (first: Int, rest: (a: Bool, b: [Int])) { get }
  var nothing: () { get }

  var make: (Int, _ label: String) -> [String] { get }
  var load: @Sendable (Int) async throws -> (Bool) -> Void { get }
  var log: (inout Int, String...) -> () { get }
  var perhaps: ((Int) -> Int)? { get }

  var spaced: [String:Int] { get }
  var tight :(Int)->Int {get}
  var split: Result<
    Int, // a comment
    any Error
  > { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
