/// The heading of this feature. It is unrelated to navigation.
public let loginTitle = "Login"
