// Fails leavesWhenClosed: an open screen joins again, and counts what is told at joining once more.
// TASK 3: Count while the screen is open.
private var token: Token?

func open() {
  token = join { [weak self] event in
    guard let self, case .paid(let cents) = event else { return }
    sales += 1
    self.cents += cents
  }
}

func close() { token = nil }
