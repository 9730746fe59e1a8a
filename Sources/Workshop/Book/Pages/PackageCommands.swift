import ToolSupport

/// The commands that a page can use: scripts, `swift test`, and the programs of the package.
struct PackageCommands: Sendable {
  let graph: TargetGraph
  /// The verbs of `workshop`.
  let verbs: [String]

  /// Whether a line is a script, `swift test`, or a program of the package with its arguments. With `--package-path` it
  /// can also build, run or test a package inside this one.
  func has(_ line: String, in checkout: Checkout) -> Bool {
    func isThere(_ path: String) -> Bool { checkout.files.exists(checkout.path(path)) }
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)[...]
    guard let first = words.popFirst() else { return false }
    if first.hasPrefix("Scripts/") { return words.isEmpty && isThere(first) }
    guard first == "swift", let verb = words.popFirst() else { return false }
    if words.first == "--package-path", words.count > 1 {
      let package = words[words.startIndex + 1]
      return ["build", "run", "test"].contains(verb) && isThere("\(package)/Package.swift")
    }
    if verb == "run", words.starts(with: ["-c", "release"]) { words = words.dropFirst(2) }
    guard verb == "run", let program = words.popFirst() else {
      return verb == "test" && words.isEmpty
    }
    guard program != "workshop" else { return isVerb(words, in: checkout) }
    return graph.programs.contains(program)
      && words.allSatisfy { !$0.isEmpty && (!$0.contains("/") || isThere($0)) }
  }

  /// Whether the arguments of `workshop` are empty, a verb, or a verb and an exercise.
  private func isVerb(_ words: ArraySlice<String>, in checkout: Checkout) -> Bool {
    guard words.count == 2, let verb = words.first, let name = words.last else {
      return words.count < 2 && words.allSatisfy(verbs.contains)
    }
    let exercises = (try? Exercise.all(in: checkout).map(\.name)) ?? []
    return verbs.contains(verb) && exercises.contains(name)
  }

  /// The problem with inline code that has an unknown verb, chapter or script. A word in capitals is a placeholder.
  func problem(_ text: String, in checkout: Checkout) -> String? {
    let words = text.split(separator: " ").map(String.init)
    if words.count == 4, words.starts(with: ["swift", "test", "--filter"]) {
      let target = String(words[3].prefix { $0 != "." })
      return graph.dependencies[target] != nil ? nil : "No test target \(target)."
    }
    let isRun = words.count > 2 && words.starts(with: ["swift", "run"]) && !words[2].hasPrefix("-")
    let command = isRun ? words.prefix(words[2] == "workshop" ? 4 : 3) : words.prefix(1)
    guard isRun || text.hasPrefix("Scripts/"), let last = command.last,
      last != last.uppercased(), !has(command.joined(separator: " "), in: checkout)
    else { return nil }
    return "'\(text)' is not a command of this package."
  }
}
