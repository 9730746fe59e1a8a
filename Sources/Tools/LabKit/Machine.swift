import ToolSupport

extension Bench {
  /// Writes down what a measurement found, and on what machine.
  func record(_ found: String, by name: String, to path: String) async throws(ToolError) {
    let head = "Written by swift run lab \(name) --record.\n\n== Machine ==\n"
    try files.write("\(head)\(try await machine())\n\n\(found)", to: source.path(path))
  }

  /// The processor, the system, the compiler, the day and the load, a line each.
  private func machine() async throws(ToolError) -> String {
    let processors = ((try? files.read("/proc/cpuinfo")) ?? "").split(separator: "\n")
      .filter { $0.hasPrefix("model name") }
      .compactMap { $0.split(separator: ":").last?.drop { $0 == " " } }
    let system = try await run("uname", ["-srm"]).result.output
    let compiler = try await run("swiftc", ["--version"]).result.output
    let day = try await run("date", ["+%Y-%m-%d"]).result.output
    let load = (try? files.read("/proc/loadavg"))?.split(separator: " ").first
    return [
      processors.first.map { "\($0), \(processors.count) processors" }, system,
      compiler.firstMatch(of: #/Swift version [0-9.]+/#).map { "\($0.output)" }, day,
      load.map { "load at the end: \($0)" },
    ].compactMap { $0?.split(separator: "\n").joined() }.joined(separator: "\n")
  }
}
