import ExerciseTestSupport
import Testing
import ToolSupport

@testable import WorkshopCommand

/// What somebody types in the workshop in memory, a line behind each `$ `, and all that is said.
///
/// `! ` begins a line of standard error, `[1]` is the status where it is not 0, and a line `…` stands
/// for any lines. Words behind ` < ` are what is typed then, a `;` after each line. A word that is no
/// verb may be one of `cat FILE`, `ls FOLDER`, `rm FILE`, `write FILE TEXT`, where `;` ends a line, and
/// `started`, the programs since the last time.
struct Session: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let told: String
  private let make: @Sendable () throws -> FakeWorkshop

  /// - Parameter ends: how programs end that do not end as usual, by the lines that start them.
  init(
    _ description: String, width: Int = 80, files: [String: String?] = [:],
    unwritable: Set<String> = [], in folder: String = "/play", path: String? = nil,
    ends: [String: ProcessResult] = [:], _ told: String
  ) {
    (testDescription, self.told) = (description, told)
    make = {
      var workshop = try FakeWorkshop(
        RecordingConsole(width: width), changed: files, unwritable: unwritable
      ) { ends[$0] }
      workshop.environment.directory = folder
      if let path { workshop.environment.variables = ["PATH": path] }
      return workshop
    }
  }

  /// Types it all, and compares.
  func isAsTold(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let workshop = try make()
    var (found, seen): ([String], Int) = ([], 0)
    let lines = told.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for line in lines where line.hasPrefix("$ ") {
      let words = line.dropFirst(2).split(separator: " ").map(String.init)
      found.append(line)
      if words.first == "started" {
        found += workshop.started[seen...]
        seen = workshop.started.count
      } else {
        let said = try workshop.file(words)
        if let said { found += said } else { found += await workshop.said(words) }
      }
    }
    let isAsTold = matches(lines[...], found[...])
    #expect(isAsTold, "\(found.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  private func matches(_ told: ArraySlice<String>, _ found: ArraySlice<String>) -> Bool {
    guard let line = told.first else { return found.isEmpty }
    if line == "…" {
      let goesOn = found.first.map { !$0.hasPrefix("$ ") } ?? false
      return matches(told.dropFirst(), found) || goesOn && matches(told, found.dropFirst())
    }
    return line == found.first && matches(told.dropFirst(), found.dropFirst())
  }
}

extension FakeWorkshop {
  func run(_ arguments: String...) async -> Int32 { await Workshop(environment).run(arguments) }

  /// What the words do that are none of the workshop; nil where they are its own.
  fileprivate func file(_ words: [String]) throws -> [String]? {
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

  /// Runs the workshop with words and, behind a `<`, lines that are typed then; returns its status.
  @discardableResult
  func types(_ words: [String]) async -> Int32 {
    let arguments = words.prefix { $0 != "<" }
    let typed = words.dropFirst(arguments.count + 1).joined(separator: " ")
    let rest = Locked(typed.split(separator: ";").map { String($0.trimming { $0 == " " }) }[...])
    var environment = environment
    environment.nextLine = { rest.withLock { $0.popFirst() } }
    return await Workshop(environment).run(Array(arguments))
  }

  /// All that the workshop says, and its status.
  fileprivate func said(_ words: [String]) async -> [String] {
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
  /// Waits until a text was written; an error after minutes, which no machine needs.
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
