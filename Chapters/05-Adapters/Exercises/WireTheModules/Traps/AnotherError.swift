// Fails loginPassesErrorsOn: the error of the server is replaced by another.
// Also fails itemsComeAfterLogin.
// TASK 1: Ask for "/login". Make a User of the bytes, pass an error on, answer exactly once.
execute(Request(path: "/login")) { result in
  guard let bytes = try? result.get(),
    let body = try? JSONDecoder().decode(UserBody.self, from: bytes)
  else {
    completion(.failure(NotWired()))
    return
  }
  completion(.success(body.user))
}
