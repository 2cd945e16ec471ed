import type { AnswerValue, Location, Widget } from '@tracemark/api/schemas'
import type { Attachment } from '../../field/Attachments/attachment.ts'
import type { FieldText } from '../../field/FieldFrame/FieldFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { TaskRunHandlers } from './handlers.ts'
import { rangeHint } from './range-hint.ts'

export interface WidgetFieldProps extends Pick<TaskRunHandlers, 'onAnswer' | 'onAttach' | 'locate'> {
  widget: Widget
  value: AnswerValue | undefined
  /** Files to begin with. */
  files: readonly Attachment[] | undefined
  error: string | undefined
  /** Where the device was found, for a question that asks for a place. */
  here?: Location | undefined
  /** Hears of a picture that is being made of a photo or of strokes: it is attached before the work ends. */
  onWork: (work: Promise<unknown>) => void
}

/** Label, hint, error and mark of a question. */
export const useWidgetText = ({ widget: { id, parameters }, error }: Pick<WidgetFieldProps, 'widget' | 'error'>): FieldText => {
  const t = useTranslate()
  const format = useFormat()
  const { label, required } = parameters
  const hint = [parameters.hint, rangeHint(parameters, t, format)].filter((part) => part !== undefined).join(' · ') || undefined
  return { question: id, label, hint, required, error, optionalMark: t('task-run:optional') }
}
