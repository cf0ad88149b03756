extension Migration {
  /// Requests that were sent to language models within the last hour, by any larder that uses this home.
  static let modelRequests = Migration(
    version: 9,
    statements: """
      CREATE TABLE model_request (
        sent INTEGER NOT NULL,
        own_server INTEGER NOT NULL CHECK (own_server IN (0, 1))
      ) STRICT;
      CREATE INDEX model_request_by_time ON model_request (sent, own_server);
      """)
}
