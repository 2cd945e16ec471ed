import type { AdapterPayload } from 'oidc-provider'

/** A refresh token as the provider keeps it. `rotations`: how many came before it in its family. */
export interface KeptRefreshToken extends AdapterPayload {
  rotations?: number
  /** It was never heard of: what it replaced was used again. */
  superseded?: true
}

export interface Reuse {
  /** As the provider is to see it. */
  payload: AdapterPayload
  /** Ids of tokens that never reached the person, and are given up. */
  superseded: string[]
}

const generation = ({ rotations }: KeptRefreshToken): number => rotations ?? 0

/**
 * Whether a refresh token that was used before comes from somebody whom its answer did not reach. It does while nobody has used what
 * replaced it: the token then counts as unused, and what replaced it is given up. Everything else that is used twice was stolen,
 * and the provider ends the whole family: also where a token that was given up appears after all.
 */
export const judgeReuse = (used: KeptRefreshToken, family: readonly { id: string; payload: KeptRefreshToken }[]): Reuse => {
  if (used.superseded) return { payload: { ...used, consumed: used.consumed ?? true }, superseded: [] }
  if (used.consumed === undefined) return { payload: used, superseded: [] }
  const later = family.filter(({ payload }) => !payload.superseded && generation(payload) > generation(used))
  if (later.length === 0 || later.some(({ payload }) => payload.consumed !== undefined)) return { payload: used, superseded: [] }
  const { consumed: _, ...unused } = used
  return { payload: unused, superseded: later.map(({ id }) => id) }
}
