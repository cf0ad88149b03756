/// Counts a request that is about to be sent to a model, or refuses it. It is called right before each request,
/// including retries, so that nothing is sent uncounted.
///
/// - Parameter toOwnServer: whether the request stays on this machine.
/// - Throws: `.limitReached` or `.notCounted` where the request must not be sent.
package typealias RequestPermit = @Sendable (_ toOwnServer: Bool) throws(ModelError) -> Void
