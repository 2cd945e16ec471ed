/** Interface languages. `en-x-farm` is English in the Farm Audits wording (Grower Groups, Farmers, Villages). */
export const languages = ['en', 'en-x-farm', 'de', 'es', 'ja', 'ko', 'nl', 'pt', 'zh-Hans', 'zh-Hant'] as const
