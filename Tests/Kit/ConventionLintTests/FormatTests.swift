import Foundation
import TestSupport
import Testing
import ToolSupport

@Suite("The formats of cpdi-lint")
struct FormatTests {
  /// A finding behind a character that is two units of UTF-16 and four bytes, in a file whose name
  /// needs escapes, as a warning; and a note.
  private let team = Team([
    ".cpdi-lint.json": #"{"rules": {"unused-leaf": "warning"}}"#,
    "A pp/A,%:é.swift": Team.screen.replacing("Screen", with: "Page")
      .replacing("typealias", with: "/* 🙂 */ typealias"),
    "A pp/Empty.swift": "",
  ])
  private let advice = Team.advice(for: "Page")

  @Test("say the same to Xcode, with whole paths")
  func xcode() throws {
    let lines = team.run("App", "A pp", "--format", "xcode").lines
    #expect(
      lines.dropLast() == [
        "/w/App/Screen.swift:3:52: warning: \(Team.advice(for: "Screen")) (unused-leaf)",
        "/w/A pp/A,%:é.swift:3:61: warning: \(advice) (unused-leaf)",
        "/w/A pp/Empty.swift:1:1: note: there is no Swift in this file.",
      ])
  }

  @Test("say the same to GitHub's runner, with its escapes")
  func github() throws {
    let lines = team.run("A pp", "No\r\n.swift", "--format", "github").lines
    #expect(
      lines.dropLast() == [
        "::warning file=A pp/A%2C%25%3Aé.swift,line=3,col=61,title=cpdi-lint%3A unused-leaf::"
          + advice,
        "::notice file=A pp/Empty.swift,line=1,col=1,title=cpdi-lint%3A note::there is no Swift "
          + "in this file.",
        "::error file=No%0D%0A.swift,line=1,col=1,title=cpdi-lint%3A error::there is no such "
          + "file or folder.",
      ])
  }

  @Test("are SARIF with what its schema requires, and columns in UTF-16")
  func sarif() throws {
    // What is not optional here is required by the schema.
    struct Log: Decodable {
      struct Run: Decodable {
        struct Tool: Decodable {
          struct Driver: Decodable {
            struct Rule: Decodable {
              let id: String
              let shortDescription: Message
              let fullDescription: Message
            }

            let name: String
            let version: String
            let rules: [Rule]
          }

          let driver: Driver
        }

        struct Invocation: Decodable {
          let executionSuccessful: Bool
          let toolExecutionNotifications: [Result]
        }

        let tool: Tool
        let columnKind: String
        let invocations: [Invocation]
        let results: [Result]
      }

      struct Message: Decodable { let text: String }

      struct Result: Decodable {
        struct Location: Decodable {
          struct Physical: Decodable {
            struct Artifact: Decodable { let uri: String }

            struct Region: Decodable {
              let startLine: Int
              let startColumn: Int
            }

            let artifactLocation: Artifact
            let region: Region?
          }

          let physicalLocation: Physical
        }

        let ruleId: String?
        let level: String
        let message: Message
        let locations: [Location]
      }

      let version: String
      let runs: [Run]
    }
    let console = RecordingConsole()
    let arguments = ["A pp", "No.swift", "--format", "sarif"]
    #expect(lintCommand(team.files, console).run(arguments) == 2)
    let log = try JSONDecoder().decode(Log.self, from: Data(console.text.utf8))
    let run = try #require(log.runs.first)
    #expect((log.version, log.runs.count, run.columnKind) == ("2.1.0", 1, "utf16CodeUnits"))
    #expect(run.tool.driver.name == "cpdi-lint")
    let ids = run.tool.driver.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
    let result = try #require(run.results.first)
    #expect(run.results.count == 1)
    #expect(
      (result.ruleId, result.level, result.message.text) == ("unused-leaf", "warning", advice))
    #expect(ids.contains("unused-leaf"))
    let place = try #require(result.locations.first).physicalLocation
    #expect(place.artifactLocation.uri == "A%20pp/A,%25%3A%C3%A9.swift")
    #expect((place.region?.startLine, place.region?.startColumn) == (3, 59))
    let invocation = try #require(run.invocations.first)
    #expect(!invocation.executionSuccessful)
    let notifications = invocation.toolExecutionNotifications
    #expect(notifications.map(\.level) == ["note", "error"])
    #expect(
      notifications.map { $0.locations.first?.physicalLocation.region?.startLine } == [1, nil])
  }

  @Test("have names, and a version is one line")
  func names() {
    let unknown = team.run("App", "--format", "junit")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors.hasPrefix(
        "cpdi-lint: there is no format 'junit'; the formats are text, xcode, "
          + "github, sarif, json."))
    #expect(team.run("App", "--json").lines == team.run("App", "--format", "json").lines)
    let version = team.run("--version")
    #expect(version.status == 0)
    #expect(version.lines.map { $0.wholeMatch(of: #/cpdi-lint \d+\.\d+/#) != nil } == [true])
  }
}
