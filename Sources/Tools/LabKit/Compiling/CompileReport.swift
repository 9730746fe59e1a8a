import ToolSupport

/// What patterns cost to build: generated code of three shapes and three sizes.
struct CompileReport: Sendable {
  static let record = "\(CostsReport.chapter)/Measured/Building.txt"

  let options: CompileOptions
  /// The checkout to clone, which has the record.
  let source: String
  /// An empty folder.
  let folder: String
  let bench: Bench
  private var files: any FileSystem { bench.environment.files }

  /// What was found of a shape in a size.
  private struct Found {
    let typeChecking: Duration
    /// Nil where the compiler took too long.
    let bytes: Int?
    /// Nil where `carry` has nothing to do.
    let carrying: Duration?
  }

  /// - Throws: `ToolError` where the clone, a build or a compiler fails.
  func report() async throws(ToolError) -> Report {
    let clone = "\(folder)/clone"
    try await bench.run("git", ["clone", "--quiet", source, clone], in: folder)
    bench.announce("Building carry for release")
    try await bench.run("swift", ["build", "-c", "release", "--product", "carry"], in: clone)
    try await bench.run(
      "swiftc",
      [
        "-O", "-swift-version", "6", "-parse-as-library", "-emit-module", "-emit-library",
        "-static", "-module-name", "Scopes", "\(clone)/Sources/Support/Scopes/Scopes.swift",
      ], in: folder)
    var lines = [["shape", "size", "type-checking", "", "binary", "", "carry", ""]]
    for shape in CompileShape.allCases {
      var before: Found?
      for size in options.sizes {
        bench.announce("\(shape.rawValue), \(size)")
        let found = try await found(shape, size, carry: "\(clone)/.build/release/carry")
        lines.append(line(shape, size, found, before))
        before = found
      }
    }
    let table = aligned(lines).split(separator: "\n").map(withoutTrailingSpaces)
      .joined(separator: "\n")
    if options.records {
      let machine = try await Machine(bench: bench, folder: folder).lines()
      try files.write(
        "Written by Scripts/measure-compile --record.\n\n== Machine ==\n\(machine)\n\n"
          + "== What it costs to build ==\n\(table)\n", to: "\(source)/\(Self.record)")
    }
    return Report(
      table: table + "\n",
      paragraphs: [
        "Type-checking: 'swiftc -typecheck', the median of \(options.rounds). Binary: a library, "
          + "built with -O in at most two minutes. Behind each figure is how many times the one above it is."
      ], isOver: false)
  }

  private func found(
    _ shape: CompileShape, _ size: Int, carry: String
  ) async throws(ToolError) -> Found {
    let place = "\(folder)/\(shape)-\(size)"
    try files.makeFolder(place)
    try files.write(shape.source(size), to: "\(place)/Code.swift")
    var sources = ["Code.swift"]
    var carrying: Duration?
    if shape.isCarried {
      sources.append("Carried.swift")
      // To standard output, as a file that is there already would be left alone.
      carrying = try await median(carry, ["Code.swift"], in: place)
      try await bench.run(carry, ["--output", "Carried.swift", "Code.swift"], in: place)
    }
    let flags = ["-swift-version", "6", "-parse-as-library", "-module-name", "Code", "-I", folder]
    let typeChecking = try await median("swiftc", ["-typecheck"] + flags + sources, in: place)
    let linked = shape.isCarried ? ["-L", folder, "-lScopes"] : []
    let bytes = try await bytes(
      ["-O", "-emit-library"] + flags + sources + linked + ["-o", "library"], in: place)
    return Found(typeChecking: typeChecking, bytes: bytes, carrying: carrying)
  }

  /// How large the library becomes; nil where that takes the compiler too long.
  private func bytes(_ arguments: [String], in place: String) async throws(ToolError) -> Int? {
    let command = try bench.command("swiftc", arguments, in: place, limit: Self.patience)
    let ended = try await bench.environment.processes.run(command)
    try bench.refuseIfInterrupted()
    if case .overtime = ended.ending { return nil }
    guard ended.succeeded else { throw bench.failure(of: command, ended) }
    let words = try await bench.run("wc", ["-c", "library"], in: place).output.split(separator: " ")
    return words.first.flatMap { Int($0) }
  }

  private static let patience = Duration.seconds(120)

  private func median(
    _ program: String, _ arguments: [String], in place: String
  ) async throws(ToolError) -> Duration {
    var times: [Duration] = []
    for _ in 0..<options.rounds {
      times.append(try await bench.time(program, arguments, in: place))
    }
    return LabKit.median(of: times)
  }

  private func line(
    _ shape: CompileShape, _ size: Int, _ found: Found, _ before: Found?
  ) -> [String] {
    let growth = found.bytes.flatMap { now in
      before?.bytes.map { shown(Double(now) / Double($0)) }
    }
    let carryingGrowth = found.carrying.flatMap { now in before?.carrying.map { now / $0 } }
    return [
      shape.rawValue, "\(size)", shown(found.typeChecking),
      before.map { shown(found.typeChecking / $0.typeChecking) } ?? "",
      found.bytes.map { "\($0 / 1_024) KB" } ?? "over 2 min", growth ?? "",
      found.carrying.map(shown) ?? "", carryingGrowth.map(shown) ?? "",
    ]
  }
}

private func withoutTrailingSpaces(_ line: Substring) -> Substring {
  line.lastIndex { $0 != " " }.map { line[...$0] } ?? ""
}
