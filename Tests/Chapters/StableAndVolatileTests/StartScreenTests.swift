import Foundation
import Testing

@testable import StableAndVolatile

@Test("The start screen shows the deal, or the last known one and the error")
func startScreen() async {
  func home(_ answer: Result<Data, NetworkError>) -> HomeViewModel {
    HomeViewModel(
      address: .closedPort, now: { Date(timeIntervalSince1970: 1_000_000_000) },
      client: StubHTTPClient(answer: answer), lastKnown: { "yesterday it was bread" })
  }
  let fine = home(.success(Data(#"{"name": "tea", "cents": 199}"#.utf8)))
  #expect(await fine.line() == "2001-09-09: tea for 199 cents")

  let missing = home(.failure(.status(404)))
  #expect(await missing.line() == "2001-09-09: yesterday it was bread (status 404)")
}
