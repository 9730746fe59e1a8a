// An unused import. It shows what an import alone costs.
import ServerAPI

/// The heading of this feature. It is unrelated to the server.
public let loginTitle = "Login"
