import SwiftUI
import Testing
import UIKit

// Fetches in the background, as delegates of apps write them.

private final class FetchingDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    completionHandler(.newData)
  }
}

private final class IdleDelegate: UIResponder, UIApplicationDelegate {}

@Suite @MainActor struct BackgroundFetches {
  private func results(of delegate: any UIApplicationDelegate) -> [UIBackgroundFetchResult] {
    var results: [UIBackgroundFetchResult] = []
    delegate.application(.shared, performFetchWithCompletionHandler: { results.append($0) })
    delegate.application(.shared, didReceiveRemoteNotification: [:], fetchCompletionHandler: { results.append($0) })
    return results
  }

  @Test func aDelegateAnswersOrHasFoundNothing() {
    #expect(results(of: FetchingDelegate()) == [.newData, .noData])
    #expect(results(of: IdleDelegate()) == [.noData, .noData])
  }
}
