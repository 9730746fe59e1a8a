import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

enum Before {
  /// The start screen. It asks the network, the disk and the clock by itself.
  struct HomeViewModel {
    let address: URL

    func line() async -> String {
      let page = try? await URLSession.shared.data(from: address).0
      let deal = page.flatMap { try? JSONDecoder().decode(Deal.self, from: $0) }
      let kept = try? String(contentsOf: URL(filePath: "deal.txt"), encoding: .utf8)
      let today = Date().formatted(.iso8601.year().month().day())
      return "\(today): \(deal?.text ?? kept ?? "no deal")"
    }
  }
}
