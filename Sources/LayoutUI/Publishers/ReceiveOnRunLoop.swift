#if !canImport(Combine)
  extension Publisher {
    /// Sends on in the main queue what is to go through the main run loop: the run loop does not turn while views are laid out.
    public func receive(on runLoop: RunLoop, options: RunLoop.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, DispatchQueue> {
      receive(on: DispatchQueue.main)
    }
  }
#endif
