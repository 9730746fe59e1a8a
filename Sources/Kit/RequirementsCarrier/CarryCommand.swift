import ToolSupport

/// The command `carry`.
package struct CarryCommand {
  private let files: any FileSystem
  private let console: any Console

  package init(files: any FileSystem, console: any Console) {
    (self.files, self.console) = (files, console)
  }

  /// - Parameter arguments: the command line without the program's name.
  /// - Returns: The exit status: 0; 1 if the sources can't be carried, or a file or standard output
  ///   fails; 2 for misuse.
  package func run(_ arguments: [String]) -> Int32 {
    if arguments.contains(where: ["--help", "-h", "help"].contains) {
      console.write(Self.help)
      return statusOfOutput
    }
    do {
      try carry(
        Arguments(arguments, options: Self.options, unknown: { "'\($0)' is not known." }))
      return statusOfOutput
    } catch let error as ToolError {
      let isMisuse = error.kind == .usedWrongly
      let help = isMisuse ? " See: swift run carry --help" : ""
      console.writeError("carry: \(error)\(help)\n")
      return isMisuse ? 2 : 1
    } catch {
      console.writeError("\(error)")
      return 1
    }
  }

  /// 0, or 1 if not all of standard output could be written.
  private var statusOfOutput: Int32 {
    guard let reason = console.lostOutput else { return 0 }
    console.writeError("carry: Standard output cannot be written: \(reason).\n")
    return 1
  }

  /// The options, and whether a value follows each.
  private static let options = [
    "--base": true, "--explain": false, "--import": true, "--module": true, "--output": true,
    "--prefix": true, "--requirements": true, "--source-locations": false, "--summary": true,
  ]

  private func carry(_ arguments: Arguments) throws {
    let output = arguments.value(of: "--output")
    let explains = arguments.has("--explain")
    if arguments.plain.isEmpty { throw ToolError("A path is missing.", .usedWrongly) }
    let summary = arguments.value(of: "--summary")
    if explains, output ?? summary != nil {
      throw ToolError("--explain writes no file.", .usedWrongly)
    }
    var options = CarryOptions()
    options.prefix = try name("--prefix", in: arguments) ?? options.prefix
    options.base = try name("--base", in: arguments) ?? options.base
    options.requirements = try name("--requirements", in: arguments) ?? options.requirements
    options.module = try name("--module", in: arguments)
    if summary != nil, options.module == nil {
      throw ToolError(
        "--summary needs --module, the name by which others import the sources.", .usedWrongly)
    }
    options.locatesSources = arguments.has("--source-locations")
    let paths = Set(try arguments.plain.flatMap(swiftFiles)).subtracting([output ?? ""])
    let plan = try CarryPlan(
      of: paths.map { ($0, try files.read($0)) },
      importing: arguments.values(of: "--import").map {
        try Summary(files.read($0), at: $0, prefix: options.prefix)
      }, options: options)
    for warning in plan.warnings { console.writeError("\(warning)\n") }
    if !plan.hasScopes {
      console.writeError(
        "carry: No scopes found: a scope is a class that inherits from \(options.base).\n")
    }
    if explains {
      let diagram = plan.hasScopes ? ["", "```mermaid"] + plan.diagram + ["```"] : []
      console.write((plan.lines + diagram).map { "\($0)\n" }.joined())
      return
    }
    if let output {
      try write(plan.generated, to: output)
    } else if summary == nil {
      console.write(plan.generated)
    }
    if let summary, let module = options.module {
      try write(json(of: plan.summary(of: module)), to: summary)
    }
  }

  /// An unchanged file keeps its modification time, so nothing is rebuilt.
  private func write(_ text: String, to path: String) throws(ToolError) {
    if (try? files.read(path)) != text { try files.write(text, to: path) }
  }

  /// The value of an option that is a part of a name.
  private func name(_ option: String, in arguments: Arguments) throws(ToolError) -> String? {
    guard let value = arguments.value(of: option) else { return nil }
    guard value.wholeMatch(of: #/[\p{L}_][\p{L}\p{N}_]*/#) != nil else {
      throw ToolError(
        "\(option) needs a name of letters, digits and '_', not '\(value)'.", .usedWrongly)
    }
    return value
  }

  /// The file at a path, or the Swift files of a folder.
  private func swiftFiles(_ path: String) throws(ToolError) -> [String] {
    guard files.isFolder(path) else { return [path] }
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    return try files.files(below: folder).filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }
  }

  private static let help = """
    swift run carry [--output FILE] [OPTION...] PATH...
    swift run carry --explain [OPTION...] PATH...

    Reads the Swift sources of one target, files or folders, and writes the extensions
    that pass requirements on from scope to scope, to standard output or to a file.

    --explain            instead prints what each protocol carries, and for which
                         protocol, and a Mermaid flowchart of the scopes
    --output FILE        writes this file, unless its text would stay the same
    --base NAME          the class that scopes inherit from, if it is not Resource
    --requirements NAME  the protocol that lists refine, if it is not Requirements
    --prefix NAME        the prefix of all generated names; CODEGEN_ by default
    --module NAME        the name by which other modules import the sources
    --summary FILE       writes what they must know to carry for public lists
    --import FILE        reads such a summary of another module; may be repeated
    --source-locations   lets the compiler report errors in generated code at the
                         lines of your sources

    Exit status: 0; 1 if the sources can't be carried (each reason has its file and
    line), or a file or standard output cannot be read or written; 2 for wrong usage.

    """
}
