// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_first(_ key: CarryKey) -> Int
  func CODEGEN_fourth(_ key: CarryKey) -> [Int]
  func CODEGEN_second(_ key: CarryKey) -> Int
  func CODEGEN_third(_ key: CarryKey) -> String
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var first: Int { injected.CODEGEN_first(CarryKey()) }
  var fourth: [Int] { injected.CODEGEN_fourth(CarryKey()) }
  var second: Int { injected.CODEGEN_second(CarryKey()) }
  var third: String { injected.CODEGEN_third(CarryKey()) }
}

extension RootResource {
  func CODEGEN_first(_: CarryKey) -> Int { first }
  func CODEGEN_fourth(_: CarryKey) -> [Int] { fourth }
  func CODEGEN_second(_: CarryKey) -> Int { second }
  func CODEGEN_third(_: CarryKey) -> String { third }
}

extension TwoResource {
  var first: Int { injected.first }
  var fourth: [Int] { injected.fourth }
  var second: Int { injected.second }
  var third: String { injected.third }
}
