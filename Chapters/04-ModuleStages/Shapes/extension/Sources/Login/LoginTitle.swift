/// What stands above this feature. It has nothing to do with the server.
public let loginTitle = "Login"
