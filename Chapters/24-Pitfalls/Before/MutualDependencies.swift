// What the document warns of: a page asks for pages, and they ask for it. It is no advice, and it compiles.

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

/// Each page opens the next one, without an end.
struct Routes: PageDependencies {
  func open() -> ProductPage<Routes> { ProductPage(dependencies: self) }
}
