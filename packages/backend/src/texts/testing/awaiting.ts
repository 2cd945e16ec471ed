import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = /^(.+)(?<!index|\.test)\.ts$/
const TAKEN = /\bawaiting\.([\w.]+)/g

/** Texts, or whole sections, that the file of a language takes from the English one (`awaiting.report.title`) until somebody translates them. */
export const listAwaitingTexts = (folder = join(import.meta.dirname, '..')): { language: string; text: string }[] =>
  readdirSync(folder).flatMap((name) => {
    const language = FILE.exec(name)?.[1]
    if (language === undefined) return []
    return [...readFileSync(join(folder, name), 'utf8').matchAll(TAKEN)].map(([, text]) => ({ language, text: `server:${text}` }))
  })
