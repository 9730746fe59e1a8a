import Foundation
import TestSupport
import Testing

@testable import WebBook

/// The book in every available browser.
extension BrowserTests {
  @Test("The editor runs and saves code in each browser engine", arguments: engines)
  func engine(_ engine: any Engine.Type) async throws {
    let start = ContinuousClock.now
    try await read(in: engine)
    print("\(engine): \(ContinuousClock.now - start)")
  }

  private func read<Driven: Engine>(in _: Driven.Type) async throws {
    let reader = try await ReaderIn<Driven>(
      of: ["UseAndReplace"], chapters: ["Deps1"], width: 1440)
    let (browser, checkout) = (reader.browser, reader.played.workspace.checkout)
    let state = "document.getElementById('state').textContent"
    try await reader.openShop()
    let text = try checkout.read(Self.shop)

    // Typed code runs, and nothing is written.
    try await select("2", in: "\"t2\"", reader)
    try await browser.keys("94")
    try await browser.until("\(state) === '2 values changed · not saved'")
    #expect(try await reader.text("#elsewhere").contains("token t94 was GET items, token t2"))
    #expect(try checkout.read(Self.shop) == text)
    try await browser.press("s", modifiers: 2)
    try await browser.until("\(state) === '2 values changed'")
    #expect(try checkout.read(Self.shop) == text.replacing("\"t2\"", with: "\"t94\""))
    try await undo(to: text, reader)
    try await browser.until("\(state) === 'Unchanged · not saved'")
    try await browser.press("s", modifiers: 2)
    try await browser.until(Self.isAsCommitted)
    #expect(try checkout.read(Self.shop) == text)

    try await useKeyboard(of: reader, text)
    for (width, height) in [(1440, 900), (900, 800), (390, 844)] {
      try await browser.size(width, height)
      for view in ["read", "program"] {
        _ = try await browser.value("showView('\(view)')")
        // Not `innerWidth`, which grows with the page on a phone.
        let wide = try await browser.value("document.documentElement.scrollWidth")
        #expect(try #require(Int(wide)) <= width, "\(view) at \(width)")
      }
      try await clickLetters(of: reader)
    }

    try await browser.size(1440, 900)
    try await reader.open("\(chapterFolder("Deps1"))/Exercises/UseAndReplace/Tasks.html")
    try await browser.until("\(Self.shown).includes('TASK 1')")
    try await select("0", in: "    0\n", reader)
    try await browser.keys("1")
    try await reader.click("[data-do='save']")
    try await browser.until("\(state) === '0 of 2 tasks solved'")
    let exercise = try reader.played.exercise("UseAndReplace")
    try await reader.edit(
      try await browser.value(Self.shown), try reader.played.solution(of: exercise).solved)
    try await reader.click("[data-do='save']")
    try await browser.until("\(state) === '2 of 2 tasks solved'")
    await reader.end()
  }

  /// Selects a text inside a longer one that occurs once in the file.
  private func select<Driven: Engine>(
    _ text: String, in place: String, _ reader: ReaderIn<Driven>
  ) async throws {
    _ = try await reader.browser.value(
      """
      (() => {
        const area = \(Self.area), place = \(try json(place)), text = \(try json(text));
        const start = area.value.indexOf(place) + place.indexOf(text);
        area.focus();
        area.setSelectionRange(start, start + text.length);
      })()
      """)
  }

  /// Undoes until the text is restored, because the size of a step differs between engines.
  private func undo<Driven: Engine>(to text: String, _ reader: ReaderIn<Driven>) async throws {
    var steps = 0
    while try await reader.browser.value(Self.shown) != text, steps < 9 {
      try await reader.browser.undo()
      steps += 1
    }
    #expect(try await reader.browser.value(Self.shown) == text)
  }

  private func useKeyboard<Driven: Engine>(
    of reader: ReaderIn<Driven>, _ text: String
  ) async throws {
    let browser = reader.browser
    try await select("", in: text, reader)
    try await browser.press("F8", modifiers: 0)
    #expect(try await reader.text(".pane .voice").hasPrefix("Line 1: "))
    try await browser.press("Tab", modifiers: 0)
    #expect(try await browser.value(Self.shown) == "  \(text)")
    try await browser.press("Tab", modifiers: 8)
    #expect(try await browser.value(Self.shown) == text)
    try await browser.press("Enter", modifiers: 0)
    #expect(try await browser.value(Self.shown) == "\n\(text)")
    try await browser.press("/", modifiers: 2)
    try await undo(to: text, reader)
    try await browser.press("Escape", modifiers: 0)
    try await browser.press("Tab", modifiers: 0)
    let focused = try await browser.value("document.activeElement.tagName")
    #expect(!["TEXTAREA", "BODY"].contains(focused))
    try await browser.press("/", modifiers: 0)
    try await browser.until("document.querySelector('.finder')?.open")
    try await browser.keys("deps1")
    try await browser.until("document.querySelector('.finder [aria-selected=true]')")
    try await browser.press("Escape", modifiers: 0)
    try await browser.until("!document.querySelector('.finder').open")
  }

  /// Clicks on letters at both ends of the file, and checks the caret and its row.
  private func clickLetters<Driven: Engine>(of reader: ReaderIn<Driven>) async throws {
    let browser = reader.browser
    _ = try await browser.value(Self.editorTools)
    let pane = "document.querySelector('.pane')"
    _ = try await browser.value("(document.activeElement.blur(), \(pane).scrollIntoView())")
    for (top, left) in [(0, 0), (99999, 9999)] {
      _ = try await browser.value(
        "Object.assign(\(pane), { scrollTop: \(top), scrollLeft: \(left) })")
      // No letter can be clicked if a scroll bar covers it, as in WebKit.
      let found = try await browser.value(
        "JSON.stringify(tools.letters().filter(([x, y]) => document.elementFromPoint(x, y) === \(Self.area)))"
      )
      let places = try JSONDecoder().decode([[Double]].self, from: Data(found.utf8))
      #expect(!places.isEmpty)
      for place in places.prefix(3) {
        try await browser.click(place[0], place[1])
        let caret = Int(place[2])
        let marked =
          "[...document.querySelectorAll('.sheet:not(.away) .ln')].findIndex((row) => row.classList.contains('here'))"
        try await browser.until(
          "\(marked) === \(Self.shown).slice(0, \(Self.area).selectionStart).split('\\n').length - 1"
        )
        #expect(try await browser.value("\(Self.area).selectionStart") == "\(caret)", "\(place)")
      }
    }
  }
}
