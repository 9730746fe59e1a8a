/// Every stored reference between the objects reachable from `root`.
///
/// Each line reads `Holder.property -> Held`, with the names of the objects' classes, without their
/// generic arguments; the lines are in depth-first order. A reference inside a struct, an optional,
/// a collection or `lazy` storage counts as one of the object that holds it. References held by a `Log` or a
/// `Lifetimes` are left out. Reflection doesn't distinguish weak and unowned references from
/// strong ones, so avoid both.
///
/// - Complexity: O(*n*) in the number of stored properties reached.
public func references(from root: AnyObject) -> [String] {
  var walk = ReferenceWalk()
  walk.visit(root)
  return walk.lines
}

private struct ReferenceWalk {
  var lines: [String] = []
  private var visited: Set<ObjectIdentifier> = []

  mutating func visit(_ object: AnyObject) {
    let isOurs = object is Log || object is Lifetimes
    guard !isOurs, visited.insert(ObjectIdentifier(object)).inserted else { return }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for (label, value) in current.children {
        follow(value, from: object, property: label ?? "")
      }
      mirror = current.superclassMirror
    }
  }

  private mutating func follow(_ value: Any, from holder: AnyObject, property: String) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .class else {
      for child in mirror.children { follow(child.value, from: holder, property: property) }
      return
    }
    let held = value as AnyObject
    lines.append("\(className(of: holder)).\(plain(property)) -> \(className(of: held))")
    visit(held)
  }

  /// A class's name without generic arguments, which other lines already show.
  private func className(of object: AnyObject) -> Substring {
    "\(type(of: object))".prefix { $0 != "<" }
  }

  /// A property's name in the source, even for the storage of a `lazy var`.
  private func plain(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }
}
