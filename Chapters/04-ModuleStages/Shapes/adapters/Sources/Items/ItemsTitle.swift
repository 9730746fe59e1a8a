/// The heading of this feature. It is unrelated to the server.
public let itemsTitle = "Items"
