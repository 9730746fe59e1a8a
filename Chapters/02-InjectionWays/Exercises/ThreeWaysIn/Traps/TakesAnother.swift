// Fails namesNoServer: a method gives the list another client later.
// TASK 1: Take the client in the initializer.
private var client: any ItemsClient

init(client: any ItemsClient) { self.client = client }

func replace(client: any ItemsClient) { self.client = client }
