import SwiftUI

struct CartView: View {
  @State private var model = CartModel()

  var body: some View {
    VStack {
      List(model.lines, id: \.self) { Text($0) }
      Text("Total: \(model.total)")
      Text(model.message)
      Button("Check out") { model.checkOut() }.disabled(model.isLoading)
    }
  }
}
