import TextUI

struct ProductDetailView: View {
  @Environment(\.tracker) private var tracker

  var body: some View {
    Text("Tea")
    PriceView(cents: 450)
    Button("Add to cart") { tracker.track("add tea") }
  }
}
