import { brandVariables } from '@tracemark/ui/theme/brand'

export interface Choice {
  element: 'tracemark-task' | 'tracemark-page'
  /** How a task is named: by the token of a task link, or as one that an asset's page offers. */
  by: 'token' | 'thing'
  token: string
  thing: string
  task: string
  /** '' is the language of the page. */
  lang: string
  theme: 'auto' | 'light' | 'dark'
  /** A hexadecimal colour; '' is ours. */
  accent: string
  /** Greatest width in CSS px; `undefined` is that of where it stands. */
  width: number | undefined
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The colour as it can be read on a light page and on a dark one. */
const formatAccent = (accent: string): string[] => {
  const brand = brandVariables(accent)
  return (['--tm-accent', '--tm-accent-strong'] as const).flatMap((name) => (brand[name] ? [`${name}: ${brand[name]}`] : []))
}

/** The attributes of what was chosen, without those that say what holds anyway. */
export const listAttributes = ({ element, by, token, thing, task, lang, theme, accent, width }: Choice): [string, string][] => {
  const style = [...formatAccent(accent), ...(width === undefined ? [] : [`max-width: ${width}px`])].join('; ')
  const hasToken = element === 'tracemark-task' && by === 'token'
  const given: [string, string][] = [
    ['token', hasToken ? token : ''],
    ['thing', hasToken ? '' : thing],
    ['task', element === 'tracemark-task' && by === 'thing' ? task : ''],
    ['lang', lang],
    ['theme', theme === 'auto' ? '' : theme],
    ['style', style],
  ]
  return given.filter(([, value]) => value !== '')
}

/** The tag to copy. */
export const toTag = (choice: Choice): string => {
  const attributes = listAttributes(choice).map(([name, value]) => `\n  ${name}="${escapeHtml(value)}"`)
  return `<${choice.element}${attributes.join('')}\n></${choice.element}>`
}

export const scriptTag = '<script type="module" src="https://your-tracemark.example/embed/tracemark.js"></script>'
