import Foundation

/// A file or folder with what is in it, in memory.
open class FileWrapper {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  open var preferredFilename: String?
  open var filename: String?
  open var fileAttributes: [String: Any] = [:]

  public init(regularFileWithContents contents: Data) { content = .file(contents) }
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Reads a file, or a folder with all that is below it.
  ///
  /// Throws: what `Data(contentsOf:)` and `FileManager` do.
  public init(url: URL, options: ReadingOptions = []) throws {
    let files = FileManager.default
    let name = url.lastPathComponent
    switch try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType {
    case .typeSymbolicLink?:
      content = .link(
        URL(
          fileURLWithPath: try files.destinationOfSymbolicLink(atPath: url.path),
          relativeTo: url.deletingLastPathComponent()))
    case .typeDirectory?:
      var children: [String: FileWrapper] = [:]
      for child in try files.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
        children[child.lastPathComponent] = try FileWrapper(url: child, options: options)
      }
      content = .folder(children)
    default: content = .file(try Data(contentsOf: url))
    }
    preferredFilename = name
    filename = name
  }

  open var isDirectory: Bool { fileWrappers != nil }
  open var isRegularFile: Bool { regularFileContents != nil }
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  open var regularFileContents: Data? {
    guard case .file(let data) = content else { return nil }
    return data
  }

  open var fileWrappers: [String: FileWrapper]? {
    guard case .folder(let children) = content else { return nil }
    return children
  }

  open var symbolicLinkDestinationURL: URL? {
    guard case .link(let url) = content else { return nil }
    return url
  }

  /// Adds to a folder, under a name that is not taken yet, which is returned; a wrapper of something else stays as it is.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let wished = child.preferredFilename ?? child.filename ?? "Untitled"
    guard case .folder(var children) = content else { return wished }
    var (name, number) = (wished, 2)
    while children[name] != nil {
      name = "\(wished) \(number)"
      number += 1
    }
    children[name] = child
    child.filename = name
    content = .folder(children)
    return name
  }

  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  open func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  /// Writes the file, or the folder with all that is below it.
  ///
  /// Throws: what `Data.write` and `FileManager` do.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
