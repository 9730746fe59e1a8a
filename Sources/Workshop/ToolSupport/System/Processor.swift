import Foundation

extension ToolEnvironment {
  /// The name of this machine's processor and how many there are; nil where nothing tells it.
  package func processor() async throws(ToolError) -> String? {
    switch system {
    case .linux:
      let names = ((try? files.read("/proc/cpuinfo")) ?? "").split(separator: "\n")
        .filter { $0.hasPrefix("model name") }
        .compactMap { $0.split(separator: ":").last?.trimmingPrefix(" ") }
      return names.first.map { "\($0), \(names.count) processors" }
    case .mac:
      let asked = Command("/usr/sbin/sysctl", ["-n", "machdep.cpu.brand_string", "hw.ncpu"])
      let lines = try await processes.run(asked, onLine: nil).output.split(separator: "\n")
      return lines.count == 2 ? "\(lines[0]), \(lines[1]) processors" : nil
    }
  }
}
