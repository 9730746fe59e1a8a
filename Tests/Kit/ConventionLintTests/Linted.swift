import ConventionLint

/// The findings of a check of some files, with what all examples stand on.
func findings(in files: [(path: String, text: String)]) -> [String] {
  result(on: files).findings.map { "\($0.place): \($0.rule ?? "")" }
}

/// The same of one file, with its words.
func findings(in text: String) -> [String] {
  findings(in: [("Screen.swift", text)])
}

func result(on files: [(path: String, text: String)]) -> LintResult {
  var lint = Lint()
  lint.read(path: Example.services.path, text: Example.services.text)
  for file in files { lint.read(path: file.path, text: file.text) }
  return lint.result()
}

/// The check of a text that stands on nothing else.
func result(on text: String) -> LintResult {
  var lint = Lint()
  lint.read(path: "Screen.swift", text: text)
  return lint.result()
}

extension Example {
  /// The services that all examples use.
  static let services = (
    path: "Services.swift",
    text: """
    public protocol Logging { func log(_ message: String) }
    public protocol Tracking { func track(_ event: String) }

    public protocol LoggingDependency { var logger: any Logging { get } }
    public protocol TrackingDependency { var tracker: any Tracking { get } }

    """
  )
}
