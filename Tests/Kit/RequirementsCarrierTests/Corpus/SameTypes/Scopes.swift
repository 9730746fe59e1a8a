// swift-format-ignore-file
import Scopes

typealias Name = String
typealias Names = [Name]
typealias Load = (Name) async throws -> Void
typealias List = Array
typealias Person = Chat.User
typealias Both = Named & Sendable

protocol Named {}

enum Chat {
  struct User {
    typealias ID = Int
  }
}

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let optional: Optional<Int> = 1
  let twice: Optional<Int?> = 1
  let array: Array<Int?> = []
  let table: Dictionary<String, [Int]> = [:]
  let nested: [Swift.String: Optional<Array<(Int)>>] = [:]
  let nothing: Void = ()
  let qualified: Swift.Int = 1
  let name: Name = ""
  let names: Names? = nil
  let load: @Sendable (Name) async throws -> () = { _ in }
  let stored: Load = { _ in }
  let list: List<Int> = []
  let person: Person = Chat.User()
  let id: Person.ID = 1
  let both: any Both & AnyObject = Object()
  let kind: Name.Type = String.self
  let pair: (Int?, label: [Name]) = (1, [])
  let given: (_ name: String?, inout [Int]) -> Int? = { _, _ in nil }
}

final class Object: Both {}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements, ThreeRequirements {}

protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  var optional: Int? { get }
  var twice: Int?? { get }
  var array: [Optional<Int>] { get }
  var table: [String: Array<Int>] { get }
  var nested: [String: [Int]?] { get }
  var nothing: () { get }
  var qualified: (Int) { get }
  var name: String { get }
  var names: Optional<[String]> { get }
  var load: @Sendable (String) async throws -> Void { get }
  var stored: (String) async throws -> () { get }
  var list: [Int] { get }
  var person: Chat.User { get }
  var id: Int { get }
  var both: any AnyObject & Sendable & Named { get }
  var kind: String.Type { get }
  var pair: (Optional<Int>, label: Array<String>) { get }
  var given: (_ name: Optional<Name>, inout Array<Int>) -> Optional<Int> { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}

protocol ThreeRequirements: Requirements, CODEGEN_ThreeRequirements {
  var optional: Optional<Int> { get }
  var name: Name { get }
  var names: [String]? { get }
  var stored: Load { get }
}

class ThreeResource<I: ThreeRequirements>: Resource<I> {}
