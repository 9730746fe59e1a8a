// Fails namesItsClient: whoever has the model can give it another client.
// TASK 2: Take the client in the initializer and from nowhere else, and keep it.
var client: ServerAPIClient

init(client: ServerAPIClient) { self.client = client }
