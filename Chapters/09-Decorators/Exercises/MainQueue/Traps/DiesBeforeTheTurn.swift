// Fails passesOnAll: an answer waits for its turn, and meanwhile the decorator goes with its call.
// TASK 2: Pass each answer on once, on the main queue. If it comes there, do not wait.
base.fetchItems { result in
  if MainQueue.isCurrent {
    completion(result)
  } else {
    DispatchQueue.main.async { [weak self] in
      if self != nil { completion(result) }
    }
  }
}
