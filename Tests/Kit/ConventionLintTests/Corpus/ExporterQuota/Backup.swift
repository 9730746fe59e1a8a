// What is special here: nested aliases; the services are taken out in the initializer, and one property was removed.
protocol Disk {
  func store(_ bytes: [UInt8], as name: String)
  func load(_ name: String) -> [UInt8]
}
protocol Zipper { func zip(_ bytes: [UInt8]) -> [UInt8] }
protocol Quota { var remaining: Int { get } }

protocol HasDisk { var disk: any Disk { get } }
protocol HasZipper { var zipper: any Zipper { get } }
protocol HasQuota { var quota: any Quota { get } }

final class Exporter {
  typealias Dependencies = HasDisk & HasQuota & HasZipper

  private let target: any Disk
  private let pack: ([UInt8]) -> [UInt8]

  init(dependencies: some Dependencies) {
    target = dependencies.disk
    let zipper = dependencies.zipper
    pack = { bytes in zipper.zip(bytes) }
  }

  func export(_ bytes: [UInt8]) {
    target.store(pack(bytes), as: "export.zip")
  }
}

final class Importer {
  typealias Dependencies = HasDisk & HasQuota

  private let source: any Disk
  private let quota: any Quota

  init(dependencies: some Dependencies) {
    source = dependencies.disk
    quota = dependencies.quota
  }

  func restore() -> [UInt8] {
    Array(source.load("export.zip").prefix(quota.remaining))
  }
}

final class Backup {
  typealias Dependencies = Exporter.Dependencies & Importer.Dependencies

  private let exporter: Exporter
  private let importer: Importer

  init(dependencies: some Dependencies) {
    exporter = Exporter(dependencies: dependencies)
    importer = Importer(dependencies: dependencies)
  }

  func refresh() { exporter.export(importer.restore()) }
}
