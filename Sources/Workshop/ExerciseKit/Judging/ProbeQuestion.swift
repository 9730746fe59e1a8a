import Book
import SwiftOutline
import ToolSupport

/// A file of probes from `Checks.swift`, and how it is compiled with an answer.
struct ProbeQuestion: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// `#if PROBES`: the answer is a module that they import.
    case importing
    /// `#if PROBES_BESIDE`: they are a file of the answer's module. They replace the given files that the first
    /// comment names. If they make declarations unavailable, only uses of these count: `forbids`.
    case beside(leftOut: [String], forbids: Bool = false)
    /// `#if PROBES_MODULES`, and above a probe `// With Login, Friends`: these sections of the answer are modules.
    /// Each can import only the earlier ones.
    case modules([String])
  }

  /// The lines between `#if PROBES` and its end.
  struct Region {
    let kind: Kind
    let lines: Range<Int>

    static func all(in lines: [String]) -> [Region] {
      lines.indices.compactMap { start in
        guard lines[start].hasPrefix("#if PROBES"),
          let end = lines[start...].firstIndex(of: "#endif")
        else { return nil }
        let body = start + 1..<end
        switch lines[start] {
        case "#if PROBES": return Region(kind: .importing, lines: body)
        case "#if PROBES_MODULES": return Region(kind: .modules([]), lines: body)
        case "#if PROBES_BESIDE":
          let comment = lines[body].prefix { $0.hasPrefix("  // ") }.joined(separator: " ")
          let names = comment.matches(of: #/\w+\.swift/#).map { String($0.output) }
          let forbids = lines[body].contains { $0.contains("@available(*, unavailable, message:") }
          return Region(kind: .beside(leftOut: names, forbids: forbids), lines: body)
        default: return nil
        }
      }
    }
  }

  let kind: Kind
  /// Checks.swift with only these probes and their imports, at their original lines.
  let text: String

  /// All probe files of a Checks.swift.
  static func all(in checks: String) -> [ProbeQuestion] {
    let lines = checks.lines
    return Region.all(in: lines).flatMap { region -> [ProbeQuestion] in
      func text(_ isKept: (Int) -> Bool) -> [String] {
        lines.indices.map { region.lines.contains($0) && isKept($0) ? lines[$0] : "" }
      }
      switch region.kind {
      case .importing:
        let all = zip(lines, text { _ in true }).map { line, own in
          line.hasImport && line != "import Testing" ? line : own
        }
        return [ProbeQuestion(kind: .importing, text: all.joined(separator: "\n"))]
      case .beside:
        return [ProbeQuestion(kind: region.kind, text: text { _ in true }.joined(separator: "\n"))]
      case .modules:
        // Each probe with the lines above it.
        let ends = ends(of: text { _ in true }.joined(separator: "\n"))
        let starts = [region.lines.lowerBound] + ends.map { $0 + 1 }
        var texts: [[String]: [String]] = [:]
        for (start, end) in zip(starts, ends) {
          let names = modules(named: lines[start...end].map { $0[...] })
          let own = text { (start...end).contains($0) }
          let before =
            texts[names]
            ?? [names.map { "import \($0)" }.joined(separator: "; ")]
            + own.dropFirst().map { _ in "" }
          texts[names] = zip(before, own).map { $1.isEmpty ? $0 : $1 }
        }
        return texts.map {
          ProbeQuestion(kind: .modules($0), text: $1.joined(separator: "\n"))
        }
      }
    }
  }

  /// The zero-based last lines of the declarations; empty if the text can't be parsed.
  private static func ends(of text: String) -> [Int] {
    let declarations = (try? SourceFile(path: "", text: text).readDeclarations()) ?? []
    return declarations.map { $0.lines.upperBound - 1 }
  }

  /// The names after `With` in a comment.
  static func modules(named comment: [Substring]) -> [String] {
    let with = comment.lazy.map { $0.trimming(while: { " /".contains($0) }) }
      .first { $0.hasPrefix("With ") }
    return (with?.dropFirst(5).split(separator: ",") ?? []).map {
      $0.trimming(while: { $0 == " " })
    }
  }
}

