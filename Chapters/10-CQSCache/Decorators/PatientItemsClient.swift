/// Makes one answer of none, and one of many: the first that comes counts, and when patience runs out
/// there is one as well.
///
/// The flag belongs to one fetch. As a property it would silence every fetch but the first.
final class PatientItemsClient: ItemsClient {
  private let base: any ItemsClient
  private let patience: (_ runsOut: @escaping () -> Void) -> Void

  init(base: any ItemsClient, patience: @escaping (_ runsOut: @escaping () -> Void) -> Void) {
    self.base = base
    self.patience = patience
  }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    var isAnswered = false
    func answer(_ result: Result<[Item], any Error>) {
      guard !isAnswered else { return }
      isAnswered = true
      completion(result)
    }
    base.fetchItems(completion: answer)
    patience { answer(.failure(ServerFailure.silent)) }
  }
}
