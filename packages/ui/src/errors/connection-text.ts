import type { Translate } from '../i18n/keys.ts'

export interface ConnectionState {
  /** The device has no network. */
  offline?: boolean | undefined
  /** There is a network, but the server does not answer, and is asked again by itself. */
  away?: boolean | undefined
}

/** What the bar of a page says of its connection, in the same words everywhere; nothing where the server answers. */
export const connectionText = (t: Translate, { offline, away }: ConnectionState): string | undefined => {
  if (offline) return t('errors:offline')
  return away ? t('failures:silent') : undefined
}
