import Book
import ExerciseKit
import ToolSupport

/// Which proofs of claims go red where a chapter's code is wrong.
struct ProofMeasurement: Measurement {
  static let summary = """
    Which claims' proofs go red for mutants of their chapter's code: all chapters, or those named. \
    Each chapter is built alone with its tests, and goes on where the last run of the same code \
    stopped; this takes hours. Mutants: a name that differs in one letter exchanged; an assignment \
    or a call left out, a call made twice; a stored property computed at each access; lazy, weak or \
    unowned left out; a number, an operator, a truth value or a text changed; a setter or a body \
    emptied, a body done twice; a call left out of a chain, a sequence shortened or reversed; actor \
    and class, class and struct, weak and unowned exchanged; a method replaced by a closure that \
    does nothing. The mutants that Chapters/Proofs.md has for a chapter are tried as well, and not \
    counted. --mutants: how many that compile, of each chapter (20). --seed: which (1). --record: \
    writes the table of that page.
    """
  static let usage = ["CHAPTER …", "--mutants N", "--seed N", "--record"]
  /// What share of the mutants the tests kill: in each chapter, and over all.
  private static let limits = (each: 90, all: 95)

  let options: Options
  let bench: Bench

  /// The verdicts on a chapter's first mutants that compile, and on those that a person wrote.
  private typealias Found = (
    chapter: Chapter, verdicts: [MutantVerdict], written: [MutantVerdict]
  )

  static func recorded(in checkout: Checkout) throws(ToolError) -> [String] {
    ["Chapters", "Sources/Features", "Sources/Support", "Tests"]
  }

  func report() async throws(ToolError) -> Report {
    let chapters = try options.plain.isEmpty ? clone.chapters() : options.plain.map(clone.chapter)
    let graph = try await TargetGraph(of: Session(checkout: clone, environment: bench.environment))
    let second = Checkout(root: "\(bench.folder)/second", files: bench.files)
    try await bench.makeClone(second.root)
    let free = Locked([clone, second])
    let seenRed = try SeenRed(of: bench.source)
    let claims = try Claims(of: clone).all.filter {
      isProvenByTests($0) && seenRed.reason(for: $0.id) == nil
    }
    let all: [Found] = try await inParallel(chapters, atOnce: 2) { chapter throws(ToolError) in
      let place = free.withLock { $0.removeLast() }
      defer { free.withLock { $0.append(place) } }
      return try await found(in: chapter, graph, seenRed, place)
    }

    let isExcused = { (verdict: MutantVerdict) in seenRed.reason(for: verdict.mutant) != nil }
    var lines = [["chapter", "code", "mutants", "killed", ""]]
    var notes: [String] = []
    var (judged, killed, isOver) = (0, 0, false)
    for (chapter, verdicts, written) in all {
      let survivors = verdicts.filter { $0.ending == .survived }
      let counted = verdicts.count - survivors.count(where: isExcused)
      let dead = verdicts.count - survivors.count
      (judged, killed) = (judged + counted, killed + dead)
      isOver = isOver || dead * 100 < counted * Self.limits.each
      lines.append([
        chapter.title, try clone.codeHash(of: chapter), "\(counted)", "\(dead)",
        "\(dead * 100 / max(counted, 1)) %",
      ])
      notes += survivors.filter { !isExcused($0) }.map { "survives: \(chapter.title) \($0.mutant)" }
      let idle = written.filter(\.red.isEmpty)
      notes += idle.map { "makes no proof red: \(chapter.title) \($0.mutant)" }
      isOver = isOver || !idle.isEmpty
    }
    lines.append(["all", "", "\(judged)", "\(killed)", "\(killed * 100 / max(judged, 1)) %"])
    let red = Set(all.flatMap { $0.verdicts + $0.written }.flatMap(\.red))
    let modules = Set(all.map(\.chapter.tests))
    let open = claims.filter { claim in
      !red.contains(claim.id)
        && claim.proofs.allSatisfy { modules.contains(String($0.prefix { $0 != "." })) }
    }.map(\.id)
    if !open.isEmpty { notes.append("Never red: \(open.joined(separator: ", ")).") }
    if options.records { try record(lines) }
    return Report(
      table: aligned(lines), notes: notes,
      isOver: isOver || killed * 100 < judged * Self.limits.all || !open.isEmpty)
  }

