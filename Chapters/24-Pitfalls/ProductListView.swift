import TextUI

// Its alias stands in another file, `Before/ProductListViewDependencies.swift`, and the compiler does not mind.

struct ProductListView<Dependencies: ProductListViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button("Next") { dependencies.tracker.track("next") }
  }
}
