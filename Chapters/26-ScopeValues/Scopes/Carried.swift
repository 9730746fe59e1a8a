// Written by carry. What is changed here by hand is lost when it runs again.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_ScopeOneRequirements {
  func CODEGEN_implicit(_ key: CarryKey) -> String
}

protocol CODEGEN_ScopeThreeRequirements {}

protocol CODEGEN_ScopeTwoRequirements {
  func CODEGEN_implicit(_ key: CarryKey) -> String
}

extension ChangingRoot {
  func CODEGEN_implicit(_: CarryKey) -> String { implicit }
}

extension ScopeOneResource {
  var explicit: String { injected.explicit }
  func CODEGEN_implicit(_ key: CarryKey) -> String {
    injected.CODEGEN_implicit(key)
  }
}

extension ScopeThreeResource {
  var createdLater: String { injected.createdLater }
  var duplicated: String { injected.duplicated }
  var explicit: String { injected.explicit }
  var implicit: String { injected.implicit }
  var modified: String { injected.modified }
  var recreated: String { injected.recreated }
}

extension ScopeTwoResource {
  var createdLater: String { injected.createdLater }
  var explicit: String { injected.explicit }
  var implicit: String { injected.CODEGEN_implicit(CarryKey()) }
  var modified: String { injected.modified }
  var recreated: String { injected.recreated }
}

extension ScopeZeroResource {
  func CODEGEN_implicit(_: CarryKey) -> String { implicit }
}
