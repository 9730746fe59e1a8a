/// A child flow, which leads from the cart to the payment.
final class CheckoutFlow {
  private let navigation: ScreenStack
  private let onEnd: () -> Void

  /// - Parameter onEnd: called when the customer has left the cart.
  init(navigation: ScreenStack, onEnd: @escaping () -> Void) {
    (self.navigation, self.onEnd) = (navigation, onEnd)
  }

  func start() {
    navigation.push(
      FlowScreen(title: "Cart", onTap: { [weak self] in self?.pay() }, onBack: onEnd))
  }

  private func pay() { navigation.push(FlowScreen(title: "Payment")) }
}

/// Stores the checkout while the customer is in it.
final class ShopFlow {
  let navigation = ScreenStack()
  private var checkout: CheckoutFlow?
  private let makeCheckout: (ScreenStack, @escaping () -> Void) -> CheckoutFlow

  init(makeCheckout: @escaping (ScreenStack, @escaping () -> Void) -> CheckoutFlow) {
    self.makeCheckout = makeCheckout
  }

  func openCheckout() {
    checkout = makeCheckout(navigation) { [weak self] in self?.checkout = nil }
    checkout?.start()
  }
}

/// The same flow, owned by its first screen.
final class OwnedCheckoutFlow {
  private weak var navigation: ScreenStack?

  init(navigation: ScreenStack) { self.navigation = navigation }

  /// Only the screen's closure holds the flow.
  func makeCart() -> FlowScreen { FlowScreen(title: "Cart", onTap: { self.pay() }) }

  private func pay() { navigation?.push(FlowScreen(title: "Payment")) }
}

/// A screen that reports taps and *back* to its flow.
final class FlowScreen: Screen {
  let title: String
  let lines = ["[ next ]"]
  private let onTap: () -> Void
  private let onBack: () -> Void

  init(title: String, onTap: @escaping () -> Void = {}, onBack: @escaping () -> Void = {}) {
    self.title = title
    (self.onTap, self.onBack) = (onTap, onBack)
  }

  func tap() { onTap() }

  func disappear() { onBack() }
}
