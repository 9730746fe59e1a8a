// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_NameRequirements {}

protocol CODEGEN_OneRequirements {
  func CODEGEN_name(_ key: CarryKey) -> String
  func CODEGEN_size(_ key: CarryKey) -> Int
}

protocol CODEGEN_SizeRequirements {}

extension OneResource {
  var name: String { injected.CODEGEN_name(CarryKey()) }
}

extension OtherResource {
  var size: Int { injected.CODEGEN_size(CarryKey()) }
}

extension RootResource {
  func CODEGEN_name(_: CarryKey) -> String { name }
  func CODEGEN_size(_: CarryKey) -> Int { size }
}
