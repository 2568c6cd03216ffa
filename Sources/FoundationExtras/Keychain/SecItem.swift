import Foundation

/// Keeps an item in the app's own keychain: a file that its owner alone can read, and that is not encrypted.
///
/// - Parameter result: Left as it is.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  Keychain.own.add(attributes)
}

/// Finds items of the app's own keychain.
///
/// - Parameter result: Gets what the question asks for: the content as `Data`, the attributes as a dictionary, or an array of these.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  Keychain.own.find(query, result)
}

/// Changes all items of the app's own keychain that a question describes.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.own.update(query, attributesToUpdate)
}

/// Forgets all items of the app's own keychain that a question describes.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.own.delete(query) }

/// What a status means, in English; nil for numbers that are not the keychain's.
///
/// - Parameter reserved: Not used.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecIO: "I/O error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  default: nil
  }
}
