// Fails severalScreens: when the last screen is closed, those before it are told no more.
// TASK 2: Let the repository tell this screen.
draw()
repository.onChange = { [weak self, others = repository.onChange] in
  guard let self else { return }
  others()
  draw()
}
