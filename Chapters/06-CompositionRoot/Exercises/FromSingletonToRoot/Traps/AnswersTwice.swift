// Fails failsOnce: a failure at the broken row, and a success at the end.
// TASK 3: Turn the rows into items.
get("items") { answer in
  switch answer {
  case .failure(let error): completion(.failure(error))
  case .success(let text):
    var items: [Item] = []
    for row in text.split(separator: ",") {
      do { items.append(try item(row)) } catch { completion(.failure(error)) }
    }
    completion(.success(items))
  }
}
