// Fails passesOnTheFirst: the flag is looked at, and never set.
// Also fails everyCallIsAnswered, answersInACompletion.
// TASK 3: Pass on the first answer of each call, and no other.
let isAnswered = Flag()
base.fetchItems { result in
  MainActor.assumeIsolated {
    guard isAnswered.isSet == false else { return }
    completion(result)
  }
}
