import Foundation

/// How kept items look in a file. The name of the form tells our files from other people's.
struct FileForm: Codable {
  static let name = "items 1"

  let form: String
  let savedAt: Date
  let items: [Item]

  static func encode(_ kept: KeptItems) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(FileForm(form: name, savedAt: kept.savedAt, items: kept.items))
  }

  /// - Throws: `CacheFailure.damaged`, whatever the bytes are.
  static func decode(_ data: Data) throws -> KeptItems {
    guard !data.isEmpty else { throw CacheFailure.damaged(.empty) }
    do {
      let file = try JSONDecoder().decode(FileForm.self, from: data)
      guard file.form == name else { throw CacheFailure.damaged(.foreign) }
      return KeptItems(savedAt: file.savedAt, items: file.items)
    } catch DecodingError.dataCorrupted {
      throw CacheFailure.damaged(.notJSON)
    } catch is DecodingError {
      throw CacheFailure.damaged(.foreign)
    }
  }
}
