import TextUI

/// Each view passes the language to the initializer of the next.
enum Before {
  struct ShopView: View {
    let language: Language
    var body: some View { CategoryView(language: language) }
  }

  struct CategoryView: View {
    let language: Language
    var body: some View { ProductListView(language: language) }
  }

  struct ProductListView: View {
    let language: Language
    var body: some View { ProductDetailView(language: language) }
  }

  struct ProductDetailView: View {
    let language: Language

    var body: some View {
      Text("Tea")
      PriceView(language: language, cents: 450)
      Button("Add to cart") {}
    }
  }

  struct PriceView: View {
    let language: Language
    let cents: Int

    var body: some View { Text(language.price(cents)) }
  }
}
