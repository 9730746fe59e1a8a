import Checking
import Playground
import Testing

@testable import SellOnceExercise

@Suite("Task 1: A third service")
struct Task1 {
  // See makeShop
  @Test("A shop sells each piece once, and another shop has its own pieces.")
  func sellsOnce() throws {
    let (shop, other) = (makeShop(pieces: 2), makeShop(pieces: 2))
    let sold = (1...3).map { _ in shop.orders.order() }
    try expect(sold, is: [true, true, false], "from three orders of two pieces")
    try expect(shop.stock.free, is: 0, "as the free pieces after these orders")
    try expect(other.stock.free, is: 2, "as the free pieces of another shop")
  }

  // See Stock
  @Test("Each service stores only what was made before it.")
  func isNoKnot() throws {
    let services = Services(of: makeShop(pieces: 1))
    try expect(services.optionals, is: [], "as properties that can be set after `init`")
    let circle = services.circle ?? "none"
    try expect(circle, is: "none", "as a circle of stored properties")
    let lifetimes = Lifetimes()
    Services(of: makeShop(pieces: 1)).watch(lifetimes)
    let what = "alive after the shop was released, because a closure holds them"
    try expect(lifetimes.alive, is: [], what)
    func stockWithoutOrders() -> Stock {
      let shop = makeShop(pieces: 3)
      _ = shop.orders.order()
      return shop.stock
    }
    let free = stockWithoutOrders().free
    try expect(free, is: 2, "as the free pieces after an order, when the orders were released")
  }
}

/// The stored properties of stock and orders, and of all that they store.
private struct Services {
  private(set) var optionals: [String] = []
  /// A path that leads from an object to itself: `Stock stores Orders stores Stock`.
  private(set) var circle: String?
  private let all: [Any]
  private var seen: Set<ObjectIdentifier> = []

  init(of shop: (stock: Stock, orders: Orders)) {
    all = [shop.stock, shop.orders]
    for service in all { read(service, []) }
  }

  private mutating func read(_ value: Any, _ path: [(id: ObjectIdentifier, type: String)]) {
    let mirror = Mirror(reflecting: value)
    var path = path
    if mirror.displayStyle == .class {
      let (id, type) = (ObjectIdentifier(value as AnyObject), "\(type(of: value))")
      if let start = path.firstIndex(where: { $0.id == id }) {
        circle = circle ?? (path[start...].map(\.type) + [type]).joined(separator: " stores ")
      }
      guard seen.insert(id).inserted else { return }
      path.append((id, type))
    }
    for (label, child) in mirror.children {
      if let label, Mirror(reflecting: child).displayStyle == .optional {
        optionals.append("\(type(of: value)).\(label)")
      }
      read(child, path)
    }
  }

  /// A service may also be a struct, which no other code can hold.
  func watch(_ lifetimes: Lifetimes) {
    for service in all where type(of: service) is AnyClass {
      lifetimes.watch("\(type(of: service))", service as AnyObject)
    }
  }
}

@Suite("Task 2: One object for both")
struct Task2 {
  // See FairDeps
  @Test("Each service uses the other one, and there is one of each.")
  func eachUsesTheOther() throws {
    let deps = FairDeps()
    let sold = (1...3).map { _ in deps.orders.order() }
    try expect(sold, is: [true, true, false], "from three orders of two pieces")
    try expect(deps.stock.free, is: 0, "as the free pieces after these orders")
  }

  // See FairOrders.order
  @Test("Orders that were made before use a stock that replaced the first one.")
  func usesTheNewStock() throws {
    let deps = FairDeps()
    let orders: FairOrders = deps.orders
    try expect(orders.order(), is: true, "from an order at the first stock")
    deps.stock = DemoStock(free: 0)
    try expect(orders.order(), is: false, "from an order at the empty demo stock")
  }
}
