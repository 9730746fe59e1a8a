import TestSupport
import Testing
import ToolSupport

@testable import WebBook

@Suite("`HTTPServer`")
struct HTTPServerTests {
  /// A server that echoes requests, and its port.
  private func server(
    timeout: Duration = .seconds(600),
    refusal: @escaping @Sendable (HTTPHead) -> HTTPResponse? = { _ in nil }
  ) throws -> (HTTPServer, UInt16) {
    let socket = try #require(LoopbackSocket(port: 0))
    let server = HTTPServer(socket, timeout: timeout, refusal: refusal) { request in
      if request.path == "/events" {
        return HTTPResponse(
          events: AsyncStream { stream in
            stream.yield("one\ntwo")
            stream.finish()
          })
      }
      let body = String(decoding: request.body, as: UTF8.self)
      return .text(
        200,
        "\(request.head.method) \(request.path) \(request.query.sorted { $0.key < $1.key }) \(body)"
      )
    }
    return (server, socket.port)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sent: String
    let answer: String

    init(_ description: String, _ sent: String, _ answer: String) {
      (testDescription, self.sent, self.answer) = (description, sent, answer)
    }
  }

  @Test(
    "`HTTPServer` answers a valid request, and rejects all others with a reason",
    arguments: [
      Case("a page", "GET /a%20b?x=1&y=c%2Fd HTTP/1.1\r\nHost: h\r\n\r\n", "200 GET /a b"),
      Case(
        "a body", "POST /s HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc",
        "200 POST /s [] abc"),
      Case(
        "a query as a form has it", "GET /?a+b=c+%2B&&d HTTP/1.1\r\n\r\n",
        #"200 GET / [(key: "a b", value: "c +"), (key: "d", value: "")] "#),
      Case("a name twice", "GET /?a=1&b&a=2 HTTP/1.1\r\n\r\n", "400 Bad request"),
      Case("half a percent code", "GET /?a=%2 HTTP/1.1\r\n\r\n", "400 Bad request"),
      Case("no request", "hello\r\n\r\n", "400 Bad request"),
      Case("bytes that are no text", "GET /%ff HTTP/1.1\r\n\r\n", "400 Bad request"),
      Case(
        "a head without an end", String(repeating: "x", count: 20_000), "431 The request header"),
      Case(
        "10 MB", "POST / HTTP/1.1\r\nContent-Length: 10000000\r\n\r\nabc",
        "413 The request body is larger than 1 MB"),
      Case(
        "a length of twenty digits",
        "POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
        "413 The request body is larger than 1 MB"),
      Case(
        "chunks", "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "411 Content-Length is required"),
    ]
      + ["?=", "?==", "?=&=", "?&&=&"].map {
        Case(
          "the query \($0)", "GET /\($0) HTTP/1.1\r\n\r\n", $0 == "?=&=" ? "400 Bad" : "200 GET /")
      }
      + ["Host", "Origin", "content-length", "Cookie"].map {
        Case(
          "\($0) twice", "GET / HTTP/1.1\r\n\($0): 0\r\nA: b\r\n\($0.uppercased()): 0\r\n\r\n",
          "400 Bad")
      }
      + ["-1", "+1", "0x1", "1 1", "1,1", "", "\u{661}"].map {
        Case(
          "the length '\($0)'", "POST / HTTP/1.1\r\nContent-Length: \($0)\r\n\r\na",
          "411 Content-Length is")
      }
      + [
        "GET / HTTP/1.1\nHost: h", "GET / HTTP/1.1\r\n b: c", "GET / HTTP/1.1\r\nb",
        "GET / HTTP/1.1\r\n: c",
        "GET / HTTP/1.1\r\nb : c", "GET / HTTP/1.1\r\na\u{301}: c", "GET / HTTP/1.1\r\nb: c\0",
        "GET / HTTP/1.1\r\nb: c\rd: e", "GET  / HTTP/1.1", "GET / HTTP/1.1 ", "GET / HTTP/2",
        "GET / ", "GET /",
        "GET http://h/ HTTP/1.1", "GET * HTTP/1.1", "get / HTTP/1.1", " / HTTP/1.1",
        "GET /\u{E9} HTTP/1.1", "",
      ].map { Case("the head \($0.debugDescription)", "\($0)\r\n\r\n", "400 Bad request") })
  func answers(_ one: Case) async throws {
    let (server, port) = try server()
    defer { server.end() }
    let answer = await RawClient.exchange(one.sent, with: port)
    let status = answer.dropFirst("HTTP/1.1 ".count).prefix(3)
    let body = answer.components(separatedBy: "\r\n\r\n").dropFirst().joined()
    #expect("\(status) \(body)".hasPrefix(one.answer), "\(answer)")
    #expect(answer.contains("Content-Security-Policy: default-src 'none'"))
  }

  @Test("`HTTPServer` rejects an invalid head before decoding the body")
  func refusedFirst() async throws {
    let (server, port) = try server { $0.headers["host"] == "h" ? nil : .text(403, "Not here.") }
    defer { server.end() }
    for head in [
      "GET /?a=%2 HTTP/1.1", "GET /%ff HTTP/1.1", "POST / HTTP/1.1\r\nContent-Length: 10000000",
      "POST / HTTP/1.1\r\nTransfer-Encoding: chunked",
      // Only ASCII whitespace is trimmed from a value.
      "GET / HTTP/1.1\r\nHost: \u{A0}h", "GET / HTTP/1.1\r\nHost: h\u{2003}",
    ] {
      let answer = await RawClient.exchange("\(head)\r\n\r\n", with: port)
      #expect(answer.hasPrefix("HTTP/1.1 403 "), "\(head)")
    }
    let answer = await RawClient.exchange("GET / HTTP/1.1\r\nHost:\t h \r\n\r\n", with: port)
    #expect(answer.hasPrefix("HTTP/1.1 200 "))
  }

  @Test("`HTTPHead` and `HTTPRequest` survive randomly mutated requests")
  func mutated() async {
    let seed = UInt64.random(in: .min ... .max)
    await #expect(processExitsWith: .success, "seed \(seed)") { [seed = seed as UInt64] in
      var mutations = Mutations.requests(seed, token: "secret")
      var read = 0
      for _ in 0..<3000 {
        let bytes = mutations.next()
        let end = bytes.firstRange(of: Array("\r\n\r\n".utf8))
        guard let head = HTTPHead(bytes[..<(end?.lowerBound ?? bytes.endIndex)]) else { continue }
        if head.length != nil, HTTPRequest(head, body: bytes) != nil { read += 1 }
      }
      // Some mutated requests are valid, and some are not.
      #expect(300..<2700 ~= read, "\(read)")
    }
  }

  @Test("`HTTPServer` sends events in the browser's event stream format")
  func events() async throws {
    let (server, port) = try server()
    defer { server.end() }
    let answer = await RawClient.exchange("GET /events HTTP/1.1\r\nHost: h\r\n\r\n", with: port)
    // On a slow machine, there may be a heartbeat before the event.
    #expect(answer.replacing(":\n\n", with: "").hasSuffix("\r\n\r\ndata: one\ndata: two\n\n"))
  }

  @Test("An incomplete request times out")
  func half() async throws {
    let (server, port) = try server(timeout: .milliseconds(50))
    defer { server.end() }
    let late = await RawClient.exchange("GET / HT", with: port)
    #expect(late.hasPrefix("HTTP/1.1 408 "))
  }

  @Test("Clients that disconnect early don't block other clients")
  func gone() async throws {
    let (server, port) = try server()
    defer { server.end() }
    for _ in 0..<100 {
      _ = await RawClient.exchange("GET / HTTP/1.1\r\nHost: h\r\n\r\n", with: port, goes: true)
    }
    try await answers(port)
  }

  /// Retries until there is a response, because earlier connections may still be open.
  private func answers(_ port: UInt16) async throws {
    var next = ""
    while !next.hasPrefix("HTTP/1.1 200 ") {
      next = await RawClient.exchange("GET / HTTP/1.1\r\nHost: h\r\n\r\n", with: port)
      try Task.checkCancellation()
    }
  }

  @Test("`HTTPServer` rejects excess connections and serves later ones")
  func flood() async throws {
    let (server, port) = try server()
    defer { server.end() }
    let answers = await withTaskGroup(of: String.self) { group in
      for _ in 0..<300 {
        group.addTask {
          await RawClient.exchange("GET / HTTP/1.1\r\nHost: h\r\n\r\n", with: port)
        }
      }
      return await group.reduce(into: []) { $0.append(String($1.prefix(12))) }
    }
    // A slow client may be rejected before it has sent or read anything.
    #expect(Set(answers).isSubset(of: ["HTTP/1.1 200", "HTTP/1.1 503", ""]), "\(Set(answers))")
    #expect(answers.contains("HTTP/1.1 200"))
    try await self.answers(port)
  }

  @Test("`LoopbackSocket` fails on a port in use")
  func taken() throws {
    let socket = try #require(LoopbackSocket(port: 0))
    defer { socket.end() }
    #expect(LoopbackSocket(port: socket.port) == nil)
  }
}
