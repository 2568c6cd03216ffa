/// The kind of keyboard a field asks for.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
    decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// When a field starts words with capitals, in the older form.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// What a field is for.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name that browsers have for it.
  public let rawValue: String
  /// A use by the name that browsers have for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account that is there.
  public static let password = UITextContentType(rawValue: "password")
  /// The password of an account that is being made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// What stands before a name, as a title does.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// The first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A name in the middle.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// The family's name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What stands behind a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// What friends call a person.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What a person is at work.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of a company or another body.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// Street and number, in as many lines as they need.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street and number.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street and number.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The town; browsers have no name for town and state together.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level2")
  /// The postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The country's name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
}

/// Whether a field corrects what is typed.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// What the key that ends an entry says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
