import CMicroHTTPD
import Foundation
import Glibc

/// Which requests bring a file: the body of a form (`multipart/form-data`) is written to a file while it arrives, so that its
/// size costs no memory.
package struct UploadRule: Sendable {
  /// The path that takes files by POST.
  package var path: String
  /// Bytes of one body.
  package var bytes: Int
  /// Where files lie while they are looked at: without a name, for their owner alone.
  package var folder: URL
  /// Files that may be on their way at once.
  package var atOnce = 4
  /// Whether the request may bring one. Called with the head alone, on a server thread; who may not is led on as any other.
  package var admits: @Sendable (HTTPRequest) -> Bool

  package init(path: String, bytes: Int, folder: URL, admits: @escaping @Sendable (HTTPRequest) -> Bool) {
    self.path = path
    self.bytes = bytes
    self.folder = folder
    self.admits = admits
  }
}

/// A file that came with a form. It has no name and is gone when this is released.
package final class UploadedFile: Sendable {
  private let descriptor: Int32

  init(in folder: URL) throws(UploadProblem) {
    let path = folder.appendingPathComponent("upload-\(UUID())").path
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .notKept(reason: String(cString: strerror(errno))) }
    unlink(path)
  }

  deinit { close(descriptor) }

  /// Its bytes, mapped.
  package func contents() throws(UploadProblem) -> Data {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    guard size > 0 else { return Data() }
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
      throw .notKept(reason: String(cString: strerror(errno)))
    }
    return Data(bytesNoCopy: start, count: size, deallocator: .custom { munmap($0, $1) })
  }

  func append(_ bytes: UnsafeRawBufferPointer) throws(UploadProblem) {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .notKept(reason: String(cString: strerror(errno))) }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }
}

/// Why a file did not arrive.
package enum UploadProblem: Error, Equatable, Sendable {
  case tooLarge(limit: Int)
  /// The body is no form that holds one file.
  case noFile
  /// So many are on their way that one more has to wait.
  case tooMany
  /// The disk does not take it.
  case notKept(reason: String)
}

/// The file of one request while it arrives; touched by its server thread only.
final class UploadReception {
  private var processor: OpaquePointer?
  private let core: ServerCore
  private let limit: Int
  private let holdsPlace: Bool
  private var file: UploadedFile?
  private var isNamed = false
  private var problem: UploadProblem?
  /// Bytes of the body so far.
  private(set) var received = 0

  init(_ connection: OpaquePointer, _ rule: UploadRule, _ core: ServerCore) {
    self.core = core
    limit = rule.bytes
    holdsPlace = core.uploadBegins(limit: rule.atOnce)
    do throws(UploadProblem) {
      guard holdsPlace else { throw .tooMany }
      file = try UploadedFile(in: rule.folder)
    } catch {
      problem = error
    }
    let context = Unmanaged.passUnretained(self).toOpaque()
    processor = mhd_post_processor(connection, 64 * 1024, partArrived, context)
    if processor == nil { problem = problem ?? .noFile }
  }

  deinit {
    if let processor { _ = mhd_destroy_post_processor(processor) }
    if holdsPlace { core.uploadEnded() }
  }

  /// Whether so much has come beyond the limit that nobody waits for its end.
  var isEndless: Bool { received / 4 > limit }

  /// Takes the next bytes of the body. After a trouble the rest is read and dropped, so that the answer is heard.
  func take(_ bytes: UnsafeRawBufferPointer) {
    received += bytes.count
    if received > limit { problem = problem ?? .tooLarge(limit: limit) }
    guard problem == nil, let processor else { return }
    let taken = mhd_post(processor, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
    if taken != .YES { problem = problem ?? .noFile }
  }

  fileprivate func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    isNamed = true
    do throws(UploadProblem) {
      try file?.append(bytes)
      return true
    } catch {
      problem = error
      return false
    }
  }

  /// The file, where all of it is here.
  func finish() -> Result<UploadedFile, UploadProblem> {
    if let processor {
      if mhd_destroy_post_processor(processor) != .YES { problem = problem ?? .noFile }
      self.processor = nil
    }
    if let problem { return .failure(problem) }
    guard isNamed, let file else { return .failure(.noFile) }
    return .success(file)
  }
}

private let partArrived:
  @convention(c) (
    UnsafeMutableRawPointer?, MHD_ValueKind, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
    UnsafePointer<CChar>?, UnsafePointer<CChar>?, UInt64, Int
  ) -> MHD_Result = { context, _, _, fileName, _, _, data, _, size in
    // Fields beside the file are nobody's.
    guard let context, fileName != nil else { return .YES }
    let reception = Unmanaged<UploadReception>.fromOpaque(context).takeUnretainedValue()
    return reception.append(UnsafeRawBufferPointer(start: data, count: size)) ? .YES : .NO
  }
