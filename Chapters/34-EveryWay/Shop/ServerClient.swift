final class ServerClient: Client {
  func token(for name: String) -> String { "\(name)'s token" }
}
