import Proof
import Testing
@testable import ConventionLint
