// Fails drawsAndGoes: the repository holds a closure that holds the repository.
// Also fails twoScreens.
// TASK 2: Let the repository tell this screen, and not keep it.
draw()
repository.onChange = { [weak self] in
  guard !repository.productName.isEmpty else { return }
  self?.draw()
}
