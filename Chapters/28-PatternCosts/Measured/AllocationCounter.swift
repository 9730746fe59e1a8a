import Glibc
import Synchronization

// A library that is loaded before a program and counts its heap allocations. swift run lab costs builds
// it, and lets the linker call each function here by the name without `counted_`: so it stands in for the
// C library's own, counts, and lets that do the work.

@_silgen_name("__libc_malloc")
func libcMalloc(_ size: Int) -> UnsafeMutableRawPointer?

@_silgen_name("__libc_calloc")
func libcCalloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer?

@_silgen_name("__libc_realloc")
func libcRealloc(_ old: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer?

@_silgen_name("__libc_memalign")
func libcMemalign(_ alignment: Int, _ size: Int) -> UnsafeMutableRawPointer?

let allocations = Atomic(0)

/// How many there were since the program began. The program looks this name up.
@_cdecl("playground_allocation_count")
public func allocationCount() -> Int { allocations.load(ordering: .relaxed) }

@_cdecl("counted_malloc")
public func countedMalloc(_ size: Int) -> UnsafeMutableRawPointer? {
  allocations.add(1, ordering: .relaxed)
  return libcMalloc(size)
}

@_cdecl("counted_calloc")
public func countedCalloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer? {
  allocations.add(1, ordering: .relaxed)
  return libcCalloc(count, size)
}

@_cdecl("counted_realloc")
public func countedRealloc(
  _ old: UnsafeMutableRawPointer?, _ size: Int
) -> UnsafeMutableRawPointer? {
  allocations.add(1, ordering: .relaxed)
  return libcRealloc(old, size)
}

@_cdecl("counted_aligned_alloc")
public func countedAlignedAlloc(_ alignment: Int, _ size: Int) -> UnsafeMutableRawPointer? {
  allocations.add(1, ordering: .relaxed)
  return libcMemalign(alignment, size)
}

@_cdecl("counted_posix_memalign")
public func countedPosixMemalign(
  _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
) -> CInt {
  allocations.add(1, ordering: .relaxed)
  result.pointee = libcMemalign(alignment, size)
  return result.pointee == nil ? ENOMEM : 0
}
