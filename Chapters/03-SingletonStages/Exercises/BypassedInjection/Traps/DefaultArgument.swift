// Fails namesItsClient: who says nothing gets the shared client.
// TASK 2: Take the client in the initializer and from nowhere else, and keep it.
private let client: ServerAPIClient

init(client: ServerAPIClient = .shared) { self.client = client }
