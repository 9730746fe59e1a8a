// Fails loginPassesErrorsOn: after the error it goes on, and answers again.
// Also fails itemsComeAfterLogin.
// TASK 1: Ask for "/login". Make a User of the bytes, pass an error on, answer exactly once.
execute(Request(path: "/login")) { result in
  var bytes = Data()
  do {
    bytes = try result.get()
  } catch {
    completion(.failure(error))
  }
  completion(Result { try JSONDecoder().decode(UserBody.self, from: bytes).user })
}
