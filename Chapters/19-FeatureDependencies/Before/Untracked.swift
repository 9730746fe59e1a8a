import TextUI

/// The chapter's types before the pattern. This view works, but no tracker records the tap.
enum Before {
  struct ProductDetailView: View {
    var body: some View {
      VStack {
        Text("Product Detail Page")
        Button("Add to cart") {
          // The tap must be tracked here, but with which tracker?
        }
      }
    }
  }
}
