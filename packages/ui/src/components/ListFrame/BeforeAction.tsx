import { useFormat, useTranslate } from '../../i18n/context.ts'
import { onDemand, useOnDemand } from '../on-demand.ts'
import type { useListActions } from './use-list-actions.ts'

const askCode = onDemand(() => import('./AskDialog.tsx'), ['forms'])
const confirmCode = onDemand(() => import('../ConfirmDialog/ConfirmDialog.tsx'))

export type BeforeActionProps = Pick<ReturnType<typeof useListActions>, 'asked' | 'confirm' | 'cancel'>

/** What an action asks before it runs: whether it is meant, or what it has to know. */
export const BeforeAction = ({ asked, confirm, cancel }: BeforeActionProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { action, ids = [] } = asked ?? {}
  const AskDialog = useOnDemand(askCode, action?.ask !== undefined)?.AskDialog
  const isConfirming = action !== undefined && action.ask === undefined
  const ConfirmDialog = useOnDemand(confirmCode, isConfirming)?.ConfirmDialog
  const words = action?.confirm
  const question = action?.ask?.(ids)
  return (
    <>
      {AskDialog && action && question && (
        <AskDialog
          key={action.id}
          question={question}
          title={words?.title ?? t('lists:ask.title', { action: action.label, shown: format.number(ids.length) })}
          tone={question.tone ?? action.tone ?? 'plain'}
          confirmLabel={action.label}
          onConfirm={confirm}
          onClose={cancel}
        />
      )}
      {ConfirmDialog && (
        <ConfirmDialog
          open={isConfirming}
          tone={action?.tone ?? 'plain'}
          {...(words?.title !== undefined && { title: words.title })}
          {...(words?.text !== undefined && { text: words.text })}
          confirmLabel={words?.label ?? action?.label ?? ''}
          onConfirm={() => confirm()}
          onClose={cancel}
        />
      )}
    </>
  )
}
