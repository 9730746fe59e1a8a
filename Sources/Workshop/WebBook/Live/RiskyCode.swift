import Book
import ToolSupport

/// A typed line that could do harm while it is unfinished.
///
/// Programs run at every pause in typing, and some of these texts were never meant to run. This
/// prevents accidents. It is no sandbox.
struct RiskyLine: Equatable {
  let line: Int
  /// The name that makes it risky: `removeItem`.
  let name: String

  /// The first risky line that isn't in the saved text.
  init?(in typed: String, saved: String) {
    let known = Set(saved.lines.filter { Self.name(in: $0) != nil })
    for (index, line) in typed.lines.enumerated() where !known.contains(line) {
      guard let name = Self.name(in: line) else { continue }
      (self.line, self.name) = (index + 1, name)
      return
    }
    return nil
  }

  /// Names that remove or overwrite files, start processes, open sockets or end the program.
  private static let members: Set<Substring> = [
    "removeItem", "trashItem", "moveItem", "copyItem", "replaceItem", "replaceItemAt", "createFile",
    "forWritingAtPath", "forWritingTo", "forUpdatingAtPath", "atomically", "toFile",
    "setAttributes",
    "createSymbolicLink", "linkItem", "Process", "NSTask", "FileHandle", "OutputStream",
    "URLSession",
    "NWConnection", "NWListener", "CFSocket", "SocketPort", "posix_spawn", "posix_spawnp", "_exit",
    "quick_exit", "unlinkat", "renameat", "dlopen", "dlsym", "_silgen_name", "_extern", "syscall",
  ]
  /// Functions of the C library, whose names methods and types may have, too.
  private static let functions: Set<Substring> = [
    "exit", "abort", "raise", "kill", "killpg", "system", "popen", "fork", "vfork", "execv",
    "execve",
    "execvp", "remove", "unlink", "rmdir", "rename", "truncate", "ftruncate", "creat", "open",
    "fopen",
    "freopen", "symlink", "link", "chmod", "chown", "mkfifo", "socket", "connect", "bind", "listen",
    "sendto",
  ]
  private static let modules: Set<Substring> = ["Foundation", "Glibc", "Darwin", "Musl"]

  private static func name(in line: String) -> String? {
    var rest = line[...]
    var (last, gap) = (Substring(), Substring())
    while let start = rest.firstIndex(where: Self.isName) {
      gap = rest[..<start].drop { $0 == "`" }
      let word = rest[start...].prefix(while: Self.isName)
      rest = rest[word.endIndex...]
      if members.contains(word) { return String(word) }
      // `user.open()`, `func open()` and `open:` don't call C's `open`.
      let isMember = gap.last { $0 != " " && $0 != "`" } == "." && !modules.contains(last)
      let isDeclared = ["func", "let", "var", "case", "class", "struct"].contains(last)
      let isLabel = rest.drop { $0 == " " || $0 == "`" }.hasPrefix(":")
      if functions.contains(word), !isMember, !isDeclared, !isLabel { return String(word) }
      last = word
    }
    return nil
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
