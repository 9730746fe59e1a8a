import Proof
import Testing

@testable import RequirementsCarrier
