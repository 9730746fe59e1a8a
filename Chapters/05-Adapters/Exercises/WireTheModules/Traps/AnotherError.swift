// Fails loginPassesErrorsOn: the error of the server is replaced by another.
// Also fails loginAsksEveryTime.
// TASK 1: Write the login adapter.
execute(Request(path: "/login")) { result in
  guard let bytes = try? result.get(),
    let body = try? JSONDecoder().decode(UserBody.self, from: bytes)
  else {
    completion(.failure(NotWired()))
    return
  }
  completion(.success(body.user))
}
