// This import is used for nothing. It shows what an import alone costs.
import ServerAPI

/// What stands above this feature. It has nothing to do with the server.
public let loginTitle = "Login"
