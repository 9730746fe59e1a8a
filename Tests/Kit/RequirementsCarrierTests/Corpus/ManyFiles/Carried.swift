// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_a(_ key: CarryKey) -> Int
  func CODEGEN_b(_ key: CarryKey) -> Int
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var a: Int { injected.CODEGEN_a(CarryKey()) }
  var b: Int { injected.CODEGEN_b(CarryKey()) }
}

extension RootResource {
  func CODEGEN_a(_: CarryKey) -> Int { a }
  func CODEGEN_b(_: CarryKey) -> Int { b }
}
