// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneNeeds {
  func CODEGEN_name(_ key: CarryKey) -> String
}

protocol CODEGEN_ThreeNeeds {}

protocol CODEGEN_TwoNeeds {
  func CODEGEN_name(_ key: CarryKey) -> String
}

extension AppScope {
  func CODEGEN_name(_: CarryKey) -> String { name }
}

extension OneScope {
  func CODEGEN_name(_ key: CarryKey) -> String { injected.CODEGEN_name(key) }
}

extension OtherScope {
  func CODEGEN_name(_: CarryKey) -> String { name }
}

extension ThreeScope {
  var name: String { injected.name }
}

extension TwoScope {
  var name: String { injected.CODEGEN_name(CarryKey()) }
}
