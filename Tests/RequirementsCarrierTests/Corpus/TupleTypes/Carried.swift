// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_named(_ key: CarryKey) -> (first: Int, rest: (a: Bool, b: [Int]))
  func CODEGEN_nothing(_ key: CarryKey) -> ()
  func CODEGEN_pair(_ key: CarryKey) -> (Int, String)
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var named: (first: Int, rest: (a: Bool, b: [Int])) {
    injected.CODEGEN_named(CarryKey())
  }
  var nothing: () { injected.CODEGEN_nothing(CarryKey()) }
  var pair: (Int, String) { injected.CODEGEN_pair(CarryKey()) }
}

extension RootResource {
  func CODEGEN_named(_: CarryKey) -> (first: Int, rest: (a: Bool, b: [Int])) {
    named
  }
  func CODEGEN_nothing(_: CarryKey) -> () { nothing }
  func CODEGEN_pair(_: CarryKey) -> (Int, String) { pair }
}

extension TwoResource {
  var named: (first: Int, rest: (a: Bool, b: [Int])) { injected.named }
  var nothing: () { injected.nothing }
  var pair: (Int, String) { injected.pair }
}
