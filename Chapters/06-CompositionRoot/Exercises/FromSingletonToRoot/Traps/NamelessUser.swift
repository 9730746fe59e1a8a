// Fails answersEachLogin: where the server is away, a user without a name logs in.
// Also fails answersEach, followsEachSuccess, anotherScreenAfterLogin, itemsAfterLogin,
// leadsNowhereWithoutItsRoot, oneClientForEachRoot.
// TASK 2: Turn the name into a user.
get("login") { answer in
  completion(.success(User(name: (try? answer.get()) ?? "")))
}
