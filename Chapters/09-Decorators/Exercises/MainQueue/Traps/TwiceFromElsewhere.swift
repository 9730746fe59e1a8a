// Fails passesOnFromElsewhere: it hops and goes on.
// Also fails passesOnAll.
// TASK 2: Pass each answer on once, on the main queue. If it comes there, do not wait.
base.fetchItems { result in
  if !MainQueue.isCurrent { DispatchQueue.main.async { completion(result) } }
  completion(result)
}
