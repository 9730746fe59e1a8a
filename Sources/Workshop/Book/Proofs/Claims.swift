import Foundation
import ToolSupport

/// `Chapters/Claims.md`: one row per id, in tables with the columns id, claim, where, verdict, proof.
/// The table under the first heading lists the required ids: `DEPS-101..125`.
package struct Claims: Sendable {
  package struct Claim: Sendable {
    package let id: String
    package let claim: String
    /// The document, named by the heading of its section of the page.
    package let document: String
    package let place: ClaimPlace
    package let verdict: String
    /// Test names, `Deps1Tests.Suite/function`, and fixtures, `Deps1/Refused/Name`.
    package let proofs: [String]
    package let line: Int

    var kind: ClaimVerdict? { ClaimVerdict(of: verdict) }
    /// The id of the row that this row repeats.
    package var repeated: String? {
      kind == .see ? verdict.split(separator: " ").dropFirst().first.map(String.init) : nil
    }
    /// A row that repeats another may leave the proof to it.
    package var needsProof: Bool { kind != .opinion && kind != .text && kind != .see }

    func problem(_ sentence: String) -> Diagnostic {
      Diagnostic(Claims.page, line: line, "\(id): \(sentence)")
    }
  }

  package static let page = "Chapters/Claims.md"

  package private(set) var all: [Claim] = []
  /// The problems of the page itself.
  package private(set) var problems: [Diagnostic] = []
  private var byID: [String: Claim] = [:]

  package init(of checkout: Checkout) throws(ToolError) {
    let page = Markdown(try checkout.read(Self.page))
    let rows = page.tables.filter { $0.header.first == "id" }.flatMap { table in
      table.rows.map { (table.section, $0) }
    }
    for (document, row) in rows {
      guard row.cells.count == 5 else {
        problems.append(
          Diagnostic(Self.page, line: row.line, "Expected 5 cells, found \(row.cells.count)."))
        continue
      }
      let proofs = row.cells[4].split(separator: ",").map { Markdown.plain(String($0)) }
        .map { $0.trimming(while: \.isWhitespace) }.filter { !$0.isEmpty }
      let claim = Claim(
        id: row.cells[0], claim: row.cells[1], document: document, place: ClaimPlace(row.cells[2]),
        verdict: row.cells[3], proofs: proofs, line: row.line)
      if byID[claim.id] != nil {
        problems.append(Diagnostic(Self.page, line: row.line, "\(claim.id) already has a row."))
      }
      byID[claim.id] = byID[claim.id] ?? claim
      if let sentence = Self.problem(with: claim) { problems.append(claim.problem(sentence)) }
      all.append(claim)
    }
    problems += completeness(ranges: page) + repetitions()
  }

  subscript(_ id: String) -> Claim? { byID[id] }

  /// The claim with this id. The hyphen is optional, and uppercase and lowercase are the same.
  package func known(_ id: String) -> Claim? {
    func plain(_ id: String) -> String { id.uppercased().filter { $0 != "-" } }
    return all.first { plain($0.id) == plain(id) }
  }

  /// The claim that has the verdict: this one, or the claim that it repeats.
  package func judged(_ claim: Claim) -> Claim { claim.repeated.flatMap { self[$0] } ?? claim }

  /// - Throws: `ToolError` with similar ids if there is no such claim.
  package func claim(_ id: String) throws(ToolError) -> Claim {
    if let found = known(id) { return found }
    let near = didYouMean(id, in: all.map(\.id))
    throw ToolError("No claim '\(id)'.\(near)", .usedWrongly)
  }

  private static func problem(with claim: Claim) -> String? {
    guard let kind = claim.kind else {
      let known = ClaimVerdict.allCases.map(\.rawValue).joined(separator: ", ")
      return "'\(claim.verdict)' is not a verdict. Verdicts: \(known)."
    }
    if kind.needsExplanation, claim.verdict.count < kind.rawValue.count + 4 {
      return "'\(kind.rawValue)' needs an explanation: when, what is true, or what changed."
    }
    if claim.needsProof, claim.proofs.isEmpty {
      return "the verdict '\(kind.rawValue)' needs a proof."
    }
    if let count = claim.place.quotation?.split(separator: " ").count, count > 6 {
      return "the quotation has \(count) words, at most 6 are allowed."
    }
    return claim.claim.isEmpty ? "the claim is empty." : nil
  }

  /// Reports rows that repeat a row without a verdict of its own.
  private func repetitions() -> [Diagnostic] {
    all.compactMap { claim in
      guard let other = claim.repeated else { return nil }
      guard let row = self[other], row.kind != .see else {
        return claim.problem("'\(claim.verdict)' must refer to a row with its own verdict.")
      }
      return nil
    }
  }

  /// Reports ids of the ranges without a row, and rows outside the ranges.
  private func completeness(ranges page: Markdown) -> [Diagnostic] {
    guard let table = page.tables.first(where: { $0.header.first == "ids" }) else {
      let sentence = "Missing the table of id ranges, with the column 'ids'."
      return [Diagnostic(Self.page, sentence)]
    }
    var problems: [Diagnostic] = []
    var promised: Set<String> = []
    for row in table.rows {
      if let ids = Self.expanded(Markdown.plain(row.cells[0])) {
        promised.formUnion(ids)
      } else {
        let sentence = "Write the range '\(row.cells[0])' as 'DEPS-01..40'."
        problems.append(Diagnostic(Self.page, line: row.line, sentence))
      }
    }
    let seen = Set(byID.keys)
    return problems
      + promised.subtracting(seen).sorted().map {
        Diagnostic(Self.page, "\($0) has no row.")
      }
      + seen.subtracting(promised).sorted().map {
        Diagnostic(Self.page, "\($0) is outside all id ranges. Add it to the table of ranges.")
      }
  }

  /// The ids of a range, such as `DEPS-01..40`, with as many digits as the first id has.
  private static func expanded(_ range: String) -> [String]? {
    guard let match = range.wholeMatch(of: #/([A-Z]+-[A-Z]?)(\d+)\.\.(\d+)/#),
      let first = Int(match.2), let last = Int(match.3), first <= last
    else { return nil }
    return (first...last).map { match.1 + String(format: "%0\(match.2.count)d", $0) }
  }
}

/// The verdict of a row: its first words.
package enum ClaimVerdict: String, CaseIterable, Sendable {
  case holdsIf = "holds if"
  case holds, refuted, repaired, opinion, text
  /// The row repeats another row, and has that row's verdict.
  case see

  init?(of cell: String) {
    guard let found = Self.allCases.first(where: { cell.hasPrefix($0.rawValue) })
    else { return nil }
    self = found
  }

  /// These verdicts need an explanation: when the claim holds, what is true instead, what was changed.
  var needsExplanation: Bool {
    self == .holdsIf || self == .refuted || self == .repaired || self == .see
  }
}

extension Claims {
  /// Reports verdicts in a page's tables that differ from `Claims.md`.
  func verdictProblems(_ markdown: Markdown, on page: String) -> [Diagnostic] {
    guard page != Self.page else { return [] }
    return markdown.tables.filter { $0.header.first == "id" }.flatMap { table in
      table.rows.compactMap { row in
        guard let claim = self[row.cells[0]],
          let kind = judged(claim).kind
        else {
          return Diagnostic(page, line: row.line, "\(row.cells[0]) is not in \(Self.page).")
        }
        let verdict = row.cells.last ?? ""
        guard ClaimVerdict(of: verdict) != kind else { return nil }
        return Diagnostic(
          page, line: row.line,
          "\(claim.id): \(Self.page) says '\(kind.rawValue)', this row says '\(verdict)'.")
      }
    }
  }
}
