import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

extension UTType {
  static let postcard = UTType(exportedAs: "org.example.postcard")
}

struct Postcard: Codable, Identifiable, Hashable, Transferable {
  var id = UUID()
  var place: String
  var isSent = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .postcard)
    ProxyRepresentation(exporting: \.place)
  }
}
