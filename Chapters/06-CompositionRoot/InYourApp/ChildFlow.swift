import SwiftUI

/// An open screen. Only the path holds the flow of an open checkout.
enum ShopScreen: Hashable {
  case items
  case checkout(CheckoutFlow)
}

@MainActor @Observable
final class ShopFlow {
  var path: [ShopScreen] = []

  func openCheckout() {
    path.append(.checkout(CheckoutFlow(onPaid: { [weak self] in self?.path = [.items] })))
  }
}

/// The child flow. It ends when *back*, or its parent, removes it from the path.
@MainActor @Observable
final class CheckoutFlow: nonisolated Hashable {
  private(set) var isPaying = false
  private let onPaid: () -> Void

  init(onPaid: @escaping () -> Void) { self.onPaid = onPaid }

  func didConfirmCart() { isPaying = true }

  func didPay() { onPaid() }

  nonisolated static func == (one: CheckoutFlow, other: CheckoutFlow) -> Bool { one === other }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct ShopView: View {
  @Bindable var flow: ShopFlow

  var body: some View {
    NavigationStack(path: $flow.path) {
      Button("Check out") { flow.openCheckout() }
        .navigationDestination(for: ShopScreen.self) { screen in
          switch screen {
          case .items: Text("Items")
          case .checkout(let checkout): CheckoutView(flow: checkout)
          }
        }
    }
  }
}

struct CheckoutView: View {
  let flow: CheckoutFlow

  var body: some View {
    if flow.isPaying {
      Button("Pay") { flow.didPay() }
    } else {
      Button("Confirm the cart") { flow.didConfirmCart() }
    }
  }
}
