// Fails itemsDeliverTheList: each item is an answer of its own.
// Also fails itemsAskEveryTime, rootsUseTheirClients, itemsComeAfterLogin,
// worksWithoutTheRoot.
// TASK 2: Write the items adapter.
execute(Request(path: "/items")) { result in
  switch result.flatMap({ bytes in Result { try items(from: bytes) } }) {
  case .success(let items):
    for item in items { completion(.success([item])) }
  case .failure(let error):
    completion(.failure(error))
  }
}
