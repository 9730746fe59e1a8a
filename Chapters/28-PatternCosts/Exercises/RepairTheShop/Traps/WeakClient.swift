// Fails hopsOnce: if no code holds the client, the answer is dropped.
// TASK 4: Ask the base, and pass its answer on.
base.fetchItems { [weak self] items in
  self?.onMain { completion(items) }
}
