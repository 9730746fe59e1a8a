import ExerciseTestSupport
import Testing

@Suite("workshop term")
struct TermTests {
  @Test("A term has its sentence and its guide; an unknown one gets the nearest")
  func terms() async throws {
    let workshop = try FakeWorkshop(changed: [
      "Chapters/Glossary.md": """
      | term | meaning | introduced by |
      |---|---|---|
      | external alias | An alias of `A & B`. | [21](21-Splicing/README.md) |

      """
    ])
    #expect(await workshop.run("term", "External", "alias") == 0)
    #expect(
      workshop.page.text == """
        external alias: An alias of A & B.
          guide         Chapters/21-Splicing/README.md

        """)
    #expect(await workshop.run("term", "external aliases") == 2)
    #expect(workshop.page.errors.contains("Nearest: external alias."))
  }
}
