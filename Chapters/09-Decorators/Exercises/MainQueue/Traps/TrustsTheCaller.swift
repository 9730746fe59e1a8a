// Fails passesOnFromElsewhere: a call on the main queue is answered elsewhere.
// Also fails passesOnAtOnce, passesOnAll.
// TASK 2: Pass each answer on once, on the main queue. If it comes there, do not wait.
let isOnMain = MainQueue.isCurrent
base.fetchItems { result in
  if isOnMain {
    completion(result)
  } else {
    DispatchQueue.main.async { completion(result) }
  }
}
