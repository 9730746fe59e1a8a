// Fails namesItsClient: a second initializer needs no client.
// TASK 2: Take the client in the initializer and from nowhere else, and keep it.
private let client: ServerAPIClient

init(client: ServerAPIClient) { self.client = client }

convenience init() { self.init(client: .shared) }
