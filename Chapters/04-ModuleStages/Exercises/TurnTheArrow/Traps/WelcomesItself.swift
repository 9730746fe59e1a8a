// Fails usesTheModel: the second app copies the text of the login.
// TASK 3: Log in without a server.
public func welcomeGuest(name: String) -> String { "Welcome, guest \(name)" }
