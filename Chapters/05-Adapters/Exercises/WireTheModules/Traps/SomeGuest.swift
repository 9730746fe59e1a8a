// Fails loginPassesErrorsOn: who cannot be read is let in as a guest.
// TASK 1: Write the login adapter.
execute(Request(path: "/login")) { result in
  completion(
    result.map { bytes in
      (try? JSONDecoder().decode(UserBody.self, from: bytes))?.user ?? User(name: "guest")
    })
}
