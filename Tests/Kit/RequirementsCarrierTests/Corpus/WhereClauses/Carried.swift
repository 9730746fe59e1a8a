// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_name(_ key: CarryKey) -> String
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var name: String { injected.CODEGEN_name(CarryKey()) }
}

extension RootResource {
  func CODEGEN_name(_: CarryKey) -> String { name }
}
