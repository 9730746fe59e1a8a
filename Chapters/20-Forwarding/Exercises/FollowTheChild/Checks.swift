import Testing

@testable import FollowTheChildExercise

#if canImport(Glibc)
  import Glibc

  /// The compiler without its driver, which takes longer than the compiler does.
  private let compiler = "swiftc -frontend -typecheck"
#else
  import Darwin

  private let compiler = "swiftc -typecheck"
#endif

@Suite("Task 1: Follow the image")
struct Task1 {
  @Test("The image logs no more: the page compiles, and a root without a log will do.")
  func followsWhatIsDropped() throws {
    try pageOfToday()
    try require(errors(with: "IMAGE_LOGS_NO_MORE"), is: [], "errors beside that image")
  }

  @Test("The image counts too: the page compiles, and nobody touched it.")
  func followsWhatIsAdded() throws {
    try pageOfToday()
    try require(errors(with: "IMAGE_COUNTS_TOO"), is: [], "errors beside that image")
  }

  private func pageOfToday() throws {
    let (journal, product) = (Journal(), "product \(Int.random(in: 100_000...999_999))")
    let page = ProductPage(dependencies: journal.app)
    page.appear(product)
    try require(
      journal.lines, is: ["track page of \(product)", "log image of \(product)"], "from the page")
    try require("\(type(of: page))", is: "ProductPage<App>", "as the type of the page")
    try require(
      "\((any ProductPageDependencies).self)", is: "LoggingDependency & TrackingDependency",
      "as what the page asks for today")
  }
}

@Suite("Task 2: Keep what is your own")
struct Task2 {
  @Test("The stars count and log no more: the reviews compile, and a root without a log won't do.")
  func keepsItsOwn() throws {
    let (journal, product) = (Journal(), "product \(Int.random(in: 100_000...999_999))")
    let reviews = Reviews(dependencies: journal.app)
    reviews.appear(product)
    try require(
      journal.lines, is: ["log reviews of \(product)", "log stars of \(product)"],
      "from the reviews")
    try require("\(type(of: reviews))", is: "Reviews<App>", "as the type of the reviews")
    try require(
      "\((any ReviewsDependencies).self)", is: "LoggingDependency",
      "as what the reviews ask for today")
    let found = errors(with: "STARS_COUNT_INSTEAD")
    try require(
      found.filter { !$0.contains("'CountingOnly'") }, is: [], "errors beside those stars")
    try require(found.count, is: 1, "errors about a root that has no log")
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

/// What the compiler says of the answer, with another version of a given part beside it.
///
/// The folder may have got another name since it was compiled; the object in it keeps the old one.
private func errors(with version: String) -> [String] {
  let command = """
    file='\(pathOfThisFile)'; folder=$(dirname "$file")
    if [ ! -e "$file" ]; then
      folder=$(dirname "$(grep -lF "$file" "$(dirname "$folder")"/*/Exercise.o | head -n 1)")
    fi
    \(compiler) -parse-as-library -swift-version 6 -diagnostic-style llvm -D \(version) \
    "$folder"/*.swift 2>&1
    """
  guard let pipe = popen(command, "r") else { return ["the compiler cannot be started"] }
  var said: [UInt8] = []
  var some = [UInt8](repeating: 0, count: 4096)
  while case let count = fread(&some, 1, some.count, pipe), count > 0 { said += some[..<count] }
  let succeeded = pclose(pipe) == 0
  let text = String(decoding: said, as: UTF8.self)
  let errors = text.split(separator: "\n").filter { $0.contains(": error: ") }
    .map { String($0.drop { $0 != " " }.dropFirst("error: ".count + 1)) }
  return succeeded || !errors.isEmpty ? errors : ["the compiler did not run: \(text)"]
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
