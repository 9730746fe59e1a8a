import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The discomfort before the pattern.

// snippet.hardwired
/// Asks the clock, the network and the disk itself. Nobody can write down what `line` returns.
struct HardWiredNews {
  let address: URL

  func line() async -> String {
    let moment = Date().timeIntervalSinceReferenceDate
    let answer = try? await URLSession.shared.data(from: address)
    let kept = try? String(contentsOf: URL(filePath: "headline.txt"), encoding: .utf8)
    return "\(moment): \(answer?.0.count ?? 0) bytes, or \(kept ?? "no news")"
  }
}
// snippet.end
