// Fails passesOnAtOnce: the second case is done in the first one too.
// Also fails passesOnAll, callsInACompletion.
// TASK 2: Pass each answer on once, on the main queue. If it comes there, do not wait.
base.fetchItems { result in
  if MainQueue.isCurrent { completion(result) }
  DispatchQueue.main.async { completion(result) }
}
