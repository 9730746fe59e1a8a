// Fails itemsPassErrorsOn: a server that fails becomes an empty list.
// Also fails itemsAskEveryTime.
// TASK 2: Write the items adapter.
execute(Request(path: "/items")) { result in
  guard let bytes = try? result.get() else {
    completion(.success([]))
    return
  }
  completion(Result { try items(from: bytes) })
}
