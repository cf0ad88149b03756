/// Counts a request that is about to go out to a model, or does not let it go. It is asked right before each one is sent,
/// every further try included, so that nothing goes out uncounted.
///
/// - Parameter toOwnServer: whether the request stays on this machine.
/// - Throws: `.limitReached` or `.notCounted` where the request must not be sent.
package typealias RequestPermit = @Sendable (_ toOwnServer: Bool) throws(ModelError) -> Void
