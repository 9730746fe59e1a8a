import ExerciseTestSupport
import Testing
import ToolSupport

@Suite("The verb expect")
struct ExpectTests {
  private static let path = "Chapters/14-Deps1/Expected.txt"
  private static let old = FakeWorkshop.transcript(of: "Deps1")
  private static let new = "== Deps1 ==\n\nc.total() // 30\nc.getCs() // [] \n"

  @Test("It builds into the folder that the program came from, and runs what stands in it")
  func buildFolder() async throws {
    let products = "/elsewhere/elsewhere/x86_64-unknown-linux-gnu/release/"
    var workshop = try FakeWorkshop(changed: [products + "Deps1": ""])
    workshop.executable = products + "workshop"
    #expect(await workshop.run("expect", "Deps1") == 0)
    #expect(
      workshop.started == [
        "swift build --package-path /play --scratch-path /elsewhere/elsewhere -c release --product Deps1",
        "Deps1",
      ])
    #expect(workshop.processes.commands.last?.executable == products + "Deps1")
  }

  @Test("Chapters that print what they should get a line each")
  func allSame() async throws {
    let workshop = try FakeWorkshop()
    #expect(await workshop.run("expect") == 0)
    #expect(
      workshop.page.text == """
        14 Deps1: as expected, 3 lines
        15 Deps2: as expected, 3 lines
        16 Deps3: as expected, 3 lines
        17 Deps4: as expected, 3 lines

        """)
    let chapters = ["Deps1", "Deps2", "Deps3", "Deps4"]
    #expect(workshop.started == chapters.flatMap { [FakeWorkshop.build($0), $0] })
  }

  @Test(
    "A chapter is found by number, by name and in any case", arguments: ["14", "Deps1", "dePS1"])
  func names(name: String) async throws {
    let workshop = try FakeWorkshop()
    #expect(await workshop.run("expect", name) == 0)
    #expect(workshop.page.text == "14 Deps1: as expected, 3 lines\n")
    #expect(workshop.started == [FakeWorkshop.build("Deps1"), "Deps1"])
  }

  @Test("A difference shows the first line both ways, then every line that differs")
  func differs() async throws {
    let workshop = try printing(Self.new)
    #expect(await workshop.run("expect", "Deps1") == 1)
    #expect(
      workshop.page.text == """
        14 Deps1: DIFFERS at line 3
           expected: c.total() // 42
           printed:  c.total() // 30
        All differing lines, '-' expected, '+' printed:
        - c.total() // 42
        + c.total() // 30
        + c.getCs() // []␠

        """)
    #expect(try workshop.files.read("/play/\(Self.path)") == Self.old)
  }

  @Test("--bless writes the printed text and shows the change, and a second one changes nothing")
  func bless() async throws {
    let workshop = try printing(Self.new, on: RecordingConsole(usesColor: true))
    #expect(await workshop.run("expect", "--bless", "Deps1") == 0)
    #expect(workshop.page.text.contains("\u{1B}[31m- c.total() // 42\u{1B}[0m\n"))
    #expect(try workshop.files.read("/play/\(Self.path)") == Self.new)
    let change = """
      Chapters/14-Deps1/Expected.txt, '-' before, '+' now:
      - c.total() // 42
      + c.total() // 30
      + c.getCs() // []␠

      """
    #expect(workshop.page.uncolored == change)
    #expect(await workshop.run("expect", "Deps1", "--bless") == 0)
    #expect(
      workshop.page.uncolored == change + "Chapters/14-Deps1/Expected.txt is as it should be.\n")
    #expect(try workshop.files.read("/play/\(Self.path)") == Self.new)
  }

  @Test("--bless makes an Expected.txt that is missing")
  func blessNew() async throws {
    let workshop = try FakeWorkshop(changed: [Self.path: nil])
    #expect(await workshop.run("expect", "--bless", "14") == 0)
    #expect(try workshop.files.read("/play/\(Self.path)") == Self.old)
    #expect(await workshop.run("expect", "14") == 0)
  }

  @Test("--bless refuses what a chapter prints that does not end well")
  func blessRefused() async throws {
    let workshop = try FakeWorkshop { line in
      line == "Deps1" ? ProcessResult(.exit(0), output: "\n", errors: "warning\n") : nil
    }
    #expect(await workshop.run("expect", "--bless", "Deps1") == 1)
    #expect(workshop.page.text == "")
    #expect(
      workshop.page.errors == """
        workshop: 14 Deps1 cannot be blessed: WROTE TO STANDARD ERROR
        warning
        see how far it comes: swift run Deps1

        """)
    #expect(try workshop.files.read("/play/\(Self.path)") == Self.old)
  }

  @Test("--bless without a name is a wrong use, and nothing is started")
  func blessAll() async throws {
    let workshop = try FakeWorkshop()
    #expect(await workshop.run("expect", "--bless") == 2)
    #expect(workshop.page.text == "")
    #expect(workshop.page.errors == "workshop: Name the chapter to bless: expect --bless NAME\n")
    #expect(workshop.started == [])
  }

  @Test("An Expected.txt that cannot be written stays as it was, and one sentence says so")
  func unwritable() async throws {
    let workshop = try printing(Self.new, unwritable: ["/play/\(Self.path)"])
    #expect(await workshop.run("expect", "--bless", "Deps1") == 1)
    #expect(workshop.page.text == "")
    #expect(
      workshop.page.errors
        == "workshop: /play/Chapters/14-Deps1/Expected.txt cannot be written: read-only.\n")
    #expect(try workshop.files.read("/play/\(Self.path)") == Self.old)
  }

  @Test("A chapter that does not compile is not run, and the others are compared")
  func doesNotCompile() async throws {
    let workshop = try brokenDeps1()
    #expect(await workshop.run("expect") == 1)
    #expect(
      workshop.page.text.hasPrefix(
        """
        14 Deps1: DOES NOT COMPILE
           Chapters/14-Deps1/main.swift:1:1: error: no such
        15 Deps2: as expected,
        """))
    #expect(!workshop.started.contains("Deps1"))
  }

  @Test("A chapter that does not compile is not blessed")
  func blessesNothingBroken() async throws {
    let workshop = try brokenDeps1()
    #expect(await workshop.run("expect", "--bless", "Deps1") == 1)
    #expect(workshop.page.text == "")
    #expect(
      workshop.page.errors == """
        workshop: 14 Deps1 cannot be blessed: DOES NOT COMPILE
        Chapters/14-Deps1/main.swift:1:1: error: no such

        """)
    #expect(!workshop.started.contains("Deps1"))
  }

  private func brokenDeps1() throws -> FakeWorkshop {
    try FakeWorkshop { line in
      line == FakeWorkshop.build("Deps1")
        ? ProcessResult(
          .exit(1), output: "/play/Chapters/14-Deps1/main.swift:1:1: error: no such\n") : nil
    }
  }

  private func printing(
    _ text: String, on page: RecordingConsole = RecordingConsole(), unwritable: Set<String> = []
  ) throws -> FakeWorkshop {
    try FakeWorkshop(page, unwritable: unwritable) { line in
      line == "Deps1" ? ProcessResult(.exit(0), output: text) : nil
    }
  }
}
