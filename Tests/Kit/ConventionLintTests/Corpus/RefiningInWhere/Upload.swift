// What is special here: the gathering protocol refines its second leaf in a where clause.
protocol Wire { func send(_ bytes: [UInt8]) }
protocol Checksum { func sum(_ bytes: [UInt8]) -> UInt8 }
protocol WireProviding { var wire: any Wire { get } }
protocol ChecksumProviding { var checksum: any Checksum { get } }

protocol UploadDependencies: WireProviding where Self: ChecksumProviding {}

struct Upload<Dependencies: UploadDependencies> {
  let dependencies: Dependencies

  func callAsFunction(_ bytes: [UInt8]) {
    var packet = bytes
    packet.append(dependencies.checksum.sum(bytes))
    dependencies.wire.send(packet)
  }
}

struct UploadContainer: UploadDependencies, ChecksumProviding {
  let wire: any Wire
  let checksum: any Checksum
}
