import Book
import ToolSupport

/// What patterns cost to build: generated code of three shapes and three sizes.
struct CompileMeasurement: Measurement {
  static let summary = """
    What the compiler and carry take for generated code with 10, 100 and 1,000 composed protocols, \
    forwarding screens and scopes. --rounds: how often each is type-checked (3). --record: writes \
    the table of chapter 28.
    """
  static let usage = ["--rounds N", "--record"]
  private static let sizes = [10, 100, 1_000]
  private static let record = "\(CostsMeasurement.chapter)/Measured/Building.txt"
  /// How long the compiler may take for one library.
  private static let patience = Duration.seconds(120)

  let options: Options
  let bench: Bench
  private var rounds: Int { options.rounds ?? 3 }

  /// What was found of a shape in a size.
  private struct Found {
    let typeChecking: Duration
    /// The size of the library; nil where the compiler took too long.
    let bytes: Int?
    /// Nil where `carry` has nothing to do.
    let carrying: Duration?
  }

  func report() async throws(ToolError) -> Report {
    let clone = bench.clone
    let carry = try await bench.releaseBuild(of: "carry")
    try await bench.run(
      "swiftc",
      [
        "-O", "-swift-version", "6", "-parse-as-library", "-emit-module", "-emit-library",
        "-static", "-module-name", "Scopes", clone.path("Sources/Support/Scopes/Scopes.swift"),
      ])
    var lines = [["shape", "size", "type-checking", "", "binary", "", "carry", ""]]
    for shape in CompileShape.allCases {
      var before: Found?
      for size in Self.sizes {
        let found = try await found(shape, size, carry: carry)
        lines.append(line(shape, size, found, before))
        before = found
      }
    }
    let table = aligned(lines).replacing(#/ +\n/#, with: "\n")
    if options.records {
      let text =
        "Written by swift run lab compile --record.\n\n== Machine ==\n\(try await bench.machine())"
        + "\n\n== What it costs to build ==\n\(table)"
      try bench.files.write(text, to: bench.source.path(Self.record))
    }
    return Report(
      table: table,
      notes: [
        "Type-checking: 'swiftc -typecheck', the median of \(rounds) after an "
          + "unmeasured one. Binary: a library, built with -O in at most two minutes. Behind each figure is how many times the one above "
          + "it is."
      ], isOver: false)
  }

  private func found(
    _ shape: CompileShape, _ size: Int, carry: String
  ) async throws(ToolError) -> Found {
    let what = "\(shape.rawValue), \(size)"
    let folder = "\(bench.folder)/\(shape)-\(size)"
    try bench.files.makeFolder(folder)
    try bench.files.write(shape.source(size), to: "\(folder)/Code.swift")
    var sources = ["Code.swift"]
    var carrying: Duration?
    if shape.isCarried {
      sources.append("Carried.swift")
      // To standard output, because a file with the same text would be left alone.
      carrying = try await bench.median(
        "\(what), carry", rounds: rounds, of: bench.trial(carry, ["Code.swift"], in: folder))
      try await bench.run(carry, ["--output", "Carried.swift", "Code.swift"], in: folder)
    }
    let flags = [
      "-swift-version", "6", "-parse-as-library", "-module-name", "Code", "-I", bench.folder,
    ]
    let typeChecking = try await bench.median(
      what, rounds: rounds,
      of: bench.trial("swiftc", ["-typecheck"] + flags + sources, in: folder))
    let linked = shape.isCarried ? ["-L", bench.folder, "-lScopes"] : []
    let bytes = try await bytes(
      ["-O", "-emit-library"] + flags + sources + linked + ["-o", "library"], in: folder)
    return Found(typeChecking: typeChecking, bytes: bytes, carrying: carrying)
  }

  /// The size of the library; nil where the compiler takes too long for it.
  private func bytes(_ arguments: [String], in folder: String) async throws(ToolError) -> Int? {
    let compiled = try await bench.run(
      "swiftc", arguments, in: folder, accepting: [.exit(0), .overtime(Self.patience)],
      limit: Self.patience)
    guard compiled.result.succeeded else { return nil }
    let size = try await bench.run("wc", ["-c", "library"], in: folder).result.output
    return size.split(separator: " ").first.flatMap { Int($0) }
  }

  private func line(
    _ shape: CompileShape, _ size: Int, _ found: Found, _ before: Found?
  ) -> [String] {
    func growth(_ value: (Found) -> Double?) -> String {
      guard let before = before.flatMap(value), let now = value(found) else { return "" }
      return shown(now / before)
    }
    return [
      shape.rawValue, "\(size)", shown(found.typeChecking),
      growth { $0.typeChecking / .seconds(1) },
      found.bytes.map { "\($0 / 1_024) KB" } ?? "over 2 min", growth { $0.bytes.map(Double.init) },
      found.carrying.map(shown) ?? "", growth { $0.carrying.map { $0 / .seconds(1) } },
    ]
  }
}
