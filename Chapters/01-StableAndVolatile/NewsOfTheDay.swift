import Foundation

struct News: Codable {
  let headline: String
}

// snippet.feature
/// A dated headline. It says what it needs, and not who has it.
struct NewsOfTheDay: Sendable {
  let address: URL
  let now: @Sendable () -> Date
  let loader: any Loader
  let lastKnown: @Sendable () throws -> String

  func line() async -> String {
    "\(now().formatted(.iso8601.year().month().day())): \(await headline())"
  }

  private func headline() async -> String {
    switch await loader.load(address) {
    case .success(let data):
      (try? JSONDecoder().decode(News.self, from: data).headline) ?? "unreadable"
    case .failure(let failure):
      "\((try? lastKnown()) ?? "no news") (\(failure))"
    }
  }
}
// snippet.end
