import Dispatch
import Playground

@MainActor
protocol ItemListDelegate: AnyObject {
  func didFetchItems(_ items: [Item])
}

// snippet.model
/// The document's view model, completed. It is on the main actor, or Swift 6 refuses the hop.
@MainActor
final class ItemListViewModel {
  private let client: any ItemsClient
  weak var delegate: (any ItemListDelegate)?

  init(client: any ItemsClient) { self.client = client }

  /// `weak` stands in the inner closure. To have something to be weak about, the outer one holds the
  /// model as long as the request runs.
  func getList() {
    client.fetchItems { result in
      DispatchQueue.main.async { [weak self] in
        guard case .success(let items) = result else { return }
        self?.delegate?.didFetchItems(items)
      }
    }
  }

  /// The outer closure is weak, so nobody waits for the answer on the model's behalf.
  func getListAndLetGo() {
    client.fetchItems { [weak self] result in
      DispatchQueue.main.async {
        guard case .success(let items) = result else { return }
        self?.delegate?.didFetchItems(items)
      }
    }
  }
}
// snippet.end

/// Answers when it is told to.
struct WaitingClient: ItemsClient {
  private let gate = DispatchQueue(label: "gate", attributes: .initiallyInactive)

  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    gate.async { completion(.success(stored)) }
  }

  /// Returns when all have their answer. Call it once, and before the client goes.
  func answer() {
    gate.activate()
    gate.sync {}
  }
}

/// Lets a model go while its request runs, and tells what lives on until the answer.
@MainActor
func aliveDuring(_ request: (ItemListViewModel) -> Void) -> [String] {
  let lifetimes = Recorder()
  let client = WaitingClient()
  func scenario() {
    let model = ItemListViewModel(client: client)
    lifetimes.watch("model", model)
    request(model)
  }
  scenario()
  defer { client.answer() }
  return lifetimes.alive
}