  /// The verdicts on as many mutants that compile as are asked for, in the order of the seed, and on
  /// those of the page.
  private func found(
    in chapter: Chapter, _ graph: TargetGraph, _ seenRed: SeenRed, _ place: Checkout
  ) async throws(ToolError) -> Found {
    var log = try MutantLog(
      bench.source.path(".build/mutants/\(chapter.name)"), hash: try clone.codeHash(of: chapter),
      files: bench.files)
    var built: MutatedChapter?
    func verdict(on candidate: MutatedChapter.Candidate) async throws(ToolError) -> MutantVerdict {
      if let known = log.verdicts[candidate.name] { return known }
      if built == nil { built = try await MutatedChapter(chapter, in: place, bench) }
      guard let mutated = built else { throw ToolError("\(chapter.title) is not built.") }
      console.progress("\(chapter.title): \(candidate.name)")
      let verdict = try await mutated.verdict(on: candidate)
      try log.append(verdict)
      return verdict
    }
    var judged: [MutantVerdict] = []
    for candidate in try candidates(of: chapter, graph)
    where judged.count < options.mutants ?? 20 {
      let verdict = try await verdict(on: candidate)
      if verdict.ending != .doesNotCompile { judged.append(verdict) }
    }
    var written: [MutantVerdict] = []
    for candidate in try seenRed.mutants(of: chapter, in: place) {
      written.append(try await verdict(on: candidate))
    }
    return (chapter, judged, written)
  }

  /// All mutants of what a chapter compiles, in an order that the seed alone decides. Its
  /// `main.swift` only shows the pattern, and what it prints is compared byte for byte.
  private func candidates(
    of chapter: Chapter, _ graph: TargetGraph
  ) throws(ToolError) -> [MutatedChapter.Candidate] {
    var all: [(order: String, candidate: MutatedChapter.Candidate)] = []
    for file in graph.sources[chapter.name] ?? [] where file != "main.swift" {
      let path = "\(chapter.folder)/\(file)"
      for mutant in try MutantMaker(try clone.read(path), path: path, inTasks: false).mutants {
        let name = "\(file):\(mutant.name)"
        let order = ContentHash("\(options.seed ?? 1)", name).description
        all.append((order, (path, name, mutant.text)))
      }
    }
    return all.sorted { $0.order < $1.order }.map(\.candidate)
  }

  /// Whether only tests prove a claim. A fixture has been red: its test sees that the compiler accepts
  /// its repair. A script has a record of its own.
  private func isProvenByTests(_ claim: Claims.Claim) -> Bool {
    claim.needsProof && claim.proofs.allSatisfy { $0.contains(#/^\w+Tests\./#) }
  }

  /// Writes the table, and leaves what stands around it.
  private func record(_ cells: [[String]]) throws(ToolError) {
    let path = bench.source.path(SeenRed.page)
    let text = try bench.files.read(path)
    let heading = cells[0].map { $0.isEmpty ? "share" : $0 }
    let rows = ([heading, heading.map { _ in "---" }] + cells.dropFirst())
      .map { "| \($0.joined(separator: " | ")) |" }
    let lines = text.lines
    guard let start = lines.firstIndex(where: { $0.hasPrefix("| chapter |") }) else {
      throw ToolError("\(SeenRed.page) has no table of chapters.")
    }
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    let new = Array(lines[..<start]) + rows + lines[end...]
    try bench.files.write(new.joined(separator: "\n"), to: path)
  }
}
