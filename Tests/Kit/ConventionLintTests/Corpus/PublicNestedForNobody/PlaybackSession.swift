// What is special here: the nested alias is public like its class, but the only initializer that takes it is internal.
public protocol Decoding { func decode(_ name: String) -> [Int] }
public protocol HasDecoder { var decoder: any Decoding { get } }

public final class PlaybackSession {
  public typealias Dependencies = HasDecoder

  private let decoder: any Decoding
  private var samples: [Int] = []

  init(dependencies: some Dependencies) {
    decoder = dependencies.decoder
  }

  public func load(_ name: String) { samples = decoder.decode(name) }
  public var length: Int { samples.count }

  public func loudest() -> Int? {
    samples.max()
  }
}
