import TextUI

// Three views between the app and the page. None of them uses the language or the tracker.

struct ShopView: View {
  var body: some View { CategoryView() }
}

struct CategoryView: View {
  var body: some View { ProductListView() }
}

struct ProductListView: View {
  var body: some View { ProductDetailView() }
}
