import LayoutUI
import LayoutUIHost
import Testing

/// Publishers and observable objects: what they send, and which pass follows.
@MainActor @Suite struct PublisherTests {
  final class Widths: ObservableObject {
    @Published var width: CGFloat = 30
    let subject = CurrentValueSubject<CGFloat, Never>(50)
    var cancellables: Set<AnyCancellable> = []
  }

  /// A colour as wide as the last value of a publisher.
  struct Following<P: Publisher>: View where P.Output == CGFloat, P.Failure == Never {
    let publisher: P
    @State private var width: CGFloat = 10
    var body: some View { Color.red.frame(width: width, height: 20).onReceive(publisher) { width = $0 }.id("bar") }
  }

  private func width(_ view: some View) async throws -> (width: CGFloat, passes: [String]) {
    let layout = try await layoutTrace(view, in: .size(300, 100))
    return (layout["bar"].size.width, layout.passes)
  }

  @Test func `what a publisher sends at once is another pass, which names the line`() async throws {
    let widths = Widths()
    let published = try await width(Following(publisher: widths.$width))
    #expect(published.width == 30 && published.passes.count == 2)
    #expect(published.passes.last?.hasPrefix("onReceive PublisherTests.swift:17") == true, "\(published.passes)")
    #expect(try await width(Following(publisher: widths.subject)).width == 50)
    #expect(try await width(Following(publisher: widths.subject.map { $0 + 1 }.removeDuplicates().eraseToAnyPublisher())).width == 51)
    #expect(try await width(Following(publisher: widths.$width.combineLatest(widths.subject).map { $0 + $1 })).width == 80)
    #expect(try await width(Following(publisher: widths.subject.combineLatest(widths.$width, Just(3)) { $0 + $1 * $2 })).width == 140)
    #expect(try await width(Following(publisher: widths.subject.merge(with: Just(20), Just(60)).scan(0, +))).width == 130)
    #expect(try await width(Following(publisher: [60, 70].publisher)).width == 70)
    struct Unready: Error {}
    var tries = 0
    let third = Deferred { () -> AnyPublisher<CGFloat, Unready> in
      tries += 1
      return tries < 3 ? Fail(error: Unready()).eraseToAnyPublisher() : Just(45).setFailureType(to: Unready.self).eraseToAnyPublisher()
    }
    #expect(try await width(Following(publisher: third.retry(1).replaceError(with: 15))).width == 15)
    #expect(try await width(Following(publisher: third.retry(2).replaceError(with: 15))).width == 45)
  }

  @Test func `what goes through the main queue or run loop comes in time, what waits for time does not`() async throws {
    let subject = Widths().subject
    #expect(try await width(Following(publisher: subject.receive(on: DispatchQueue.main))).width == 50)
    #expect(try await width(Following(publisher: subject.receive(on: RunLoop.main))).width == 50)
    #expect(try await width(Following(publisher: subject.debounce(for: .seconds(600), scheduler: DispatchQueue.main))).width == 10)
    let ticks = Timer.publish(every: 600, on: .main, in: .common).autoconnect().map { _ in CGFloat(99) }
    #expect(try await width(Following(publisher: ticks)).width == 10)
  }

  @Test func `what is sent on a tap comes after the layout that follows it`() async throws {
    struct Sending: View {
      let subject = PassthroughSubject<CGFloat, Never>()
      var body: some View {
        VStack {
          Button("Send") { subject.send(70) }
          Following(publisher: subject)
        }
      }
    }
    let layout = try await layoutTrace(Sending(), in: .size(300, 200))
    #expect(layout["bar"].size.width == 10 && layout.passes.count == 1)
    try await layout.tap("Send")
    #expect(layout["bar"].size.width == 70)
    #expect(layout.passes.count == 3 && layout.passes[1] == "tap Send" && layout.passes[2].hasPrefix("onReceive "), "\(layout.passes)")
  }

  @Test func `another publisher is subscribed to, and the same one is not again`() async throws {
    final class Log { var values: [CGFloat] = [] }
    struct Switching: View {
      let log: Log
      let subjects = [CurrentValueSubject<CGFloat, Never>(20), CurrentValueSubject<CGFloat, Never>(40)]
      @State private var index = 0
      @State private var width: CGFloat = 10
      var body: some View {
        VStack {
          Button("Switch") { index = 1 }
          Color.red.frame(width: width, height: 20).id("bar").onReceive(subjects[index]) { value in
            log.values.append(value)
            width = value
          }
        }
      }
    }
    let log = Log()
    let layout = try await layoutTrace(Switching(log: log), in: .size(300, 200))
    #expect(layout["bar"].size.width == 20 && log.values == [20])
    try await layout.tap("Switch")
    #expect(layout["bar"].size.width == 40 && log.values == [20, 40])
  }

  @Test func `an object is observed by what it sends, its own publisher as well`() async throws {
    final class Silent: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var width: CGFloat = 10
    }
    struct Owning: View {
      @StateObject private var model = Silent()
      var body: some View {
        VStack {
          Button("Quietly") { model.width = 40 }
          Button("Aloud") {
            model.objectWillChange.send()
            model.width = 60
          }
          Color.red.frame(width: model.width, height: 20).id("bar")
        }
      }
    }
    let layout = try await layoutTrace(Owning(), in: .size(300, 300))
    #expect(layout["bar"].size.width == 10)
    try await layout.tap("Aloud")
    #expect(layout["bar"].size.width == 60)
  }

  @Test func `a model that goes on by itself in the main queue, or in another thread, is waited for`() async throws {
    final class Model: ObservableObject {
      @Published var rows = 1
      private var cancellables: Set<AnyCancellable> = []
      init(_ start: CurrentValueSubject<Int, Never>) { start.receive(on: DispatchQueue.main).sink { [weak self] in self?.rows = $0 }.store(in: &cancellables) }
    }
    struct Rows: View {
      @ObservedObject var model: Model
      var body: some View { VStack(spacing: 0) { ForEach(0..<model.rows, id: \.self) { _ in Color.red.frame(width: 10, height: 10) } }.id("rows") }
    }
    let layout = try await layoutTrace(Rows(model: Model(CurrentValueSubject(4))), in: .size(300, 300))
    #expect(layout["rows"].size.height == 40)

    struct Queued: View {
      @State private var width: CGFloat = 10
      var body: some View { Color.red.frame(width: width, height: 20).id("bar").onAppear { DispatchQueue.main.async { width = 90 } } }
    }
    let queued = try await width(Queued())
    #expect(queued.width == 90 && queued.passes.last == "main queue", "\(queued.passes)")
    // No trap where a state is written elsewhere.
    final class Threaded: ObservableObject { @Published var width: CGFloat = 10 }
    struct Elsewhere: View {
      @StateObject private var model = Threaded()
      var body: some View {
        Color.red.frame(width: model.width, height: 20).id("bar").onAppear {
          let (model, done) = (model, DispatchSemaphore(value: 0))
          Thread.detachNewThread {
            model.width = 35
            done.signal()
          }
          done.wait()
        }
      }
    }
    #expect(try await width(Elsewhere()).width == 35)
  }
}
