// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_name(_ key: CarryKey) -> String
}

protocol CODEGEN_ThreeRequirements {}

protocol CODEGEN_TwoRequirements {
  func CODEGEN_name(_ key: CarryKey) -> String
}

extension AppResource {
  func CODEGEN_name(_: CarryKey) -> String { name }
}

extension OneResource {
  func CODEGEN_name(_ key: CarryKey) -> String { injected.CODEGEN_name(key) }
}

extension ThreeResource {
  var name: String { injected.name }
}

extension TwoResource {
  var name: String { injected.CODEGEN_name(CarryKey()) }
}
