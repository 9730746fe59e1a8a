import Foundation

/// The deal of the day, in the server's format.
struct Deal: Decodable {
  let name: String
  let cents: Int

  var text: String { "\(name) for \(cents) cents" }
}

/// The start screen, drawn as one line of text.
struct HomeViewModel: Sendable {
  let address: URL
  let now: @Sendable () -> Date
  let client: any HTTPClient
  let lastKnown: @Sendable () throws -> String

  func line() async -> String {
    "\(now().formatted(.iso8601.year().month().day())): \(await deal())"
  }

  private func deal() async -> String {
    switch await client.get(from: address) {
    case .success(let data):
      (try? JSONDecoder().decode(Deal.self, from: data).text) ?? "unreadable"
    case .failure(let error):
      "\((try? lastKnown()) ?? "no deal") (\(error))"
    }
  }
}
