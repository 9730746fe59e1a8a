import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The document's composition with a real session. The session answers on its own thread, so all
/// completions are `@Sendable`, down to the view.
enum SessionComposition {
  typealias Completion<Value> = @Sendable (Result<Value, any Error>) -> Void

  protocol HTTPClient: Sendable {
    func get(from url: URL, completion: @escaping Completion<Data>)
  }

  protocol ItemsClient: Sendable {
    func fetchItems(completion: @escaping Completion<[Item]>)
  }

  struct URLSessionHTTPClient: HTTPClient {
    let session: URLSession

    func get(from url: URL, completion: @escaping Completion<Data>) {
      session.dataTask(with: url) { data, _, error in
        completion(Result { if let data { data } else { throw error ?? ServerFailure.timedOut } })
      }.resume()
    }
  }

  struct RemoteItemsClient: ItemsClient {
    let url: URL
    let httpClient: any HTTPClient

    func fetchItems(completion: @escaping Completion<[Item]>) {
      httpClient.get(from: url) { result in
        completion(
          result.flatMap { data in Result { try JSONDecoder().decode([Item].self, from: data) } })
      }
    }
  }

  struct CachableItemsClient: ItemsClient {
    let base: any ItemsClient
    let cache: any ItemsCache & Sendable

    func fetchItems(completion: @escaping Completion<[Item]>) {
      base.fetchItems { [cache] result in
        // As in the document: an error of the cache is ignored.
        if let items = try? result.get() { try? cache.save(items) }
        completion(result)
      }
    }
  }
}

/// The chapter's `HTTPClient` with a real session. A task on the main actor awaits the answer, so the
/// completion stays there and need not be `@Sendable`.
@MainActor
final class SessionHTTPClient: @MainActor HTTPClient {
  private let session: URLSession

  init(session: URLSession) { self.session = session }

  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void) {
    Task {
      let answer: Result<Data, any Error>
      do {
        answer = .success(try await session.data(from: url).0)
      } catch {
        answer = .failure(error)
      }
      completion(answer)
    }
  }
}
