/// The command `cpdi-lint`: reads what the person asks for, and tells.
package struct LintCommand: Sendable {
  let sources: any SourceTree
  let output: any Output

  package init(sources: any SourceTree, output: any Output) {
    (self.sources, self.output) = (sources, output)
  }

  /// - Parameter arguments: without the program's own name.
  /// - Returns: 0, 1 where a rule is not kept, 2 where the command was used wrongly or something
  ///   cannot be read.
  package func run(_ arguments: [String]) -> Int32 {
    do throws(Misuse) {
      switch try Request(arguments) {
      case .help:
        output.write(wrapped(help, width: output.width) + "\n")
        return 0
      case .explain(let rule):
        output.write(Explanation(rule, width: output.width).text)
        return 0
      case .check(let paths, let asJSON):
        return try check(paths, asJSON: asJSON)
      }
    } catch {
      output.writeError(wrapped("cpdi-lint: \(error.sentence)", width: output.width) + "\n")
      return 2
    }
  }

  private func check(_ paths: [String], asJSON: Bool) throws(Misuse) -> Int32 {
    var gathering = Gathering(sources)
    for path in paths { gathering.gather(path) }
    let report = gathering.lint.report()
    let answer = Answer(
      files: report.files, findings: report.findings, notes: gathering.notes + report.notes,
      unreadable: gathering.unreadable)
    if asJSON {
      output.write(try answer.json())
    } else {
      output.write(answer.lines(inColor: output.usesColor))
    }
    if !answer.unreadable.isEmpty { return 2 }
    return answer.findings.isEmpty ? 0 : 1
  }

  private var help: String {
    let rules = Rule.all.map { "  \($0.name)" }.joined(separator: "\n")
    return """
      swift run cpdi-lint PATH… [--json]
      swift run cpdi-lint --explain RULE

      Checks the conventions of composed protocol dependency injection in Swift files, and in \
      folders with all that is below them. All paths are judged together.

      Each finding is a line 'file:line:column: rule: sentence'. What is not understood is a line \
      with 'note' in place of the rule: it is not judged, and changes no status.

      --json           the same for a program to read
      --explain RULE   what a rule says, why, a bad and a good example

      Status 0: every rule is kept; 1: not every; 2: wrong use, or something cannot be read.

      Rules:
      \(rules)
      """
  }
}

/// What a person asks for.
enum Request {
  case help
  case explain(Rule)
  case check([String], asJSON: Bool)

  private static let options = ["--json", "--explain", "--help"]

  init(_ arguments: [String]) throws(Misuse) {
    var (paths, asJSON, rest) = ([String](), false, arguments[...])
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h":
        self = .help
        return
      case "--explain":
        self = .explain(try Self.rule(rest.popFirst()))
        return
      case "--json": asJSON = true
      case "--":
        paths += rest
        rest = []
      case _ where word.hasPrefix("-"):
        throw Misuse("there is no option \(word).\(nearest(to: word, in: Self.options))")
      default: paths.append(word)
      }
    }
    guard !paths.isEmpty else { throw Misuse("name at least one Swift file or folder.") }
    self = .check(paths, asJSON: asJSON)
  }

  private static func rule(_ name: String?) throws(Misuse) -> Rule {
    guard let name else { throw Misuse("--explain needs the name of a rule.") }
    guard let rule = Rule.all.first(where: { $0.name == name }) else {
      throw Misuse("there is no rule '\(name)'.\(nearest(to: name, in: Rule.all.map(\.name)))")
    }
    return rule
  }
}

/// A command that was used wrongly.
struct Misuse: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = "\(sentence) See: swift run cpdi-lint --help" }
}

/// A sentence with the known name that differs least, where one differs in at most half its letters.
private func nearest(to typed: String, in known: [String]) -> String {
  let best = known.map { (name: $0, distance: distance(typed, $0)) }.min {
    $0.distance < $1.distance
  }
  guard let best, best.distance <= max(2, best.name.count / 2) else { return "" }
  return " Nearest: \(best.name)."
}

/// The number of letters to add, drop or change to turn one word into the other (Levenshtein, 1965).
private func distance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var row = Array(0...right.count)
  for (line, letter) in left.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for column in right.indices {
      let changed = diagonal + (letter == right[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
    }
  }
  return row[right.count]
}
