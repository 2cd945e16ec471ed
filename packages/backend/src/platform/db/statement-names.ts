/**
 * Names under which PostgreSQL keeps statements with their plans, one for each text: reading and planning one anew costs more than what a read
 * of one row does. Each connection keeps all of them, so there must be few texts.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #count = 0

  of(text: string): string {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    this.#count += 1
    const name = `kept_${this.#count}`
    this.#names.set(text, name)
    return name
  }

  /** The text gets another name, whatever connections keep under this one. */
  forget(text: string): void {
    this.#names.delete(text)
  }
}
