/** A map of so many, the oldest making room. */
export class LruMap<Key, Value> extends Map<Key, Value> {
  readonly #max: number
  constructor(max: number) {
    super()
    this.#max = max
  }
  override set(key: Key, value: Value): this {
    const [first] = this.size >= this.#max && !this.has(key) ? this.keys() : []
    if (first !== undefined) this.delete(first)
    return super.set(key, value)
  }
}
