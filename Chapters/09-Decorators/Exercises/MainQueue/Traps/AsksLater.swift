// Fails passesOnAtOnce: the base is asked after the call has returned.
// Also fails passesOnFromElsewhere, passesOnAll, callsInACompletion.
// TASK 2: Pass each answer on once, on the main queue. If it comes there, do not wait.
DispatchQueue.main.async { [base] in
  base.fetchItems { result in
    if MainQueue.isCurrent {
      completion(result)
    } else {
      DispatchQueue.main.async { completion(result) }
    }
  }
}
