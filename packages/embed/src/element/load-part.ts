import type { Language } from '@tracemark/api/schemas'
import { loadMessages, type WidgetNamespace } from '@tracemark/ui/i18n'
import { getStyleSheet } from './get-style-sheet.ts'

/** How parts look that are drawn later, by the texts that come with them. */
const looks: Partial<Record<WidgetNamespace, () => Promise<{ default: string }>>> = {
  'public-more': () => import('@tracemark/ui/public-sections.css?inline'),
  'task-more': () => import('@tracemark/ui/task-more.css?inline'),
  'task-run': () => import('../task-run/task-look.ts'),
}

/** Adds texts of parts that are drawn later to those that are there, and to the root how these parts look. */
export const loadPart = async (
  name: WidgetNamespace,
  { language, messages, root }: { language: Language; messages: object; root: DocumentOrShadowRoot },
): Promise<void> => {
  const [texts, look] = await Promise.all([loadMessages(language, [name]), looks[name]?.()])
  Object.assign(messages, texts)
  const sheet = look && getStyleSheet(look.default)
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
