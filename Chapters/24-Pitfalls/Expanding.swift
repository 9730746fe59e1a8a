/// Stores whether a text is shown in full.
protocol Expanding: AnyObject {
  var isExpanded: Bool { get set }
}

protocol ExpandingDependency {
  var expansion: any Expanding { get }
}

final class Expansion: Expanding {
  var isExpanded = false
}
