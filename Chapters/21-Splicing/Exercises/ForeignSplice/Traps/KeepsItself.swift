// Fails drawsAndGoes: the repository holds a closure that holds the repository.
// Also fails severalScreens.
// TASK 2: Let the repository tell this screen.
draw()
repository.onChange = { [weak self] in
  guard !repository.productName.isEmpty else { return }
  self?.draw()
}
