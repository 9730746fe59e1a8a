import TestSupport
import Testing

/// The chapter's optimized code: functions in the Swift intermediate language (SIL).
struct OptimizedCode: Sendable {
  /// The work of a call, including the functions that it calls by name, but without the leaf.
  struct Work: Equatable {
    /// The number of indirect calls.
    var calls = 0
    var loads = 0
    /// The number of changes of a reference count.
    var counts = 0
    var allocations = 0
  }

  /// The lines of each function, by symbol.
  private var functions: [Substring: [Substring]] = [:]
  /// The symbol of each consumer's method, by the consumer's type name.
  private var symbols: [String: Substring] = [:]

  var consumers: [String] { symbols.keys.sorted() }

  init() async throws {
    let chapter = chapterFolder("PatternCosts")
    let files = TestCheckout.checkout.files
    let sources = try ["Patterns", "Measuring"].flatMap { folder in
      try files.files(below: TestCheckout.checkout.path("\(chapter)/\(folder)"))
        .map { "\(chapter)/\(folder)/\($0)" }
    }
    // The optimizer removes functions that are never called.
    let main = "print(PatternRows.all().map { $0.answer(1, 0) })\n"
    let folder = try TestCheckout.folder("Optimized", files: ["main.swift": main])
    let errors = try await Compiler.errors(
      [
        "-O", "-wmo", "-emit-sil", "-o", "\(folder)/code.sil", "-module-name", "PatternCosts",
        "-I", "\(TestCheckout.products)/Modules", "\(chapter)/Leaf.swift",
        "\(chapter)/SoldOutFilter.swift", "\(folder)/main.swift",
      ] + sources)
    try #require(errors == nil, "\(errors ?? "")")
    var symbol: Substring = ""
    for line in try files.read("\(folder)/code.sil").split(separator: "\n") {
      if line.hasPrefix("sil "), let match = line.firstMatch(of: #/@(\S+) : /#) {
        symbol = match.1
        functions[symbol] = []
        let signature = #/4call\S+ : .*\(Int, @guaranteed (.+)\) -> Int {$/#
        if let method = line.firstMatch(of: signature) { symbols[String(method.1)] = symbol }
      } else if line.hasPrefix("  ") {
        functions[symbol]?.append(line)
      }
    }
  }

  /// - Parameter consumer: the type's name, such as `Composition.Specialized`.
  func work(of consumer: String) throws -> Work {
    work(in: try #require(symbols[consumer], "No consumer \(consumer)"))
  }

  /// - Parameter callers: the functions on the way to this one, so that a recursion is counted once.
  private func work(in symbol: Substring, of callers: Set<Substring> = []) -> Work {
    var (work, references) = (Work(), [Substring: Substring]())
    for line in functions[symbol] ?? [] {
      let tokens = line.split(separator: " ")
      let hasResult = tokens.count > 2 && tokens[1] == "="
      switch hasResult ? tokens[2] : tokens[0] {
      case "function_ref": references[tokens[0]] = tokens[3].dropFirst()
      case "load": work.loads += 1
      case "alloc_ref", "alloc_box", "partial_apply": work.allocations += 1
      case "strong_retain", "strong_release", "retain_value", "release_value", "copy_addr",
        "destroy_addr":
        work.counts += 1
      case "apply", "try_apply":
        let callee = line.firstMatch(of: #/apply (?:\[\w+\] )*(%\d+)/#)?.1 ?? ""
        guard let called = references[callee] else {
          work.calls += 1
          continue
        }
        // All consumers call the same leaf.
        if called.contains("4LeafC6answer") || callers.contains(called) { continue }
        let inner = self.work(in: called, of: callers.union([symbol]))
        work.calls += inner.calls
        work.loads += inner.loads
        work.counts += inner.counts
        work.allocations += inner.allocations
      default: break
      }
    }
    return work
  }
}
