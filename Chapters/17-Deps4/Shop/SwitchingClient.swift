// One client for the whole login. It sends with the current client, which can be replaced.

final class SwitchingClient: APIClient {
  var current: any APIClient

  init(_ current: any APIClient) { self.current = current }

  func send(_ order: String, token: String) -> String { current.send(order, token: token) }
}
