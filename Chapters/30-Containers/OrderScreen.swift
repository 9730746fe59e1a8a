/// The view of an order. It holds its presenter, which holds the interactor. Both references back are weak.
final class OrderScreen {
  private let presenter: OrderPresenter
  private(set) var title = ""

  init(presenter: OrderPresenter) { self.presenter = presenter }

  func appear() { presenter.load() }
  func show(_ title: String) { self.title = title }
}

final class OrderPresenter {
  weak var screen: OrderScreen?
  private let interactor: OrderInteractor

  init(interactor: OrderInteractor) { self.interactor = interactor }

  func load() { interactor.load() }
  func didLoad(_ detail: OrderDetail) { screen?.show(detail.title) }
}

final class OrderInteractor {
  weak var presenter: OrderPresenter?
  private let number: Int
  private let session: Session

  init(number: Int, session: Session) { (self.number, self.session) = (number, session) }

  func load() { presenter?.didLoad(OrderDetail(number: number, session: session)) }
}

typealias MakeOrderScreen = (Int) -> OrderScreen

func registerOrderScreen(in container: Container) {
  container.register(MakeOrderScreen.self) { resolution in
    let session: Session = try resolution.resolve()
    return { number in
      let interactor = OrderInteractor(number: number, session: session)
      let presenter = OrderPresenter(interactor: interactor)
      let screen = OrderScreen(presenter: presenter)
      interactor.presenter = presenter
      presenter.screen = screen
      return screen
    }
  }
}
