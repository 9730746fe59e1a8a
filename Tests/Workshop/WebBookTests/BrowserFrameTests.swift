import Book
import ExerciseKit
import Foundation
import TestSupport
import Testing

@testable import WebBook

/// The frame of a page: its parts in windows of each size, and their controls.
extension BrowserTests {
  /// A function in the page: whether a part is entirely visible and not covered.
  private static let tools = """
    (() => {
      window.sees = (selector) => {
        const part = document.querySelector(selector);
        if (!part?.checkVisibility({ visibilityProperty: true })) return false;
        const { left, top, right, bottom } = part.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 40) return false;
        return part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      };
      window.seen = () => ["h1", ".pane", "#state", "#rail", "#split", "#views"].filter(sees).join(" ");
    })()
    """

  private func look(at page: String, _ reader: Reader, _ width: Int, _ height: Int) async throws {
    try await reader.browser.size(width, height)
    try await reader.open(page)
    _ = try await reader.browser.value(Self.tools)
  }

  @Test("Guide and program share a wide screen and alternate on small screens")
  func sizes() async throws {
    let reader = try await Reader(chapters: ["Deps1"])
    let browser = reader.browser
    // Layout shifts, except below the editor, where messages appear.
    let shifts = """
      window.shifts = [];
      new PerformanceObserver((list) => shifts.push(...list.getEntries().flatMap((one) => one.sources)
        .filter(({ node }) => !node?.closest?.(".foot")).map(({ node }) => node?.id || node?.outerHTML)))
        .observe({ type: "layout-shift" });
      """
    try await browser.call("Page.enable")
    try await browser.call(
      "Page.addScriptToEvaluateOnNewDocument", #"{"source":\#(try json(shifts))}"#)
    for (width, height, shown, other) in [
      (1440, 900, "h1 .pane #state", ""), (1600, 900, "h1 .pane #state #rail", ""),
      (900, 800, "h1 .pane #state #split", ""), (720, 450, "h1 #views", ".pane #state #views"),
      (390, 844, "h1 #views", ".pane #state #views"),
    ] {
      try await look(at: Self.deps1, reader, width, height)
      try await browser.until("document.getElementById('state').textContent !== ''")
      #expect(try await browser.value("seen()") == shown, "\(width)×\(height)")
      // No layout shift since the first paint. A deliberate one shows that shifts are recorded.
      _ = try await browser.value(
        "(window.shifts.push('moved'), document.getElementById('page').prepend(document.createElement('hr')))"
      )
      try await browser.until("window.shifts.at(-1) !== 'moved'")
      let shifted = try await browser.value("shifts.slice(0, shifts.indexOf('moved')).join()")
      #expect(shifted == "", "\(width)×\(height)")
      _ = try await browser.value("document.querySelector('#page > hr').remove()")
      #expect(
        try await browser.value("scrollY + scroller().scrollTop") == "0", "\(width)×\(height)")
      if width >= 1100 {
        #expect(
          try await browser.value("document.documentElement.scrollHeight - innerHeight") == "0")
      }
      guard !other.isEmpty else { continue }
      // The scroll position survives a visit to the program.
      _ = try await browser.value("scroller().scrollTo(0, 1000)")
      try await reader.click("#views [data-view='program']")
      #expect(try await browser.value("seen()") == other, "\(width)×\(height)")
      try await reader.click("#views [data-view='read']")
      #expect(try await browser.value("scroller().scrollTop") == "1000")
      // A link to the program switches to the program's view.
      _ = try await browser.value("document.querySelector('.to').click()")
      #expect(try await browser.value("document.documentElement.dataset.view") == "program")
      try await browser.until("document.activeElement.tagName === 'TEXTAREA'")
      #expect(
        try await browser.value("\(Self.area).value.slice(\(Self.area).selectionStart)")
          .hasPrefix("section("))
      try await reader.click("#views [data-view='read']")
    }
    await reader.end()
  }

  @Test("Keys scroll the guide, resize the editor and close the sidebar")
  func frameKeys() async throws {
    let reader = try await Reader(chapters: ["Deps1"])
    let browser = reader.browser
    try await look(at: Self.deps1, reader, 1440, 900)
    _ = try await browser.value(
      "scroller().addEventListener('scrollend', () => { window.isStill = true; })")
    try await browser.press("PageDown")
    try await browser.until("window.isStill")
    #expect(try await browser.value("scroller().scrollTop > 300") == "true")
    // The scroll position survives a reload.
    _ = try await browser.value("scroller().scrollTo(0, 700)")
    try await browser.call("Page.reload")
    try await browser.until(
      "document.readyState === 'complete' && performance.getEntriesByType('navigation')[0].type === 'reload' && scroller().scrollTop === 700"
    )
    for (width, key, side) in [(1440, "ArrowLeft", "width"), (900, "ArrowUp", "height")] {
      try await look(at: Self.deps1, reader, width, 900)
      let size = "document.getElementById('desk').getBoundingClientRect().\(side)"
      let before = try #require(Double(try await browser.value(size)))
      _ = try await browser.value("document.getElementById('split').focus()")
      try await browser.press(key)
      let now = try #require(Double(try await browser.value(size)))
      #expect(now > before + 15 && now < before + 60, "\(side)")
      let value = "document.getElementById('split').ariaValueNow"
      #expect(
        try await browser.value(value)
          == "\(Int((100 * now / Double(width == 900 ? 900 : width)).rounded()))")
      // The size is saved.
      try await look(at: Self.deps1, reader, width, 900)
      let kept = try #require(Double(try await browser.value(size)))
      #expect(abs(kept - now) < 1, "\(side)")
      _ = try await browser.value(
        "document.getElementById('split').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))"
      )
      #expect(try #require(Double(try await browser.value(size))) == before, "\(side)")
    }
    // The drawer takes the focus and returns it.
    _ = try await browser.value("document.getElementById('menu').focus()")
    try await browser.press("Enter")
    #expect(try await browser.value("sees('#rail')") == "true")
    #expect(try await browser.value("document.activeElement.textContent.trim()") == "14 Deps1")
    #expect(try await browser.value("document.getElementById('menu').ariaExpanded") == "true")
    try await browser.press("Escape")
    #expect(try await browser.value("sees('#rail')") == "false")
    #expect(try await browser.value("document.activeElement.id") == "menu")
    // On a wide page, the sidebar stays open.
    try await look(at: Self.deps1, reader, 1440, 900)
    try await reader.click("#menu")
    try await look(at: Self.deps1, reader, 1440, 900)
    #expect(try await browser.value("sees('h1') && sees('.pane') && sees('#rail')") == "true")
    await reader.end()
  }

  @Test("A page in print or without JavaScript shows guide, then program")
  func withoutScripts() async throws {
    let reader = try await Reader(of: ["UseAndReplace"], chapters: ["Deps1"])
    let browser = reader.browser
    let pages = [
      (Self.deps1, "GET items, token t2"),
      ("\(chapterFolder("Deps1"))/Exercises/UseAndReplace/Tasks.html", "TASK 1"),
    ]
    for isPrinted in [false, true] {
      for (page, words) in pages {
        for width in [1440, 700] {
          try await browser.set(printing: isPrinted, scripts: isPrinted)
          try await look(at: page, reader, width, 900)
          if isPrinted { try await browser.until("document.querySelector('.lines')") }
          for (selector, isShown) in [
            ("h1", true), ("#program h2", true), ("#editor", false), ("#rail", false),
            ("header", !isPrinted),
          ] {
            #expect(
              try await browser.value("document.querySelector('\(selector)').checkVisibility()")
                == "\(isShown)", "\(selector) of \(page), \(width), printed: \(isPrinted)")
          }
          #expect(try await reader.text("#program").contains(words))
          let order =
            "document.querySelector('h1').compareDocumentPosition(document.querySelector('#program h2'))"
          #expect(try await browser.value(order) == "4")
          #expect(
            try await browser.value("document.documentElement.scrollWidth - innerWidth <= 0")
              == "true")
          if width == 1440, !isPrinted {
            #expect(try await browser.value("sees('h1') && sees('#program h2')") == "true")
          }
        }
      }
    }
    await reader.end()
  }

  @Test("The sidebar marks read, predicted and solved chapters")
  func railMarks() async throws {
    let checkout = TestCheckout.checkout
    let exercises = try Exercise.all(in: checkout).filter { $0.chapter.name == "Deps1" }
    let reader = try await Reader(of: exercises.map(\.name), chapters: ["Deps1"])
    let browser = reader.browser
    let tasks = try exercises.flatMap { try TaskPage(of: $0, in: checkout).tasks }
    let solved = tasks.map { "solved \($0.id) 0\n" }.joined()
    try reader.played.write("# x\n\(solved)predicted Deps1 5 6\n", to: ".workshop/progress.txt")
    let words = "document.querySelector('#rail .current').textContent.replace(/\\s+/g, ' ')"
    try await look(at: Self.deps1, reader, 1600, 900)
    try await browser.until("\(words).includes('predicted')")
    #expect(try await browser.value(words) == "14 Deps1 5/6, 5 of 6 predicted✓, exercises solved")
    let rail = try await browser.value("document.getElementById('rail').textContent")
    for exercise in exercises { #expect(rail.contains("Exercise: \(exercise.name) ✓, solved")) }
    _ = try await browser.value("document.querySelector('.around').scrollIntoView()")
    try await browser.until("\(words).includes('●, read')")
    try await look(at: "Chapters/Glossary.html", reader, 1600, 900)
    try await browser.until("document.getElementById('rail').textContent.includes('●, read')")
    // The table of contents has the same marks.
    try await look(at: "Chapters/README.html", reader, 1600, 900)
    try await browser.until(
      "[...document.querySelectorAll('#page td')].some((one) => one.textContent.startsWith('Deps1●, read5/6'))"
    )
    await reader.end()
  }

  @Test("Keys n and p scroll between sections in projector mode")
  func projector() async throws {
    let reader = try await Reader(chapters: ["Deps1"])
    let browser = reader.browser
    try await look(at: Self.deps1, reader, 1280, 720)
    try await browser.until("document.getElementById('state').textContent !== ''")
    try await reader.click("#big")
    var places: [String] = []
    for key in ["n", "n", "n", "p", "p"] {
      try await browser.press(key)
      places.append(try await browser.value("Math.round(scroller().scrollTop)"))
    }
    #expect(places[3] == places[1] && places[4] == places[0], "\(places)")
    #expect(Set(places).count == 3)
    #expect(try await browser.value("sees('#state')") == "true")
    #expect(try await browser.value("document.documentElement.scrollWidth - innerWidth") == "0")
    await reader.end()
  }
}
