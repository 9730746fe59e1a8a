// Fails leavesWhenClosed: a screen that is opened twice counts twice.
// Also fails isFreed.
// TASK 3: Count while the screen is open.
private var tokens: [Token] = []

func open() {
  let token = join { [weak self] event in
    guard let self, case .paid(let cents) = event else { return }
    sales += 1
    self.cents += cents
  }
  tokens.append(token)
}

func close() { tokens = [] }
