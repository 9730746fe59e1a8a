// Fails anotherScreenAfterLogin: the login asks the global client.
// Also fails followsEachSuccess, itemsAfterLogin, oneClientForEachRoot,
// leadsNowhereWithoutItsRoot.
// TASK 4: Make the login from this root's client, and let it tell this root.
let login = LoginViewModel(loginAPI: ServerAPIClient.shared.login, onLogin: whenLoggedIn())
navigation.push(LoginScreen(viewModel: login))
