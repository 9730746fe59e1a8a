// The loop that the document warns about: a page requires pages, which require that page. It compiles.

protocol Page {
  associatedtype Dependencies: PageDependencies
  var dependencies: Dependencies { get }
}

protocol PageDependencies {
  associatedtype Opened: Page
  func open() -> Opened
}

struct ProductPage<Dependencies: PageDependencies>: Page {
  let dependencies: Dependencies
}

/// Each page can open another one, endlessly.
struct Routes: PageDependencies {
  func open() -> ProductPage<Routes> { ProductPage(dependencies: self) }
}
