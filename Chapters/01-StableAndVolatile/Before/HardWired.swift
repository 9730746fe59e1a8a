import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

enum Before {
  /// The start screen. It accesses the network, the disk and the clock directly.
  struct HomeViewModel {
    let address: URL

    func line() async -> String {
      let data = try? await URLSession.shared.data(from: address).0
      let deal = data.flatMap { try? JSONDecoder().decode(Deal.self, from: $0) }
      let lastKnown = try? String(contentsOf: URL(filePath: "deal.txt"), encoding: .utf8)
      let today = Date().formatted(.iso8601.year().month().day())
      return "\(today): \(deal?.text ?? lastKnown ?? "no deal")"
    }
  }
}
