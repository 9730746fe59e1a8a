import ToolSupport

extension Bench {
  /// Where and when something was measured: the processor, the system, the compiler, the day and the
  /// load, a line each.
  func machine() async throws(ToolError) -> String {
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
