import TestSupport
import Testing

/// Compiles the chapter's Combine form and runs it. Without Combine, it uses the replacement in the
/// fixture `CombineCache`.
@Suite("DependencyRejection: the Combine version")
struct CombineTests {
  private static let chapter = chapterFolder("DependencyRejection")

  /// The document's cache, with the missing `try?` added, and the two caches of the chapter.
  private static let program = #"""
    import Combine

    struct Full: Error {}

    extension Publisher where Output == [Int] {
      func asPrinted(_ save: @escaping ([Int]) throws -> Void) -> AnyPublisher<Output, Failure> {
        handleEvents(receiveOutput: { items in
          do { try save(items) } catch {}
          try? save(items)
        })
        .eraseToAnyPublisher()
      }
    }

    @main
    enum Program {
      static func main() {
        var (gets, saves) = (0, 0)
        func get(_ url: String, completion: (Result<[Int], any Error>) -> Void) {
          gets += 1
          completion(.success([1, 2]))
        }
        func save(_ items: [Int]) throws { saves += 1 }
        func fail(_ items: [Int]) throws { throw Full() }

        func run(_ name: String, _ client: AnyPublisher<[Int], any Error>) {
          (gets, saves) = (0, 0)
          var answers: [String] = []
          let running = client.sink(
            receiveCompletion: { if case .failure(let error) = $0 { answers.append("\(error)") } },
            receiveValue: { answers.append("\($0)") })
          withExtendedLifetime(running) {}
          print("\(name): \(gets) get, \(saves) save, \(answers)")
        }

        let fetch = fetching("items", by: get)
        print("\(type(of: fetch.asPrinted(save))): \(gets) get")
        run("as printed", fetch.asPrinted(save))
        run("decoded as printed", fetch.tryMap { _ in return [] }.asPrinted(save))
        run("best effort", fetch.bestEffort(save) { print($0) })
        run("best effort, disk full", fetch.bestEffort(fail) { print($0) })
        run("strict", fetch.strictly(save))
        run("strict, disk full", fetch.strictly(fail))
      }
    }
    """#

  @Test(
    "The repaired Combine caches save once, unlike the original",
    .proves("STG-188", "STG-E19", "STG-E20"))
  func counts() async throws {
    #expect(
      try await output() == """
        AnyPublisher<Array<Int>, Error>: 0 get
        as printed: 1 get, 2 save, ["[1, 2]"]
        decoded as printed: 1 get, 2 save, ["[]"]
        best effort: 1 get, 1 save, ["[1, 2]"]
        Full()
        best effort, disk full: 1 get, 0 save, ["[1, 2]"]
        strict: 1 get, 1 save, ["[1, 2]"]
        strict, disk full: 1 get, 0 save, ["Full()"]

        """)
  }

  private func output() async throws -> String {
    let common = ["-parse-as-library", "-warnings-as-errors"]
    var arguments = common + ["\(Self.chapter)/Rejected/CombineForm.swift"]
    #if !canImport(Combine)
      let folder = try TestCheckout.folder("CombineForm/Combine")
      let errors = try await Compiler.errors(
        common + [
          "-module-name", "Combine", "-emit-module", "-emit-module-path",
          "\(folder)/Combine.swiftmodule", "-c", "-o", "\(folder)/Combine.o",
          "\(Self.chapter)/Refused/CombineCache/Combine/Combine.swift",
        ])
      try #require(errors == nil)
      arguments += ["-I", folder, "\(folder)/Combine.o"]
    #endif
    return try await Compiler.program("CombineForm/Program", of: Self.program, arguments)
      .run().output
  }
}
