// Fails oneSession: nobody keeps the session between two requests.
// Also fails sessionGoesWithItsRoot.
// TASK 1: Give all who ask this root the same session.
private weak var kept: Session?

var session: Session {
  if let kept { return kept }
  let new = Session(counter: counter)
  kept = new
  return new
}
