// Fails passesOnFromElsewhere: the call goes to the main queue, the answer does not.
// Also fails passesOnAtOnce, passesOnAll, callsInACompletion.
// TASK 2: Pass each answer on once, on the main queue. If it comes there, do not wait.
DispatchQueue.main.async { [base] in
  base.fetchItems(completion: completion)
}
