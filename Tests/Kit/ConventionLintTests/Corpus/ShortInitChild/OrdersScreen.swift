// What is special here: the child is created with `.init(dependencies:)` and its type is only in the method's result type.
protocol Images { func image(_ id: Int) -> String }
protocol Orders { func ids() -> [Int] }

protocol HasImages { var images: any Images { get } }
protocol HasOrders { var orders: any Orders { get } }

typealias OrderRowDependencies = HasImages

struct OrderRow<Dependencies: OrderRowDependencies> {
  let dependencies: Dependencies
  let id: Int
  func draw() -> String { dependencies.images.image(id) }
}

typealias OrdersScreenDependencies = HasOrders
  & HasImages

struct OrdersScreen<Dependencies: OrdersScreenDependencies> {
  let dependencies: Dependencies

  private func row(_ id: Int) -> OrderRow<Dependencies> {
    .init(dependencies: dependencies, id: id)
  }

  func draw() -> [String] { dependencies.orders.ids().map { row($0).draw() } }
}
