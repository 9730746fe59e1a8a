// Fails loginDeliversTheUser: the server is asked once to see whether it is there, and then again.
// Also fails loginPassesErrorsOn, loginAsksEveryTime, rootsUseTheirClients, itemsComeAfterLogin.
// TASK 1: Write the login adapter.
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
