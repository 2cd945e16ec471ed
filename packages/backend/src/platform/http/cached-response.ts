/** An answer that is given again, and never changed: its text is checked and written once. */
export class CachedResponse<Answer> {
  readonly answer: Answer
  text: string | undefined

  constructor(answer: Answer) {
    this.answer = answer
  }
}
