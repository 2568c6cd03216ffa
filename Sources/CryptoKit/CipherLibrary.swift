import Foundation
import Glibc

/// The ciphers of OpenSSL's library, which comes with libcurl. Looked up when a cipher is first used.
struct CipherLibrary: Sendable {
  typealias Context = OpaquePointer
  private typealias Start =
    @convention(c) (
      Context?, OpaquePointer?, OpaquePointer?, UnsafePointer<UInt8>?, UnsafePointer<UInt8>?
    ) -> Int32
  private typealias Update =
    @convention(c) (
      Context?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int32>?, UnsafePointer<UInt8>?, Int32
    ) -> Int32
  private typealias Finish =
    @convention(c) (
      Context?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int32>?
    ) -> Int32
  private typealias Control = @convention(c) (Context?, Int32, Int32, UnsafeMutableRawPointer?) -> Int32

  private let make: @convention(c) () -> Context?
  private let free: @convention(c) (Context?) -> Void
  private let encrypts: (start: Start, update: Update, finish: Finish)
  private let decrypts: (start: Start, update: Update, finish: Finish)
  private let control: Control
  private let find: @Sendable (String) -> OpaquePointer?

  /// nil where the library is not here.
  static let shared = CipherLibrary()

  private init?() {
    guard let handle = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL) ?? dlopen("libcrypto.so", RTLD_NOW | RTLD_LOCAL)
    else { return nil }
    nonisolated(unsafe) let library = handle
    func symbol<Function>(_ name: String, _: Function.Type = Function.self) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let make = symbol("EVP_CIPHER_CTX_new", (@convention(c) () -> Context?).self),
      let free = symbol("EVP_CIPHER_CTX_free", (@convention(c) (Context?) -> Void).self),
      let sealing = symbol("EVP_EncryptInit_ex", Start.self),
      let sealed = symbol("EVP_EncryptUpdate", Update.self),
      let sealedAll = symbol("EVP_EncryptFinal_ex", Finish.self),
      let opening = symbol("EVP_DecryptInit_ex", Start.self),
      let opened = symbol("EVP_DecryptUpdate", Update.self),
      let openedAll = symbol("EVP_DecryptFinal_ex", Finish.self),
      let control = symbol("EVP_CIPHER_CTX_ctrl", Control.self)
    else { return nil }
    self.make = make
    self.free = free
    encrypts = (sealing, sealed, sealedAll)
    decrypts = (opening, opened, openedAll)
    self.control = control
    find = { name in
      dlsym(library, name).map { unsafeBitCast($0, to: (@convention(c) () -> OpaquePointer?).self)() } ?? nil
    }
  }

  /// A message under a key, and the tag that tells whether it has been changed.
  static func seal(
    _ message: [UInt8], with cipher: String, key: [UInt8], nonce: [UInt8], authenticating data: [UInt8]
  ) throws -> (bytes: [UInt8], tag: [UInt8]) {
    guard let library = shared else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    return try library.run(cipher, library.encrypts, key, nonce, data, message) { context, sealed in
      var tag = [UInt8](repeating: 0, count: 16)
      var rest: Int32 = 0
      var last = [UInt8](repeating: 0, count: 16)
      guard library.encrypts.finish(context, &last, &rest) == 1,
        library.control(context, Self.getTag, 16, &tag) == 1
      else { throw CryptoKitError.underlyingCoreCryptoError(error: -2) }
      return (sealed, tag)
    }
  }

  /// The message, where the tag says that neither it nor `data` has been changed.
  static func open(
    _ sealed: [UInt8], tag: [UInt8], with cipher: String, key: [UInt8], nonce: [UInt8], authenticating data: [UInt8]
  ) throws -> [UInt8] {
    guard let library = shared else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    return try library.run(cipher, library.decrypts, key, nonce, data, sealed) { context, message in
      var tag = tag
      var rest: Int32 = 0
      var last = [UInt8](repeating: 0, count: 16)
      guard library.control(context, Self.setTag, Int32(tag.count), &tag) == 1,
        library.decrypts.finish(context, &last, &rest) == 1
      else { throw CryptoKitError.authenticationFailure }
      return message
    }
  }

  private static let setNonceLength: Int32 = 0x9
  private static let getTag: Int32 = 0x10
  private static let setTag: Int32 = 0x11

  private func run<Result>(
    _ cipher: String, _ way: (start: Start, update: Update, finish: Finish), _ key: [UInt8], _ nonce: [UInt8],
    _ data: [UInt8], _ bytes: [UInt8], then: (Context, [UInt8]) throws -> Result
  ) throws -> Result {
    let failure = CryptoKitError.underlyingCoreCryptoError(error: -3)
    guard let kind = find(cipher), let context = make() else { throw failure }
    defer { free(context) }
    var done: Int32 = 0
    var out = [UInt8](repeating: 0, count: bytes.count)
    guard way.start(context, kind, nil, nil, nil) == 1,
      control(context, Self.setNonceLength, Int32(nonce.count), nil) == 1,
      way.start(context, nil, nil, key, nonce) == 1,
      data.isEmpty || way.update(context, nil, &done, data, Int32(data.count)) == 1,
      bytes.isEmpty || way.update(context, &out, &done, bytes, Int32(bytes.count)) == 1
    else { throw failure }
    return try then(context, out)
  }
}
