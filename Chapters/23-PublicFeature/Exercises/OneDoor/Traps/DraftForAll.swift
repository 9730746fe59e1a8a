// Fails draftIsThePages: the draft is out of the app's container, and still the same for all pages.
// Also fails draftGoesWithThePage.
// TASK 2: Say where the text is kept.
final class Draft {
  nonisolated(unsafe) private static var kept = ""
  var text: String {
    get { Self.kept }
    set { Self.kept = newValue }
  }
}
