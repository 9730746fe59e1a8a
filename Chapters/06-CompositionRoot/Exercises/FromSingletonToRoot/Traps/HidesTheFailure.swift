// Fails failsOnce: a server that is away looks like an empty list.
// TASK 2: Turn the rows into items. One row that cannot be read fails the whole answer.
get("items") { answer in
  let text = (try? answer.get()) ?? ""
  completion(Result { try text.split(separator: ",").map(item) })
}
