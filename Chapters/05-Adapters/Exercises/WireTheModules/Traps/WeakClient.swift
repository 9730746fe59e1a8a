// Fails loginAsksEveryTime: who let the client go gets no answer.
// TASK 1: Write the login adapter.
execute(Request(path: "/login")) { [weak self] result in
  guard self != nil else { return }
  completion(
    result.flatMap { bytes in
      Result { try JSONDecoder().decode(UserBody.self, from: bytes).user }
    })
}
