// Refused: two protocols with associated types, each of which must lead back to the very same type (CPDI-86, CPDI-E38)

protocol Page {
  // expected-note@+1 {{protocol requires nested type 'Dependencies'}}
  associatedtype Dependencies: PageDependencies where Dependencies.Opened == Self
  var dependencies: Dependencies { get }
}

protocol PageDependencies {
  associatedtype Opened: Page where Opened.Dependencies == Self
  func open() -> Opened
}

#if !REPAIRED
  // expected-error@+2 {{type 'ProductPage<Dependencies>' does not conform to protocol 'Page'}}
  // expected-note@+1 {{add stubs for conformance}}
  struct ProductPage<Dependencies: PageDependencies>: Page {
    let dependencies: Dependencies
  }
#else
  struct ProductPage: Page {
    let dependencies: Routes
  }

  struct Routes: PageDependencies {
    func open() -> ProductPage { ProductPage(dependencies: self) }
  }
#endif
