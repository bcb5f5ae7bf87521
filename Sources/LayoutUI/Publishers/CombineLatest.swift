#if !canImport(Combine)
  extension Publishers {
    /// Sends the last values of two publishers together, once both have sent one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where B.Failure == A.Failure {
      public typealias Output = (A.Output, B.Output)
      public typealias Failure = A.Failure
      public let a: A
      public let b: B
      public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        typealias Latest = (a: A.Output?, b: B.Output?)
        Merge(a.map { Latest($0, nil) }, b.map { Latest(nil, $0) })
          .scan(Latest(nil, nil)) { known, new in (new.a ?? known.a, new.b ?? known.b) }
          .compactMap { latest in if let a = latest.a, let b = latest.b { (a, b) } else { nil } }
          .receive(subscriber: subscriber)
      }
    }

    /// Sends the last values of three publishers together, once each has sent one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where B.Failure == A.Failure, C.Failure == A.Failure {
      public typealias Output = (A.Output, B.Output, C.Output)
      public typealias Failure = A.Failure
      public let a: A
      public let b: B
      public let c: C
      public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
      }
    }

    /// Sends the last values of four publishers together, once each has sent one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)
      public typealias Failure = A.Failure
      public let a: A
      public let b: B
      public let c: C
      public let d: D
      public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
      Publishers.CombineLatest(self, other)
    }
    public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
      -> Publishers.Map<
        Publishers.CombineLatest<Self, P>, T
      > where P.Failure == Failure
    { combineLatest(other).map { transform($0.0, $0.1) } }
    public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, second, third) }
    public func combineLatest<P: Publisher, Q: Publisher, T>(_ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T)
      -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure { combineLatest(second, third).map { transform($0.0, $0.1, $0.2) } }
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ second: P, _ third: Q, _ fourth: R) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { Publishers.CombineLatest4(self, second, third, fourth) }
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
      _ second: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      combineLatest(second, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
  }
#endif
