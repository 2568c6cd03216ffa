import Foundation
import SwiftUI

/// Controls with several labels, and views that are made of several.
extension ControlCase {
  static var labelled: [ControlCase] {
    [
      ControlCase("how far work is stands below its bar", height: 200) {
        ProgressView(value: 0.4) {
          Text("Loading").tagged("label")
        } currentValueLabel: {
          Text("40 %").tagged("value")
        }.tagged("progress").padding()
      } check: { standing in
        standing.leading("progress", "label", "value")
        standing.equal(standing.frame("label").minY, standing.frame("progress").minY, "the label is above")
        standing.equal(standing.frame("value").maxY, standing.frame("progress").maxY, "the value is below")
        standing.check(standing.frame("value").minY > standing.frame("label").maxY + 8, "the bar is between")
        standing.size("progress", width: 288)
        standing.size("value", height: 16)
      },
      ControlCase("a gauge with labels around its bar", height: 200) {
        Gauge(value: 0.4) {
          Text("Speed").tagged("label")
        } currentValueLabel: {
          Text("40").tagged("value")
        } minimumValueLabel: {
          Text("0").tagged("least")
        } maximumValueLabel: {
          Text("100").tagged("most")
        }.padding()
      } check: { standing in
        standing.place("least", x: 16)
        standing.place("most", maxX: 304)
        standing.middles("least", "most")
        standing.check(standing.frame("label").maxY <= standing.frame("least").minY, "the label is above")
        standing.check(standing.frame("value").minY >= standing.frame("least").maxY, "the value is below")
        standing.equal(standing.frame("value").midX, 160, "the value is in the middle")
      },
      ControlCase("a value beside a title and a text below that", height: 200) {
        LabeledContent {
          Text("Value").tagged("value")
        } label: {
          Text("Title").tagged("title")
          Text("Below").tagged("below")
        }.tagged("row").padding()
      } check: { standing in
        standing.leading("row", "title", "below")
        standing.column(["title", "below"], gap: 2)
        standing.size("below", height: 20)
        standing.place("value", maxX: 304)
        standing.middles("row", "value")
      },
      ControlCase("the second text of a switch is smaller", height: 200) {
        Toggle(isOn: .constant(true)) {
          Text("Title").tagged("title")
          Text("Below").tagged("below")
        }.padding()
      } check: { standing in
        standing.leading("title", "below")
        standing.column(["title", "below"], gap: 2)
        standing.size("below", height: 20)
      },
      ControlCase("short content in a frame stands at the anchor", height: 200) {
        VStack {
          ScrollView { Color.teal.frame(width: 50, height: 40).tagged("low") }
            .defaultScrollAnchor(.bottom).frame(height: 120)
          Text("Below").tagged("below")
        }
      } check: { standing in
        standing.column(["low", "below"], gap: 8)
      },
      ControlCase("frames around what is read from the right are not mirrored", height: 100) {
        HStack {
          Text("One").tagged("one")
          Text("Two").tagged("two")
        }
        .environment(\.layoutDirection, .rightToLeft)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.leading, 20)
      } check: { standing in
        standing.place("two", x: 20)
        standing.row(["two", "one"], gap: 8)
      },
      ControlCase("what a group has opened stands below its label", height: 300) {
        VStack {
          Text("Above").tagged("above")
          DisclosureGroup("Group", isExpanded: .constant(true)) {
            Text("First").tagged("first")
            Text("Second").tagged("second")
          }.tagged("group")
          Text("Under").tagged("under")
        }.padding()
      } check: { standing in
        standing.size("group", width: 288)
        standing.column(["first", "second"], gap: 2)
        standing.equal(standing.frame("second").maxY, standing.frame("group").maxY, "the group holds them")
        standing.check(standing.frame("first").minY > standing.frame("group").minY + 20, "below the label")
        standing.check(standing.frame("under").minY >= standing.frame("group").maxY, "what comes after is below all")
      },
    ]
  }
}
