// A database of schema 9: that of schema 8 with what the release that brought it added. Frozen.
enum Schema9 {
  private static let modelRequests = #"""
    CREATE TABLE model_request (
      sent INTEGER NOT NULL,
      own_server INTEGER NOT NULL CHECK (own_server IN (0, 1))
    ) STRICT;
    CREATE INDEX model_request_by_time ON model_request (sent, own_server);
    INSERT INTO model_request VALUES(1795176180000,0);
    """#

  static let text = Schema8.text + modelRequests + "PRAGMA user_version = 9;"
}