extension Submission {
  /// Compiles or type-checks a module in its own folder; the file names follow the arguments. The folder is nil
  /// after an error.
  typealias Compile =
    @Sendable (
      _ module: String, _ sources: [Source], _ imported: [DirectCompiler.Compiled],
      _ arguments: [String]
    ) async throws(ToolError) -> (folder: String?, messages: String)

  /// The compiler's errors in the probes, by kind.
  ///
  /// - Parameter modules: the imports of probes and answer, and the answer itself for probes that import it.
  func refusals(
    to questions: [ProbeQuestion], importing modules: [DirectCompiler.Compiled],
    _ compile: @escaping Compile
  ) async throws(ToolError) -> [ProbeQuestion.Kind: [Diagnostic]] {
    let answers = try await inParallel(questions) { question throws(ToolError) in
      var (module, imported) = ("Probes", modules)
      var files = [Source(path: "Probes.swift", text: question.text)]
      switch question.kind {
      case .importing: break
      case .beside(let leftOut, _):
        (module, files) = (exercise.module, sources.filter { !leftOut.contains($0.name) } + files)
      case .modules(let names):
        let (made, errors) = try await sections(names, compile)
        guard errors.isEmpty else { return errors }
        imported = made
      }
      let tried = try await compile(module, files, imported, ["-typecheck"])
      return Diagnostic.all(in: tried.messages).filter(\.isError)
    }
    return Dictionary(uniqueKeysWithValues: zip(questions.map(\.kind), answers))
  }

  /// Compiles sections of the answer as modules that can import the earlier ones.
  private func sections(
    _ names: [String], _ compile: Compile
  ) async throws(ToolError) -> (made: [DirectCompiler.Compiled], errors: [Diagnostic]) {
    var (made, errors): ([DirectCompiler.Compiled], [Diagnostic]) = ([], [])
    for name in names {
      let source = Source(path: "Exercise.swift", text: text(ofSection: name))
      let compiled = try await compile(
        name, [source], made, ["-emit-module", "-o", "\(name).swiftmodule"])
      if let folder = compiled.folder {
        made.append(DirectCompiler.Compiled(name: name, folder: folder, key: folder))
      } else {
        errors += Diagnostic.errors(in: compiled.messages).map { error in
          guard let missing = error.message.wholeMatch(of: #/no such module '(\w+)'/#),
            let words = importProblem(of: name, importing: String(missing.1), beside: names)
          else { return error }
          return Diagnostic(error.file, line: error.line, severity: .error, words)
        }
      }
    }
    return (made, errors)
  }

  /// The lines of the answer below `// MODULE Login`, up to the next such line, with their line numbers. Imports
  /// are commented out in the answer, because the whole file is a single module.
  private func text(ofSection name: String) -> String {
    var isInside = false
    return answerText.lines.map { line in
      if line.hasPrefix("// MODULE ") { isInside = line == "// MODULE \(name)" }
      guard isInside else { return "" }
      return line.prefixMatch(of: #/\/\/ *(?=import )/#).map {
        String(line[$0.range.upperBound...])
      }
        ?? line
    }.joined(separator: "\n")
  }

  /// Why a section can't import another one; nil if there is no such section.
  private func importProblem(
    of name: String, importing other: String, beside names: [String]
  ) -> String? {
    guard answerText.lines.contains("// MODULE \(other)") else { return nil }
    var (path, next) = ([name, other], other)
    while let step = importedModules(by: [text(ofSection: next)]).sorted()
      .first(where: {
        !path.dropFirst().contains($0) && answerText.lines.contains("// MODULE \($0)")
      })
    {
      path.append(step)
      guard step != name else {
        let steps = zip(path, path.dropFirst()).map { "\($0) imports \($1)" }
        let all = steps.joined(separator: ", and ")
        return "\(all): a circle, in which no module can be compiled first"
      }
      next = step
    }
    if names.contains(other) { return "\(name) imports \(other), which is compiled after it" }
    let earlier = names.prefix { $0 != name }.joined(separator: " and ")
    let words = earlier.isEmpty ? "without any other module" : "with \(earlier) alone"
    return "\(name) imports \(other), and here it must compile \(words)"
  }
}
