import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The arguments of one call of the session's completion handler.
struct Combination {
  let data: Data?
  let response: URLResponse?
  let error: (any Error)?

  /// All eight combinations, from no argument to all three.
  static let all: [Combination] = [nil, Data("{}".utf8)].flatMap { data in
    [nil, URLResponse.any].flatMap { response in
      [nil, CocoaError(.fileNoSuchFile)].map { error in
        Combination(data: data, response: response, error: error)
      }
    }
  }

  var name: String {
    let parts = [data.map { _ in "data" }, response.map { _ in "response" }]
    let names = (parts + [error.map { _ in "error" }]).compactMap(\.self)
    return names.isEmpty ? "none of them" : names.joined(separator: ", ")
  }

  var meaning: String {
    switch outcome(data, response, error) {
    case .success: "success"
    case .failure(let failure): "failure: \(failure)"
    }
  }
}

extension URLResponse {
  fileprivate static var any: URLResponse {
    URLResponse(
      url: URL(filePath: "deal"), mimeType: nil, expectedContentLength: 2, textEncodingName: nil)
  }
}
