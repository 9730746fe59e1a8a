import ToolSupport

/// The command `carry`.
package struct CarryCommand {
  private let files: any FileSystem
  private let console: any Console

  package init(files: any FileSystem, console: any Console) {
    (self.files, self.console) = (files, console)
  }

  /// - Parameter arguments: the command line without the program's name.
  /// - Returns: The exit status: 0; 1 if carry rejects the sources, or reading or writing
  ///   fails; 2 for wrong usage.
  package func run(_ arguments: [String]) -> Int32 {
    do {
      if arguments.contains(where: ["--help", "-h", "help"].contains) {
        console.write(Self.help)
      } else {
        try carry(Arguments(arguments, options: ["--explain": false, "--output": true]))
      }
    } catch let error as ToolError {
      let isMisuse = error.kind == .usedWrongly
      let help = isMisuse ? " See: swift run carry --help" : ""
      console.writeError("carry: \(error)\(help)\n")
      return isMisuse ? 2 : 1
    } catch {
      console.writeError("\(error)")
      return 1
    }
    return console.status(0, of: "carry")
  }

  private func carry(_ arguments: Arguments) throws {
    let output = arguments.value(of: "--output")
    let explains = arguments.has("--explain")
    if arguments.plain.isEmpty {
      throw ToolError("name at least one Swift file or folder.", .usedWrongly)
    }
    if explains, output != nil {
      throw ToolError("use either --explain or --output, not both.", .usedWrongly)
    }
    let paths = Set(try arguments.plain.flatMap(swiftFiles)).subtracting([output ?? ""])
    let plan = try CarryPlan(of: paths.map { ($0, try files.read($0)) })
    if !plan.hasScopes {
      console.writeError(
        "carry: No scopes found: a scope is a class that inherits from \(Names.base).\n")
    }
    if explains {
      let diagram = plan.hasScopes ? ["", "```mermaid"] + plan.diagram + ["```"] : []
      console.write((plan.lines + diagram).map { "\($0)\n" }.joined())
    } else if let output {
      // An unchanged file keeps its modification time, so nothing is rebuilt.
      if (try? files.read(output)) != plan.generated { try files.write(plan.generated, to: output) }
    } else {
      console.write(plan.generated)
    }
  }

  /// The file at a path, or the Swift files of a folder.
  private func swiftFiles(_ path: String) throws(ToolError) -> [String] {
    guard files.isFolder(path) else { return [path] }
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    return try files.files(below: folder).filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }
  }

  private static let help = """
    swift run carry [--output FILE] PATH...
    swift run carry --explain PATH...

    Reads the Swift sources of one target, files or folders, and writes the extensions
    that pass values on from scope to scope.

    --output FILE   writes a file if its text changes, instead of standard output
    --explain       prints what each protocol carries, and for which protocol,
                    and a Mermaid flowchart of the scopes; writes no code

    Exit status:
    0   done
    1   an error in the sources, printed with its line, or in reading or writing
    2   wrong usage

    """
}
