protocol OneRequirements: Requirements {
  var name: String { get }
