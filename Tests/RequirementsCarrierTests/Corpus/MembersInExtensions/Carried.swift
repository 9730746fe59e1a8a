// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_first(_ key: CarryKey) -> Int
  func CODEGEN_second(_ key: CarryKey) -> Int
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var first: Int { injected.CODEGEN_first(CarryKey()) }
  var second: Int { injected.CODEGEN_second(CarryKey()) }
}

extension RootResource {
  func CODEGEN_first(_: CarryKey) -> Int { first }
  func CODEGEN_second(_: CarryKey) -> Int { second }
}

extension TwoResource {
  var first: Int { injected.first }
  var late: Int { injected.late }
  var second: Int { injected.second }
}
