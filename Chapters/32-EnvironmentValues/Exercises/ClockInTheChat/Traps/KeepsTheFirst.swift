// Fails shownAgain: the view keeps what it showed the first time.
// Also fails defaultClock, nearestClock.
// TASK 1: Show the minute as the clock above this view writes it.
@Environment(\.clock) private var clock
private let kept = Kept()
let minute: Int

init(minute: Int) { self.minute = minute }

var body: some View {
  let text = kept.text ?? clock.time(minute)
  let _ = kept.text = text
  Text(text)
}

private final class Kept {
  var text: String?
}
