// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_load(_ key: CarryKey) -> @Sendable (Int) async throws -> (Bool) -> Void
  func CODEGEN_log(_ key: CarryKey) -> (inout Int, String...) -> ()
  func CODEGEN_make(_ key: CarryKey) -> (Int, _ label: String) -> [String]
  func CODEGEN_perhaps(_ key: CarryKey) -> ((Int) -> Int)?
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var load: @Sendable (Int) async throws -> (Bool) -> Void {
    injected.CODEGEN_load(CarryKey())
  }
  var log: (inout Int, String...) -> () { injected.CODEGEN_log(CarryKey()) }
  var make: (Int, _ label: String) -> [String] {
    injected.CODEGEN_make(CarryKey())
  }
  var perhaps: ((Int) -> Int)? { injected.CODEGEN_perhaps(CarryKey()) }
}

extension RootResource {
  func CODEGEN_load(_: CarryKey) -> @Sendable (Int) async throws -> (Bool) -> Void {
    load
  }
  func CODEGEN_log(_: CarryKey) -> (inout Int, String...) -> () { log }
  func CODEGEN_make(_: CarryKey) -> (Int, _ label: String) -> [String] { make }
  func CODEGEN_perhaps(_: CarryKey) -> ((Int) -> Int)? { perhaps }
}

extension TwoResource {
  var load: @Sendable (Int) async throws -> (Bool) -> Void { injected.load }
  var log: (inout Int, String...) -> () { injected.log }
  var make: (Int, _ label: String) -> [String] { injected.make }
  var perhaps: ((Int) -> Int)? { injected.perhaps }
}
