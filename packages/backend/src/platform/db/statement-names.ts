import { LruMap } from '../lru-map.ts'
import { isListOfValues } from './is-list-of-values.ts'

/** Each connection keeps all of them, with their plans. */
const NAMED_MAX = 300
const SEEN_MAX = 2_000
/** Longer ones are lists of values, which seldom come again as long. */
const TEXT_MAX = 20_000

/**
 * Names under which PostgreSQL keeps statements with their plans, from the second time on that a text comes: reading and planning one anew costs more
 * than what a read of one row does.
 */
export class StatementNames {
  readonly #seen = new LruMap<string, true>(SEEN_MAX)
  readonly #names = new Map<string, string>()
  #count = 0

  /** `undefined` for what is not kept, or not yet. */
  find(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= NAMED_MAX) return known
    if (text.length > TEXT_MAX || isListOfValues(text)) return undefined
    if (!this.#seen.delete(text)) {
      this.#seen.set(text, true)
      return undefined
    }
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
