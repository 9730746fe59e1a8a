// Fails loginPassesErrorsOn: only a success is answered.
// Also fails loginAsksEveryTime.
// TASK 1: Write the login adapter.
execute(Request(path: "/login")) { result in
  if case .success(let bytes) = result,
    let body = try? JSONDecoder().decode(UserBody.self, from: bytes)
  {
    completion(.success(body.user))
  }
}
