import Foundation
import TestSupport
import Testing

@Suite("carry over a small program and its edits")
struct EditedProgramsTests {
  @Test("What is written is the whole text that stands here", arguments: EditedProgram.accepted)
  func written(program: EditedProgram) throws {
    try #require(program.missed == [])
    #expect(program.carried() == (0, program.written, []))
  }

  @Test(
    "What is refused has each line and sentence that stands here", arguments: EditedProgram.refused)
  func refused(program: EditedProgram) throws {
    try #require(program.missed == [])
    #expect(program.carried() == (1, "", program.refused))
    for sentence in program.refused { #expect(sentence.contains(#/^\d+: .+: .+\.$/#)) }
  }

  @Test(
    "Two texts that are not the same are not one type",
    arguments: [
      ("Int", "Int?"), ("Optional<Int>", "Int?"), ("Int!", "Int?"), ("Clock", "any Clock"),
      ("(a: Int, b: Int)", "(b: Int, a: Int)"), ("(Int) -> Int", "(Int) throws -> Int"),
      ("Name", "String"), ("Other.User", "User"), ("OtherApp.User", "User"),
    ])
  func otherTypes(member: String, listed: String) {
    let program = EditedProgram(
      "", ["let name =": "let name: \(member) =", "name: String": "name: \(listed)"],
      options: ["--module", "App"],
      refused: [
        "4: 'TwoNeeds' needs 'name' as '\(listed)', and that of 'Root' is '\(member)': write "
          + "both the same, or rename one."
      ])
    #expect(program.carried() == (1, "", program.refused))
  }

  @Test(
    "A value that is no literal needs its type",
    arguments: [
      "make()", "Name()", "Name.shared", "[1, 2]", "1 as Double", "injected.other", "\"a\" + \"b\"",
      "injected.names()", "0xE",
    ])
  func unknownTypes(value: String) {
    let program = EditedProgram(
      "", ["\"root\"": value],
      refused: [
        "4: 'TwoNeeds' needs 'name' as 'String', and carry can't tell the type of that of "
          + "'Root': write it, as in 'name: String'."
      ])
    #expect(program.carried() == (1, "", program.refused))
  }

  @Test(
    "All that is written compiles without a warning",
    .enabled(if: ProcessInfo.processInfo.environment["TREES"] != nil, "Scripts/slow/carry does"))
  func compiled() async throws {
    for (index, program) in EditedProgram.accepted.enumerated() {
      let folder = try TestCheckout.folder(
        "CarryPrograms/\(index)",
        files: ["App.swift": program.text, "Carried.swift": program.written])
      var errors = try await Compiler.errors(
        inModule: "Scopes", of: ["Sources/Support/Scopes/Scopes.swift"], for: folder)
      try #require(errors == nil)
      errors = try await Compiler.errors([
        "-typecheck", "-warnings-as-errors", "-parse-as-library", "-module-name", "App",
        "-package-name", "programs", "-I", folder, "\(folder)/App.swift", "\(folder)/Carried.swift",
      ])
      #expect(errors == nil, "\(program.testDescription)")
    }
  }
}
