extension OneResource: TwoRequirements {}
extension RootResource: OneRequirements {}
