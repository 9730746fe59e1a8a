import Foundation
import Testing

@testable import InjectionWays

#if DEBUG
  @Test(
    "The launch environment supplies the answers of the stubbed server",
    arguments: [
      (#"{"user": "Grace", "friendNames": []}"#, "Grace", []),
      (#"{"user": "Alan", "friendNames": ["Ada"]}"#, "Alan", ["Ada"]),
    ])
  func stubbedServer(json: String, user: String, friends: [String]) throws {
    let client = try makeClient(environment: ["SHOP_STUB": json])
    #expect(client.login().name == user)
    #expect(client.friends() == friends)
  }

  @Test(
    "Incomplete answers in the launch environment are an error",
    arguments: ["", "Grace", #"{"user": "Grace"}"#])
  func incomplete(json: String) {
    #expect(throws: DecodingError.self) { try makeClient(environment: ["SHOP_STUB": json]) }
  }
#else
  @Test("A release build ignores the launch environment")
  func stubbedServer() throws {
    let json = #"{"user": "Grace", "friendNames": []}"#
    #expect(try makeClient(environment: ["SHOP_STUB": json]) is ServerAPIClient)
  }
#endif

@Test("An app without a stub in its launch environment uses the real client")
func realServer() throws {
  #expect(try makeClient(environment: [:]) is ServerAPIClient)
}
