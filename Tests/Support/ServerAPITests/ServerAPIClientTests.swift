import Foundation
import ServerAPI
import Testing

@Suite("The generic client")
struct ServerAPIClientTests {
  @Test("It hands the request to its transport, and the one answer back")
  func carries() throws {
    let client = ServerAPIClient { request, answer in answer(.success(Data(request.path.utf8))) }
    var answers: [String] = []
    client.execute(Request(path: "items")) { result in
      answers.append((try? result.get()).map { String(decoding: $0, as: UTF8.self) } ?? "none")
    }
    #expect(answers == ["items"])
  }

  @Test("A failure of the transport arrives as it is")
  func failure() {
    struct Offline: Error, Equatable {}
    let client = ServerAPIClient { _, answer in answer(.failure(Offline())) }
    var answers: [Offline?] = []
    client.execute(Request(path: "login")) { result in
      guard case .failure(let error) = result else { return answers.append(nil) }
      answers.append(error as? Offline)
    }
    #expect(answers == [Offline()])
  }
}
