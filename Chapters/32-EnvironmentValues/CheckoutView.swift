import TextUI

/// Shows the customer's price for a gift, and the friend's receipt.
struct CheckoutView: View {
  let friendsLanguage: Language

  var body: some View {
    HStack {
      Text("You pay")
      PriceView(cents: 450)
    }
    ReceiptView()
      .environment(\.language, friendsLanguage)
  }
}

struct ReceiptView: View {
  var body: some View {
    HStack {
      Text("Receipt")
      PriceView(cents: 450)
    }
  }
}
