// What is special here: no member of one leaf is used, but it alone makes the container Sendable, which the actor's task needs.
protocol Uploading: Sendable { func upload(_ name: String) async }

protocol QueueIdentityDependency: Sendable { var queueName: String { get } }
protocol UploadDependency { var uploader: any Uploading { get } }

typealias UploadQueueDependencies = UploadDependency
  & QueueIdentityDependency

actor UploadQueue<Dependencies: UploadQueueDependencies> {
  private let dependencies: Dependencies
  private var waiting: [String] = []

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func add(_ name: String) { waiting.append(name) }

  func flush() {
    let names = waiting
    waiting = []
    let services = dependencies
    Task.detached {
      for name in names { await services.uploader.upload(name) }
    }
  }

  nonisolated func uploadNow(_ name: String) async {
    await dependencies.uploader.upload(name)
  }
}
