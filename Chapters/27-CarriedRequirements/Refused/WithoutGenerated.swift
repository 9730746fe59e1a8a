// Refused: sources that rely on generated code before it exists (DKIT-01, DKIT-39)
// alone: the chapter's own scopes have their generated file
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Scopes

#if REPAIRED
  struct CarryKey {
    fileprivate init() {}
  }

  protocol CODEGEN_CheckoutRequirements {
    func CODEGEN_theme(_ key: CarryKey) -> String
  }

  protocol CODEGEN_ReceiptRequirements {}

  extension AppResource {
    func CODEGEN_theme(_: CarryKey) -> String { theme }
  }

  extension CheckoutResource {
    var theme: String { injected.CODEGEN_theme(CarryKey()) }
  }

  extension ReceiptResource {
    var theme: String { injected.theme }
  }
#endif

class AppResource<I: NilRequirements>: Resource<I>, CheckoutRequirements {
  let theme = "dark"
}

// expected-error@+1 {{cannot find type 'CODEGEN_CheckoutRequirements' in scope}}
protocol CheckoutRequirements: Requirements, CODEGEN_CheckoutRequirements {}

// expected-error@+2 {{type 'CheckoutResource<I>' does not conform to protocol 'ReceiptRequirements'}}
// expected-note@+1 {{add stubs for conformance}}
class CheckoutResource<I: CheckoutRequirements>: Resource<I>, ReceiptRequirements {}

// expected-error@+1 {{cannot find type 'CODEGEN_ReceiptRequirements' in scope}}
protocol ReceiptRequirements: Requirements, CODEGEN_ReceiptRequirements {
  // expected-note@+1 {{protocol requires property 'theme' with type 'String'}}
  var theme: String { get }
}

class ReceiptResource<I: ReceiptRequirements>: Resource<I> {
  // expected-error@+1 {{cannot find 'theme' in scope}}
  var text: String { theme }
}
