import Foundation
import Testing

@testable import FollowTheChildExercise

/// Without its driver, which takes longer than the compiler does, where the compiler knows by itself
/// where the system's modules are.
private let compiler =
  FileManager.default.fileExists(atPath: "/usr/bin/xcrun")
  ? "swiftc -typecheck" : "swiftc -frontend -typecheck"

@Suite("Task 1: Follow the image")
struct Task1 {
  @Test("The image asks for something new: the page compiles beside it, and asks for it too.")
  func followsWhatIsAdded() throws {
    let (journal, product) = (Journal(), "product \(Int.random(in: 100_000...999_999))")
    ProductPage(dependencies: journal.app).appear(product)
    let wanted = ["track page of \(product)", "log image of \(product)"]
    try require(journal.lines, is: wanted, "from the page of today")
    try requireNone(tomorrow.errors(at: "page"), "beside another image")
  }

  @Test("The image logs no more: a root will do that has no log.")
  func followsWhatIsDropped() throws {
    try requireNone(tomorrow.errors(at: "root of a page"), "where a root has no log")
  }
}

@Suite("Task 2: Keep what is your own")
struct Task2 {
  @Test("The stars ask for something new and log no more: the reviews keep their log.")
  func keepsItsOwn() throws {
    let (journal, product) = (Journal(), "product \(Int.random(in: 100_000...999_999))")
    Reviews(dependencies: journal.app).appear(product)
    let wanted = ["log reviews of \(product)", "log stars of \(product)"]
    try require(journal.lines, is: wanted, "from the reviews of today")
    try requireNone(tomorrow.errors(at: "reviews"), "beside other stars")
  }

  @Test("Whoever makes reviews must bring a log and what the stars ask for, and nothing else.")
  func asksForNoMore() throws {
    let today = "\((any ReviewsDependencies).self)"
    try require(today, is: "LoggingDependency", "as what the reviews ask for today")
    try requireNone(tomorrow.errors(at: "root of reviews"), "with a root that has both")
    try require(
      tomorrow.errors(at: "root without a log").count, is: 2,
      "as errors for two roots that have no log")
  }
}

/// Keeps what its app was told, in order.
private final class Journal {
  private(set) var lines: [String] = []

  var app: App {
    App(
      log: { self.lines.append("log \($0)") }, track: { self.lines.append("track \($0)") },
      count: { self.lines.append("count \($0)") })
  }
}

private let tomorrow = Tomorrow()

/// What the compiler says of the answer beside an image and stars that ask for something new.
///
/// One run says all: a comment in the text tells what a line is about.
private struct Tomorrow {
  private static let text = #"""
    protocol ZoomingDependency { var zoom: (String) -> Void { get } }
    protocol VotingDependency { var vote: (String) -> Void { get } }

    typealias ProductImageDependencies = ZoomingDependency
    struct ProductImage<Dependencies: ProductImageDependencies> {
      let dependencies: Dependencies
      func appear(_ product: String) { dependencies.zoom("image of \(product)") }
    }

    typealias StarsDependencies = VotingDependency
    struct Stars<Dependencies: StarsDependencies> {
      let dependencies: Dependencies
      func appear(_ product: String) { dependencies.vote("stars of \(product)") }
    }

    struct Voting: VotingDependency { var vote: (String) -> Void }
    struct LoggingAndVoting: LoggingDependency, VotingDependency { var log, vote: (String) -> Void }
    struct TrackingAndZooming: TrackingDependency, ZoomingDependency { var track, zoom: (String) -> Void }

    func page<Root: ProductPageDependencies>(_ root: Root) {
      let page: ProductPage<Root> = ProductPage(dependencies: root)  // page
      _ = (page, root.track, root.zoom)  // page
    }
    func makePage(_ root: TrackingAndZooming) {
      _ = ProductPage(dependencies: root)  // root of a page
      page(root)  // root of a page
    }
    func reviews<Root: ReviewsDependencies>(_ root: Root) {
      let reviews: Reviews<Root> = Reviews(dependencies: root)  // reviews
      _ = (reviews, root.log, root.vote)  // reviews
    }
    func makeReviews(_ root: LoggingAndVoting) {
      _ = Reviews(dependencies: root)  // root of reviews
      reviews(root)  // root of reviews
    }
    func makeReviews(_ root: Voting) {
      _ = Reviews(dependencies: root)  // root without a log
    }
    struct Silent: LoggingDependency {}  // root without a log
    """#

  /// Every error: the file that it stands in, its line there, and its words.
  private let errors: [(file: Substring, line: Int, words: String)]

  init() {
    let command = """
      cd "$ANSWER" && \(compiler) -parse-as-library -swift-version 6 -diagnostic-style llvm \
      Exercise.swift Services.swift Roots.swift - 2>&1 <<'END'
      \(Self.text)
      END
      """
    let (shell, output) = (Process(), Pipe())
    shell.executableURL = URL(filePath: "/bin/sh")
    (shell.arguments, shell.standardOutput) = (["-c", command], output)
    var said: Data?
    if (try? shell.run()) != nil {
      said = try? output.fileHandleForReading.readToEnd()
      shell.waitUntilExit()
    }
    let succeeded = said != nil && shell.terminationStatus == 0
    let text = String(decoding: said ?? Data(), as: UTF8.self)
    let found = text.matches(of: #/(?m)^(\S+?):(\d+):\d+: error: (.*)$/#).map {
      (file: $0.1, line: Int($0.2) ?? 0, words: String($0.3))
    }
    let silent = [(file: Substring("<stdin>"), line: 0, words: "the compiler did not run: \(text)")]
    errors = succeeded || !found.isEmpty ? found : silent
  }

  /// The errors in the lines with this comment; where no line is to blame, those in the answer.
  func errors(at comment: String) -> [String] {
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    func isAbout(_ comment: String, _ line: Int) -> Bool {
      line == 0 || lines[line - 1].hasSuffix("// \(comment)")
    }
    let here = errors.filter { $0.file == "<stdin>" }
    let nobody = here.allSatisfy { isAbout("root without a log", $0.line) }
    let own = here.filter { isAbout(comment, $0.line) }
    return (own.isEmpty && nobody ? errors.filter { $0.file != "<stdin>" } : own).map(\.words)
  }
}

/// Ends the check if there are errors, and tells them.
private func requireNone(
  _ errors: [String], _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  let found = errors.joined(separator: "; ")
  try #require(errors.isEmpty, "expected no error \(what), found \(found)", sourceLocation: place)
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
