// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_make(_ key: CarryKey) -> (Int) -> Int
  func CODEGEN_split(_ key: CarryKey) -> Result<Int, any Error>
  func CODEGEN_table(_ key: CarryKey) -> [String: Int]
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var make: (Int) -> Int { injected.CODEGEN_make(CarryKey()) }
  var split: Result<Int, any Error> { injected.CODEGEN_split(CarryKey()) }
  var table: [String: Int] { injected.CODEGEN_table(CarryKey()) }
}

extension RootResource {
  func CODEGEN_make(_: CarryKey) -> (Int) -> Int { make }
  func CODEGEN_split(_: CarryKey) -> Result<Int, any Error> { split }
  func CODEGEN_table(_: CarryKey) -> [String: Int] { table }
}

extension TwoResource {
  var make: (Int) -> Int { injected.make }
  var split: Result<Int, any Error> { injected.split }
  var table: [String: Int] { injected.table }
}
