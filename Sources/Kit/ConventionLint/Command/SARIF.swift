import Foundation

/// A report in the Static Analysis Results Interchange Format 2.1.0, which GitHub's code scanning and
/// many editors read.
struct SARIF: Encodable {
  struct Run: Encodable {
    struct Tool: Encodable {
      struct Driver: Encodable {
        let name = "cpdi-lint"
        let version = LintCommand.version
        let rules: [Descriptor]
      }

      let driver: Driver
    }

    let tool: Tool
    /// What a column counts.
    let columnKind = "utf16CodeUnits"
    let invocations: [Invocation]
    let results: [Result]
  }

  struct Descriptor: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
  }

  struct Invocation: Encodable {
    /// Whether all paths were read.
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Result]
  }

  /// A finding, or a notification, which has no rule.
  struct Result: Encodable {
    let ruleId: String?
    let level: String
    let message: Message
    let locations: [Location]
  }

  struct Message: Encodable { let text: String }

  struct Location: Encodable {
    struct Physical: Encodable {
      struct Artifact: Encodable { let uri: String }

      struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
      }

      let artifactLocation: Artifact
      let region: Region?
    }

    let physicalLocation: Physical
  }

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  /// - Parameter bytes: those of the file at a whole path.
  init(_ report: Report, bytes: (String) -> [UInt8]) {
    func result(_ entry: Report.Entry, _ level: String) -> Result {
      let region = entry.line.map { line in
        Location.Physical.Region(
          startLine: line,
          startColumn: Self.column(entry.column ?? 1, in: line, of: bytes(entry.path)))
      }
      let place = Location.Physical(
        artifactLocation: .init(uri: Self.uri(of: entry.file)), region: region)
      return Result(
        ruleId: entry.rule, level: level, message: Message(text: entry.sentence),
        locations: [Location(physicalLocation: place)])
    }
    func rule(_ name: String, _ summary: String, _ why: String) -> Descriptor {
      Descriptor(
        id: name, shortDescription: Message(text: summary), fullDescription: Message(text: why))
    }
    let rules =
      Rule.all.map { rule($0.name, $0.summary, $0.why) }
      + CommentRule.allCases.map { rule($0.rawValue, $0.summary, $0.why) }
    runs = [
      Run(
        tool: .init(driver: .init(rules: rules)),
        invocations: [
          Invocation(
            executionSuccessful: report.errors.isEmpty,
            toolExecutionNotifications: report.notes.map { result($0, "note") }
              + report.errors.map { result($0, "error") })
        ],
        results: report.findings.map { result($0, $0.severity?.rawValue ?? "error") })
    ]
  }

  /// A column in UTF-16 of a column in bytes.
  private static func column(_ column: Int, in line: Int, of bytes: [UInt8]) -> Int {
    var (start, left) = (0, line - 1)
    while left > 0, start < bytes.count {
      let isPair = bytes[start...].starts(with: [0xD, 0xA])
      if isPair || [0xA, 0xD].contains(bytes[start]) { left -= 1 }
      start += isPair ? 2 : 1
    }
    let end = min(start + column - 1, bytes.count)
    return String(decoding: bytes[start..<max(start, end)], as: UTF8.self).utf16.count + 1
  }

  /// A path of this machine as a reference of RFC 3986: a colon in it begins no scheme.
  private static func uri(of path: String) -> String {
    let kept = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":;"))
    let text = path.addingPercentEncoding(withAllowedCharacters: kept) ?? path
    return path.hasPrefix("/") ? "file://\(text)" : text
  }
}
