/// What stands above this feature. It has nothing to do with navigation.
public let loginTitle = "Login"
