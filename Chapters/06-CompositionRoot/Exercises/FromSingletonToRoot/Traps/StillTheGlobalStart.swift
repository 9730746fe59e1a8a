// Fails itemsAfterLogin: the login asks the global client.
// Also fails anotherScreenAfterLogin, oneClientForEachRoot, allGoesWithTheRoot.
// TASK 3: Make the login from this root's client, and let it tell this root.
let login = LoginViewModel(loginAPI: ServerAPIClient.shared.login, onLogin: whenLoggedIn())
navigation.push(LoginScreen(viewModel: login))
