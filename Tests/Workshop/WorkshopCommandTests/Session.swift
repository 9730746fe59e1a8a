import ExerciseTestSupport
import Testing
import ToolSupport

@testable import WorkshopCommand

/// A transcript of the workshop in memory: a command behind each `$ `, and all of its output.
///
/// `! ` begins a line of standard error, `[1]` is the status if it is not 0, and `…` matches any number of
/// lines. The words after ` < ` are the input, with `;` between the lines. The other commands are `cat
/// FILE`, `ls FOLDER`, `rm FILE`, `write FILE TEXT`, where `;` ends a line, and `started`, which lists the
/// programs since its last call.
struct Session: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let transcript: String
  private let make: @Sendable () throws -> FakeWorkshop

  /// - Parameter ends: other results of programs than the default, by their command lines.
  init(
    _ description: String, width: Int = 80, files: [String: String?] = [:],
    unwritable: Set<String> = [], in folder: String = "/play", path: String? = nil,
    ends: [String: ProcessResult] = [:], _ transcript: String
  ) {
    (testDescription, self.transcript) = (description, transcript)
    make = {
      var workshop = try FakeWorkshop(
        RecordingConsole(width: width), changed: files, unwritable: unwritable
      ) { ends[$0] }
      workshop.environment.directory = folder
      if let path { workshop.environment.variables = ["PATH": path] }
      return workshop
    }
  }

  /// Runs all commands and compares the output.
  func check(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let workshop = try make()
    var (found, seen): ([String], Int) = ([], 0)
    let lines = transcript.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for line in lines where line.hasPrefix("$ ") {
      let words = line.dropFirst(2).split(separator: " ").map(String.init)
      found.append(line)
      if words.first == "started" {
        found += workshop.started[seen...]
        seen = workshop.started.count
      } else {
        let output = try workshop.fileCommand(words)
        if let output { found += output } else { found += await workshop.output(of: words) }
      }
    }
    let isEqual = matches(lines[...], found[...])
    #expect(isEqual, "\(found.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  private func matches(_ expected: ArraySlice<String>, _ found: ArraySlice<String>) -> Bool {
    guard let line = expected.first else { return found.isEmpty }
    if line == "…" {
      let hasMore = found.first.map { !$0.hasPrefix("$ ") } ?? false
      return matches(expected.dropFirst(), found) || hasMore && matches(expected, found.dropFirst())
    }
    return line == found.first && matches(expected.dropFirst(), found.dropFirst())
  }
}

extension FakeWorkshop {
  func run(_ arguments: String...) async -> Int32 { await Workshop(environment).run(arguments) }

  /// The output of a file command; nil for a verb of the workshop.
  fileprivate func fileCommand(_ words: [String]) throws -> [String]? {
    guard let first = words.first, ["cat", "ls", "rm", "write"].contains(first) else { return nil }
    let path = words[1].hasPrefix("/") ? words[1] : "/play/\(words[1])"
    switch first {
    case "cat": return files.exists(path) ? lines(of: try files.read(path)) : ["none"]
    case "ls": return files.isFolder(path) ? try files.entries(of: path) : ["none"]
    case "rm": try files.remove(path)
    default:
      let text = words.dropFirst(2).joined(separator: " ")
      try files.write(text.replacing("; ", with: "\n").replacing(";", with: "\n"), to: path)
    }
    return []
  }

  /// Runs the workshop with these arguments and, behind a `<`, lines of input; returns its status.
  @discardableResult
  func types(_ words: [String]) async -> Int32 {
    let arguments = words.prefix { $0 != "<" }
    let typed = words.dropFirst(arguments.count + 1).joined(separator: " ")
    let input = Locked(typed.split(separator: ";").map { String($0.trimming { $0 == " " }) }[...])
    var environment = environment
    environment.nextLine = { input.withLock { $0.popFirst() } }
    return await Workshop(environment).run(Array(arguments))
  }

  /// All output of the workshop, and its status.
  fileprivate func output(of words: [String]) async -> [String] {
    let (text, errors) = (page.text.utf8.count, page.errors.utf8.count)
    let status = await types(words)
    return lines(of: String(decoding: page.text.utf8.dropFirst(text), as: UTF8.self))
      + lines(of: String(decoding: page.errors.utf8.dropFirst(errors), as: UTF8.self))
      .map { "! \($0)" } + (status == 0 ? [] : ["[\(status)]"])
  }

  private func lines(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return text.hasSuffix("\n") ? lines.dropLast() : text.isEmpty ? [] : lines
  }
}

extension PlayedCheckout {
  func run(_ arguments: String...) async -> Int32 { await Workshop(environment).run(arguments) }
}

extension RecordingConsole {
  /// Waits until a text is written, for ten minutes at most.
  func shows(_ text: String) async throws {
    var searched = 0
    for _ in 0..<60_000 {
      let written = self.text
      if written.utf8.count > searched, written.contains(text) { return }
      searched = written.utf8.count
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("'\(text)' is not in: \(self.text.suffix(600))")
    throw CancellationError()
  }
}
