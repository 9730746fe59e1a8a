import TestSupport
import Testing

@Suite("`carry` on a small program and its edits")
struct EditedProgramsTests {
  @Test(
    "`carry` reports exactly the expected errors for a wrong program",
    arguments: EditedProgram.refused)
  func refused(program: EditedProgram) throws {
    try #require(program.missed == [] && !program.refused.isEmpty)
    #expect(program.carried() == (1, "", program.refused))
  }

  @Test(
    "`carry` generates the expected code, which compiles", arguments: EditedProgram.accepted)
  func accepted(program: EditedProgram) async throws {
    let carried = program.carried()
    try #require(program.missed == [] && carried.status == 0 && carried.errors == [])
    if let written = program.written { #expect(carried.output == written) }
    let texts = ["App.swift": program.text, "Carried.swift": carried.output]
    let folder = try TestCheckout.folder(
      "CarryPrograms/\(program.testDescription.filter(\.isLetter))",
      files: texts.mapValues { $0.replacing("import Scopes\n", with: "") })
    let errors = try await Compiler.errors([
      "-typecheck", "-warnings-as-errors", "-parse-as-library", "-package-name", "programs",
      "\(folder)/App.swift", "\(folder)/Carried.swift", "Sources/Support/Scopes/Scopes.swift",
    ])
    #expect(errors == nil)
  }
}
