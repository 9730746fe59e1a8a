import Book
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("Texts that are kept for a learner")
struct KeptTextsTests {
  private let exercise = FakeExercise.addUp.exercise

  /// Does something with the kept texts of an exercise in a new folder on the disk.
  private func inFolder(
    _ act: (_ kept: KeptTexts, _ folder: String) throws -> Void
  ) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    let files = RealFiles()
    try files.makeFolder(root)
    let environment = ToolEnvironment(
      files: files, processes: FakeProcesses { _ in ProcessResult(.exit(1)) },
      console: RecordingConsole(),
      variables: [:], directory: root, executable: "/play/workshop")
    let session = Session(
      checkout: Checkout(root: root, files: files), environment: environment)
    try act(KeptTexts(session, of: exercise), "\(root)/.workshop/kept/AddUp")
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("Each text is a file with the next number")
  func numbers() throws {
    try inFolder { kept, folder in
      #expect(try kept.newest() == nil)
      #expect(!RealFiles().exists(folder))
      for text in ["a", "b", "a"] { try kept.keep(bytes(text)) }
      let names = ["0001.swift", "0002.swift", "0003.swift"]
      #expect(try RealFiles().entries(of: folder) == names)
      #expect(try names.map { try RealFiles().read("\(folder)/\($0)") } == ["a", "b", "a"])
    }
  }

  @Test("Numbers go on behind the highest, and other files do not count")
  func goesOn() throws {
    try inFolder { kept, folder in
      try RealFiles().makeFolder(folder)
      for name in ["0007.swift", "0041.swift", "notes.swift", "0099.txt"] {
        try RealFiles().write(name, to: "\(folder)/\(name)")
      }
      #expect(try kept.newest() == bytes("0041.swift"))
      try kept.keep(bytes("new"))
      #expect(try RealFiles().read("\(folder)/0042.swift") == "new")
    }
  }

  @Test("The newest text, kept twice, is kept once")
  func twice() throws {
    try inFolder { kept, folder in
      for text in ["a", "b", "b"] { try kept.keep(bytes(text)) }
      #expect(try RealFiles().entries(of: folder) == ["0001.swift", "0002.swift"])
    }
  }

  @Test("The newest text that is another than the current one is found behind it")
  func otherThan() throws {
    try inFolder { kept, _ in
      for text in ["a", "b", "c"] { try kept.keep(bytes(text)) }
      #expect(try kept.newest() == bytes("c"))
      #expect(try kept.newest(otherThan: bytes("x")) == bytes("c"))
      #expect(try kept.newest(otherThan: bytes("c")) == bytes("b"))
    }
    try inFolder { kept, _ in
      try kept.keep(bytes("a"))
      #expect(try kept.newest(otherThan: bytes("a")) == nil)
    }
  }

  @Test("Bytes that are not UTF-8 are kept as they are")
  func notText() throws {
    try inFolder { kept, folder in
      let odd: [UInt8] = [0x61, 0xFF, 0xFE, 0x00, 0x0D, 0x0A]
      try kept.keep(odd)
      #expect(try kept.newest() == odd)
      #expect(try RealFiles().bytes(of: "\(folder)/0001.swift") == odd)
    }
  }
}
