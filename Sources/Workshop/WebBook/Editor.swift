/// Where a page changes code: an empty place that its script fills. Without a script it isn't shown.
struct Editor {
  enum Kind: String {
    case chapter, exercise
  }

  /// The name of the chapter or of the exercise.
  let name: String
  /// Where its files are, relative to the checkout.
  let folder: String
  let kind: Kind

  init(of name: String, in folder: String, kind: Kind) {
    (self.name, self.folder, self.kind) = (name, folder, kind)
  }

  /// What stands there where no server runs code.
  ///
  /// - Parameter name: of the chapter or the exercise, as the verb takes it.
  static func absent(_ name: String) -> String {
    """
    <p class="small">To change it and run it you need Swift 6.3 or newer and a clone of this package. There, type \
    <code>swift run workshop book \(name.escapedForHTML)</code>.</p>

    """
  }

  var html: String {
    let (title, run) =
      switch kind {
      case .chapter: ("Change it", "Save and run")
      case .exercise: ("Your text", "Save and judge")
      }
    let buttons =
      switch kind {
      case .chapter: [("reset", "Reset all files"), ("undo", "Bring back mine")]
      case .exercise:
        [
          ("hint", "Hint"), ("reset", "Begin again"), ("undo", "Bring back mine"),
          ("solution", "Solution"),
          ("next", "Next exercise"),
        ]
      }
    let words =
      kind == .chapter
      ? "<code>show(x)</code> prints <code>x</code> and its value, <code>step</code> a statement, <code>note</code> a sentence. "
      : ""
    let more = buttons.map { "<button type=\"button\" data-do=\"\($0)\">\($1)</button>" }
    return """
      <section id="editor" data-of="\(name.escapedForHTML)" data-kind="\(kind.rawValue)" aria-labelledby="change" hidden>
      <h2 id="change">\(title)</h2>
      <p id="keys" class="small">\(words)Control or command with S or Enter saves, with / comments. Tab \
      indents; Escape, then Tab, leaves the text. F8 reads the value of a line to a \
      screen reader. Your own editor will do as well, in <code>\(folder.escapedForHTML)</code>: each shows what the other saved.</p>
      <div class="tabs" role="group" aria-label="Files"></div>
      <div class="pane"></div>
      <p id="elsewhere" class="small" hidden></p>
      <p class="bar"><button type="button" data-do="save">\(run)</button>
      <button type="button" data-do="stop" hidden>Stop</button>
      <label><input type="checkbox" id="runs" checked> \(kind == .chapter ? "Run" : "Check") while I type</label>
      \(more.joined(separator: "\n"))</p>
      <div id="conflict" role="alert" hidden></div>
      <p id="state" role="status"></p>
      <p id="said" role="status"></p>
      <p id="places"></p>
      <div id="result"></div>
      </section>

      """
  }
}
