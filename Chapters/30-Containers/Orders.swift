/// Shows one order. Its number comes with the tap that opens it.
final class OrderDetail {
  private let number: Int
  private let session: Session

  init(number: Int, session: Session) { (self.number, self.session) = (number, session) }

  var title: String { "order \(number) of \(session.user)" }
}

/// The service is a function. The number is its parameter, so the container never sees one.
typealias MakeOrderDetail = (Int) -> OrderDetail

func registerOrders(in container: Container) {
  container.register(MakeOrderDetail.self) { resolution in
    let session: Session = try resolution.resolve()
    return { number in OrderDetail(number: number, session: session) }
  }
}
