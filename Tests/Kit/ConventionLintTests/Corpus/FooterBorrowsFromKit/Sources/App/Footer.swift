import Kit

final class Footer {
  private let line: String

  init(
    dependencies: some Kit.LegalNoticeDependencies,
    year: Int
  ) {
    line = "\(year) " + dependencies.texts.text("footer")
  }

  func draw() -> String { line.lowercased() }
}
