// Fails loginPassesErrorsOn: only a success is answered.
// Also fails itemsComeAfterLogin.
// TASK 1: Ask for "/login". Make a User of the bytes, pass an error on, answer exactly once.
execute(Request(path: "/login")) { result in
  if case .success(let bytes) = result,
    let body = try? JSONDecoder().decode(UserBody.self, from: bytes)
  {
    completion(.success(body.user))
  }
}
