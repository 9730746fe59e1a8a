// Refused: sources that rely on generated code, before it is there (DKIT-01, DKIT-39)
// alone: the chapter's own scopes have their generated file
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Scopes

#if REPAIRED
  struct CarryKey {
    fileprivate init() {}
  }

  protocol CODEGEN_OneRequirements {
    func CODEGEN_implicit(_ key: CarryKey) -> String
  }

  protocol CODEGEN_TwoRequirements {}

  extension RootResource {
    func CODEGEN_implicit(_: CarryKey) -> String { implicit }
  }

  extension OneResource {
    var implicit: String { injected.CODEGEN_implicit(CarryKey()) }
    var explicit: String { injected.explicit }
  }

  extension TwoResource {
    var explicit: String { injected.explicit }
    var implicit: String { injected.implicit }
  }
#endif

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let explicit = "explicit"
  let implicit = "implicit"
}

// expected-error@+1 {{cannot find type 'CODEGEN_OneRequirements' in scope}}
protocol OneRequirements: Requirements, CODEGEN_OneRequirements {
  var explicit: String { get }
}

// expected-error@+2 {{type 'OneResource<I>' does not conform to protocol 'TwoRequirements'}}
// expected-note@+1 {{add stubs for conformance}}
class OneResource<I: OneRequirements>: Resource<I>, TwoRequirements {
  // expected-error@+1 {{cannot find 'explicit' in scope}}
  var duplicated: String { explicit }
}

// expected-error@+1 {{cannot find type 'CODEGEN_TwoRequirements' in scope}}
protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {
  // expected-note@+1 {{protocol requires property 'explicit' with type 'String'}}
  var explicit: String { get }
  // expected-note@+1 {{protocol requires property 'implicit' with type 'String'}}
  var implicit: String { get }
}

class TwoResource<I: TwoRequirements>: Resource<I> {}
