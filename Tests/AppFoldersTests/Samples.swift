import Foundation

/// Folders made for one test.
final class SampleFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")

  init(_ files: [String: String]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// Project files as Xcode writes them.
enum SampleProject {
  /// Each file listed in groups, as until 2023.
  static let listed = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 50;
      objects = {
    /* Begin PBXBuildFile section */
        A1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* App.swift */; };
        A2 = {isa = PBXBuildFile; fileRef = F2; };
        A3 = {isa = PBXBuildFile; fileRef = F3; };
        A4 = {isa = PBXBuildFile; fileRef = F4; };
        A5 = {isa = PBXBuildFile; productRef = P1; };
        A6 = {isa = PBXBuildFile; fileRef = V1; };
        F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "Content View.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Bridge.m; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = en; sourceTree = "<group>"; };
        L1 = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (L1, ); name = Localizable.strings; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (G1, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, F3, F4, V1, G2, ); path = News; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F2, ); path = Views; sourceTree = "<group>"; };
        P1 = {isa = XCSwiftPackageProductDependency; productName = SwiftSoup; };
        S1 = {isa = PBXSourcesBuildPhase; files = (A1, A2, A4, ); };
        R1 = {isa = PBXResourcesBuildPhase; files = (A3, A6, ); };
        K1 = {isa = PBXFrameworksBuildPhase; files = (A5, ); };
        T1 = {isa = PBXNativeTarget; name = News; buildConfigurationList = C0; buildPhases = (S1, K1, R1, ); productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; name = NewsTests; productType = "com.apple.product-type.bundle.unit-test"; };
        C0 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C1 = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/News/Info.plist"; SWIFT_VERSION = 5.0; }; name = Debug; };
        M0 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, ); };
      };
      rootObject = M0;
    }
    """

  /// Folders that follow the disk, as since 2024.
  static let followed = """
    {
      objects = {
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old.swift, ); target = T1; };
        G1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); path = Quiz; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (G1, ); sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; name = "My Quiz"; buildPhases = (); fileSystemSynchronizedGroups = (G1, ); productType = "com.apple.product-type.application"; };
        M0 = {isa = PBXProject; mainGroup = G0; buildConfigurationList = C0; };
        C0 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C1 = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 6.0; }; };
      };
    }
    """
}
