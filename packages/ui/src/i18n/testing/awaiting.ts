import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LOCALES = join(import.meta.dirname, '../locales')

/** A text, or all of a namespace, that a language still has in English. */
export interface Awaiting {
  language: string
  /** `names:collections.one`, or `collections:` for all of the namespace. */
  text: string
}

/** Texts that wait for their translation: those that the file of a language takes from the English one (`pnpm new feature` begins so). */
export const listAwaiting = (locales = LOCALES): Awaiting[] =>
  readdirSync(locales).flatMap((language) =>
    readdirSync(join(locales, language)).flatMap((file) => {
      const source = readFileSync(join(locales, language, file), 'utf8')
      if (!source.includes(" from '../en/")) return []
      const namespace = file.replace(/\.ts$/, '')
      const keys = [...source.matchAll(/^ {2}'?([\w.-]+)'?: awaiting\b/gm)].map(([, key]) => key)
      return (keys.length > 0 ? keys : ['']).map((key) => ({ language, text: `${namespace}:${key}` }))
    }),
  )

/** What is lacking in which languages, in one sentence; undefined where nothing is. */
export const describeAwaiting = (awaiting: readonly Awaiting[]): string | undefined => {
  const byText = Map.groupBy(awaiting, ({ text }) => text)
  const byLanguages = Map.groupBy(byText, ([, each]) => each.map(({ language }) => language).join(', '))
  const parts = [...byLanguages].map(([languages, texts]) => `${texts.map(([text]) => text.replace(/:$/, '')).join(', ')} (${languages})`)
  return parts.length === 0 ? undefined : `These texts are not translated yet: ${parts.join('; ')}.`
}
