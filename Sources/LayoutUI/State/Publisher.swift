/// Something that sends values, as Combine has it. None does while views are laid out.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

extension Published.Publisher: Publisher {}
