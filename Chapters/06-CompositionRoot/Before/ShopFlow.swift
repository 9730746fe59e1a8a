extension Before {
  /// Stores each checkout that it starts, and never removes one.
  final class ShopFlow {
    let navigation = ScreenStack()
    private var children: [CheckoutFlow] = []
    private let makeCheckout: (ScreenStack, @escaping () -> Void) -> CheckoutFlow

    init(makeCheckout: @escaping (ScreenStack, @escaping () -> Void) -> CheckoutFlow) {
      self.makeCheckout = makeCheckout
    }

    func openCheckout() {
      let child = makeCheckout(navigation, {})
      children.append(child)
      child.start()
    }
  }
}
