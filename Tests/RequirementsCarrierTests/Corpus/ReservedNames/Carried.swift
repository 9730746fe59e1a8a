// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_default(_ key: CarryKey) -> Int
  func CODEGEN_key(_ key: CarryKey) -> Int
  func `CODEGEN_two words`(_ key: CarryKey) -> Int
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var `default`: Int { injected.CODEGEN_default(CarryKey()) }
  var key: Int { injected.CODEGEN_key(CarryKey()) }
  var `two words`: Int { injected.`CODEGEN_two words`(CarryKey()) }
}

extension RootResource {
  func CODEGEN_default(_: CarryKey) -> Int { `default` }
  func CODEGEN_key(_: CarryKey) -> Int { key }
  func `CODEGEN_two words`(_: CarryKey) -> Int { `two words` }
}

extension TwoResource {
  var `default`: Int { injected.`default` }
  var key: Int { injected.key }
  var `two words`: Int { injected.`two words` }
}
