/// Where an item of a toolbar stands, by SwiftUI's names.
package enum ToolbarPlacement: String, CaseIterable, Sendable, BitwiseCopyable {
  case automatic, topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing, navigation, principal, primaryAction, secondaryAction
  case confirmationAction, cancellationAction, destructiveAction, bottomBar, status, keyboard

  /// The part of a screen's bars on an iPhone, in the order in which a bar gives them room.
  enum Group: CaseIterable { case leading, trailing, middle, bottom, none }

  var group: Group {
    switch self {
    case .topBarLeading, .navigationBarLeading, .navigation, .cancellationAction: .leading
    case .principal: .middle
    case .automatic, .topBarTrailing, .navigationBarTrailing, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction: .trailing
    case .bottomBar, .status: .bottom
    case .keyboard: .none
    }
  }
}
