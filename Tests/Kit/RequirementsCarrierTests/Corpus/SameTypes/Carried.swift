// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_array(_ key: CarryKey) -> [Optional<Int>]
  func CODEGEN_both(_ key: CarryKey) -> any AnyObject & Sendable & Named
  func CODEGEN_given(_ key: CarryKey) -> (_ name: Optional<Name>, inout Array<Int>) -> Optional<Int>
  func CODEGEN_id(_ key: CarryKey) -> Int
  func CODEGEN_kind(_ key: CarryKey) -> String.Type
  func CODEGEN_list(_ key: CarryKey) -> [Int]
  func CODEGEN_load(_ key: CarryKey) -> @Sendable (String) async throws -> Void
  func CODEGEN_name(_ key: CarryKey) -> Name
  func CODEGEN_names(_ key: CarryKey) -> [String]?
  func CODEGEN_nested(_ key: CarryKey) -> [String: [Int]?]
  func CODEGEN_nothing(_ key: CarryKey) -> ()
  func CODEGEN_optional(_ key: CarryKey) -> Optional<Int>
  func CODEGEN_pair(_ key: CarryKey) -> (Optional<Int>, label: Array<String>)
  func CODEGEN_person(_ key: CarryKey) -> Chat.User
  func CODEGEN_qualified(_ key: CarryKey) -> (Int)
  func CODEGEN_stored(_ key: CarryKey) -> Load
  func CODEGEN_table(_ key: CarryKey) -> [String: Array<Int>]
  func CODEGEN_twice(_ key: CarryKey) -> Int??
}

protocol CODEGEN_ThreeRequirements {}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var array: [Optional<Int>] { injected.CODEGEN_array(CarryKey()) }
  var both: any AnyObject & Sendable & Named {
    injected.CODEGEN_both(CarryKey())
  }
  var given: (_ name: Optional<Name>, inout Array<Int>) -> Optional<Int> {
    injected.CODEGEN_given(CarryKey())
  }
  var id: Int { injected.CODEGEN_id(CarryKey()) }
  var kind: String.Type { injected.CODEGEN_kind(CarryKey()) }
  var list: [Int] { injected.CODEGEN_list(CarryKey()) }
  var load: @Sendable (String) async throws -> Void {
    injected.CODEGEN_load(CarryKey())
  }
  var name: String { injected.CODEGEN_name(CarryKey()) }
  var names: Optional<[String]> { injected.CODEGEN_names(CarryKey()) }
  var nested: [String: [Int]?] { injected.CODEGEN_nested(CarryKey()) }
  var nothing: () { injected.CODEGEN_nothing(CarryKey()) }
  var optional: Int? { injected.CODEGEN_optional(CarryKey()) }
  var pair: (Optional<Int>, label: Array<String>) {
    injected.CODEGEN_pair(CarryKey())
  }
  var person: Chat.User { injected.CODEGEN_person(CarryKey()) }
  var qualified: (Int) { injected.CODEGEN_qualified(CarryKey()) }
  var stored: (String) async throws -> () {
    injected.CODEGEN_stored(CarryKey())
  }
  var table: [String: Array<Int>] { injected.CODEGEN_table(CarryKey()) }
  var twice: Int?? { injected.CODEGEN_twice(CarryKey()) }
}

extension RootResource {
  func CODEGEN_array(_: CarryKey) -> [Optional<Int>] { array }
  func CODEGEN_both(_: CarryKey) -> any AnyObject & Sendable & Named { both }
  func CODEGEN_given(_: CarryKey) -> (_ name: Optional<Name>, inout Array<Int>) -> Optional<Int> {
    given
  }
  func CODEGEN_id(_: CarryKey) -> Int { id }
  func CODEGEN_kind(_: CarryKey) -> String.Type { kind }
  func CODEGEN_list(_: CarryKey) -> [Int] { list }
  func CODEGEN_load(_: CarryKey) -> @Sendable (String) async throws -> Void {
    load
  }
  func CODEGEN_name(_: CarryKey) -> Name { name }
  func CODEGEN_names(_: CarryKey) -> [String]? { names }
  func CODEGEN_nested(_: CarryKey) -> [String: [Int]?] { nested }
  func CODEGEN_nothing(_: CarryKey) -> () { nothing }
  func CODEGEN_optional(_: CarryKey) -> Optional<Int> { optional }
  func CODEGEN_pair(_: CarryKey) -> (Optional<Int>, label: Array<String>) {
    pair
  }
  func CODEGEN_person(_: CarryKey) -> Chat.User { person }
  func CODEGEN_qualified(_: CarryKey) -> (Int) { qualified }
  func CODEGEN_stored(_: CarryKey) -> Load { stored }
  func CODEGEN_table(_: CarryKey) -> [String: Array<Int>] { table }
  func CODEGEN_twice(_: CarryKey) -> Int?? { twice }
}

extension ThreeResource {
  var name: Name { injected.name }
  var names: [String]? { injected.names }
  var optional: Optional<Int> { injected.optional }
  var stored: Load { injected.stored }
}

extension TwoResource {
  var array: [Optional<Int>] { injected.array }
  var both: any AnyObject & Sendable & Named { injected.both }
  var given: (_ name: Optional<Name>, inout Array<Int>) -> Optional<Int> {
    injected.given
  }
  var id: Int { injected.id }
  var kind: String.Type { injected.kind }
  var list: [Int] { injected.list }
  var load: @Sendable (String) async throws -> Void { injected.load }
  var name: String { injected.name }
  var names: Optional<[String]> { injected.names }
  var nested: [String: [Int]?] { injected.nested }
  var nothing: () { injected.nothing }
  var optional: Int? { injected.optional }
  var pair: (Optional<Int>, label: Array<String>) { injected.pair }
  var person: Chat.User { injected.person }
  var qualified: (Int) { injected.qualified }
  var stored: (String) async throws -> () { injected.stored }
  var table: [String: Array<Int>] { injected.table }
  var twice: Int?? { injected.twice }
}
