import Foundation

// What MessageUI and StoreKit have that shows a screen. Hosts send nothing: an app is told so, as by a phone without an account.

/// Writes a letter. Nothing can be sent.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  public static func canSendMail() -> Bool { false }
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

/// Writes a message. Nothing can be sent.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  public static func canSendText() -> Bool { false }
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
}

public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Asks for a review in a store, which no host has.
@preconcurrency @MainActor
public final class SKStoreReviewController: NSObject {
  public static func requestReview() {}
  public static func requestReview(in windowScene: UIWindowScene) {}
}
