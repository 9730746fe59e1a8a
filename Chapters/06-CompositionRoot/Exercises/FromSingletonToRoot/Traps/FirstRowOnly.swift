// Fails turnsRowsIntoItems: the list has the first of the items, as the document answers it.
// Also fails failsOnce.
// TASK 3: Turn the rows into items.
get("items") { answer in
  completion(
    answer.flatMap { text in
      Result { try text.split(separator: ",").prefix(1).map(item) }
    })
}
