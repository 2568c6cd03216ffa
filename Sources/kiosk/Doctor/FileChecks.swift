import Foundation
import FoundationExtras
import OutsideText

/// The doctor's look at folders and files.
struct FileChecks {
  let environment: ProcessEnvironment
  let folders: UserFolders

  func findings() -> [Finding] {
    [
      folder("settings folder", folders.config), folder("cache folder", folders.cache),
      folder("state folder", folders.state), settingsFile(), styleFile(), authorities(),
    ]
  }

  /// The configuration, where the file can be read.
  var configuration: Configuration? { try? Configuration(contentsOf: folders.configurationFile) }

  private func folder(_ name: String.LocalizationValue, _ url: URL) -> Finding {
    let path = ControlFilter.line(url.path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return Finding(name, .ok, "\(path) (not there yet; made when needed)")
    }
    guard isFolder.boolValue else {
      return Finding(name, .fail, "\(path) is not a folder", remedy: "Move that file away.")
    }
    guard access(url.path, R_OK | W_OK | X_OK) == 0 else {
      return Finding(name, .warn, "\(path) cannot be written", remedy: "chmod u+rwx \(path)")
    }
    return othersCanWrite(url, name) ?? Finding(name, .ok, .init(verbatim: path))
  }

  private func settingsFile() -> Finding {
    let name: String.LocalizationValue = "settings file"
    let file = folders.configurationFile
    let path = ControlFilter.line(file.path)
    guard FileManager.default.fileExists(atPath: file.path) else {
      return Finding(name, .ok, "\(path) (none; the standard values are used)")
    }
    do throws(CommandFailure) {
      if let warning = try Configuration(contentsOf: file).warnings.first {
        return Finding(name, .warn, warning, remedy: "Kiosk ignores it; see kiosk help.")
      }
    } catch {
      return Finding(name, .fail, error.words, remedy: error.hintWords)
    }
    return othersCanWrite(file, name) ?? Finding(name, .ok, .init(verbatim: path))
  }

  private func styleFile() -> Finding {
    let name: String.LocalizationValue = "style file"
    let style = StyleFile(configuration?.style, folders: folders, home: environment[.home])
    let path = ControlFilter.line(style.file.path)
    do throws(CommandFailure) {
      guard let rules = try style.read() else {
        return Finding(name, .ok, "\(path) (none; pages have the standard look)")
      }
      if let remark = rules.remark {
        return Finding(name, .warn, remark, remedy: "Kiosk's pages load nothing from other sites.")
      }
    } catch {
      return Finding(name, .warn, error.words, remedy: error.hintWords ?? "Pages have the standard look until then.")
    }
    return othersCanWrite(style.file, name) ?? Finding(name, .ok, .init(verbatim: path))
  }

  /// A warning where the group or everybody may change what is Kiosk's.
  private func othersCanWrite(_ url: URL, _ name: String.LocalizationValue) -> Finding? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard let mode = (attributes?[.posixPermissions] as? NSNumber)?.intValue, mode & 0o022 != 0 else { return nil }
    let path = ControlFilter.line(url.path)
    return Finding(name, .warn, "\(path) can be changed by others", remedy: "chmod go-w \(path)")
  }

  private func authorities() -> Finding {
    let name: String.LocalizationValue = "authorities"
    guard let path = environment[.caFile] else { return Finding(name, .ok, "the system's certificate authorities") }
    let variable = EnvironmentVariable.caFile.rawValue
    let shown = ControlFilter.line(path)
    let file = URL(fileURLWithPath: path)
    let text: String
    do throws(CommandFailure) {
      guard let data = try RegularFile.contents(file) else {
        throw CommandFailure(.badData, "\(file.path) cannot be read: there is no such file.")
      }
      text = String(decoding: data, as: UTF8.self)
    } catch {
      return Finding(
        name, .fail, error.words,
        remedy: "Set \(variable) to a PEM file, or unset it.")
    }
    let count = text.ranges(of: "-----BEGIN CERTIFICATE-----").count
    guard count > 0 else {
      return Finding(
        name, .fail, "\(shown) holds no certificate", remedy: "Set \(variable) to a PEM file, or unset it.")
    }
    let certificates: String.LocalizationValue = "\(count) certificates"
    return Finding(name, .ok, "\(shown) (\(certificates))")
  }
}
