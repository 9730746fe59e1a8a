// Fails passesOnAtOnce: made elsewhere, the call says nothing of its answer.
// TASK 2: Pass each answer on once, on the main queue. If it comes there, do not wait.
let isMadeElsewhere = !MainQueue.isCurrent
base.fetchItems { result in
  if isMadeElsewhere || !MainQueue.isCurrent {
    DispatchQueue.main.async { completion(result) }
  } else {
    completion(result)
  }
}
