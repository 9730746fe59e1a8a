// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  @MainActor func CODEGEN_title(_ key: CarryKey) -> String
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  @MainActor var title: String { injected.CODEGEN_title(CarryKey()) }
}

extension RootResource {
  @MainActor func CODEGEN_title(_: CarryKey) -> String { title }
}

extension TwoResource {
  @MainActor var title: String { injected.title }
}
