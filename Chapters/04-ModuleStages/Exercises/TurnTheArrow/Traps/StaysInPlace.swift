// Fails loginAlone: the protocol stands in the module of the client, so Login must import it.
// Also fails compilesAll, takesAnyClient, clientConforms, secondAppWithLogin, usesTheModel.
// TASK 1: Say what Login and the client import of each other.
let loginArrows = [Arrow(from: "Login", to: "ServerAPI")]
// TASK 1: Keep here what belongs to the client.
public struct User {
  public let name: String

  public init(name: String) { self.name = name }
}

public protocol LoginClient {
  func login() -> User
}

extension ServerAPIClient: LoginClient {}
// TASK 1: Move here what Login needs.
