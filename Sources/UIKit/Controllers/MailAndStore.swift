import Foundation

// What MessageUI and StoreKit have that shows a screen. Hosts send nothing: an app is told so, as by a phone without an account.

/// Writes a letter. Nothing can be sent.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// Always false: there is no account for mail.
  public static func canSendMail() -> Bool { false }
  /// Told of a letter that is not written: cancelled, once a person closes the screen. Held weakly.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Accepted; no letter is written.
  open func setSubject(_ subject: String) {}
  /// Accepted; no letter is written.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Accepted; no letter is written.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Accepted; no letter is written.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Accepted; no letter is written.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Accepted; no letter is written.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  /// Accepted; no letter is written.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// How the writing of a letter has ended; here always cancelled.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// Told how the writing of a letter has ended.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// The writing has ended; here always cancelled and without an error. The delegate closes the screen.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

/// Writes a message. Nothing can be sent.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Always false: messages cannot be sent.
  public static func canSendText() -> Bool { false }
  /// Kept, weakly; hosts do not tell it.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Kept; no message is written.
  open var recipients: [String]?
  /// Kept; no message is written.
  open var body: String?
}

/// How the writing of a message has ended.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// Told how the writing of a message has ended. Hosts do not call it.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// The writing has ended. Hosts do not call it.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Asks for a review in a store, which no host has.
@preconcurrency @MainActor
public final class SKStoreReviewController: NSObject {
  /// Accepted; there is no store.
  public static func requestReview() {}
  /// Accepted; there is no store.
  public static func requestReview(in windowScene: UIWindowScene) {}
}
