// Fails answersEachLogin: a server that is away is never told of.
// Also fails answersEach, followsEachSuccess.
// TASK 2: Turn the name into a user.
get("login") { answer in
  if case .success(let name) = answer { completion(.success(User(name: name))) }
}
