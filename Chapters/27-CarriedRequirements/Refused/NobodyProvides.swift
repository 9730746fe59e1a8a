// Refused: generated code that carries a value that no scope has; the error is in that code (DKIT-45)
// alone: the chapter's scopes have every value that they pass on
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Scopes

struct CarryKey {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_nowhere(_ key: CarryKey) -> String
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  #if REPAIRED
    let nowhere = "here"
  #endif
}

extension RootResource {
  // expected-error@+1 {{cannot find 'nowhere' in scope}}
  func CODEGEN_nowhere(_: CarryKey) -> String { nowhere }
}
