// Fails loginDeliversTheUser: the server is asked once to see whether it is there, and then again.
// Also fails itemsComeAfterLogin.
// TASK 1: Ask for "/login". Make a User of the bytes, pass an error on, answer exactly once.
execute(Request(path: "/login")) { probe in
  if case .failure(let error) = probe {
    completion(.failure(error))
    return
  }
  self.execute(Request(path: "/login")) { result in
    completion(
      result.flatMap { bytes in
        Result { try JSONDecoder().decode(UserBody.self, from: bytes).user }
      })
  }
}
