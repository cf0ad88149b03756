internal import EmbeddedMessages
import FoodSources
internal import Messages
import Services
import Testing

@Test func `an account that others could read on the way is not sent, and that is said`() {
  #expect(
    ContributionAttempt.Outcome.waiting(.outside(.notProtected)).sentence("Müsli").english
      == "Others could read your account on the way to LARDER_OFF_URL, so nothing was sent. Use https. Müsli waits; "
      + "/contribute tries again.")
}
