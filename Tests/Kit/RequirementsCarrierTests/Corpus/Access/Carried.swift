// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
public struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_InsideRequirements {}

public protocol CODEGEN_OneRequirements {
  func CODEGEN_token(_ key: CarryKey) -> Token
}

public protocol CODEGEN_TwoRequirements {}

extension InsideResource {
  var name: String { injected.name }
}

extension OneResource {
  public var token: Token { injected.CODEGEN_token(CarryKey()) }
}

extension RootResource {
  public func CODEGEN_token(_: CarryKey) -> Token { token }
}

extension TwoResource {
  package var token: Token { injected.token }
}
