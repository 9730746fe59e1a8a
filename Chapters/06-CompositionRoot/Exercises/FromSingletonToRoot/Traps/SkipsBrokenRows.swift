// Fails failsOnce: a row that cannot be read is left out, and nobody notices.
// TASK 2: Turn the rows into items. One row that cannot be read fails the whole answer.
get("items") { answer in
  completion(answer.map { $0.split(separator: ",").compactMap { try? item($0) } })
}
