import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The discomfort before the pattern.

// snippet.hardwired
/// Asks the network, the disk and the clock itself. Nobody can write down what `line` returns.
struct HardWiredNews {
  let address: URL

  func line() async -> String {
    let page = try? await URLSession.shared.data(from: address).0
    let news = page.flatMap { try? JSONDecoder().decode(News.self, from: $0) }
    let kept = try? String(contentsOf: URL(filePath: "headline.txt"), encoding: .utf8)
    let today = Date().formatted(.iso8601.year().month().day())
    return "\(today): \(news?.headline ?? kept ?? "no news")"
  }
}
// snippet.end
