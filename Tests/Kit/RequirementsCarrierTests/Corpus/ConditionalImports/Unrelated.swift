import Dispatch

#if DEBUG
  let queue = DispatchQueue.main
#endif
