// What is special here: code names the alias in a type by another name of the type.
protocol HasDisk { var disk: Int { get } }
protocol HasQuota { var quota: Int { get } }

final class Exporter {
  typealias Dependencies = HasDisk & HasQuota

  private let disk: Int

  init(dependencies: some Dependencies) { disk = dependencies.disk }
}

final class Importer {
  typealias Dependencies = HasQuota

  private let quota: Int

  init(dependencies: some Dependencies) { quota = dependencies.quota }
}

typealias E = Exporter

final class Backup {
  typealias Dependencies = Exporter.Dependencies & Importer.Dependencies

  init(dependencies: some Dependencies) {
    _ = E(dependencies: dependencies)
    _ = Importer(dependencies: dependencies)
  }

  func restore(_ other: some E.Dependencies) { _ = Importer(dependencies: other) }
}
