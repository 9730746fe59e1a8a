// Fails turnsTextIntoUser: spaces before, after and between are taken away.
// TASK 2: Turn the name into a user.
get("login") { answer in
  completion(answer.map { User(name: $0.split(separator: " ").joined()) })
}
