// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_existential(_ key: CarryKey) -> (any Error)?
  func CODEGEN_forced(_ key: CarryKey) -> Int!
  func CODEGEN_load(_ key: CarryKey) -> @Sendable (Int) async throws -> (Bool) -> Void
  func CODEGEN_log(_ key: CarryKey) -> (inout Int, String...) -> ()
  func CODEGEN_make(_ key: CarryKey) -> (Int, _ label: String) -> [String]
  func CODEGEN_maybe(_ key: CarryKey) -> Int?
  func CODEGEN_named(_ key: CarryKey) -> (first: Int, rest: (a: Bool, b: [Int]))
  func CODEGEN_nested(_ key: CarryKey) -> Array<Dictionary<String, Set<Int>>>?
  func CODEGEN_nothing(_ key: CarryKey) -> ()
  func CODEGEN_pair(_ key: CarryKey) -> (Int, String)
  func CODEGEN_perhaps(_ key: CarryKey) -> ((Int) -> Int)?
  func CODEGEN_result(_ key: CarryKey) -> Result<[String], any Error>
  func CODEGEN_spaced(_ key: CarryKey) -> [String: Int]
  func CODEGEN_split(_ key: CarryKey) -> Result<Int, any Error>
  func CODEGEN_table(_ key: CarryKey) -> [String: [Int]]
  func CODEGEN_tight(_ key: CarryKey) -> (Int) -> Int
  func CODEGEN_twice(_ key: CarryKey) -> String??
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var existential: (any Error)? { injected.CODEGEN_existential(CarryKey()) }
  var forced: Int! { injected.CODEGEN_forced(CarryKey()) }
  var load: @Sendable (Int) async throws -> (Bool) -> Void {
    injected.CODEGEN_load(CarryKey())
  }
  var log: (inout Int, String...) -> () { injected.CODEGEN_log(CarryKey()) }
  var make: (Int, _ label: String) -> [String] {
    injected.CODEGEN_make(CarryKey())
  }
  var maybe: Int? { injected.CODEGEN_maybe(CarryKey()) }
  var named: (first: Int, rest: (a: Bool, b: [Int])) {
    injected.CODEGEN_named(CarryKey())
  }
  var nested: Array<Dictionary<String, Set<Int>>>? {
    injected.CODEGEN_nested(CarryKey())
  }
  var nothing: () { injected.CODEGEN_nothing(CarryKey()) }
  var pair: (Int, String) { injected.CODEGEN_pair(CarryKey()) }
  var perhaps: ((Int) -> Int)? { injected.CODEGEN_perhaps(CarryKey()) }
  var result: Result<[String], any Error> {
    injected.CODEGEN_result(CarryKey())
  }
  var spaced: [String: Int] { injected.CODEGEN_spaced(CarryKey()) }
  var split: Result<Int, any Error> { injected.CODEGEN_split(CarryKey()) }
  var table: [String: [Int]] { injected.CODEGEN_table(CarryKey()) }
  var tight: (Int) -> Int { injected.CODEGEN_tight(CarryKey()) }
  var twice: String?? { injected.CODEGEN_twice(CarryKey()) }
}

extension RootResource {
  func CODEGEN_existential(_: CarryKey) -> (any Error)? { existential }
  func CODEGEN_forced(_: CarryKey) -> Int! { forced }
  func CODEGEN_load(_: CarryKey) -> @Sendable (Int) async throws -> (Bool) -> Void {
    load
  }
  func CODEGEN_log(_: CarryKey) -> (inout Int, String...) -> () { log }
  func CODEGEN_make(_: CarryKey) -> (Int, _ label: String) -> [String] { make }
  func CODEGEN_maybe(_: CarryKey) -> Int? { maybe }
  func CODEGEN_named(_: CarryKey) -> (first: Int, rest: (a: Bool, b: [Int])) {
    named
  }
  func CODEGEN_nested(_: CarryKey) -> Array<Dictionary<String, Set<Int>>>? {
    nested
  }
  func CODEGEN_nothing(_: CarryKey) -> () { nothing }
  func CODEGEN_pair(_: CarryKey) -> (Int, String) { pair }
  func CODEGEN_perhaps(_: CarryKey) -> ((Int) -> Int)? { perhaps }
  func CODEGEN_result(_: CarryKey) -> Result<[String], any Error> { result }
  func CODEGEN_spaced(_: CarryKey) -> [String: Int] { spaced }
  func CODEGEN_split(_: CarryKey) -> Result<Int, any Error> { split }
  func CODEGEN_table(_: CarryKey) -> [String: [Int]] { table }
  func CODEGEN_tight(_: CarryKey) -> (Int) -> Int { tight }
  func CODEGEN_twice(_: CarryKey) -> String?? { twice }
}

extension TwoResource {
  var existential: (any Error)? { injected.existential }
  var forced: Int! { injected.forced }
  var load: @Sendable (Int) async throws -> (Bool) -> Void { injected.load }
  var log: (inout Int, String...) -> () { injected.log }
  var make: (Int, _ label: String) -> [String] { injected.make }
  var maybe: Int? { injected.maybe }
  var named: (first: Int, rest: (a: Bool, b: [Int])) { injected.named }
  var nested: Array<Dictionary<String, Set<Int>>>? { injected.nested }
  var nothing: () { injected.nothing }
  var pair: (Int, String) { injected.pair }
  var perhaps: ((Int) -> Int)? { injected.perhaps }
  var result: Result<[String], any Error> { injected.result }
  var spaced: [String: Int] { injected.spaced }
  var split: Result<Int, any Error> { injected.split }
  var table: [String: [Int]] { injected.table }
  var tight: (Int) -> Int { injected.tight }
  var twice: String?? { injected.twice }
}
