/// A digest of `SHA256`.
public struct SHA256Digest: _StoredDigest {
  public static let byteCount = 32
  public let _bytes: [UInt8]
}

/// A digest of `SHA384`.
public struct SHA384Digest: _StoredDigest {
  public static let byteCount = 48
  public let _bytes: [UInt8]
}

/// A digest of `SHA512`.
public struct SHA512Digest: _StoredDigest {
  public static let byteCount = 64
  public let _bytes: [UInt8]
}
