// What is special here: the coordinator still lists a leaf that came with the child, though the child's alias is listed and brings it; the child is behind a property wrapper.
protocol Cards { func all() -> [String] }
protocol Routing { func push(_ title: String) }

protocol CardsProviding { var cards: any Cards { get } }
protocol RoutingProviding { var router: any Routing { get } }

typealias CardListViewModelDependencies = CardsProviding

final class CardListViewModel<Dependencies: CardListViewModelDependencies> {
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  var titles: [String] { dependencies.cards.all().sorted() }
}

@propertyWrapper
final class Once<Value> {
  private let make: () -> Value
  init(_ make: @escaping () -> Value) { self.make = make }
  private(set) lazy var wrappedValue: Value = make()
}

typealias WalletCoordinatorDependencies = CardListViewModelDependencies
  & CardsProviding
  & RoutingProviding

final class WalletCoordinator<Dependencies: WalletCoordinatorDependencies> {
  private let dependencies: Dependencies
  @Once private var list: CardListViewModel<Dependencies>

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    _list = Once { CardListViewModel(dependencies: dependencies) }
  }

  func start() { list.titles.forEach(dependencies.router.push) }
}
