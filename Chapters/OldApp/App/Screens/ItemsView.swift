import SwiftUI

struct ItemsView: View {
  @State private var model = ItemsModel()

  var body: some View {
    VStack {
      Text("In your cart: \(model.cartCount)")
      Text(model.message)
      List(model.items) { item in
        NavigationLink(value: item) {
          HStack {
            Text(item.name)
            Text(money(item.price))
            if model.isDeal(item) { Text("deal") }
          }
        }
      }
    }
    .onAppear { model.load() }
    .navigationDestination(for: Item.self) { ItemView(item: $0) }
  }
}
