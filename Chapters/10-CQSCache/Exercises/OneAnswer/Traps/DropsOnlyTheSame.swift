// Fails firstCounts: another answer than the last is a second one too.
// Also fails failureFirst, eachFetch, savedOnce.
// TASK 2: Pass on the first answer of each fetch, whatever it is, and no other.
var last: [Item]?
base.fetchItems { result in
  let items = try? result.get()
  guard items == nil || items != last else { return }
  last = items
  completion(result)
}
