import Book
import ToolSupport

/// A line that somebody types and that could do harm while it is half written.
///
/// Programs run at every pause in typing, and not each of their texts is one that somebody wants to run. This
/// is against accidents: it keeps nobody out who wants to get around it.
struct RiskyLine: Equatable {
  let line: Int
  /// What it uses: `removeItem`.
  let name: String

  /// The first line that uses what the saved text has in no such line.
  init?(in typed: String, saved: String) {
    let known = Set(saved.lines.filter { Self.name(in: $0) != nil })
    for (index, line) in typed.lines.enumerated() where !known.contains(line) {
      guard let name = Self.name(in: line) else { continue }
      (self.line, self.name) = (index + 1, name)
      return
    }
    return nil
  }

  /// Files that are removed or overwritten, processes, sockets, and the end of the program.
  private static let members: Set<Substring> = [
    "removeItem", "trashItem", "moveItem", "copyItem", "replaceItem", "replaceItemAt", "createFile",
    "forWritingAtPath", "forWritingTo", "forUpdatingAtPath", "atomically", "toFile",
    "setAttributes",
    "createSymbolicLink", "linkItem", "Process", "NSTask", "FileHandle", "OutputStream",
    "URLSession",
    "NWConnection", "NWListener", "CFSocket", "SocketPort", "posix_spawn", "posix_spawnp", "_exit",
    "quick_exit", "unlinkat", "renameat", "dlopen", "dlsym", "_silgen_name", "_extern", "syscall",
  ]
  /// Functions of the C library whose names a method or a type may have as well.
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
      // `user.open()`, `func open()` and `open:` are no function of C.
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
