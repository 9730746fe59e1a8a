// Fails allGo: the opener keeps the pages too.
// Foreign splice. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import TextUI

typealias ProductOpenerDependencies = HotDealsExternalDependencies
  & ScreenDependencies  // Required by Screen
  & ProductDetailViewExternalDependencies  // Required by ProductDetailView
  & ProductDataRepositoryDependencies  // Required by ProductDataRepository

/// Opens the pages of products. It lives as long as the app, whose container it has.
struct ProductOpener<Dependencies: ProductOpenerDependencies> {
  let dependencies: Dependencies
  private let pages = Pages()

  /// The deals open a product, and remember its screen.
  func open(
    _ productName: String, from deals: SplicedHotDealsDependencies<Dependencies>
  ) -> Screen {
    // TASK 1: Show that product.
    let splice = SplicedProductDetailViewDependencies(
      externalDependencies: dependencies,
      productDataRepository: ProductDataRepository(
        dependencies: dependencies, productName: productName))
    let screen = Screen(dependencies: dependencies, ProductDetailView(dependencies: splice))
    deals.opened.append(screen)
    pages.screens.append(screen)
    return screen
    // END
  }
}

extension Screen {
  /// Draws this screen now, and again whenever the product changes.
  func follow(_ repository: ProductDataRepository) {
    // TASK 2: Let the repository tell this screen.
    draw()
    repository.onChange = { [weak self, others = repository.onChange] in
      others()
      self?.draw()
    }
    // END
  }
}

final class Pages {
  var screens: [Screen] = []
}
