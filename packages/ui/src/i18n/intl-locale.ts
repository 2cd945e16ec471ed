import type { Language } from '@tracemark/api/schemas'

/** The locale for numbers and dates. English is written the way most of its readers outside the United States do: 24 h, day first. */
export const intlLocale = (language: Language): string => ({ en: 'en-GB', 'en-x-farm': 'en-GB', de: 'de-DE' })[language]
