// Fails drawsAndGoes: it was drawn before, and shows what the repository had then.
// TASK 2: Let the repository tell this screen.
if lines.isEmpty { draw() }
repository.onChange = { [weak self, others = repository.onChange] in
  others()
  self?.draw()
}
