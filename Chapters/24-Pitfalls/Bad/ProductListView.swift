import TextUI

// Against the conventions on purpose: what this view needs is told in another file.

struct ProductListView<Dependencies: ProductListViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button("Next") { dependencies.tracker.track("next") }
  }
}
