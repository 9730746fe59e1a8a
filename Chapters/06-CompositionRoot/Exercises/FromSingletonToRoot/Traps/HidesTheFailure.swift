// Fails failsOnce: a server that is away looks like an empty list.
// Also fails answersEach.
// TASK 3: Turn the rows into items.
get("items") { answer in
  let text = (try? answer.get()) ?? ""
  completion(Result { try text.split(separator: ",").map(item) })
}
