import { jsonMistake } from './json-mistake.ts'

export type CodeLanguage = 'json' | 'xml' | 'html' | 'text'

/** The line of a character, counted from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

const xmlMistake = (text: string): number | undefined => {
  const problem = new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')
  if (!problem) return undefined
  // Chrome and Safari: "error on line 3 at column 5", Firefox: "Line Number 3, Column 5".
  const line = /line(?: number)? (\d+)/i.exec(problem.textContent ?? '')?.[1]
  return line === undefined ? 1 : Number(line)
}

/** The line of the first mistake, counted from 1. HTML has no mistakes that a browser would not mend, and text none at all. */
export const mistakenLine = (text: string, language: CodeLanguage): number | undefined => {
  if (text.trim() === '') return undefined
  if (language === 'xml') return xmlMistake(text)
  if (language !== 'json') return undefined
  const index = jsonMistake(text)
  return index === undefined ? undefined : lineAt(text, index)
}
