// Fails loginAsksItsClosure: the closure is stored, and the global client asked.
// Also fails tellsOfSuccess, followsEachSuccess, anotherScreenAfterLogin, itemsAfterLogin,
// oneClientForEachRoot, leadsNowhereWithoutItsRoot.
// TASK 1: Mend how the login asks.
ServerAPIClient.shared.login { self.show($0) }
