// Fails loginAlone: the protocol's method returns a type of the client's module.
// Also fails compilesAll, takesAnyClient, clientConforms, compilesAllToo, listsFriends, secondAppWithLogin, usesTheModel.
// TASK 1: Keep here what belongs to the client.
public struct User {
  public let name: String

  public init(name: String) { self.name = name }
}

extension ServerAPIClient: LoginClient {}
// TASK 1: Move here what Login needs.
public protocol LoginClient {
  func login() -> User
}
