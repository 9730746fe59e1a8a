// Fails loginPassesErrorsOn: bytes that are no user end the program.
// TASK 1: Ask for "/login". Make a User of the bytes, pass an error on, answer exactly once.
execute(Request(path: "/login")) { result in
  completion(
    result.map { bytes in
      try! JSONDecoder().decode(UserBody.self, from: bytes).user
    })
}
