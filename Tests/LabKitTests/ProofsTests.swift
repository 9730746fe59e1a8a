import Testing
import ToolSupport

@testable import LabKit

@Suite("lab proofs")
struct ProofsTests {
  private static let code = """
    func total() {
      log.note(1)
      return sum + rest
    }

    """

  private static let claims = """
    | id | claim | where | verdict | proof |
    |---|---|---|---|---|
    | DEPS-101 | Sum | L1 | holds | `Deps1Tests.Values/sum` |
    | DEPS-102 | Log | L2 | holds | `Deps1Tests.Values/log` |
    | DEPS-103 | Type | L3 | holds | `Deps1/Refused/Type` |
    | DEPS-104 | Other | L4 | holds | `Deps2Tests.Values/other` |
    | DEPS-105 | Norm | L5 | opinion | |

    """

  /// A chapter whose tests see a wrong sum, crash where a line is noted twice, and see nothing else.
  ///
  /// - Parameters:
  ///   - reasons: rows of the page's tables.
  ///   - isGreen: whether the tests pass where nothing is changed.
  private func lab(_ reasons: String = "", isGreen: Bool = true) -> FakeLab {
    FakeLab([
      "Chapters/14-Deps1/Deps.swift": Self.code, "Chapters/Claims.md": Self.claims,
      "Chapters/Proofs.md": """
      # Proofs

      | chapter | code |
      |---|---|
      | old | 0 |

      | mutant | why |
      |---|---|
      \(reasons)
      Kept.

      """,
      "Tests/Deps1Tests/Values.swift": "", "Tests/Deps2Tests/Values.swift": "",
    ]) { line, files in
      if line.hasSuffix("describe --type json") { return ending(.exit(0), output: Self.package) }
      let root = "/scratch/lab/" + line.prefix { $0 != ":" }
      let text = (try? files.read("\(root)/Chapters/14-Deps1/Deps.swift")) ?? ""
      if line.hasSuffix("swift build --build-tests") {
        return text.contains("log\n") ? ending(.exit(1)) : nil
      }
      guard line.hasSuffix("swift test --skip-build") else { return nil }
      if text.contains("; ") { return ending(.signal(5)) }
      let isWrong = text.contains("sum - rest") || !isGreen
      let proven = "DEPS-101\tf\nDEPS-102\tg\n"
      try? files.write(
        isWrong ? "DEPS-102\tg\n" : proven + "DEPS-101\tf\n", to: "\(root)/.build/proofs")
      return ending(.exit(isWrong ? 1 : 0), output: "Test run with 2 tests")
    }
  }

  private static let package = """
    {"targets": [
      {"name": "Deps1", "type": "executable", "path": "Chapters/14-Deps1",
       "sources": ["Deps.swift", "main.swift"]},
      {"name": "Deps1Tests", "type": "test", "path": "Tests/Deps1Tests", "sources": []}]}
    """

  private static let survivor = "Deps.swift:2:12: '1' became '2'"

  @Test("A chapter's survivors are named, and so are the claims whose proofs were never red")
  func report() async {
    let lab = lab()
    #expect(await lab.run("proofs", "Deps1") == 1)
    let text = lab.console.text
    // Four compile: removed, another number, another operator, noted twice. The first two survive.
    #expect(text.contains(#/14 Deps1  [0-9a-f]{8}        4       2  50 %/#))
    #expect(text.contains("survives: 14 Deps1 \(Self.survivor)"))
    #expect(text.contains("survives: 14 Deps1 Deps.swift:2:1: 'log.note(1)' removed"))
    #expect(text.contains("Never red: DEPS-102."))
  }

  @Test("What has a reason in the page is neither counted nor asked for")
  func reasons() async {
    let lab = lab(
      """
      | `\(Self.survivor)` | nobody reads it |
      | `Deps.swift:2:1: 'log.note(1)' removed` | nobody reads it |
      | DEPS-102 | it is about a log |
      """)
    #expect(await lab.run("proofs", "Deps1") == 0)
    #expect(lab.console.text.contains(#/14 Deps1  [0-9a-f]{8}        2       2  100 %/#))
    #expect(!lab.console.text.contains("survives:"))
    #expect(!lab.console.text.contains("Never red"))
  }

