// Given: leave this file as it is. These clients have only ever fetched.

/// Delivers what a server answers.
final class RemoteItemsClient: ItemsClient {
  private let answer: () -> Result<[Item], any Error>

  init(answer: @escaping () -> Result<[Item], any Error>) { self.answer = answer }

  func fetchItems(completion: @escaping ItemsCompletion) { completion(answer()) }
}

/// Delivers the items that come with the program.
struct BundledItemsClient: ItemsClient {
  let items: [Item]

  func fetchItems(completion: @escaping ItemsCompletion) { completion(.success(items)) }
}
