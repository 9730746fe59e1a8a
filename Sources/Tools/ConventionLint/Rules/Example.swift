/// Swift sources that show a rule: most are one file.
package struct Example: Sendable {
  package let files: [(path: String, text: String)]

  init(_ text: String) { files = [("Screen.swift", text)] }

  init(files: [(path: String, text: String)]) { self.files = files }

  /// The same with another text in the place of every `old`.
  func replacing(_ old: String, with new: String) -> Example {
    Example(files: files.map { ($0.path, $0.text.replacing(old, with: new)) })
  }

  /// What the examples of all rules stand on.
  package static let services = (
    path: "Services.swift",
    text: """
    public protocol Logging { func log(_ message: String) }
    public protocol Tracking { func track(_ event: String) }

    public protocol LoggingDependency { var logger: any Logging { get } }
    public protocol TrackingDependency { var tracker: any Tracking { get } }

    """
  )

  /// An alias, and the type whose alias it is.
  static let alias = "typealias ScreenDependencies = LoggingDependency"
  static let component = """
    struct Screen<Dependencies: ScreenDependencies> {
      let dependencies: Dependencies
      func appear() { dependencies.logger.log("appeared") }
    }
    """
  static let screen = Example("\(alias)\n\n\(component)")
}
