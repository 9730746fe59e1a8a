import Foundation
import ToolSupport

extension Bench {
  /// Writes down what a measurement found, and on what machine.
  func record(_ found: String, by name: String, to path: String) async throws(ToolError) {
    let head = "Written by swift run lab \(name) --record.\n\n== Machine ==\n"
    try files.write("\(head)\(try await machine())\n\n\(found)", to: source.path(path))
  }

  /// The processor, the system, the compiler, the day and the load, a line each.
  private func machine() async throws(ToolError) -> String {
    let system = try await run("uname", ["-srm"]).result.output
    let compiler = try await run("swiftc", ["--version"]).result.output
    let day = try await run("date", ["+%Y-%m-%d"]).result.output
    var load = 0.0
    getloadavg(&load, 1)
    return [
      try await environment.processor(), system,
      compiler.firstMatch(of: #/Swift version [0-9.]+/#).map { "\($0.output)" }, day,
      String(format: "load at the end: %.2f", load),
    ].compactMap { $0?.split(separator: "\n").joined() }.joined(separator: "\n")
  }
}
