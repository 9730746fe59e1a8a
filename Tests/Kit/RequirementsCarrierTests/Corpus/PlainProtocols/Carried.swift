// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_logger(_ key: CarryKey) -> Logger
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var logger: Logger { injected.CODEGEN_logger(CarryKey()) }
}

extension RootResource {
  func CODEGEN_logger(_: CarryKey) -> Logger { logger }
}

extension TwoResource {
  var logger: Logger { injected.logger }
}
