import type { Translate } from '../i18n/keys.ts'

/** The notice after a classification was changed, or could not be. */
export const classificationNotice = (t: Translate, updated: boolean): string =>
  t(updated ? 'interactions:updated' : 'interactions:not_updated')
