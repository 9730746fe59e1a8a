import Foundation
import Observation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Observable
final class ItemsModel {
  private(set) var items: [Item] = []
  private(set) var message = ""
  private(set) var cartCount = Cart.shared.count
  private(set) var isLoading = false
  private var observer: (any NSObjectProtocol)?
  private var timer: Timer?

  init() {
    observer = NotificationCenter.default.addObserver(
      forName: .cartChanged, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.cartCount = Cart.shared.count }
    }
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.load() }
    }
  }

  func load() {
    isLoading = true
    let url = APIClient.baseURL.appending(path: "items")
    URLSession.shared.dataTask(with: url) { data, response, _ in
      let result: Result<[Item], ShopError> = APIClient.answer(data, response)
      DispatchQueue.main.async {
        switch result {
        case .success(let items):
          self.items = items
          self.message = ""
          Log.shared.add("\(items.count) items")
        case .failure(let error):
          Log.shared.add("items: \(error.message)")
          self.message = error.message
        }
        self.isLoading = false
      }
    }.resume()
  }

  func isDeal(_ item: Item) -> Bool { Date() < item.dealEnds }
}
