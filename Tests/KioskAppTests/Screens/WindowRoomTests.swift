import Foundation
import Testing

@testable import KioskApp

struct WindowRoomTests {
  /// What a list opens needs 484 points for its bar, in the longest of the languages.
  @Test(arguments: [
    (1003, false, 320), (1004, true, 320), (1024, true, 340), (1100, true, 416), (1124, true, 440), (2560, true, 440),
  ])
  func aListLeavesRoomForWhatItOpens(width: Int, isBeside: Bool, listWidth: Int) {
    let room = WindowRoom(CGFloat(width))
    #expect(room.list == isBeside && room.listWidth == CGFloat(listWidth))
    #expect(!room.list || CGFloat(width) - WindowRoom.sideBarWidth - room.listWidth >= 484)
  }
}
