// Fails loginAsksItsClosure: the closure is stored, and the global client asked.
// Also fails itemsAfterLogin, anotherScreenAfterLogin, oneClientForEachRoot.
// TASK 1: Ask the closure that was given.
ServerAPIClient.shared.login { self.show($0) }
