import Foundation

extension Before {
  /// If there is no error, there must be data.
  static func outcome(_ data: Data?, _ error: (any Error)?) -> Result<Data, any Error> {
    if let error { return .failure(error) }
    return .success(data!)
  }
}
