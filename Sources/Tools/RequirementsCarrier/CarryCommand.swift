/// Reading and writing text files, so that a test can put other files in their place.
public protocol SourceFiles {
  /// The text of a file, or nil where there is none that can be read.
  func text(of path: String) -> String?
  /// The paths of all files below a folder, or nil where the path is no folder.
  func files(below folder: String) -> [String]?
  /// Replaces a file, or makes it.
  func write(_ text: String, to path: String) throws
}

/// The command `carry`.
public struct CarryCommand {
  private let files: any SourceFiles
  private let print: (String) -> Void
  private let complain: (String) -> Void

  /// - Parameters:
  ///   - print: takes what goes to standard output.
  ///   - complain: takes what goes to standard error.
  public init(
    files: any SourceFiles, print: @escaping (String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    (self.files, self.print, self.complain) = (files, print, complain)
  }

  /// - Parameter arguments: without the program's own name.
  /// - Returns: 0, 1 where the sources can't be carried or a file fails, 2 for wrong use.
  public func run(_ arguments: [String]) -> Int32 {
    if arguments.contains(where: ["--help", "-h", "help"].contains) {
      print(Self.help)
      return 0
    }
    let options: Options
    do throws(Failure) { options = try Options(arguments) } catch {
      complain("carry: \(error.message). See: swift run carry --help\n")
      return 2
    }
    do {
      try carry(options)
      return 0
    } catch let failure as Failure {
      complain("carry: \(failure.message).\n")
    } catch {
      complain("\(error)")
    }
    return 1
  }

  private func carry(_ options: Options) throws {
    var sources: [(path: String, text: String)] = []
    for path in Set(try options.paths.flatMap(swiftFiles)).subtracting([options.output ?? ""]) {
      guard let text = files.text(of: path) else {
        throw Failure(message: "\(path) cannot be read")
      }
      sources.append((path, text))
    }
    let plan = try CarryPlan(of: sources, prefix: options.prefix)
    if options.explains {
      let diagram = ["```mermaid"] + plan.diagram + ["```"]
      print((plan.lines + [""] + diagram).map { "\($0)\n" }.joined())
    } else if let output = options.output {
      // An unchanged file keeps its time, and whatever is built from it stays as it is.
      if files.text(of: output) == plan.generated { return }
      do { try files.write(plan.generated, to: output) } catch {
        throw Failure(message: "\(output) cannot be written: \(error)")
      }
    } else {
      print(plan.generated)
    }
  }

  /// A file itself; the Swift files of a folder.
  private func swiftFiles(_ path: String) throws -> [String] {
    if let below = files.files(below: path) { return below.filter { $0.hasSuffix(".swift") } }
    return [path]
  }

  private struct Failure: Error { let message: String }

  private struct Options {
    var explains = false
    var output: String?
    var prefix = CarryPlan.prefix
    var paths: [String] = []

    init(_ arguments: [String]) throws(Failure) {
      var rest = arguments[...]
      while let word = rest.popFirst() {
        switch word {
        case "--explain": explains = true
        case "--output": output = try Self.value(of: word, &rest)
        case "--prefix": prefix = try Self.value(of: word, &rest)
        case _ where word.hasPrefix("-"): throw Failure(message: "'\(word)' is not known")
        default: paths.append(word)
        }
      }
      if paths.isEmpty { throw Failure(message: "a path is missing") }
      if explains, output != nil { throw Failure(message: "--explain writes no file") }
    }

    private static func value(
      of option: String, _ rest: inout ArraySlice<String>
    ) throws(Failure) -> String {
      guard let value = rest.popFirst() else { throw Failure(message: "\(option) needs a value") }
      return value
    }
  }

  private static let help = """
    swift run carry [--output FILE] [--prefix NAME] PATH...
    swift run carry --explain [--prefix NAME] PATH...

    Reads the Swift sources of one target, files or folders, and writes the extensions
    that pass requirements on from scope to scope, to standard output or to a file.

    --explain       prints what each protocol carries for whom, and the scopes as a
                    Mermaid flowchart, instead
    --output FILE   the file to write; it is left alone where its text would be the same
    --prefix NAME   begins the names of what is written; CODEGEN_ unless said

    Status 0; 1: the sources can't be carried (each reason has its file and line), or a
    file cannot be read or written; 2: wrong use.

    """
}
