// Fails loginAlone: an import that is only crossed out does not compile.
// Also fails compilesAll, takesAnyClient, clientConforms, compilesAllToo, listsFriends, secondAppWithLogin, usesTheModel.
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
