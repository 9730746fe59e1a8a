/// Swift sources that show a rule, in most cases one file.
package struct Example: Sendable {
  package let files: [(path: String, text: String)]

  /// - Parameter texts: the declarations of one file.
  init(_ texts: String...) { files = [("Screen.swift", texts.joined(separator: "\n\n"))] }

  init(files: [(path: String, text: String)]) { self.files = files }

  func replacing(_ old: String, with new: String) -> Example {
    Example(files: files.map { ($0.path, $0.text.replacing(old, with: new)) })
  }

  /// The source of a type that uses its dependencies when it appears.
  ///
  /// - Parameter parts: what its alias composes; without them, there is no alias.
  static func type(
    _ name: String, taking parts: String? = nil, appearing statements: String...
  ) -> String {
    let body =
      statements.count == 1
      ? "  func appear() { \(statements[0]) }"
      : "\n  func appear() {\n" + statements.map { "    \($0)\n" }.joined() + "  }"
    return (parts.map { alias(name, $0) + "\n\n" } ?? "") + """
      struct \(name)<Dependencies: \(name)Dependencies> {
        let dependencies: Dependencies
      \(body)
      }
      """
  }

  static func alias(_ name: String, _ parts: String) -> String {
    "typealias \(name)Dependencies = \(parts)"
  }

  static let screenAlias = alias("Screen", "LoggingDependency")
  static let screenType = type("Screen", appearing: "dependencies.logger.log(\"appeared\")")
  static let screen = Example(screenAlias, screenType)

  /// A child of a screen.
  static let image = type(
    "Image", taking: "LoggingDependency", appearing: "dependencies.logger.log(\"image\")")
}
