// The shop's services. Each has a protocol, so it can be replaced.

protocol APIClient { func send(_ order: String, token: String) -> String }
protocol SessionStoring { var token: String { get } }
protocol CheckoutServicing { func buy(_ item: String) -> String }

final class ServerClient: APIClient {
  private let server: String

  init(server: String) { self.server = server }

  func send(_ order: String, token: String) -> String { "\(server): \(order), token \(token)" }
}

final class CustomerSession: SessionStoring {
  let token: String

  init(token: String = "t1") { self.token = token }
}

/// The checkout of the debug menu.
final class DryRunCheckout: CheckoutServicing {
  func buy(_ item: String) -> String { "nothing ordered" }
}
