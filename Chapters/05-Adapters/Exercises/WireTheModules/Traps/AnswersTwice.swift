// Fails loginPassesErrorsOn: after the error it goes on, and answers again.
// Also fails loginAsksEveryTime.
// TASK 1: Write the login adapter.
execute(Request(path: "/login")) { result in
  var bytes = Data()
  do {
    bytes = try result.get()
  } catch {
    completion(.failure(error))
  }
  completion(Result { try JSONDecoder().decode(UserBody.self, from: bytes).user })
}
