import Foundation
import Testing
import UIKit

/// Apps that ask for a face or finger are told that nobody can be recognised, and go on.
struct Recognition {
  @Test func everyPolicyIsRefused() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.passcodeNotSet.rawValue)
    let answer = await withCheckedContinuation { continuation in
      context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "To open the notes") {
        recognised, error in
        continuation.resume(returning: (recognised, (error as? LAError)?.code))
      }
    }
    #expect(answer == (false, .passcodeNotSet))
  }
}
