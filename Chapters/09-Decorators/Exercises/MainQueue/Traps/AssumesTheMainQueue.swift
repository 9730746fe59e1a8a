// Fails passesOnFromElsewhere: it claims to be there in place of going there.
// Also fails passesOnAll.
// TASK 2: Pass each answer on once, on the main queue. If it comes there, do not wait.
base.fetchItems { result in
  MainActor.assumeIsolated { completion(result) }
}
