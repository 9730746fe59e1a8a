// Fails loginPassesErrorsOn: bytes that are no user end the program.
// TASK 1: Write the login adapter.
execute(Request(path: "/login")) { result in
  completion(
    result.map { bytes in
      try! JSONDecoder().decode(UserBody.self, from: bytes).user
    })
}
