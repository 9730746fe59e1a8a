// Fails passesOnAll: who calls and lets the decorator go gets no answer.
// TASK 2: Pass each answer on once, on the main queue. If it comes there, do not wait.
base.fetchItems { [weak self] result in
  guard self != nil else { return }
  if MainQueue.isCurrent {
    completion(result)
  } else {
    DispatchQueue.main.async { completion(result) }
  }
}
