import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

typealias Completion<Answer> = @Sendable (Result<Answer, ShopError>) -> Void

final class APIClient {
  static let shared = APIClient()
  /// Tests use the staging server.
  static var baseURL = URL(string: "https://shop.example")!

  var token: String?

  func logIn(name: String, password: String, completion: @escaping Completion<User>) {
    send("POST", "login/\(name)/\(password)", completion)
  }

  func placeOrder(_ lines: [CartLine], completion: @escaping Completion<Receipt>) {
    let items = lines.map { "\($0.quantity)\($0.name)" }.joined(separator: "+")
    send("POST", "orders/\(items)", token: token, completion)
  }

  private func send<Answer: Decodable & Sendable>(
    _ method: String, _ path: String, token: String? = nil,
    _ completion: @escaping Completion<Answer>
  ) {
    var request = URLRequest(url: Self.baseURL.appending(path: path))
    request.httpMethod = method
    if let token { request.setValue(token, forHTTPHeaderField: "X-Token") }
    URLSession.shared.dataTask(with: request) { data, response, _ in
      completion(Self.answer(data, response))
    }.resume()
  }

  /// Reads the answer that `URLSession` returned.
  nonisolated static func answer<Answer: Decodable>(
    _ data: Data?, _ response: URLResponse?
  ) -> Result<Answer, ShopError> {
    guard let data, let response = response as? HTTPURLResponse else { return .failure(.offline) }
    guard response.statusCode == 200 else { return .failure(.status(response.statusCode)) }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    guard let answer = try? decoder.decode(Answer.self, from: data) else {
      return .failure(.status(200))
    }
    return .success(answer)
  }
}
