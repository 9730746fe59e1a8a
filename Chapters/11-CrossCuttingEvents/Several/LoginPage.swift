/// A way to log in, such as a password or an account of another company.
@MainActor
protocol LoginMethod {
  var name: String { get }
  func logIn() async throws -> String
}

/// Shows a button for each way. The root decides which there are, and in which order.
@MainActor
struct LoginPage {
  let methods: [any LoginMethod]

  var buttons: [String] { methods.map { "Log in with \($0.name)" } }

  func tap(_ index: Int) async throws -> String { try await methods[index].logIn() }
}
