import Combine
import Foundation
import FoundationExtras

/// A document that is a value.
public protocol FileDocument {
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads the document from a file; an error refuses it.
  init(configuration: ReadConfiguration) throws
  /// Writes the document to a file; a folder cannot be handed over.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The kinds that can be written: those that can be read, unless the document says otherwise.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, written from snapshots of it.
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads the document from a file; an error refuses it.
  init(configuration: ReadConfiguration) throws
  /// The document as it is now, to be written while it changes.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Writes a snapshot to a file; a folder cannot be handed over.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The kinds that can be written: those that can be read, unless the document says otherwise.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// What kind of file it is.
  public let contentType: UTType
  /// The content of the file.
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  /// What kind of file is asked for.
  public let contentType: UTType
  /// The file that is written over; always nil, since documents are written anew.
  public let existingFile: FileWrapper?
}
