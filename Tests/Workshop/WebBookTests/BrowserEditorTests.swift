import Foundation
import TestSupport
import Testing

@testable import WebBook

/// The editor in the page of a chapter: its field, its rows and its colors.
extension BrowserTests {
  /// Functions for the tests below, as members of `tools` in the page.
  private static let tools = #"""
    (() => {
      const area = () => \#(area);
      const rows = () => [...document.querySelectorAll(".sheet:not(.away) .ln")];
      const code = (row) => row.querySelector(".src");
      const fresh = (text) => {
        let state = "";
        return text.split("\n").map((line) => {
          const { html, state: next } = swift.line(line, state);
          state = next;
          const made = document.createElement("span");
          made.innerHTML = html;
          return made.innerHTML;
        });
      };
      // What is wrong with the rows, compared with the text and with a scan of the whole.
      const wrong = () => {
        const [text, shown] = [area().value, rows().map(code)];
        if (shown.map((one) => one.textContent).join("\n") !== text) return "the rows have another text";
        return fresh(text).every((html, index) => html === shown[index].innerHTML) ? "" : "the colors differ";
      };
      // Letters in sight: where to click, and the place of each in the text.
      const letters = () => {
        const pane = document.querySelector(".pane"), edge = pane.getBoundingClientRect(), found = [];
        const left = area().getBoundingClientRect().left, gutter = area().offsetLeft;
        let start = 0;
        for (const row of rows()) {
          const text = code(row).textContent, box = row.getBoundingClientRect();
          const isInside = box.top >= edge.top && box.bottom <= edge.top + pane.clientHeight;
          for (const column of isInside && text ? new Set([0, text.length >> 1, text.length - 1]) : []) {
            const range = new Range(), walker = document.createTreeWalker(code(row), NodeFilter.SHOW_TEXT);
            let [node, at] = [walker.nextNode(), column];
            while (at >= node.length) { at -= node.length; node = walker.nextNode(); }
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const letter = range.getBoundingClientRect();
            if (letter.left < edge.left + gutter + 2 || letter.right > edge.left + pane.clientWidth) continue;
            found.push([letter.left + letter.width / 5, letter.top + letter.height / 2, start + column]);
          }
          start += text.length + 1;
        }
        return found.filter((_, index) => index % 5 === 0).slice(0, 8);
      };
      // The class of each letter. What stands in words that are keywords in some places only is left out.
      const contextual = /\b(?:actor|any|async|await|borrowing|consuming|convenience|didSet|final|get|indirect|isolated|lazy|mutating|nonisolated|nonmutating|open|override|package|required|sending|set|some|unowned|weak|willSet)\b/g;
      const parsed = (html) => new DOMParser().parseFromString(`<pre>\n${html}</pre>`, "text/html").querySelector("pre");
      const classes = (made) => {
        const style = (node) => (node.className ?? " ").replace("v", "c").repeat(node.textContent.length);
        const all = [...made.childNodes].map(style).join("");
        return made.textContent.replace(contextual, (word) => " ".repeat(word.length)).replace(/\S/g, (_, index) => all[index]);
      };
      // The places, as file:line, from which on files have other colors.
      const differing = (files) => files.flatMap(([path, html]) => {
        const made = parsed(html);
        const [page, editor] = [classes(made), classes(parsed(fresh(made.textContent).join("\n")))];
        let same = 0;
        while (same < page.length && page[same] === editor[same]) same++;
        return page === editor ? [] : [`${path}:${page.slice(0, same).split("\n").length}`];
      });
      const edits = () => {
        const parts = ['"', '"""', "\n", "/*", "*/", "//", "\\(", ")", "{", "}", '#"', '"#', "let x = 1", "\n\n", "#/", "/#", "é😀", "get", ""];
        let seed = 7;
        const random = (below) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
        for (let index = 0; index < 400; index++) {
          const length = area().value.length, from = random(length + 1), part = parts[random(parts.length)];
          area().setSelectionRange(from, Math.min(length, from + random(random(3) ? 4 : 200)));
          if (random(12) === 0) document.execCommand("undo");
          else if (part) document.execCommand("insertText", false, part);
          else document.execCommand("delete");
          if (wrong()) return `${wrong()} after edit ${index}`;
        }
        return "";
      };
      // What a key costs, script and layout, in a file of 300 lines.
      const cost = () => {
        const times = [];
        for (let index = 0; index < 60; index++) {
          const start = performance.now();
          document.execCommand("insertText", false, "x");
          document.querySelector(".pane").scrollWidth;
          times.push(performance.now() - start);
        }
        times.sort((one, other) => one - other);
        return `least ${times[0].toFixed(1)} ms, median ${times[30].toFixed(1)} ms`;
      };
      // The text with "|" at both ends of what is selected.
      const seen = () => {
        const { value, selectionStart: from, selectionEnd: to } = area();
        return `${value.slice(0, from)}|${from < to ? `${value.slice(from, to)}|` : ""}${value.slice(to)}`;
      };
      const put = (text) => {
        const [from, to] = [text.indexOf("|"), text.lastIndexOf("|")];
        editor.close("f");
        editor.open("f", text.replaceAll("|", ""));
        editor.focus();
        area().setSelectionRange(from, to > from ? to - 1 : from);
      };
      const notes = () => rows().map((row) => row.querySelector(".note")?.textContent ?? "").join("|");
      window.tools = { area, wrong, letters, differing, edits, cost, seen, put, notes };
    })()
    """#

  /// The same functions, for tests in other files.
  static var editorTools: String { tools }

  /// A page without a program, and an editor in it.
  private func editor() async throws -> Reader {
    let reader = try await Reader(chapters: [])
    try await reader.open("Chapters/Glossary.html")
    for asset in BookSite.editorAssets {
      let (kind, source) = asset.hasSuffix(".css") ? ("link", "href") : ("script", "src")
      _ = try await reader.browser.value(
        """
        await new Promise((done) => {
          const made = document.createElement("\(kind)");
          Object.assign(made, { rel: "stylesheet", onload: done, \(source): "../\(asset)" });
          document.head.append(made);
        })
        """)
    }
    _ = try await reader.browser.value(Self.tools)
    _ = try await reader.browser.value(
      """
      (() => {
        document.querySelector("main").replaceChildren(document.createElement("div"));
        window.editor = new Editor(document.querySelector("main div"));
        editor.pane.style.height = "20rem";
      })()
      """)
    return reader
  }

  @Test("A click in the editor puts the caret at the clicked letter")
  func clicks() async throws {
    let chapters = ["SingletonStages", "Deps1", "Splicing", "Containers"]
    let reader = try await Reader(chapters: chapters)
    let browser = reader.browser
    let pane = "document.querySelector('.pane')"
    for name in chapters {
      try await reader.open("\(try TestCheckout.checkout.chapter(name).folder)/README.html")
      try await browser.until("document.querySelectorAll('.ln').length > 20")
      _ = try await browser.value(Self.tools)
      for (width, height) in [(1440, 900), (900, 700)] {
        // With a focused editor, the browser would scroll to the caret when the pane is resized.
        _ = try await browser.value("document.activeElement.blur()")
        try await browser.size(width, height)
        _ = try await browser.value("\(pane).scrollIntoView()")
        for (top, left) in [(0, 0), (0, 9999), (99999, 0), (99999, 9999)] {
          _ = try await browser.value(
            "Object.assign(\(pane), { scrollTop: \(top), scrollLeft: \(left) })")
          let found = try await browser.value("JSON.stringify(tools.letters())")
          let places = try JSONDecoder().decode([[Double]].self, from: Data(found.utf8))
          #expect(!places.isEmpty)
          for place in places {
            try await browser.click(place[0], place[1])
            let caret = try await browser.value("\(Self.area).selectionStart")
            #expect(caret == "\(Int(place[2]))", "\(name), \(width), \(place), \(top), \(left)")
          }
        }
        #expect(
          try await browser.value("[\(Self.area).scrollTop, \(Self.area).scrollLeft]") == "0,0")
      }
    }
    await reader.end()
  }

  @Test("The editor's undo reverts its indent, brace and comment keys")
  func keys() async throws {
    let reader = try await editor()
    let browser = reader.browser
    for (text, key, modifiers, expected) in [
      ("  let a = 1|", "Enter", 0, "  let a = 1\n  |"),
      ("func a() {|", "Enter", 0, "func a() {\n  |\n}"),
      ("func a() {|\n}", "Enter", 0, "func a() {\n  |\n}"),
      ("  func a() {| }", "Enter", 0, "  func a() {\n    |\n  }"),
      ("a.map { one in|", "Enter", 0, "a.map { one in\n  |\n}"),
      ("  a(|)", "Enter", 0, "  a(\n    |\n  )"), ("// a {|", "Enter", 0, "// a {\n|"),
      ("  \"{|", "Enter", 0, "  \"{\n  |"), ("|ab", "Enter", 0, "\n|ab"),
      ("a {\n  b {\n  }\n    |", "}", 0, "a {\n  b {\n  }\n}|"), ("a { b|", "}", 0, "a { b}|"),
      ("a|b", "Tab", 0, "a  |b"), ("|a\n\nb|\nc", "Tab", 0, "|  a\n\n  b|\nc"),
      ("    a|b", "Tab", 8, "  a|b"), ("  a|b", "/", 2, "  // a|b"),
      ("|  // a\n\n  //   b|", "/", 2, "|  a\n\n    b|"),
    ] {
      _ = try await browser.value("tools.put(\(try json(text)))")
      // Tab directly after focus by Tab leaves the editor, so the test presses a neutral key first.
      try await browser.press("F2")
      try await browser.press(key, modifiers: modifiers)
      #expect(try await browser.value("tools.seen()") == expected, "\(key) in \(text)")
      #expect(try await browser.value("tools.wrong()") == "")
      for (command, result) in [("undo", text), ("redo", expected)] {
        try await browser.press("z", command: command)
        #expect(
          try await browser.value("tools.area().value") == result.replacing("|", with: ""),
          "\(command) of \(key) in \(text)")
      }
    }
    try await browser.press("Escape")
    try await browser.press("Tab")
    #expect(try await browser.value("editor.isActive") == "false")
    await reader.end()
  }

  @Test("The editor keeps undo steps, line endings and values for each file")
  func editedFiles() async throws {
    let reader = try await editor()
    let browser = reader.browser
    for (act, shown, expected) in [
      // Undo still works after a visit to another file, and the restored text is visible.
      ("editor.open('f', 'a'); editor.focus(); type('b')", "editor.text('f')", "ba"),
      ("editor.open('g', 'c'); editor.focus(); type('d')", "editor.text('g')", "dc"),
      ("editor.open('f'); editor.focus(); undo()", "`${editor.name} ${editor.text('g')}`", "g c"),
      ("undo()", "`${editor.name} ${editor.text('f')}`", "f a"),
      ("editor.type('f', 0, 1, 'x\\ny')", "editor.text('f')", "x\ny"),
      ("undo()", "editor.text('f')", "a"),
      // A text that the page sets itself can't be undone, and the caret stays in its line.
      ("at(0); type('z'); editor.setText('f', 'new\\nza'); undo()", "tools.seen()", "new\nz|a"),
      ("editor.close('f'); editor.close('g'); editor.open('f', 'a\\r\\nb\\nc\\r\\n')", "''", ""),
      ("editor.focus(); type('x')", "editor.text('f')", "xa\r\nb\nc\r\n"),
      ("type('\\n')", "editor.text('f')", "x\r\na\r\nb\nc\r\n"),
      // Values move with their lines. In a changed line they stay, marked as old.
      ("editor.setText('f', 'a\\nb\\nc\\nd')", "''", ""),
      (
        "editor.show('f', { notes: [{ line: 2, text: 'B' }, { line: 4, text: 'D', was: 'E' }], of: 'a\\nb\\nc\\nd' })",
        "tools.notes()", "|B||DE"
      ),
      ("at(1); type('\\n')", "tools.notes()", "||B||DE"),
      (
        "editor.show('f', { errors: [{ line: 3, text: 'no', isError: true, column: 1 }] })",
        "tools.notes()", "||no||DE"
      ),
      (
        "editor.show('f', { errors: [] }); undo(); at(3); type('x')",
        "document.querySelector('.note.old')?.textContent", "B"
      ),
      ("type('\\n')", "tools.notes()", "||||DE"),
      (
        "editor.goTo(5); editor.say()", "document.querySelector('.voice').textContent",
        "Line 5: D, was E"
      ),
      (
        "editor.close('f'); editor.open('f', 'a\\nb', { firstLine: 40 }); editor.show('f', { notes: [{ line: 41, text: 'B' }] })",
        "tools.notes()", "|B"
      ),
      (
        "editor.open('r', 'a', { readOnly: true }); editor.type('r', 0, 1, 'b')",
        "editor.text('r')", "a"
      ),
      // Columns count bytes, and a right-to-left character doesn't affect the text around it.
      ("editor.open('e', 'let é = \"😀\" + x\\u202e')", "''", ""),
      ("editor.goTo(1, 19); type('y')", "editor.text('e')", "let é = \"😀\" + yx\u{202E}"),
    ] {
      _ = try await browser.value(
        """
        (() => {
          const type = (text) => document.execCommand("insertText", false, text);
          const [undo, at] = [() => document.execCommand("undo"), (place) => tools.area().setSelectionRange(place, place)];
          \(act);
        })()
        """)
      #expect(try await browser.value(shown) == expected, "\(act)")
      #expect(try await browser.value("tools.wrong()") == "", "\(act)")
    }
    await reader.end()
  }

  @Test("A version of the old app runs in the page while it is edited")
  func version() async throws {
    let reader = try await Reader(chapters: [])
    let (browser, checkout) = (reader.browser, reader.played.workspace.checkout)
    try await reader.open("Chapters/OldApp.html")
    try await reader.click("a[href='OldApp/Versions/0.html']")
    try await browser.until("document.getElementById('state') && \(Self.isAsCommitted)")
    try await reader.click(".files [data-file='CartModel.swift']")
    try await browser.until("\(Self.shown).includes('Your cart is empty')")
    // The quick fix of the page: a logout empties the cart.
    try await reader.click(".files [data-file='LoginModel.swift']")
    try await browser.until("\(Self.shown).includes('func logOut() {')")
    try await reader.edit("func logOut() {", "func logOut() {\n    Cart.shared.removeAll()")
    let state = "document.getElementById('state').textContent"
    try await browser.until("\(state) === 'Output changed · not saved'")
    #expect(try await reader.text("#result del").contains("Guest, cart: 1"))
    #expect(try await reader.text("#result ins").contains("Guest, cart: 0"))
    try await browser.press("s", modifiers: 2)
    try await browser.until("\(state) === 'Output changed'")
    let file = ".workshop/old-app/0/Sources/OldApp/LoginModel.swift"
    #expect(try checkout.read(file).contains("    Cart.shared.removeAll()\n"))
    await reader.end()
  }

  @Test("The editor's rows and colors match a full scan after 400 edits")
  func edits() async throws {
    let reader = try await editor()
    let browser = reader.browser
    let text = try TestCheckout.read("\(chapterFolder("SingletonStages"))/main.swift")
    _ = try await browser.value("(editor.open('f', \(try json(text))), editor.focus())")
    #expect(try await browser.value("tools.edits()") == "")
    let line = "  let value = try await shop.client.get(\"items \\\\(1)\") // why"
    _ = try await browser.value(
      "(editor.open('long', Array(300).fill(\(try json(line))).join('\\n')), editor.goTo(150))")
    print("A key in a file of 300 lines: \(try await browser.value("tools.cost()"))")
    await reader.end()
  }

  @Test("The editor and the book's pages color every Swift file alike")
  func colors() async throws {
    let reader = try await editor()
    let checkout = TestCheckout.checkout
    let paths = try ["Chapters", "Sources", "Tests"].flatMap { folder in
      try checkout.files.files(below: checkout.path(folder)).filter { $0.hasSuffix(".swift") }
        .map { "\(folder)/\($0)" }
    }
    #expect(paths.count > 1000)
    // Syntax that no file of the package has.
    let rare = ##"""
      let a = 1e-3 + 0x1p-2 + pair.0.1 + x / y / z, b = [/a b/, /[)]/, /\//]
      func /(a: A, b: B) {}
      let c = 1...Self.count, d = 1..<self.count
      /* a /* b */ c */ let c = #"\(x) \#(y + "\(z)")"#, d = `default`.self ... $0
      """##
    var files = [["rare", SwiftHTML(rare).html]]
    var rest = paths[...]
    while !rest.isEmpty {
      files += try rest.prefix(100).map { [$0, SwiftHTML(try checkout.read($0)).html] }
      rest = rest.dropFirst(100)
      let list = String(decoding: try JSONEncoder().encode(files), as: UTF8.self)
      let differing = try await reader.browser.value("tools.differing(\(list)).join()")
      #expect(differing == "")
      files = []
    }
    await reader.end()
  }
}
