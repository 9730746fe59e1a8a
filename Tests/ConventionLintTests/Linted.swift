import ConventionLint

/// The findings of a check of some files, with what all examples stand on.
func findings(in files: [(path: String, text: String)]) -> [String] {
  report(on: files).findings.map { "\($0.place): \($0.rule ?? "")" }
}

/// The same of one file, with its words.
func findings(in text: String) -> [String] {
  findings(in: [("Screen.swift", text)])
}

func report(on files: [(path: String, text: String)]) -> Report {
  var lint = Lint()
  lint.read(path: Example.services.path, text: Example.services.text)
  for file in files { lint.read(path: file.path, text: file.text) }
  return lint.report()
}

/// The check of a text that stands on nothing else.
func report(on text: String) -> Report {
  var lint = Lint()
  lint.read(path: "Screen.swift", text: text)
  return lint.report()
}
