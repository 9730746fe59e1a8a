import Foundation

extension Before {
  /// Assumes that there is data if there is no error.
  static func outcome(_ data: Data?, _ error: (any Error)?) -> Result<Data, any Error> {
    if let error { return .failure(error) }
    return .success(data!)
  }
}
