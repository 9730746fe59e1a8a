// Fails passesOnAtOnce: it hops from the main queue to the main queue.
// Also fails passesOnAll, callsInACompletion.
// TASK 2: Pass each answer on once, on the main queue. If it comes there, do not wait.
base.fetchItems { result in
  DispatchQueue.main.async { completion(result) }
}
