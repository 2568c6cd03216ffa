import Combine
import Foundation
import Testing

@Suite struct FoundationSurface {
  @Test func queuesAndLoopsAreSchedulersWithApplesTypes() {
    let queue = DispatchQueue(label: "surface")
    let _: DispatchQueue.SchedulerTimeType = queue.now
    let _: DispatchQueue.SchedulerTimeType.Stride = queue.minimumTolerance
    let _: DispatchTime = queue.now.dispatchTime
    let _: DispatchQueue.SchedulerTimeType = .init(.now())
    let _: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(1)
    let _: DispatchQueue.SchedulerTimeType.Stride = .init(.seconds(1))
    let _: DispatchQueue.SchedulerTimeType.Stride = 1.5
    let _: DispatchQueue.SchedulerTimeType.Stride = 2
    let _: DispatchTimeInterval = DispatchQueue.SchedulerTimeType.Stride.seconds(1).timeInterval
    let _: Int = DispatchQueue.SchedulerTimeType.Stride.seconds(1).magnitude
    let _ = DispatchQueue.SchedulerOptions(qos: .userInitiated, flags: [], group: nil)

    let loop = RunLoop.main
    let _: RunLoop.SchedulerTimeType = loop.now
    let _: Date = loop.now.date
    let _: RunLoop.SchedulerTimeType = .init(Date())
    let _: RunLoop.SchedulerTimeType.Stride = .seconds(0.5)
    let _: TimeInterval = RunLoop.SchedulerTimeType.Stride.seconds(1).timeInterval
    let _: RunLoop.SchedulerOptions.Type = RunLoop.SchedulerOptions.self

    let operations = OperationQueue()
    let _: OperationQueue.SchedulerTimeType = operations.now
    let _: Date = operations.now.date
    let _: OperationQueue.SchedulerTimeType.Stride = .seconds(0.5)
    let _: OperationQueue.SchedulerOptions.Type = OperationQueue.SchedulerOptions.self
  }

  @Test func foundationsPublishersHaveApplesTypes() throws {
    let name = Notification.Name("surface")
    let notifications: NotificationCenter.Publisher = NotificationCenter.default.publisher(for: name)
    let _: NotificationCenter.Publisher = NotificationCenter.default.publisher(for: name, object: nil)
    let _: NotificationCenter = notifications.center
    let _: Notification.Name = notifications.name
    let _: AnyObject? = notifications.object
    let _: NotificationCenter.Publisher.Output.Type = Notification.self

    let timer: Timer.TimerPublisher = Timer.publish(every: 1, on: .main, in: .common)
    let _: Timer.TimerPublisher = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .default, options: nil)
    let _: Publishers.Autoconnect<Timer.TimerPublisher> = timer.autoconnect()
    let _: TimeInterval = timer.interval
    let _: TimeInterval? = timer.tolerance
    let _: RunLoop = timer.runLoop
    let _: RunLoop.Mode = timer.mode
    let _: Timer.TimerPublisher.Output.Type = Date.self

    let url = try #require(URL(string: "http://127.0.0.1:9/"))
    let task: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: url)
    let _: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: URLRequest(url: url))
    let _: URLRequest = task.request
    let _: URLSession = task.session
    let _: URLSession.DataTaskPublisher.Output.Type = (data: Data, response: URLResponse).self
    let _: URLSession.DataTaskPublisher.Failure.Type = URLError.self
  }

  @Test func codersHaveApplesTypes() {
    struct Item: Codable {}
    typealias Items = PassthroughSubject<Item, Oops>
    typealias Bytes = PassthroughSubject<Data, Oops>
    let _: Publishers.Encode<Items, JSONEncoder> = Items().encode(encoder: JSONEncoder())
    let _: Publishers.Encode<Items, PropertyListEncoder> = Items().encode(encoder: PropertyListEncoder())
    let decoded: Publishers.Decode<Bytes, Item, JSONDecoder> = Bytes().decode(type: Item.self, decoder: JSONDecoder())
    let _: Publishers.Decode<Bytes, Item, PropertyListDecoder> = Bytes().decode(
      type: Item.self, decoder: PropertyListDecoder())
    let _: any Error.Type = type(of: decoded).Failure.self
  }
}
