import TestSupport
import Testing
import ToolSupport

@Suite("The file system of this machine")
struct RealFilesTests {
  @Test("Bytes stay as they are, a text must be UTF-8, and an error names the path")
  func bytes() throws {
    let (files, folder) = (RealFiles(), try TestCheckout.folder("RealFiles"))
    let path = "\(folder)/odd.swift"
    let odd: [UInt8] = [0x61, 0xFF, 0xFE, 0x00, 0x0D, 0x0A]
    try files.write(bytes: odd, to: path)
    #expect(try files.bytes(of: path) == odd)
    #expect(throws: ToolError("\(path) is not UTF-8 text.")) { try files.read(path) }
    #expect(throws: ToolError("\(folder)/no cannot be read.")) { try files.read("\(folder)/no") }
    let error = #expect(throws: ToolError.self) { try files.makeFolder("\(path)/inside") }
    #expect(error?.description.hasPrefix("The folder \(path)/inside cannot be made: ") == true)
  }
}
