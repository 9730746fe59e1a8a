import TextUI

// Its alias is in another file, `Before/ProductListViewDependencies.swift`, and the compiler accepts that.

struct ProductListView<Dependencies: ProductListViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button("Next") { dependencies.tracker.track("next") }
  }
}
