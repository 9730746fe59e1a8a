import SwiftUI

struct ItemView: View {
  @State private var model: ItemModel

  init(item: Item) { _model = State(initialValue: ItemModel(item: item)) }

  var body: some View {
    VStack {
      Text("\(model.quantity) × \(money(model.item.price))")
      Button("One more") { model.quantity += 1 }
      Button("Add to cart") { model.addToCart() }
      Text(model.message)
    }
    .navigationTitle(model.item.name)
  }
}
