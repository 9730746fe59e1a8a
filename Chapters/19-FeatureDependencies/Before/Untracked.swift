import TextUI

/// What the chapter's types were before the pattern. This view works, and nobody is told.
enum Before {
  // snippet.untracked
  struct ProductDetailView: View {
    var body: some View {
      VStack {
        Text("Product Detail View")
        Button("Add to cart") {
          // Whoever counts what is added to carts must be told here. By whose tracker?
        }
      }
    }
  }
  // snippet.end
}
