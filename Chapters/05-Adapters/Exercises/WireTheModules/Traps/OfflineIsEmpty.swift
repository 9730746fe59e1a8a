// Fails itemsPassErrorsOn: a server that fails becomes an empty list.
// TASK 2: Ask for "/items". The answer is a list of items, or just one.
execute(Request(path: "/items")) { result in
  guard let bytes = try? result.get() else {
    completion(.success([]))
    return
  }
  completion(Result { try items(from: bytes) })
}
