extension TwoRequirements {
  var size: Int { 7 }
}
