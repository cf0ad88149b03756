/// The program's own notes, kept apart from the user's records: drafts, settings, token usage of models. They are not
/// part of the state hash, and writing them needs no confirmation. These functions cannot reach any other table.
///
/// What is written here survives a kill of the program, but the newest notes may be lost when the power fails.
package struct Bookkeeping {
  let connection: Connection
  let holder: DraftHolder?
}
