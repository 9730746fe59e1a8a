final class LoginViewModel {
  private let client: any LoginClient

  init(client: any LoginClient) { self.client = client }

  func message() -> String { "Welcome, \(client.login().name)" }
}
