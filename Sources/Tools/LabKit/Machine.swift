import ToolSupport

/// Where and when something was measured.
struct Machine: Sendable {
  let bench: Bench
  let folder: String

  /// The processor, the system, the compiler, the day and the load, a line each.
  func lines() async throws(ToolError) -> String {
    let files = bench.environment.files
    let processors = ((try? files.read("/proc/cpuinfo")) ?? "").split(separator: "\n")
      .filter { $0.hasPrefix("model name") }
      .compactMap { $0.split(separator: ":").last?.drop { $0 == " " } }
    let system = try await bench.run("uname", ["-srm"], in: folder).output
    let compiler = try await bench.run("swiftc", ["--version"], in: folder).output
    let day = try await bench.run("date", ["+%Y-%m-%d"], in: folder).output
    let load = (try? files.read("/proc/loadavg"))?.split(separator: " ").first
    return [
      processors.first.map { "\($0), \(processors.count) processors" }, system,
      compiler.firstMatch(of: #/Swift version [0-9.]+/#).map { "\($0.output)" }, day,
      load.map { "load at the end: \($0)" },
    ].compactMap { $0?.split(separator: "\n").joined() }.joined(separator: "\n")
  }
}
