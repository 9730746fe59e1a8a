import TestSupport
import Testing

@testable import Book

@Suite("Claims.md")
struct ClaimsTests {
  /// The problems of a page with these rows; DEPS-01 and DEPS-02 are required.
  private func problems(_ rows: [String]) throws -> [String] {
    let page = """
      | ids | from |
      |---|---|
      | DEPS-01..02 | x |

      | id | claim | where | verdict | proof |
      |---|---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
    return try Claims(of: .with([Claims.page: page])).problems.map(\.message)
  }

  @Test("The rows of Claims.md have no errors")
  func realPage() throws {
    let claims = try Claims(of: TestCheckout.checkout)
    #expect(claims.problems == [])
    #expect(claims.all.count { $0.id.hasPrefix("DEPS-") } == 40 + 80 + 11)
    // All eighty stated values, two of them refuted.
    let values = claims.all.filter {
      $0.proofs.contains { $0.hasSuffix("StatedValuesTests/value") }
    }
    #expect(values.count == 80)
    #expect(values.count { $0.kind == .holds } == 78)
    #expect(values.filter { $0.kind == .refuted }.map(\.id) == ["DEPS-117", "DEPS-317"])
  }

  @Test("Claims from source documents name their section")
  func places() throws {
    let claims = try Claims(of: TestCheckout.checkout).all.filter { $0.document != "Ours" }
    let documents = Set(claims.map(\.document))
    #expect(
      documents == [
        "Managing dependencies", "Dependency objects", "Composed protocols", "DependencyKit",
      ])
    for claim in claims where !["ours", "framework"].contains(claim.place.text) {
      #expect(claim.place.section != nil, "\(claim.id)")
      let isValue = claim.id.contains(#/^D(EPS|KIT)-[1-3]\d\d$/#)
      if isValue { #expect(claim.place.quotation == nil, "\(claim.id)") }
    }
    let quoted = claims.count { $0.place.quotation != nil }
    #expect(quoted > 450)
  }

  private static let first = "| DEPS-01 | x | L1 | holds | `T.s/f` |"
  private static let second = "| DEPS-02 | x | L1 | opinion | |"

  @Test(
    "`Claims` reports missing, repeated and malformed rows",
    arguments: [
      ([first, second], nil),
      ([first], "DEPS-02 has no row."),
      (
        [first, second, "| DEPS-03 | x | L1 | opinion | |"],
        "DEPS-03 is outside all id ranges. Add it to the table of ranges."
      ),
      ([first, second, "| DEPS-02 | x |"], "Expected 5 cells, found 2."),
      ([first, second, second], "DEPS-02 already has a row."),
      ([first, "| DEPS-02 | x | L1 | maybe | |"], "'maybe' is not a verdict"),
      ([first, "| DEPS-02 | x | L1 | holds | |"], "the verdict 'holds' needs a proof."),
      ([first, "| DEPS-02 | x | L1 | refuted | `T.s/f` |"], "'refuted' needs an explanation"),
      ([first, "| DEPS-02 | x | L1 | holds if | `T.s/f` |"], "'holds if' needs an explanation"),
      ([first, "| DEPS-02 |  | L1 | opinion | |"], "the claim is empty."),
      ([first, "| DEPS-02 | x | *S*, L1: “a b c d e f” | opinion | |"], nil),
      (
        [first, "| DEPS-02 | x | *S*, L1: “a b c d e f g” | opinion | |"],
        "the quotation has 7 words"
      ),
      ([first, "| DEPS-02 | x | L1 | see DEPS-01 | `T.s/f` |"], nil),
      (
        [first, "| DEPS-02 | x | L1 | see DEPS-03 | `T.s/f` |"],
        "'see DEPS-03' must refer to a row with its own verdict."
      ),
      (
        [first, "| DEPS-02 | x | L1 | see DEPS-02 | `T.s/f` |"],
        "'see DEPS-02' must refer to a row with its own verdict."
      ),
    ] as [([String], String?)])
  func rows(rows: [String], problem: String?) throws {
    let problems = try problems(rows)
    #expect(problems.count == (problem == nil ? 0 : 1))
    if let problem { #expect(problems.first?.contains(problem) == true) }
  }

  @Test("`Claims.index()` lists claim ids by section, ordered by their source lines")
  func index() throws {
    let page = """
      ## One
      | id | claim | where | verdict | proof |
      |---|---|---|---|---|
      | STG-04 | x | *Later*, L90 | opinion | |
      | STG-01 | x | *Early*, L4-9: “a” | opinion | |
      | STG-02 | x | *Early*, L5 | opinion | |
      | STG-03 | x | *Early*, L6 | opinion | |
      | STG-05 | x | L6 | opinion | |
      | STG-E01 | x | *Early*, L6 | opinion | |
      ## Two
      | id | claim | where | verdict | proof |
      |---|---|---|---|---|
      | DEPS-01 | x | *Late*, L1 | opinion | |
      | DEPS-02 | x | *Late*, L1 | opinion | |
      """
    let index = try Claims(of: .with([Claims.page: page])).index()
    #expect(
      index == [
        "| One | Early | STG-01 to STG-03, STG-E01 |", "| One | Later | STG-04 |",
        "| Two | Late | DEPS-01, DEPS-02 |",
      ])
  }

  @Test("`Claims` reports a page that lacks the table of id ranges")
  func noRanges() throws {
    let claims = try Claims(of: .with([Claims.page: "| id |\n|---|\n"]))
    #expect(claims.problems.count == 1)
  }

  @Test("Claims.md lists only existing tests, fixtures and scripts")
  func proofsExist() throws {
    let index = try ProofIndex(of: TestCheckout.checkout)
    for claim in try Claims(of: TestCheckout.checkout).all {
      let places = claim.proofs.compactMap { index.place(of: $0, for: claim.id) }
      for (file, places) in Dictionary(grouping: places, by: \.file) where places.count > 1 {
        let named = try TestCheckout.read(file).ranges(of: "\"\(claim.id)\"").count
        let lines = Set(places.map(\.line))
        #expect(lines.count >= min(named, places.count), "\(claim.id): \(file)")
      }
      for proof in claim.proofs {
        let place = try #require(index.place(of: proof, for: claim.id), "\(claim.id): \(proof)")
        let lines = try TestCheckout.checkout.read(place.file).split(
          separator: "\n", omittingEmptySubsequences: false)
        let isNamed = lines[place.line - 1].contains(claim.id)
        let declares = lines[place.line - 1].contains("func ")
        // A script has no separate line for each id.
        let isScript = place.file == proof && lines[0].hasPrefix("#!")
        #expect(isNamed || declares || isScript, "\(claim.id): \(place.file):\(place.line)")
      }
    }
    let problems = index.problems(try Claims(of: TestCheckout.checkout))
    #expect(problems == [], "\(problems)")
  }

  @Test(
    "`ProofIndex` finds the line of a claim's test or table row",
    arguments: [("first", 3), ("second", 6), ("third", 9), ("fourth", 18), ("fifth", 17)])
  func line(test: String, line: Int) throws {
    let checkout = Checkout.with([
      "Tests/Chapters/OneTests/OneTests.swift": """
      struct A {
        // "DEPS-01" in a comment
        @Test("x", .proves("DEPS-01")) func first() {}
        @Test(
          "y",
          .proves("DEPS-02", "DEPS-01"))
        func second() {}

        static let rows = [("DEPS-01", 1), ("DEPS-02", 2)]
        @Test("z", arguments: rows)
        func third(id: String, value: Int) {}

        @Test("v", arguments: Rows.all)
        func fourth(row: String) {}

        @Test("w")
        func fifth() {}
        static let unused = "DEPS-01 and more"
      }

      """,
      "Tests/Chapters/OneTests/Rows.swift": String(repeating: "\n", count: 16)
        + "enum Rows {\n  static let all = [\"DEPS-01\"]\n}\n",
    ])
    let index = try ProofIndex(of: checkout, for: ["OneTests.A/\(test)"])
    let place = try #require(index.place(of: "OneTests.A/\(test)", for: "DEPS-01"))
    #expect(place.line == line)
    #expect(place.file.hasSuffix(test == "fourth" ? "Rows.swift" : "OneTests.swift"))
  }

  @Test("`skippedOnMac` lists the tests that run only on Linux")
  func skippedOnMac() throws {
    let file = "Tests/Chapters/OneTests/OneTests.swift"
    let checkout = Checkout.with([
      file: """
      struct A {
        @Test("x", .enabled(if: onLinux, "why")) func there() {}
        @Test(.enabled(if: isChild)) func everywhere() {}
      }
      """
    ])
    #expect(
      try ProofIndex(of: checkout, for: ["OneTests.A/there"]).skippedOnMac == ["OneTests.A/there"])
  }

  @Test("A proof script must exist and begin with `#!`")
  func scripts() throws {
    let row = "| DEPS-01 | One object holds it all | L1 | holds | "
    func sentences(_ proof: String) throws -> [String] {
      let checkout = Checkout.with([
        Claims.page: "| id |||||\n|---|---|---|---|---|\n\(row)`\(proof)` |\n",
        "Scripts/notes": "no program\n",
      ])
      return try ProofIndex(of: checkout, for: [proof]).problems(try Claims(of: checkout))
        .filter { $0.file == Claims.page }.map(\.message)
    }
    #expect(try sentences("Scripts/slow/rebuilds") == [])
    for proof in ["Scripts/nothing", "Scripts/notes"] {
      #expect(try sentences(proof) == ["DEPS-01: no proof named \(proof)."])
    }
    let index = try ProofIndex(of: TestCheckout.checkout, for: [])
    let place = try #require(index.place(of: "Scripts/slow/rebuilds", for: "DEPS-01"))
    #expect(place.file == "Scripts/slow/rebuilds")
    #expect(place.test == nil)
  }

  @Test(
    "A fixture that imports nothing from this package must say why", arguments: ["alone", "alike"])
  func detachedFixtures(word: String) throws {
    let path = "Chapters/14-Deps1/Refused/Original.swift"
    let text = try Checkout.real(path, replacing: "// alone:", with: "// \(word):")
    let checkout = Checkout.with([path: text])
    let found = try ProofIndex(of: checkout, for: []).problems(try Claims(of: checkout))
    let isFound = found.contains { $0.file == path && $0.message.contains("'// alone: …'") }
    #expect(isFound == (word == "alike"))
  }

  @Test("`ProofIndex` reports fixtures that no claim lists")
  func unknownProofs() throws {
    let page = try Checkout.real(
      Claims.page, replacing: "`Deps1/Refused/Original`", with: "`Deps1/Refused/Nothing`")
    let checkout = Checkout.with([Claims.page: page])
    let found = try ProofIndex(of: checkout, for: []).problems(try Claims(of: checkout))
    #expect(
      found.map(\.message).filter { $0.contains(#/DEPS-12\b/#) } == [
        "DEPS-12: no proof named Deps1/Refused/Nothing.",
        "No row for DEPS-12 in Chapters/Claims.md lists Deps1/Refused/Original.",
      ])
  }
}
