// Fails passesOnFromElsewhere: the main queue waits for it just then.
// Also fails passesOnAll.
// TASK 2: Pass each answer on once, on the main queue. If it comes there, do not wait.
base.fetchItems { result in
  if MainQueue.isCurrent {
    completion(result)
  } else {
    DispatchQueue.main.sync {
      completion(result)
    }
  }
}
