export const USAGE = `Works on the database that the settings name, as the server does. The embedded database is open in one process at a time: stop the server first.

  organization list                                         lists every organization with its slug, state and number of members
  organization create NAME --owner EMAIL [--language TAG]   creates an organization, and invites its first owner
  organization invite SLUG EMAIL                            invites another owner; a link sent before to the same address ends
  organization suspend SLUG                                 closes it to its members and visitors; nothing is removed
  organization delete SLUG                                  the same, and its members no longer see it in their lists
  organization activate SLUG                                opens it again
  organization move SLUG --to WORKER                        brings it to another worker of the cluster, with the others in its part; what
                                                            they write waits meanwhile
  organization isolate SLUG                                 takes it out of the part that it has with others, so that it can be moved alone
  cluster                                                   shows the workers of the cluster, and on which each organization is
  journal cut                                               gives up what stands in the damaged journal of the embedded database from
                                                            its first damaged line on; the damaged files stay beside it
  help                                                      prints this text
`

/** What the operator can mend. Its message is all that they read. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

export const SEE_HELP = 'See `tracemark help`.'

export class UnknownCommandError extends OperatorError {
  constructor(command: string) {
    super(`There is no command "${command}". ${SEE_HELP}`)
  }
}
