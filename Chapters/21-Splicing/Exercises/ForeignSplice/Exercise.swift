// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import TextUI

typealias ProductOpenerDependencies = HotDealsExternalDependencies
  & ProductDetailViewExternalDependencies  // Required by ProductDetailView

/// Opens product pages. The app makes it, and `dependencies` is the app's container.
struct ProductOpener<Dependencies: ProductOpenerDependencies> {
  let dependencies: Dependencies

  /// The deals open a product, and remember its screen.
  func open(
    _ productName: String, from deals: SplicedHotDealsDependencies<Dependencies>
  ) -> Screen {
    // TASK 1: Show the page on a splice of its own.
    let screen = Screen(ProductDetailView(dependencies: deals))
    deals.opened.append(screen)
    return screen
    // END
  }
}

extension Screen {
  /// Draws this screen whenever the product changes.
  func follow(_ repository: ProductDataRepository) {
    // TASK 2: Follow the repository without being held by it.
    repository.onChange = { self.draw() }
    // END
  }
}
