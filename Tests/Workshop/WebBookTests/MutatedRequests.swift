import Testing

@testable import WebBook

/// Reproducible random numbers.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}

/// Texts with a few random changes each.
struct Mutations {
  private var numbers: SeededNumbers
  private let texts: [[UInt8]]
  private let pieces: [[UInt8]]

  /// - Parameters:
  ///   - texts: the texts to change.
  ///   - pieces: the pieces to insert.
  init(_ seed: UInt64, of texts: [String], with pieces: [String]) {
    numbers = SeededNumbers(seed)
    self.texts = texts.map { Array($0.utf8) }
    self.pieces = pieces.map { Array($0.utf8) }
  }

  mutating func next() -> [UInt8] {
    var bytes = texts.randomElement(using: &numbers) ?? []
    for _ in 0..<Int.random(in: 1...5, using: &numbers) {
      let piece = pieces.randomElement(using: &numbers) ?? []
      let place = Int.random(in: 0...bytes.count, using: &numbers)
      let end = Int.random(in: place...min(place + 12, bytes.count), using: &numbers)
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: bytes.insert(contentsOf: piece, at: place)
      case 1:
        bytes.replaceSubrange(place..<end, with: [.random(in: .min ... .max, using: &numbers)])
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: bytes.replaceSubrange(place..<end, with: piece + piece)
      }
    }
    return bytes
  }

  /// Requests with and without the token.
  static func requests(_ seed: UInt64, token: String) -> Mutations {
    let own = "Host: 127.0.0.1:8642\r\nOrigin: http://127.0.0.1:8642\r\nX-Book: 1\r\n"
    let (of, book) = ("of=Deps1&kind=chapter", "/\(token)/")
    let gets = [
      "", "index.html?a=b&c", "plan?minutes=90&names=1+2", "text?\(of)&file=Deps.swift", "?=",
      "text?of=UseAndReplace&kind=exercise&file=Checks.swift", "book.css", "Chapters/x.html?==&=",
    ].map { "GET \(book)\($0) HTTP/1.1\r\n\(own)\r\n" }
    let posts = [
      ("score?of=Deps1", "3 6"), ("score?of=Deps1", "0 -5"), ("save?\(of)&file=None.swift", "a"),
      ("make?of=Deps1&number=9", ""), ("try\(of)&page=1", "{}"), ("dance?\(of)", ""),
    ].map { target, body in
      let length = "Content-Length: \(body.utf8.count)\r\n"
      return "POST \(book)\(target) HTTP/1.1\r\n\(own)\(length)\r\n\(body)"
    }
    return Mutations(
      seed, of: gets + posts + ["GET /?= HTTP/1.1\r\n\r\n"],
      with: [
        "=", "?", "&", "%", "%00", "%ff", "/", "..", "\r\n", "\n", "\r", "\0", ":", " ", "\t", "-",
        "\u{301}", "\u{A0}", "+", "#", "99999999999999999999", "-9223372036854775808", "0 -5",
        "Host: x\r\n", "Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n", token,
      ])
  }
}
