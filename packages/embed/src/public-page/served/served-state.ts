import type { Language, PublicAsset } from '@tracemark/api/schemas'
import type { MessageTable } from '@tracemark/ui/i18n'

/** What the server has drawn a page with, in the page itself: the browser draws the same again and asks for nothing. */
export interface ServedState {
  page: PublicAsset
  item?: string | undefined
  address: string
  language: Language
  messages: MessageTable
  /** As ISO 8601, so that what is over by the server's clock is over by the browser's. */
  now: string
}

export const STATE_ID = 'tm-state'
export const ROOT_ID = 'tm-root'
