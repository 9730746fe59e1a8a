import Testing
import ToolSupport

@testable import LabKit

@Suite("lab start")
struct StartTests {
  @Test("Within all limits it prints the table, ends with status 0, and leaves no file")
  func withinLimits() async {
    let lab = FakeLab()
    #expect(await lab.run("start") == 0)
    #expect(lab.variables["clone: swift test"] == ["TMPDIR": "/scratch/lab"])
    #expect(!lab.files.exists("/scratch/lab"))
    #expect(
      lab.console.text.hasPrefix(
        """
        DependencyPlayground at 1a2b3c4, with Swift 6.3.

        what                      time  compared with  ratio    limit  verdict
        Deps1, built            5.0 ms   hello 4.0 ms  1.25x    3.00x  ok
        Deps2, built            8.0 ms   hello 4.0 ms  2.00x    3.00x  ok
        swift run Deps1        25.00 s  hello 20.00 s  1.25x    1.50x  ok
        workshop tour, built  700.0 ms              -      -   1.00 s  ok
        swift test, built      12.00 s              -      -  60.00 s  ok

        Medians: 21 runs of each built program, 5 of 'swift run' in a fresh clone, 5 of

        """))
  }

  @Test(
    "A figure over its limit is called OVER and makes the status 1",
    arguments: [
      ("clone: Deps2", Duration.milliseconds(13)), ("fresh: swift run Deps1", .seconds(31)),
      ("clone: workshop tour", .milliseconds(1001)), ("clone: swift test", .seconds(61)),
    ])
  func over(slow: String, takes: Duration) async {
    let lab = FakeLab { line, _ in line == slow ? taking(takes) : nil }
    #expect(await lab.run("start") == 1)
    #expect(lab.console.text.split(separator: "\n").count { $0.hasSuffix("OVER") } == 1)
  }

  @Test(
    "A chapter is compared with a program that loads as much, where ldd tells what it loads",
    arguments: [
      ("libFoundationEssentials.so", "hello 4.0 ms  4.00x"),
      ("libFoundation.so", "F 8.0 ms  2.00x"),
      ("libFoundation.so libFoundationNetworking.so", "FN 10.0 ms  1.60x"),
    ])
  func libraries(loaded: String, shown: String) async {
    func lab(programs: [String]) -> FakeLab {
      FakeLab(programs: programs) { line, _ in
        switch line {
        case "clone: Deps2": taking(.milliseconds(16))
        case "clone: HelloFoundation": taking(.milliseconds(8))
        case "clone: HelloFoundationNetworking": taking(.milliseconds(10))
        case "lab: ldd Deps2": taking(.zero, output: loaded)
        default: nil
        }
      }
    }
    let told = lab(programs: ["swift", "swiftc", "git", "ldd"])
    #expect(await told.run("start") == (shown.hasPrefix("hello") ? 1 : 0))
    #expect(told.console.text.contains(" \(shown) "))
    let untold = lab(programs: ["swift", "swiftc", "git"])
    #expect(await untold.run("start") == 1)
    #expect(untold.console.text.contains(" hello 4.0 ms  4.00x "))
  }

  @Test("Beyond four chapters the tour has a quarter of a second for each")
  func manyChapters() async {
    let more = (16...18).map { ("Chapters/\($0)-Deps\($0 - 13)/main.swift", "") }
    let lab = FakeLab(Dictionary(uniqueKeysWithValues: more)) { line, _ in
      line == "clone: workshop tour" ? taking(.milliseconds(1250)) : nil
    }
    _ = await lab.run("start")
    let row = lab.console.text.split(separator: "\n").first { $0.hasPrefix("workshop tour") }
    #expect(row?.hasSuffix("1.25 s  ok") == true)
  }

  @Test("Clone and hello-world package take turns in fresh folders")
  func turns() async {
    let lab = FakeLab()
    #expect(await lab.run("start", "--only", "15", "--rounds", "2") == 0)
    let hello = "swift package init --type executable --name Hello"
    let round = [
      "lab: git clone --quiet playground fresh", "fresh: swift run Deps2", "fresh: \(hello)",
      "fresh: swift run Hello",
    ]
    let fresh = lab.lines.filter { $0.hasPrefix("fresh: ") || $0.hasSuffix(" fresh") }
    #expect(fresh == round + round + round)
  }

  @Test("A chapter that is not there is wrong use")
  func unknownChapter() async {
    let lab = FakeLab()
    #expect(await lab.run("start", "--only", "Deps9") == 2)
    #expect(lab.console.errors.hasPrefix("lab: There is no chapter 'Deps9'."))
  }
}
