package import HTTP

extension HTTPLimits {
  /// How long an answer may take. A server on this machine may first have to load the model, and writes slowly; of an
  /// answer in a form nothing is shown before it is whole, so that whoever waits for it sees none of it come.
  package init(of request: ModelRequest, at address: WebAddress) {
    let isShown = request.answerForm == nil
    if address.isLoopback {
      let loading = Duration.seconds(300)
      self.init(firstByte: loading, stall: loading, total: .seconds(isShown ? 1_200 : 600))
    } else {
      self.init(total: .seconds(isShown ? 300 : 120))
    }
  }
}
