import Book
import ExerciseTestSupport
import Testing
import ToolSupport

@Suite("The verbs reset and undo")
struct ResetVerbTests {
  private static let file = FakeExercise.addUp.exercise.file
  private static let kept = "/play/.workshop/kept/AddUp"

  private func stub() throws -> String {
    try #require(FakeExercise.addUp.files["Exercise.swift"])
  }

  private func edited(_ text: String?) throws -> FakeWorkshop {
    try FakeWorkshop.withExercises(RecordingConsole(width: 1000), changed: [Self.file: text])
  }

  private func text(_ workshop: FakeWorkshop) throws -> String {
    try workshop.files.read("/play/\(Self.file)")
  }

  private func keptTexts(_ workshop: FakeWorkshop) throws -> [String] {
    guard workshop.files.isFolder(Self.kept) else { return [] }
    return try workshop.files.entries(of: Self.kept).map {
      try workshop.files.read("\(Self.kept)/\($0)")
    }
  }

  @Test("reset puts the stub back and keeps the text; undo brings it back")
  func resetAndUndo() async throws {
    let workshop = try edited("mine")
    let (progress, solved) = ("/play/.workshop/progress.txt", "solved AddUp.1 00000000\n")
    try workshop.files.write(solved, to: progress)
    #expect(await workshop.run("reset", "AddUp") == 0)
    #expect(try text(workshop) == stub())
    #expect(try keptTexts(workshop) == ["mine"])
    #expect(try workshop.files.read(progress) == solved)
    let reset =
      "\(Self.file) is as it was handed out. Your text is kept: swift run workshop undo AddUp\n"
    #expect(workshop.page.text == reset)
    #expect(await workshop.run("undo", "AddUp") == 0)
    #expect(try text(workshop) == "mine")
    #expect(try keptTexts(workshop) == ["mine"])
    #expect(workshop.page.text == reset + "\(Self.file) has your kept text again.\n")
  }

  @Test("undo again changes back, as often as one likes")
  func toggles() async throws {
    let workshop = try edited("first")
    #expect(await workshop.run("reset", "AddUp") == 0)
    try workshop.files.write("second", to: "/play/\(Self.file)")
    for expected in ["first", "second", "first", "second"] {
      #expect(await workshop.run("undo", "AddUp") == 0)
      #expect(try text(workshop) == expected)
    }
    #expect(
      workshop.page.text.hasSuffix(
        "has your kept text again. The one that stood there is kept instead.\n"))
    #expect(try Set(keptTexts(workshop)) == ["first", "second"])
  }

  @Test("The stub is never kept, and a second reset keeps nothing more")
  func stubIsNotKept() async throws {
    let workshop = try edited(try stub())
    #expect(await workshop.run("reset", "AddUp") == 0)
    #expect(workshop.page.text == "\(Self.file) is as it was handed out.\n")
    #expect(try keptTexts(workshop) == [])
    #expect(!workshop.files.exists("/play/.workshop"))
  }

  @Test("Without a kept text undo says so, with status 1, and changes nothing")
  func nothingToUndo() async throws {
    let workshop = try edited("mine")
    #expect(await workshop.run("undo", "AddUp") == 1)
    #expect(
      workshop.page.errors == "workshop: There is no kept text of AddUp to bring back.\n")
    #expect(try text(workshop) == "mine")
  }

  @Test("A file that was deleted is made again, by reset and by undo")
  func deleted() async throws {
    let workshop = try edited(nil)
    #expect(await workshop.run("reset", "AddUp") == 0)
    #expect(try text(workshop) == stub())
    try workshop.files.write("kept", to: "\(Self.kept)/0001.swift")
    try workshop.files.remove("/play/\(Self.file)")
    #expect(await workshop.run("undo", "AddUp") == 0)
    #expect(try text(workshop) == "kept")
    #expect(try keptTexts(workshop) == ["kept"])
  }

  @Test("A text that is not UTF-8 is kept and brought back byte by byte")
  func notText() async throws {
    let odd: [UInt8] = [0x6D, 0xE4, 0xFF, 0x0D, 0x0A]
    let workshop = try edited("mine")
    try workshop.files.write(bytes: odd, to: "/play/\(Self.file)")
    #expect(await workshop.run("reset", "AddUp") == 0)
    #expect(try text(workshop) == stub())
    #expect(await workshop.run("undo", "AddUp") == 0)
    #expect(try workshop.files.bytes(of: "/play/\(Self.file)") == odd)
  }
}
