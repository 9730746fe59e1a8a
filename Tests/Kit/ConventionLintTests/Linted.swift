import ConventionLint

/// The findings in some files, read together with the services of all examples.
func findings(in files: [(path: String, text: String)]) -> [String] {
  result(on: files).findings.map { "\($0.place): \($0.rule ?? "")" }
}

func result(on files: [(path: String, text: String)]) -> LintResult {
  var lint = Lint()
  for file in [Example.services] + files { lint.read(path: file.path, text: file.text) }
  return lint.result()
}

extension Example {
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
