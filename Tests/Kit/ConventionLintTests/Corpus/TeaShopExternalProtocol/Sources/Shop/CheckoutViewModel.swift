import Loyalty

final class Order {
  var receipt: String?
  var total = 0
}

protocol HasOrder { var order: Order { get } }

protocol CheckoutViewModelExternalDependencies: HasPaymentAPI, HasBasketManager {}
typealias CheckoutViewModelDependencies = HasPaymentAPI & HasBasketManager & HasOrder

struct SplicedCheckoutViewModelDependencies<External: CheckoutViewModelExternalDependencies>:
  CheckoutViewModelDependencies
{
  let dependencies: External
  let order = Order()

  var paymentAPI: any PaymentSending { dependencies.paymentAPI }
  var basketManager: any BasketManaging { dependencies.basketManager }
}

final class CheckoutViewModel<External: CheckoutViewModelExternalDependencies> {
  private let dependencies: SplicedCheckoutViewModelDependencies<External>

  init(dependencies: External) {
    self.dependencies = SplicedCheckoutViewModelDependencies(dependencies: dependencies)
  }

  func payTapped() async throws {
    dependencies.order.total = dependencies.basketManager.teas.count * 5
    dependencies.order.receipt = try await dependencies.paymentAPI.pay(dependencies.order.total)
  }
}
