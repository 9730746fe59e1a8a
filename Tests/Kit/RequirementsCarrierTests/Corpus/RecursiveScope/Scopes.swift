import Scopes

class RootResource<I: NilRequirements>: Resource<I>, FolderRequirements {
  let path = "/"
  let disk = 1
}

protocol FolderRequirements: Requirements, CODEGEN_FolderRequirements {
  var path: String { get }
}

/// A folder makes the folders inside it, and files that need the disk.
class FolderResource<I: FolderRequirements>: Resource<I>, FolderRequirements, FileRequirements {
  lazy var path = injected.path + "/folder"
}

protocol FileRequirements: Requirements, CODEGEN_FileRequirements {
  var disk: Int { get }
}
