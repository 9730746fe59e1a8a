/// Shows an order. The tap that opens it passes the number.
final class OrderDetail {
  private let number: Int
  private let session: Session

  init(number: Int, session: Session) { (self.number, self.session) = (number, session) }

  var title: String { "order \(number) of \(session.user)" }
}

/// The service is a function with the number as its parameter, so the container doesn't need one.
typealias MakeOrderDetail = (Int) -> OrderDetail

func registerOrders(in container: Container) {
  container.register(MakeOrderDetail.self) { resolution in
    let session: Session = try resolution.resolve()
    return { number in OrderDetail(number: number, session: session) }
  }
}

/// Makes one detail for each number, and keeps it.
final class OrderDetails {
  private var details: [Int: OrderDetail] = [:]
  private let make: MakeOrderDetail

  init(make: @escaping MakeOrderDetail) { self.make = make }

  subscript(number: Int) -> OrderDetail {
    if let detail = details[number] { return detail }
    let detail = make(number)
    details[number] = detail
    return detail
  }
}

func registerOrderDetails(in container: Container) {
  container.register(OrderDetails.self, .cached) { try OrderDetails(make: $0.resolve()) }
}
