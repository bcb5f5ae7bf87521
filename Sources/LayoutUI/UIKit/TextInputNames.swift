#if !canImport(UIKit)
  // Names of UIKit that modifiers without effect on layout take.
  public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  }
  public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
  public struct UITextContentType: Hashable, Sendable {
    public static let name = Self(), emailAddress = Self(), password = Self(), newPassword = Self(), username = Self(), URL = Self()
    public static let telephoneNumber = Self(), oneTimeCode = Self(), givenName = Self(), familyName = Self(), fullStreetAddress = Self()
    public static let addressCity = Self(), addressState = Self(), postalCode = Self(), streetAddressLine1 = Self(), organizationName = Self()
  }
  /// What is dragged.
  public final class NSItemProvider: Sendable {
    public init() {}
    public init(object: Any) {}
  }
#endif
