import type { WidgetInput } from './task-run.ts'

/** The kinds of questions. Apart from the questions themselves, which lists of records do without. */
export const widgetInputs = [
  'text',
  'number',
  'choice',
  'date',
  'yesno',
  'photo',
  'file',
  'signature',
  'location',
  'code',
  'evernymInvitation',
] as const satisfies readonly WidgetInput[]
