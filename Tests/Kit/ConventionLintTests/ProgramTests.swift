import ConventionLint
import Foundation
import TestSupport
import Testing
import ToolSupport

@Suite("`cpdi-lint`: the executable")
struct ProgramTests {
  @Test("The executable exits with 0, 1 or 2 on real files")
  func endsWithStatus() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "inner"), withIntermediateDirectories: true)
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let rule = try #require(Rule.all.first { $0.name == "unused-leaf" })
    try write("Services.swift", Example.services.text)
    try write("inner/Screen.swift", rule.good.files[0].text)
    let program = ProgramUnderTest("cpdi-lint")

    let good = try await program.run([folder.path])
    #expect(good.ending == .exit(0))
    #expect(good.output == "1 feature, 1 leaf: no findings.\n")
    #expect(good.errors == "")

    try write("inner/Screen.swift", rule.bad.files[0].text)
    // Following this link to the folder above would never end.
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "inner/above"), withDestinationURL: folder)
    let bad = try await program.run([folder.path])
    #expect(bad.ending == .exit(1))
    #expect(bad.output.hasPrefix("\(folder.path)/inner/Screen.swift:2:5: unused-leaf: "))
    // A file is read once, whatever its names are.
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Again.swift"),
      withDestinationURL: folder.appending(path: "inner/Screen.swift"))
    let twice = try await program.run([folder.path, "--json"])
    #expect(twice.output.contains("\"files\" : 2,"))

    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Gone.swift"),
      withDestinationURL: folder.appending(path: "gone"))
    let broken = try await program.run([folder.path])
    #expect(broken.ending == .exit(2))
    #expect(broken.output.contains("\(folder.path)/Gone.swift:1:1: error: "))

    let misused = try await program.run([])
    #expect(misused.ending == .exit(2))
    #expect(misused.errors.hasPrefix("cpdi-lint: name at least one Swift file or folder."))
  }

  @Test("The executable exits with status 1 if it can't print its output")
  func losesNothing() async throws {
    let line = "'\(TestCheckout.products)/cpdi-lint' --help >&-"
    let ended = try await ProgramUnderTest(path: "/bin/bash").run(["-c", line])
    #expect(ended.ending == .exit(1))
    #expect(ended.errors == "cpdi-lint: Output could not be written: Bad file descriptor.\n")
  }
}
