import type { AnswerForm } from '@tracemark/api/schemas'
import type { Failure } from '../../../errors/error-code.ts'
import { Button } from '../../../field/Button/Button.tsx'
import { ErrorNotice } from '../../../field/ErrorNotice/ErrorNotice.tsx'
import { Notice } from '../../../field/Notice/Notice.tsx'
import { Spinner } from '../../../field/Spinner/Spinner.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { LateParts } from '../LatePart.tsx'
import { TaskHead } from '../TaskHead.tsx'
import type { TaskFiles, TaskHeading } from '../view.ts'
import { AnswerFields, type AnswerFieldsProps } from './AnswerFields.tsx'
import { Refused } from './Refused.tsx'
import '../TaskRunScreen.css'
import '../../../field/screen.css'

export interface AnswersScreenProps extends Pick<AnswerFieldsProps, 'written' | 'onSave' | 'askWhich' | 'onDirty' | 'onCancel'> {
  organization: TaskHeading['organization']
  /** As it was recorded; undefined while it is loaded. */
  form: AnswerForm | undefined
  /** Its files by their questions, once they are loaded. */
  files: TaskFiles | undefined
  /** Why it could not be loaded. */
  failure?: Failure | undefined
  onRetry: () => void
}

/** The answers of an interaction in the form that they were given in, to be corrected as a new version. For field and staff alike. */
export const AnswersScreen = ({ organization, form, files, failure, onRetry, ...props }: AnswersScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  if (failure)
    return (
      <div className="tm tm-task">
        <div className="tm-task-middle">
          <ErrorNotice failure={failure} onRetry={onRetry} />
        </div>
      </div>
    )
  const { interaction, correction, correctUntil, reviewReason } = form ?? {}
  const isOpen = correction === 'open' || correction === 'with_reason'
  const isSentBack = interaction?.review === 'needs_changes'
  return (
    <LateParts isShown={form !== undefined}>
      <div className="tm tm-task" part="frame">
        {!form || !interaction || !files ? (
          <div className="tm-task-middle">
            <Spinner label={t('task-run:loading')} />
          </div>
        ) : (
          <article className="tm-task-column" part="card">
            <TaskHead heading={{ organization, task: interaction.task, thing: interaction.thing, item: interaction.item }} takesFocus />
            <div className="tm-task-head" style={{ display: 'grid', gap: 12, paddingBlock: 0 }}>
              <div>
                <strong>{t('interactions:answers.correct')}</strong>
                {correction === 'open' && !isSentBack && correctUntil !== undefined && (
                  <> · {t('guided-tasks:correct_until', { date: format.dateTime(correctUntil) })}</>
                )}
              </div>
              {isSentBack && (
                <Notice kind="alert" title={t('interactions:review.needs_changes')}>
                  {reviewReason !== undefined && <p>{reviewReason}</p>}
                </Notice>
              )}
              {!isOpen && (
                <>
                  <Refused failure={{ code: correction === 'approved' ? 'interaction_approved' : 'correction_over' }} />
                  <Button wide onClick={props.onCancel}>
                    {t('common:cancel')}
                  </Button>
                </>
              )}
            </div>
            {isOpen && <AnswerFields form={form} files={files} {...props} />}
          </article>
        )}
      </div>
    </LateParts>
  )
}
