import Book
import Foundation
import ToolSupport

/// The parts of the toolchain that the direct way calls by themselves.
struct DirectTools: Sendable {
  let frontend: String
  let clang: String
  let plugins: String
  /// The libraries that a program finds when it runs.
  let libraries: String
  /// What every program of Swift begins with.
  let start: String
  let triple: String
  /// The compiler's own name of its version.
  let version: String

  /// Nil where this platform or toolchain is arranged otherwise.
  init?(_ session: Session) async throws(ToolError) {
    #if os(Linux)
      let ended = try await session.toolchain.said("-print-target-info")
      guard ended.succeeded,
        let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(ended.output.utf8))
      else { return nil }
      let resources = info.paths.runtimeResourcePath
      let programs = "\(resources)/../../bin"
      frontend = "\(programs)/swift-frontend"
      clang = "\(programs)/clang"
      plugins = "\(resources)/host/plugins"
      libraries = "\(resources)/\(info.target.platform)"
      start = "\(libraries)/\(info.target.arch)/swiftrt.o"
      triple = info.target.triple
      version = info.compilerVersion
      let needed = [frontend, clang, "\(programs)/ld.lld", plugins, start]
      guard needed.allSatisfy(session.files.exists) else { return nil }
    #else
      return nil
    #endif
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable {
      let triple: String
      let platform: String
      let arch: String
    }
    struct Paths: Decodable { let runtimeResourcePath: String }
    let compilerVersion: String
    let target: Target
    let paths: Paths
  }
}
