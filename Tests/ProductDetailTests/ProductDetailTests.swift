import Proof
import Testing
@testable import ProductDetail
