import Foundation
import ServerAPI
import Testing

@Suite("`ServerAPIClient`")
struct ServerAPIClientTests {
  @Test("`ServerAPIClient` passes requests to its transport and returns the answers")
  func carries() throws {
    let client = ServerAPIClient { request, answer in answer(.success(Data(request.path.utf8))) }
    var answers: [String] = []
    client.execute(Request(path: "items")) { result in
      answers.append((try? result.get()).map { String(decoding: $0, as: UTF8.self) } ?? "none")
    }
    #expect(answers == ["items"])
  }

  @Test("A transport error reaches the caller unchanged")
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
