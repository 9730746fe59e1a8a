// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_nested(_ key: CarryKey) -> Array<Dictionary<String, Set<Int>>>?
  func CODEGEN_result(_ key: CarryKey) -> Result<[String], any Error>
  func CODEGEN_table(_ key: CarryKey) -> [String: [Int]]
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var nested: Array<Dictionary<String, Set<Int>>>? {
    injected.CODEGEN_nested(CarryKey())
  }
  var result: Result<[String], any Error> {
    injected.CODEGEN_result(CarryKey())
  }
  var table: [String: [Int]] { injected.CODEGEN_table(CarryKey()) }
}

extension RootResource {
  func CODEGEN_nested(_: CarryKey) -> Array<Dictionary<String, Set<Int>>>? {
    nested
  }
  func CODEGEN_result(_: CarryKey) -> Result<[String], any Error> { result }
  func CODEGEN_table(_: CarryKey) -> [String: [Int]] { table }
}

extension TwoResource {
  var nested: Array<Dictionary<String, Set<Int>>>? { injected.nested }
  var result: Result<[String], any Error> { injected.result }
  var table: [String: [Int]] { injected.table }
}
