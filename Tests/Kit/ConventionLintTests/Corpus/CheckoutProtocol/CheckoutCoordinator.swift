// What is special here: the dependencies are gathered by a protocol that refines leaves, and everything else looks like an alias.
protocol Carting { func items() -> [String] }
protocol Paying { func pay(_ items: [String]) async throws }

protocol HasCart { var cart: any Carting { get } }
protocol HasPayment { var payment: any Paying { get } }

protocol CheckoutCoordinatorDependencies: HasCart, HasPayment {}

final class CheckoutCoordinator<Dependencies: CheckoutCoordinatorDependencies> {
  enum Step { case cart, paid, failed }

  private let dependencies: Dependencies
  private(set) var step = Step.cart

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func confirm() async {
    do {
      try await dependencies.payment.pay(dependencies.cart.items())
      step = .paid
    } catch {
      step = .failed
    }
  }
}
