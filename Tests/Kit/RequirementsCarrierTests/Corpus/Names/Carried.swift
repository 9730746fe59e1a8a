// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_default(_ key: CarryKey) -> Int
  func CODEGEN_first(_ key: CarryKey) -> Int
  func CODEGEN_fourth(_ key: CarryKey) -> [Int]
  func CODEGEN_key(_ key: CarryKey) -> Int
  func CODEGEN_second(_ key: CarryKey) -> Int
  func CODEGEN_third(_ key: CarryKey) -> String
  func `CODEGEN_two words`(_ key: CarryKey) -> Int
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var `default`: Int { injected.CODEGEN_default(CarryKey()) }
  var first: Int { injected.CODEGEN_first(CarryKey()) }
  var fourth: [Int] { injected.CODEGEN_fourth(CarryKey()) }
  var key: Int { injected.CODEGEN_key(CarryKey()) }
  var second: Int { injected.CODEGEN_second(CarryKey()) }
  var third: String { injected.CODEGEN_third(CarryKey()) }
  var `two words`: Int { injected.`CODEGEN_two words`(CarryKey()) }
}

extension RootResource {
  func CODEGEN_default(_: CarryKey) -> Int { `default` }
  func CODEGEN_first(_: CarryKey) -> Int { first }
  func CODEGEN_fourth(_: CarryKey) -> [Int] { fourth }
  func CODEGEN_key(_: CarryKey) -> Int { key }
  func CODEGEN_second(_: CarryKey) -> Int { second }
  func CODEGEN_third(_: CarryKey) -> String { third }
  func `CODEGEN_two words`(_: CarryKey) -> Int { `two words` }
}

extension TwoResource {
  var `default`: Int { injected.`default` }
  var first: Int { injected.first }
  var fourth: [Int] { injected.fourth }
  var key: Int { injected.key }
  var second: Int { injected.second }
  var third: String { injected.third }
  var `two words`: Int { injected.`two words` }
}
