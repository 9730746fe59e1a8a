import ServerAPI

/// Makes the client of this program, which prefixes every path with the server's version.
struct ClientFactory {
  let transport: ServerAPIClient.Transport

  func makeClient() -> ServerAPIClient {
    ServerAPIClient { [transport] request, answer in
      transport(Request(path: "v1/\(request.path)"), answer)
    }
  }
}
