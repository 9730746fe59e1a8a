/// Where a concern writes: the log has one, the audit has another.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}
