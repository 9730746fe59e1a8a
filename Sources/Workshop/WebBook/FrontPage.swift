import Book
import ExerciseKit

/// The front page: a question, live lines of a chapter that answer it, and entries into the book.
extension BookSite {
  /// The section that the page shows. With a server, its lines can be edited.
  static let slice = (chapter: "SingletonStages", section: "A mock without a network")

  /// The suggested edit: another answer of the mock.
  static let answer = ".success(User(name: \"Bo\"))"

  /// The page, without parts that can't be read.
  func front() -> String {
    let title = "How does a Swift app hand its services to the code that needs them?"
    let body = """
      <div class="hero">
      <div>
      <h1>\(title)</h1>
      <p class="lead">\(entries.count) chapters, each with a problem, the pattern that solves it and what that costs, in \
      code that you change beside the text.</p>
      <p class="ways">\(link(Contents.oldAppPage, "Begin with an old app", "main"))
      \(link(Contents.firstPage, "Begin with one screen"))
      <a id="continue" href="Chapters/README.html" hidden>Continue where you were</a>
      \(link("Chapters/README.md", "All chapters"))</p>
      </div>
      \(slice)
      </div>
      <div class="routes">
      <section aria-labelledby="hour"><h2 id="hour">An hour</h2>
      <p>From a screen that no test can reach to one that every test can: \
      \(link(Contents.firstPage, "one screen")), \(link(1, "what to inject")), \
      \(link(3, "out of <code>.shared</code>")), \(link(6, "one place that wires it")), and \
      \(link("Chapters/01-StableAndVolatile/Exercises/SortAndInject/Tasks.md", "a first exercise")).</p></section>
      <section aria-labelledby="weekend"><h2 id="weekend">A weekend</h2>
      <p>\(link("Chapters/README.md", "The route")): eleven chapters with their exercises, from one screen to a whole app and \
      the libraries of today. To teach it, see the \(link("Chapters/Courses.md", "courses")).</p></section>
      <section aria-labelledby="question"><h2 id="question">One question</h2>
      <p>Type it, or paste a compiler message.</p>
      <p><a class="ask" href="Chapters/Choosing.html" data-find="">My preview needs the network …</a></p>
      <p class="small">\(link("Chapters/Choosing.md", "All questions, and every way side by side"))</p></section>
      </div>
      <p class="small">You need Swift 6.3. \(link("README.md", "About this book")): its commands, its sources, and how \
      it is tested.</p>
      \(isLive ? Self.warning : "")

      """
    return document("DependencyPlayground", body, at: "index.html", around: "index.html")
  }

  /// A link to a page of the book, or only its text if that page is missing.
  private func link(_ target: String, _ words: String, _ kind: String? = nil) -> String {
    let (source, anchor) = target.cut(at: "#")
    guard checkout.files.exists(checkout.path(String(source))) else { return words }
    let place = Self.file(of: String(source)).percentEncoded + (anchor.map { "#\($0)" } ?? "")
    return "<a\(kind.map { " class=\"\($0)\"" } ?? "") href=\"\(place)\">\(words)</a>"
  }

  private func link(_ chapter: Int, _ words: String) -> String {
    entries.first { $0.chapter.number == chapter }.map { link($0.chapter.guide, words) } ?? words
  }

  /// The live section.
  private var slice: String {
    guard let chapter = entries.first(where: { $0.chapter.name == Self.slice.chapter })?.chapter,
      checkout.files.exists(checkout.path(chapter.guide))
    else { return "" }
    let program = ChapterProgram(of: chapter, in: checkout)
    guard let block = program.block(of: Self.slice.section) else { return "" }
    return """
      <section class="slice" data-of="\(chapter.name)" data-section="\(Self.slice.section)" aria-label="A test of a screen">
      <p>A test of the login screen. Its mock reports that there is no network, and the screen shows that:</p>
      \(block)
      <p class="offer" hidden>Change the answer to <code>\(Self.answer.escapedForHTML)</code>: type it, or \
      <button type="button" data-old=".failure(Offline())" data-text="\(Self.answer.escapedForHTML)">type it for me</button></p>
      <p class="small" role="status"></p>
      <p class="small">From \(link(chapter.guide, "chapter \(chapter.digits)")), which takes a screen out of \
      <code>.shared</code> in steps that compile.</p>
      </section>
      """
  }
}
