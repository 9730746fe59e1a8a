// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_BaseRequirements {
  func CODEGEN_deep(_ key: CarryKey) -> Bool
}

protocol CODEGEN_LeafRequirements {}

protocol CODEGEN_WideRequirements {}

extension BaseResource {
  var deep: Bool { injected.CODEGEN_deep(CarryKey()) }
  var name: String { injected.name }
}

extension LeafResource {
  var deep: Bool { injected.deep }
  var name: String { injected.name }
}

extension RootResource {
  func CODEGEN_deep(_: CarryKey) -> Bool { deep }
}

extension WideResource {
  var deep: Bool { injected.CODEGEN_deep(CarryKey()) }
  var name: String { injected.name }
  var size: Int { injected.size }
}
