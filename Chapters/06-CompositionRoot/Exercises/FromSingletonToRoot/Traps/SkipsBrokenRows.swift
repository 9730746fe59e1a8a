// Fails failsOnce: a row that cannot be read is left out, and nobody notices.
// TASK 3: Turn the rows into items.
get("items") { answer in
  completion(answer.map { $0.split(separator: ",").compactMap { try? item($0) } })
}
