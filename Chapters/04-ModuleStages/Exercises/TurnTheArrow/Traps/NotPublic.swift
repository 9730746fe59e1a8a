// Fails compilesAll: another module cannot make a User.
// Also fails takesAnyClient, clientConforms, compilesAllToo, listsFriends, secondAppWithLogin, usesTheModel.
// TASK 1: Move here what Login needs.
public struct User {
  public let name: String
}

public protocol LoginClient {
  func login() -> User
}
