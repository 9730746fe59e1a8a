// Fails answersEachLogin: nobody else keeps the client, and so the answer is lost.
// Also fails answersEach.
// TASK 2: Turn the name into a user.
get("login") { [weak self] answer in
  guard self != nil else { return }
  completion(answer.map(User.init))
}
