import Foundation
import Synchronization

/// Lets the processor stop after each instruction, and counts what they are.
///
/// Nothing is replaced or guessed: it sees the program, the runtime and the C library as they are. It takes
/// thousands of times as long, so nothing is timed meanwhile.
enum SingleSteps {
  /// What one call of a row does, with its turn of the loop; nil where nobody can count.
  static func counts(of row: Row) -> Counts? {
    _ = row.answer(3, 0)  // What is made once is made here.
    func counts(_ calls: Int) -> Counts? {
      addresses { _ = row.answer(calls, 0) }.map(Self.counts)
    }
    guard let one = counts(1), let two = counts(2) else { return nil }
    return two - one
  }

  #if os(Linux) && arch(x86_64)
    /// Where the address of the next instruction is written, and how many were.
    private static let place = Atomic(0)
    private static let count = Atomic(0)
    private static let most = 1_000_000

    /// The addresses of all instructions while a body runs; nil if the processor doesn't stop.
    private static func addresses(_ body: () -> Void) -> [Int]? {
      let memory = UnsafeMutablePointer<Int>.allocate(capacity: most)
      defer { memory.deallocate() }
      count.store(0, ordering: .relaxed)
      place.store(Int(bitPattern: memory), ordering: .relaxed)
      var (action, old) = (sigaction(), sigaction())
      action.sa_flags = SA_SIGINFO
      action.__sigaction_handler.sa_sigaction = { _, _, context in
        guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return }
        withUnsafeMutableBytes(of: &context.pointee.uc_mcontext.gregs) { bytes in
          let registers = bytes.assumingMemoryBound(to: Int.self)
          let (instruction, flags, trap) = (16, 17, 0x100)
          let place = SingleSteps.place.load(ordering: .relaxed)
          let count = SingleSteps.count.load(ordering: .relaxed)
          guard let memory = UnsafeMutablePointer<Int>(bitPattern: place), count < SingleSteps.most
          else {
            registers[flags] &= ~trap
            return
          }
          memory[count] = registers[instruction]
          SingleSteps.count.store(count + 1, ordering: .relaxed)
          registers[flags] |= trap
        }
      }
      sigaction(SIGTRAP, &action, &old)
      raise(SIGTRAP)  // From here on it stops by itself.
      body()
      place.store(0, ordering: .relaxed)
      raise(SIGTRAP)
      sigaction(SIGTRAP, &old, nil)
      let found = count.load(ordering: .relaxed)
      return found > 1 && found < most ? (0..<found).map { memory[$0] } : nil
    }

    private static func counts(_ addresses: [Int]) -> Counts {
      func entries(_ names: String...) -> Set<Int> {
        Set(names.map { Int(bitPattern: dlsym(nil, $0)) })
      }
      let allocating = entries("malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign")
      let freeing = entries("free")
      var counts = Counts()
      /// Where what was called will return to, and where the heap will.
      var (returns, afterHeap): ([Int], Int?) = ([], nil)
      for address in addresses {
        if address == afterHeap { afterHeap = nil }
        guard afterHeap == nil, let code = UnsafePointer<UInt8>(bitPattern: address)
        else { continue }
        if allocating.contains(address) || freeing.contains(address) {
          counts[.allocation] += allocating.contains(address) ? 1 : 0
          afterHeap = returns.popLast()
          continue
        }
        if let length = callLength(code) { returns.append(address + length) }
        if code[0] == 0xc3 || code[0] == 0xf3 && code[1] == 0xc3 { _ = returns.popLast() }
        counts[unit(code)] += 1
      }
      return counts
    }

    /// How many bytes a call takes; nil of another instruction.
    private static func callLength(_ code: UnsafePointer<UInt8>) -> Int? {
      let prefix = code[0] & 0xf0 == 0x40 ? 1 : 0
      let code = code + prefix
      if code[0] == 0xe8 { return prefix + 5 }
      guard code[0] == 0xff, code[1] >> 3 & 7 == 2 else { return nil }
      let (mode, base) = (code[1] >> 6, code[1] & 7)
      let displacement = [mode == 0 && base == 5 ? 4 : 0, 1, 4, 0][Int(mode)]
      return prefix + 2 + (mode != 3 && base == 4 ? 1 : 0) + displacement
    }

    /// The kind of an instruction.
    ///
    /// An address that is read beside the code is one that the linker fills in. What begins there is no
    /// indirect call, and a load from there waits for nobody. Nor does one from the stack.
    private static func unit(_ code: UnsafePointer<UInt8>) -> Unit {
      var rest = code
      let prefixes: [UInt8] = [0x26, 0x2e, 0x36, 0x3e, 0x64, 0x65, 0x66, 0xf0, 0xf2, 0xf3]
      while prefixes.contains(rest[0]) {
        if rest[0] == 0xf0 { return .atomic }
        rest += 1
      }
      // Sixteen registers: a bit of this prefix tells the upper eight, which are never the stack's.
      let isUpper = rest[0] & 0xf0 == 0x40 && rest[0] & 1 == 1
      if rest[0] & 0xf0 == 0x40 { rest += 1 }
      let (operation, mode, register, base) = (rest[0], rest[1] >> 6, rest[1] >> 3 & 7, rest[1] & 7)
      let isBesideTheCode = mode == 0 && base == 5
      let isOnTheStack = !isUpper && (base == 4 && rest[2] & 7 == 4 || mode != 0 && base == 5)
      return switch operation {
      case 0x86, 0x87: mode == 3 ? .step : .atomic
      case 0xff where (register == 2 || register == 4) && !isBesideTheCode: .call
      case 0x8b where mode != 3 && !isBesideTheCode && !isOnTheStack: .load
      default: .step
      }
    }
  #else
    private static func addresses(_ body: () -> Void) -> [Int]? { nil }
    private static func counts(_ addresses: [Int]) -> Counts { Counts() }
  #endif
}
