// Fails passesOnFromElsewhere: it goes to a queue, and not to the main queue.
// Also fails passesOnAll.
// TASK 2: Pass each answer on once, on the main queue. If it comes there, do not wait.
base.fetchItems { result in
  if MainQueue.isCurrent {
    completion(result)
  } else {
    DispatchQueue.global(qos: .userInteractive).sync {
      completion(result)
    }
  }
}
