// Fails passesOnTheFirst: an error is not taken for an answer.
// Also fails everyCallIsAnswered, answersInACompletion.
// TASK 3: Pass on the first answer of each call, and no other.
let isAnswered = Flag()
base.fetchItems { result in
  MainActor.assumeIsolated {
    guard case .success = result else { return }
    guard isAnswered.isSet == false else { return }
    isAnswered.isSet = true
    completion(result)
  }
}
