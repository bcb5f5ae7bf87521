import LayoutModel

/// Scrolling of one tree, as far as a layout goes by the one before it: where its ScrollViews and Lists are scrolled to, how much of their content is in
/// sight, and the sizes that views relative to a container go by.
package struct ScrollState {
  /// How far each ScrollView or List is scrolled, if at all, and how large its content was when it was placed last.
  package var offsets: [NodeID: Point] = [:]
  package var contentSizes: [NodeID: Size] = [:]
  /// The view that each of them was told to show in this pass, for the recording.
  package var targets: [NodeID: NodeID] = [:]
  /// Containers that lay out only children in sight, in the order of their ids.
  var lazyContainers: [NodeID] = []
  /// By ScrollView the lengths of the viewports around its content.
  var viewportLengths: [NodeID: [[Double?]]] = [:]
  /// Views that are laid out although they may be out of sight.
  package var wanted: Set<NodeID> = []
  /// By lazy container the lengths of the children that were in sight in the layout before this one; the same from its first question to its last.
  package private(set) var lineLengths: [NodeID: [NodeID: Double]] = [:]
  /// By lazy container the lengths of the children that this layout has found in sight so far.
  private var newLengths: [NodeID: [NodeID: Double]] = [:]
  /// Lazy containers whose line lengths have changed since they were asked.
  package internal(set) var rescaledContainers: Set<NodeID> = []
  /// ScrollViews, Lists and the canvas, 0, by whose size some view goes, and the sizes they have at present.
  var relativeContainers: Set<NodeID> = []
  var containerSizes: [NodeID: ContainerSize] = [:]

  /// Notes the lengths of the children that a container has laid out; its own length goes by them in the next layout.
  mutating func remember(_ lengths: [NodeID: Double], in container: NodeID) { newLengths[container] = lengths }

  /// After a layout: the lengths it found are those that the next one goes by.
  mutating func endLayout() {
    for (container, lengths) in newLengths where lineLengths.updateValue(lengths, forKey: container) ?? [:] != lengths {
      rescaledContainers.insert(container)
    }
    newLengths = [:]
  }

  /// What a layout goes by that another one has left.
  package struct Start {
    let offsets: [NodeID: Point]
    let contentSizes: [NodeID: Size]
    let lineLengths: [NodeID: [NodeID: Double]]
    let targets: [NodeID: NodeID]
  }

  package var start: Start {
    get { Start(offsets: offsets, contentSizes: contentSizes, lineLengths: lineLengths, targets: targets) }
    set {
      (offsets, contentSizes, targets) = (newValue.offsets, newValue.contentSizes, newValue.targets)
      takeLineLengths(newValue.lineLengths)
    }
  }

  /// Takes over the line lengths of another tree, by this tree's nodes.
  package mutating func takeLineLengths(_ lengths: [NodeID: [NodeID: Double]]) {
    for container in Set(lengths.keys).union(lineLengths.keys) where lengths[container] != lineLengths[container] { rescaledContainers.insert(container) }
    lineLengths = lengths
  }

  /// The lazy containers among the nodes of a subtree.
  func lazyContainers(in subtree: ClosedRange<NodeID>) -> ArraySlice<NodeID> {
    let first = lazyContainers.indices.partitionPoint { lazyContainers[$0] > subtree.lowerBound }
    let end = lazyContainers.indices.partitionPoint { lazyContainers[$0] > subtree.upperBound }
    return lazyContainers[first..<end]
  }
}
