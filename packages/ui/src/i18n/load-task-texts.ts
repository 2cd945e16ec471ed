import type { Language } from '@tracemark/api/schemas'
import type { MessageTable } from './keys.ts'

/** Each by name: the loader of the widgets has this table, and a pattern would bring code of the bundler's with it. */
const files = {
  de: () => import('./locales/de/task-run.ts'),
  en: () => import('./locales/en/task-run.ts'),
  es: () => import('./locales/es/task-run.ts'),
  ja: () => import('./locales/ja/task-run.ts'),
  ko: () => import('./locales/ko/task-run.ts'),
  nl: () => import('./locales/nl/task-run.ts'),
  pt: () => import('./locales/pt/task-run.ts'),
  'zh-Hans': () => import('./locales/zh-Hans/task-run.ts'),
  'zh-Hant': () => import('./locales/zh-Hant/task-run.ts'),
}

const isFile = (name: string): name is keyof typeof files => name in files

/** What a task says before anything of it has gone wrong or is done; it waits for these texts and no others. */
export const loadTaskTexts = async (language: Language): Promise<MessageTable> => ({
  // The farms' English differs elsewhere.
  'task-run': (await files[language === 'en-x-farm' ? 'en' : language]()).messages,
})

/** Begins to fetch them before the code is there that knows every way to read a language's tag. */
export const beginTaskTexts = (tag: string): void => {
  const [language = ''] = tag.split('-')
  const name = [tag, language].find(isFile) ?? 'en'
  // Whoever needs them asks again.
  files[name]().catch(() => undefined)
}
