/** What is left of a call when its transaction is over: waiting for somebody else's server would hold the database for everyone. */
export class AfterCommit<Answer> {
  readonly run: () => Promise<Answer>

  constructor(run: () => Promise<Answer>) {
    this.run = run
  }
}