  @Test("A mutant that crashes the tests is killed, and makes no proof red")
  func crash() async throws {
    let lab = lab()
    _ = await lab.run("proofs", "Deps1")
    let log = try lab.files.read("\(FakeLab.home)/.build/mutants/Deps1")
    let lines = log.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasSuffix("log.note(1); log.note(1)'\tbrokeTheTests\t") })
    #expect(lines.contains { $0.hasSuffix("'+' became '-'\tkilled\tDEPS-101") })
    #expect(lines.contains { $0.contains("\tdoesNotCompile\t") })
  }

  @Test("A second run goes on where the first one stopped; another code begins anew")
  func resumed() async throws {
    func tests(_ lab: FakeLab) -> Int {
      lab.lines.count { $0.hasSuffix("swift test --skip-build") }
    }
    let lab = lab()
    #expect(await lab.run("proofs", "Deps1", "--mutants", "2") == 1)
    #expect(tests(lab) == 3)
    #expect(await lab.run("proofs", "Deps1") == 1)
    #expect(tests(lab) == 3 + 3)
    #expect(await lab.run("proofs", "Deps1") == 1)
    #expect(tests(lab) == 6)
    try lab.files.write(
      Self.code + "// More.\n", to: "\(FakeLab.home)/Chapters/14-Deps1/Deps.swift")
    #expect(await lab.run("proofs", "Deps1") == 1)
    #expect(tests(lab) == 6 + 5)
  }

  @Test("A mutant that a person wrote makes a proof red, and is not counted")
  func written() async {
    func lab(_ text: String, _ becomes: String) -> FakeLab {
      self.lab(
        """
        | DEPS-102 | it is about a log |

        | chapter | file | text | becomes |
        |---|---|---|---|
        | 14 Deps1 | `Chapters/14-Deps1/Deps.swift` | `\(text)` | `\(becomes)` |
        """)
    }
    let arguments = ["proofs", "Deps1", "--mutants", "1", "--seed", "2"]
    let (without, with) = (self.lab("| DEPS-102 | it is about a log |"), lab("sum +", "sum -"))
    _ = await without.run(arguments)
    #expect(without.console.text.contains("Never red: DEPS-101."))
    _ = await with.run(arguments)
    #expect(!with.console.text.contains("Never red"))
    #expect(with.console.text.contains(#/14 Deps1  [0-9a-f]{8}        1       /#))
    let idle = lab("note(1)", "note(7)")
    #expect(await idle.run(arguments) == 1)
    let change = "Deps.swift: 'note(1)' becomes 'note(7)'"
    #expect(
      idle.console.text.replacing("\n", with: " ")
        .contains("makes no proof red: 14 Deps1 Chapters/14-Deps1/\(change)"))
    let old = lab("sum /", "sum -")
    #expect(await old.run(arguments) == 1)
    #expect(
      old.console.errors.replacing("\n", with: " ")
        .contains("'sum /' is not in Chapters/14-Deps1/Deps.swift."))
  }

  @Test("Tests that fail where nothing is changed are an error")
  func failing() async {
    let lab = lab(isGreen: false)
    #expect(await lab.run("proofs", "Deps1") == 1)
    #expect(lab.console.errors.contains("14 Deps1: its own tests fail"))
  }

  @Test("With --record the page has the table, and keeps what stands around it")
  func record() async throws {
    let lab = lab()
    #expect(await lab.run("proofs", "--record") == 1)
    let page = try lab.files.read("\(FakeLab.home)/Chapters/Proofs.md")
    #expect(page.hasPrefix("# Proofs\n\n| chapter | code | mutants | killed | share |\n"))
    #expect(page.contains("| all |  | 4 | 2 | 50 % |\n\n| mutant | why |"))
    #expect(page.hasSuffix("Kept.\n"))
    #expect(!page.contains("old"))
  }
}
