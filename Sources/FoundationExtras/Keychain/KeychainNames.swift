// The names of Apple's Security that wrappers of the keychain use. Names of attributes are those that Apple's dictionaries hold.

/// A dictionary of Core Foundation: here Swift's own.
public typealias CFDictionary = [AnyHashable: Any]
/// An array, as older calls take it.
public typealias CFArray = [Any]
/// A string of Core Foundation: here Swift's own.
public typealias CFString = String
/// Any object, as what a search of the keychain finds.
public typealias CFTypeRef = AnyObject

/// How a call of Apple's older frameworks went.
public typealias OSStatus = Int32
/// It went well.
public let noErr: OSStatus = 0

/// True, as a value of a dictionary.
public let kCFBooleanTrue: Bool! = true
/// False, as a value of a dictionary.
public let kCFBooleanFalse: Bool! = false

/// The kind of an item.
public let kSecClass: CFString = "class"
/// A password for anything.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A key.
public let kSecClassKey: CFString = "keys"

/// Whose item it is.
public let kSecAttrAccount: CFString = "acct"
/// What an item is for.
public let kSecAttrService: CFString = "svce"
/// The server that a password is for.
public let kSecAttrServer: CFString = "srvr"
/// A name for a person to read.
public let kSecAttrLabel: CFString = "labl"
/// What an item is, for a person to read.
public let kSecAttrDescription: CFString = "desc"
/// What an app adds to an item.
public let kSecAttrGeneric: CFString = "gena"
/// By what an app finds its key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The apps that share an item. Kept; an app has a keychain of its own.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether an item goes to other devices. Kept; nothing is sent.
public let kSecAttrSynchronizable: CFString = "sync"
/// When an item may be read. Kept; items can be read whenever the app runs.
public let kSecAttrAccessible: CFString = "pdmn"
/// A value of `kSecAttrAccessible`.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// A value of `kSecAttrAccessible`.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// A value of `kSecAttrAccessible`.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// A value of `kSecAttrAccessible`.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// A value of `kSecAttrAccessible`.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

/// An item's content, as `Data`.
public let kSecValueData: CFString = "v_Data"
/// Whether a search gives back the content.
public let kSecReturnData: CFString = "r_Data"
/// Whether a search gives back the attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// How many items a search gives back.
public let kSecMatchLimit: CFString = "m_Limit"
/// The first item alone, as where no limit is given.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items, as an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// It went well.
public let errSecSuccess: OSStatus = 0
/// The question makes no sense, such as an item without a kind.
public let errSecParam: OSStatus = -50
/// The keychain's file cannot be written.
public let errSecIO: OSStatus = -36
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
