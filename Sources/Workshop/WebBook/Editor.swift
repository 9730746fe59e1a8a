/// The code editor of a page. A script fills the editor; without the script, the editor stays hidden.
struct Editor {
  enum Kind: String {
    case chapter, exercise, version
  }

  /// The name of the chapter, the exercise or the version.
  let name: String
  /// The folder of its files, relative to the checkout.
  let folder: String
  let kind: Kind

  init(of name: String, in folder: String, kind: Kind) {
    (self.name, self.folder, self.kind) = (name, folder, kind)
  }

  /// A note for pages without a server.
  ///
  /// - Parameter name: the chapter or exercise, as an argument of `workshop book`.
  static func absent(_ name: String) -> String {
    """
    <p class="small">To change it and run it you need Swift 6.3 or newer and a clone of this package. There, type \
    <code>swift run workshop book \(name.escapedForHTML)</code>.</p>

    """
  }

  var html: String {
    let (title, run) =
      switch kind {
      case .chapter, .version: ("The program", "Save")
      case .exercise: ("Your code", "Check")
      }
    let (buttons, more): ([(word: String, title: String)], [(word: String, title: String)]) =
      switch kind {
      case .chapter, .version: ([], [("reset", "Reset"), ("undo", "Restore my version")])
      case .exercise:
        (
          [("hint", "Hint")],
          [
            ("reset", "Reset"), ("undo", "Restore my version"), ("solution", "Show a solution"),
          ]
        )
      }
    func html(_ buttons: [(word: String, title: String)]) -> String {
      buttons.map {
        "<button type=\"button\" data-do=\"\($0.word)\">\($0.title)</button>"
      }.joined(separator: "\n")
    }
    let words =
      kind == .chapter
      ? "<code>show(x)</code> prints <code>x</code> and its value, <code>step</code> a statement, <code>note</code> a sentence. "
      : ""
    return """
      <section id="editor" data-of="\(name.escapedForHTML)" data-kind="\(kind.rawValue)" aria-labelledby="change" hidden>
      <h2 id="change" class="words">\(title)</h2>
      <p id="leave" class="words">Tab indents, once you have typed; Escape, then Tab, leaves the text. F8 reads the value of a line.</p>
      <div class="tabs" role="group" aria-label="Files"></div>
      <div class="pane"></div>
      <div class="foot">
      <div class="bar">
      <p id="state" role="status"></p>
      <button type="button" id="way" class="link" hidden></button>
      <button type="button" id="list" class="link" aria-expanded="false" aria-controls="result" hidden>List</button>
      <button type="button" data-do="stop" hidden>Stop</button>
      <button type="button" class="main" data-do="save">\(run)</button>
      \(html(buttons))
      <a id="next" class="main" hidden></a>
      <details class="menu"><summary>More</summary><div>
      <button type="button" data-do="back">Undo</button>
      \(html(more))
      <label><input type="checkbox" id="runs" checked> \(kind == .exercise ? "Check" : "Run") while I type</label>
      <p id="keys">\(words)Control or Command with S or Enter saves; with / it comments. Tab indents; Escape, then Tab, \
      leaves the text. F8 reads the value of a line to a screen reader. You can also use your own editor, in \
      <code>\(folder.escapedForHTML)</code>; saves sync both ways.</p>
      </div></details>
      </div>
      <div class="out">
      <p id="elsewhere" class="small" hidden></p>
      <div id="conflict" role="alert" hidden></div>
      <p id="said" role="status"></p>
      <p id="places"></p>
      <div id="result"></div>
      </div>
      </div>
      </section>

      """
  }
}
