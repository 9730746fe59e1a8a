import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

/// Measurements that `Scripts/slow/speed` prints. They never fail.
@Suite(
  .enabled(
    if: Browser.program != nil && ProcessInfo.processInfo.environment["BOOK_TIMES"] != nil,
    "BOOK_TIMES isn't set"))
struct BrowserTimes {
  /// The median of some times, in milliseconds and in multiples of a minimal program's time.
  private func line(_ times: [Double], _ what: String, hello: Double) -> String {
    let middle = times.sorted()[times.count / 2]
    return "\(Int(middle)) ms, \(Int(middle / hello)) times a program that prints a line: \(what)"
  }

  /// Runs JavaScript that returns milliseconds.
  private func time(_ browser: Browser, _ code: String) async throws -> Double {
    try #require(Double(try await browser.value("await (async () => { \(code) })()")))
  }

  @Test("The measurement prints the time from a key press to its result")
  func times() async throws {
    let played = try PlayedCheckout(of: [], chapters: ["Deps1"])
    let program = "\(played.root)/hello"
    try played.write("print(\"hello, world\")\n", to: "hello.swift")
    let tool = try played.workspace.toolchain.program("swiftc")
    let built = try await TestCheckout.processes.run(
      Command(tool, ["hello.swift", "-o", program], in: played.root), onLine: nil)
    try #require(built.succeeded)
    var hellos: [Double] = []
    for _ in 1...10 {
      let start = ContinuousClock.now
      _ = try await TestCheckout.processes.run(Command(program), onLine: nil)
      hellos.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    let hello = hellos.sorted()[5]
    let contents = try TestCheckout.checkout.chapters()
    for number in [3, 14, 21, 30] {
      let chapter = try #require(contents.first { $0.number == number })
      let reader = try await BrowserTests.Reader(chapters: [chapter.name], width: 1440)
      let browser = reader.browser
      try await reader.open("\(chapter.folder)/README.html")
      try await browser.until("document.getElementById('state').textContent === 'Unchanged'")
      var times: [Double] = []
      for edit in 0...10 {
        let value = 70_000 + edit + Int(UInt16.random(in: 0...9999)) * 100_000
        let taken = try await time(
          browser,
          """
          const area = \(BrowserTests.area);
          const found = area.value.match(/\\nsection\\("[^"]*"\\)\\n(show\\(\\d+\\)\\n)?/);
          const end = found.index + found[0].length;
          area.focus(); area.setSelectionRange(end - (found[1]?.length ?? 0), end);
          const start = performance.now();
          document.execCommand("insertText", false, "show(\(value))\\n");
          while (![...document.querySelectorAll(".note")].some((one) => one.textContent.startsWith("\(value)"))) {
            await new Promise((done) => setTimeout(done, 4));
          }
          return performance.now() - start;
          """)
        // The first edit also builds the chapter's imports.
        if edit > 0 { times.append(taken) }
      }
      print(line(times, "from the last key to a new value in \(chapter.title)", hello: hello))
      if number == 14 {
        let keys = try await time(
          browser,
          """
          const area = \(BrowserTests.area), times = [];
          area.setSelectionRange(0, 0);
          document.execCommand("insertText", false, "// a line\\n".repeat(Math.max(0, 300 - area.value.split("\\n").length)));
          for (let key = 0; key < 41; key++) {
            await new Promise((done) => setTimeout(done, 20));
            const start = performance.now();
            document.execCommand("insertText", false, "x");
            void document.querySelector(".pane").offsetHeight;
            times.push(performance.now() - start);
          }
          return times.sort((one, two) => one - two)[20];
          """)
        print("\(keys) ms, of script and layout: a key in a file of 300 lines")
      }
      await reader.end()
    }
    let reader = try await BrowserTests.Reader(of: ["UseAndReplace"], chapters: [])
    let browser = reader.browser
    try await reader.open("\(chapterFolder("Deps1"))/Exercises/UseAndReplace/Tasks.html")
    try await browser.until("\(BrowserTests.shown).includes('TASK 1')")
    var times: [Double] = []
    for edit in 0...10 {
      times.append(
        try await time(
          browser,
          """
          const area = \(BrowserTests.area), start = area.value.search(/\\d+\\n +\\/\\/ END/);
          const length = area.value.slice(start).match(/^\\d+/)[0].length;
          area.focus(); area.setSelectionRange(start, start + length);
          document.execCommand("insertText", false, "\(edit + 1)\(UInt16.random(in: 0...9999))");
          const before = performance.now();
          document.querySelector("[data-do=save]").click();
          const state = document.getElementById("state");
          while (!/ing …|not saved/.test(state.textContent)) await new Promise((done) => setTimeout(done, 4));
          while (!/^\\d of 2 tasks solved$/.test(state.textContent)) await new Promise((done) => setTimeout(done, 4));
          return performance.now() - before;
          """))
    }
    let what = "from Check to the verdict of UseAndReplace"
    print(line(Array(times.dropFirst()), what, hello: hello))
    await reader.end()
  }
}
