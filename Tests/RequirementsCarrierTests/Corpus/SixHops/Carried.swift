// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_S1Requirements {
  func CODEGEN_deep(_ key: CarryKey) -> Int
}

protocol CODEGEN_S2Requirements {
  func CODEGEN_deep(_ key: CarryKey) -> Int
}

protocol CODEGEN_S3Requirements {
  func CODEGEN_deep(_ key: CarryKey) -> Int
}

protocol CODEGEN_S4Requirements {
  func CODEGEN_deep(_ key: CarryKey) -> Int
}

protocol CODEGEN_S5Requirements {
  func CODEGEN_deep(_ key: CarryKey) -> Int
}

protocol CODEGEN_S6Requirements {}

extension RootResource {
  func CODEGEN_deep(_: CarryKey) -> Int { deep }
}

extension S1Resource {
  func CODEGEN_deep(_ key: CarryKey) -> Int { injected.CODEGEN_deep(key) }
}

extension S2Resource {
  func CODEGEN_deep(_ key: CarryKey) -> Int { injected.CODEGEN_deep(key) }
}

extension S3Resource {
  func CODEGEN_deep(_ key: CarryKey) -> Int { injected.CODEGEN_deep(key) }
}

extension S4Resource {
  func CODEGEN_deep(_ key: CarryKey) -> Int { injected.CODEGEN_deep(key) }
}

extension S5Resource {
  var deep: Int { injected.CODEGEN_deep(CarryKey()) }
}

extension S6Resource {
  var deep: Int { injected.deep }
}
