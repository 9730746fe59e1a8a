import Foundation
import Playground
import TestSupport
import Testing

@testable import StableAndVolatile

@Suite("StableAndVolatile: kinds of dependencies")
struct KindsTests {
  @Test("`verdicts` gives the reason why each example is volatile", .proves("STG-07"))
  func verdicts() async {
    let verdicts = await StableAndVolatile.verdicts()
    #expect(
      verdicts == [
        "a file: volatile (something has to be set up for it)",
        "URLSession: volatile (something has to be set up for it)",
        "a module of next month: volatile (nobody has written it yet)",
        "Combine, Glibc: volatile (not every machine has it)",
      ])
  }

  @Test("`changes` stops at the first different answer, or after 1,000 reads")
  func trial() async {
    var count = 0
    let doesCountChange = await changes {
      count += 1
      return count
    }
    #expect(doesCountChange && count == 2)
    count = 0
    let doesConstantChange = await changes {
      count += 1
      return "same"
    }
    #expect(!doesConstantChange && count == 1_000)
  }

  @Test("A decoder decodes equal bytes to equal values", .proves("STG-08", "STG-09"))
  func decoder() async throws {
    let bytes = Data(#"{"b": 2, "a": 1, "c": [1, 2.5, null]}"#.utf8)
    struct Page: Decodable, Equatable { let a: Int, b: Int, c: [Double?] }
    let first = try JSONDecoder().decode(Page.self, from: bytes)
    #expect(first == Page(a: 1, b: 2, c: [1, 2.5, nil]))
    #expect(try await !changes { try JSONDecoder().decode(Page.self, from: bytes) })
  }

  @Test("An encoder encodes equal dictionaries differently unless it sorts", .proves("STG-09"))
  func encoders() throws {
    let (prices, others) = (Prices.forwards, Prices.backwards)
    #expect(prices == others)
    #expect(try encoder(sorted: false).encode(prices) != encoder(sorted: false).encode(others))
    #expect(try encoder(sorted: true).encode(prices) == encoder(sorted: true).encode(others))
  }

  @Test("Changing a copy of an `Int` or `String` leaves the original unchanged", .proves("STG-E37"))
  func noClasses() {
    let types: [Any.Type] = [Int.self, String.self, JSONDecoder.self]
    #expect(types.map { $0 is AnyObject.Type } == [false, false, true])
    let (number, text) = (1, "tea")
    var (otherNumber, otherText) = (number, text)
    otherNumber += 1
    otherText += "!"
    #expect(number == 1 && text == "tea" && otherNumber == 2 && otherText == "tea!")
  }

  @Test("Combine is unavailable on Linux", .proves("STG-15"))
  func optionalModules() {
    #expect(Machine.hasCombine == !onLinux)
    #expect(Machine.hasGlibc == onLinux)
  }
}

/// The features of this package, as SwiftPM describes it.
@Suite("StableAndVolatile: independent features")
struct FeatureGraphTests {
  @Test(
    "A feature's target depends on no other target",
    .proves("STG-04", "STG-05", "STG-06", "STG-14"))
  func featuresStandAlone() async throws {
    let dependencies = try await PackageTargets.own.dependencies
    for feature in ["ServerAPI", "Login", "Items", "Friends"] {
      #expect(dependencies[feature] == [], "\(feature)")
    }
  }
}
