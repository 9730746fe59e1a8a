// Given: leave this file as it is.

import Numbers

/// What the whole object looks like from outside: made from A and B, and all four can be replaced.
protocol DepsSurface: AnyObject, AServiceProviding, BServiceProviding, CServiceProviding,
  DServiceProviding
{
  var aService: any AServicing { get set }
  var bService: any BServicing { get set }
  var cService: any CServicing { get set }
  var dService: any DServicing { get set }
  init(aService: any AServicing, bService: any BServicing)
}
