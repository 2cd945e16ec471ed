/** Does a piece of work under a key of its own; `content` tells it apart from other work. */
export type DoOnce = <Answer>(content: unknown, work: (idempotencyKey: string) => Promise<Answer>) => Promise<Answer>

/** `crypto.randomUUID` is missing on pages without https. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Whose answer was lost, tries again, and must not do its work twice: the same content goes with the same `Idempotency-Key` until an
 * answer comes, other content with another (docs/decisions/idempotency.md). What has been answered and is asked for again is new work.
 */
export const createDoOnce = (createKey: () => string = randomKey): DoOnce => {
  const keys = new Map<string, string>()
  return async (content, work) => {
    const name = JSON.stringify(content)
    const key = keys.get(name) ?? createKey()
    keys.set(name, key)
    const answer = await work(key)
    keys.delete(name)
    return answer
  }
}
