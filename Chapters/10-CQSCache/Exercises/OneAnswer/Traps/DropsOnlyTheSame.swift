// Fails firstCounts: another answer than the last is a second one too.
// Also fails eachFetch, whileAnswering.
// TASK 2: Make one answer of many.
var last: [Item]?
base.fetchItems { result in
  let items = try? result.get()
  guard items == nil || items != last else { return }
  last = items
  completion(result)
}
