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

  /// A cell of the table, and its value, of which the growth is told; nil where there is none.
  private typealias Figure = (text: String, value: Double?)

  func report() async throws(ToolError) -> Report {
    let carry = try await bench.releaseBuild(of: "carry")
    try await bench.run(
      "swiftc",
      [
        "-O", "-swift-version", "6", "-parse-as-library", "-emit-module", "-emit-library",
        "-static", "-module-name", "Scopes", clone.path("Sources/Support/Scopes/Scopes.swift"),
      ])
    var lines = [["shape", "size", "type-checking", "", "binary", "", "carry", ""]]
    for shape in CompileShape.allCases {
      var before: [Figure]?
      for size in Self.sizes {
        let figures = try await figures(shape, size, carry: carry)
        let cells = figures.enumerated().flatMap { column, figure in
          guard let now = figure.value, let before = before?[column].value else {
            return [figure.text, ""]
          }
          return [figure.text, shown(now / before)]
        }
        lines.append([shape.rawValue, "\(size)"] + cells)
        before = figures
      }
    }
    let table = aligned(lines).replacing(#/ +\n/#, with: "\n")
    if options.records {
      try await bench.record(
        "== What it costs to build ==\n\(table)", by: "compile", to: Self.record)
    }
    return Report(
      table: table,
      notes: [
        "Type-checking: 'swiftc -typecheck', the median of \(rounds) after an unmeasured one. "
          + "Binary: a library, built with -O in at most two minutes. Behind each figure is how many "
          + "times the one above it is."
      ], fails: false)
  }

  /// What type-checking a shape in a size takes, how large its library is, and what `carry` takes.
  private func figures(
    _ shape: CompileShape, _ size: Int, carry: String
  ) async throws(ToolError) -> [Figure] {
    let what = "\(shape.rawValue), \(size)"
    let folder = "\(bench.folder)/\(shape)-\(size)"
    try bench.files.makeFolder(folder)
    try bench.files.write(shape.source(size), to: "\(folder)/Code.swift")
    var sources = ["Code.swift"]
    var carrying: Figure = ("", nil)
    if shape.isCarried {
      sources.append("Carried.swift")
      // To standard output, because a file with the same text would be left alone.
      carrying = figure(
        try await bench.median(
          "\(what), carry", rounds: rounds, of: carry, ["Code.swift"], in: folder))
      try await bench.run(carry, ["--output", "Carried.swift", "Code.swift"], in: folder)
    }
    let flags = [
      "-swift-version", "6", "-parse-as-library", "-module-name", "Code", "-I", bench.folder,
    ]
    let typeChecking = try await bench.median(
      what, rounds: rounds, of: "swiftc", ["-typecheck"] + flags + sources, in: folder)
    let linked = shape.isCarried ? ["-L", bench.folder, "-lScopes"] : []
    let bytes = try await bytes(
      ["-O", "-emit-library"] + flags + sources + linked + ["-o", "library"], in: folder)
    let size = bytes.map { "\($0 / 1_024) KB" } ?? "over 2 min"
    return [figure(typeChecking), (size, bytes.map(Double.init)), carrying]
  }

  private func figure(_ time: Duration) -> Figure { (shown(time), time / .seconds(1)) }

  /// The size of the library; nil where the compiler takes too long for it.
  private func bytes(_ arguments: [String], in folder: String) async throws(ToolError) -> Int? {
    let compiled = try await bench.run(
      "swiftc", arguments, in: folder, accepting: [.exit(0), .overtime(Self.patience)],
      limit: Self.patience)
    guard compiled.result.succeeded else { return nil }
    return try bench.files.bytes(of: "\(folder)/library").count
  }
}
