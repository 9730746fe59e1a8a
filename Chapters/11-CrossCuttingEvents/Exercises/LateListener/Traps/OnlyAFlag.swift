// Fails leavesWhenClosed: the closed screen still listens, and looks away.
// Also fails closesInside.
// TASK 3: Count while the screen is open.
private var token: Token?
private var isOpen = false

func open() {
  isOpen = true
  guard token == nil else { return }
  token = join { [weak self] event in
    guard let self, isOpen, case .paid(let cents) = event else { return }
    sales += 1
    self.cents += cents
  }
}

func close() { isOpen = false }
