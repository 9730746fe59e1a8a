// Fails cReplaceable: whoever replaces C is not heard.
// Also fails fakeCSurvives, replacedCGoesOn.
// TASK 2: Keep the C that was made, and let whoever has the object replace it.
private lazy var storedC: any CServicing = makeC()

var cService: any CServicing {
  get { storedC }
  set {}
}
