import Foundation
import Testing

@testable import StableAndVolatile

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("StableAndVolatile: a `URLProtocol` instead of the network")
struct URLProtocolTests {
  @Test("Two downloads at once get the answers for their own hosts")
  func twoAtOnce() async throws {
    let download = DealDownload(session: StubURLProtocol.makeSession())
    let tea = StubURLProtocol.address { _ in (200, "tea") }
    let mug = StubURLProtocol.address { _ in (200, "mug") }
    async let first = download.deal(at: tea)
    async let second = download.deal(at: mug)
    #expect(try await [first, second] == ["tea", "mug"])
  }

  @Test("A handler decides the status of the response")
  func status() async throws {
    let address = StubURLProtocol.address { _ in (404, "tea") }
    #expect(
      try await DealDownload(session: StubURLProtocol.makeSession()).deal(at: address) == "no deal")
  }

  @Test("A handler that throws fails the request")
  func failure() async {
    let address = StubURLProtocol.address { _ in throw URLError(.notConnectedToInternet) }
    let error = await #expect(throws: URLError.self) {
      try await DealDownload(session: StubURLProtocol.makeSession()).deal(at: address)
    }
    #expect(error?.code == .notConnectedToInternet)
  }

  @Test("`StubURLProtocol` leaves requests to other hosts to the network")
  func otherHosts() throws {
    let known = StubURLProtocol.address { _ in (200, "tea") }
    let other = try #require(URL(string: "https://shop.example/deal"))
    #expect(StubURLProtocol.canInit(with: URLRequest(url: known)))
    #expect(!StubURLProtocol.canInit(with: URLRequest(url: other)))
  }
}
