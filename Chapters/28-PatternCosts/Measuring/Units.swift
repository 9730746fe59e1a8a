import Foundation
import Synchronization

/// Loops that are made of one unit: what they take tells its price, in the same run.
enum Units {
  /// A row for each unit, in their order, all of them asking like the others.
  static func rows() -> [Row] {
    [
      Row(nil, "32 turns of two sums", Stepping()), Row(nil, "32 links of a list", Loading()),
      Row(nil, "8 calls of a closure", Calling()), Row(nil, "8 counts up and down", Counting()),
      Row(nil, "8 allocations", Allocating()),
    ].map { $0.in(.units) }
  }

  /// Two sums that do not wait for each other, about as much as ordinary code lets a core do at once.
  final class Stepping: Asking {
    @inline(never)
    func ask(_ number: Int) -> Int {
      var (one, two) = (number, ~number)
      for turn in 0..<32 {
        (one, two) = (((one &+ turn) ^ 1) &+ 3, ((two ^ turn) &+ 3) ^ 5)
      }
      return one ^ two
    }
  }

  /// Thirty-two objects, each known by the one before. The last knows the number to add.
  final class Loading: Asking {
    final class Link {
      let next: Link?
      let step: Int

      init(_ next: Link?) { (self.next, step) = (next, CommandLine.arguments.count) }
    }

    private let first = (0..<32).reduce(Link(nil)) { next, _ in Link(next) }

    @inline(never)
    func ask(_ number: Int) -> Int {
      var link = Unmanaged.passUnretained(first)
      while let next = link._withUnsafeGuaranteedRef({ $0.next.map(Unmanaged.passUnretained) }) {
        link = next
      }
      return number &+ link._withUnsafeGuaranteedRef { $0.step }
    }
  }

  /// Eight calls of a closure.
  final class Calling: Asking {
    private let add: (Int) -> Int

    init() {
      let two = CommandLine.arguments.isEmpty ? 1 : 2
      add = { $0 &+ two }
    }

    @inline(never)
    func ask(_ number: Int) -> Int { (0..<8).reduce(number) { number, _ in add(number) } }
  }

  /// Eight counts, up and down in turn.
  final class Counting: Asking {
    private let count = Atomic(0)

    @inline(never)
    func ask(_ number: Int) -> Int {
      for _ in 0..<4 {
        count.add(1, ordering: .relaxed)
        count.subtract(1, ordering: .relaxed)
      }
      return number
    }
  }

  /// Eight allocations, each given back before the next.
  final class Allocating: Asking {
    @inline(never)
    func ask(_ number: Int) -> Int {
      for _ in 0..<8 { Self.give(back: malloc(48)) }
      return number
    }

    @inline(never)
    private static func give(back memory: UnsafeMutableRawPointer?) { free(memory) }
  }
}
