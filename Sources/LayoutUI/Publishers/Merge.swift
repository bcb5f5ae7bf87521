#if !canImport(Combine)
  extension Publishers {
    /// Sends what each of several publishers of one type sends, as it comes.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure
      public let publishers: [Upstream]
      public init(_ upstream: Upstream...) { publishers = upstream }
      public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
      }
    }

    /// Sends what each of 2 publishers sends, as it comes.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where B.Output == A.Output, B.Failure == A.Failure {
      public typealias Output = A.Output
      public typealias Failure = A.Failure
      private let all: MergeMany<AnyPublisher<Output, Failure>>
      public init(_ a: A, _ b: B) { all = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()) }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
    }

    /// Sends what each of 3 publishers sends, as it comes.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
      public typealias Output = A.Output
      public typealias Failure = A.Failure
      private let all: MergeMany<AnyPublisher<Output, Failure>>
      public init(_ a: A, _ b: B, _ c: C) { all = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()) }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
    }

    /// Sends what each of 4 publishers sends, as it comes.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output, D.Failure == A.Failure {
      public typealias Output = A.Output
      public typealias Failure = A.Failure
      private let all: MergeMany<AnyPublisher<Output, Failure>>
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        all = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher())
      }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
    }

    /// Sends what each of 5 publishers sends, as it comes.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
      B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output, D.Failure == A.Failure,
      E.Output == A.Output, E.Failure == A.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure
      private let all: MergeMany<AnyPublisher<Output, Failure>>
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
        all = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher())
      }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
    }

    /// Sends what each of 6 publishers sends, as it comes.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
      B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output, D.Failure == A.Failure,
      E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure
      private let all: MergeMany<AnyPublisher<Output, Failure>>
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
        all = MergeMany(
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher())
      }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
    }

    /// Sends what each of 7 publishers sends, as it comes.
    public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher
    where
      B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output, D.Failure == A.Failure,
      E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure
      private let all: MergeMany<AnyPublisher<Output, Failure>>
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
        all = MergeMany(
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
          g.eraseToAnyPublisher())
      }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
    }

    /// Sends what each of 8 publishers sends, as it comes.
    public struct Merge8<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>: Publisher
    where
      B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output, D.Failure == A.Failure,
      E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure,
      H.Output == A.Output, H.Failure == A.Failure
    {
      public typealias Output = A.Output
      public typealias Failure = A.Failure
      private let all: MergeMany<AnyPublisher<Output, Failure>>
      public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
        all = MergeMany(
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
          g.eraseToAnyPublisher(), h.eraseToAnyPublisher())
      }
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
    }
  }

  extension Publisher {
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
    public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
    where B.Output == Output, B.Failure == Failure { Publishers.Merge(self, b) }
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure { Publishers.Merge3(self, b, c) }
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure {
      Publishers.Merge4(self, b, c, d)
    }
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E>
    where
      B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output,
      E.Failure == Failure
    { Publishers.Merge5(self, b, c, d, e) }
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F)
      -> Publishers.Merge6<Self, B, C, D, E, F>
    where
      B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output,
      E.Failure == Failure, F.Output == Output, F.Failure == Failure
    { Publishers.Merge6(self, b, c, d, e, f) }
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
      -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
      B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output,
      E.Failure == Failure, F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure
    { Publishers.Merge7(self, b, c, d, e, f, g) }
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
      B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output,
      E.Failure == Failure, F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
    { Publishers.Merge8(self, b, c, d, e, f, g, h) }
  }
#endif
