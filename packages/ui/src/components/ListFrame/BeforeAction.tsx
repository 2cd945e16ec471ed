import { onDemand, useOnDemand } from '../on-demand.ts'
import type { useListActions } from './use-list-actions.ts'

const askCode = onDemand(() => import('./AskDialog.tsx'), ['fields', 'forms'])
const confirmCode = onDemand(() => import('./ConfirmAction.tsx'))

export type BeforeActionProps = Pick<ReturnType<typeof useListActions>, 'asked' | 'confirm' | 'cancel'>

/** What an action asks before it runs: whether it is meant, or what it has to know. */
export const BeforeAction = ({ asked, confirm, cancel }: BeforeActionProps) => {
  const { action, ids = [] } = asked ?? {}
  const confirmed = action?.ask ? undefined : action
  const AskDialog = useOnDemand(askCode, action?.ask !== undefined)?.AskDialog
  const ConfirmAction = useOnDemand(confirmCode, confirmed !== undefined)?.ConfirmAction
  return (
    <>
      {AskDialog && action?.ask && (
        <AskDialog key={action.id} action={action} question={action.ask(ids)} ids={ids} onConfirm={confirm} onClose={cancel} />
      )}
      {ConfirmAction && <ConfirmAction action={confirmed} ids={ids} onConfirm={() => confirm()} onClose={cancel} />}
    </>
  )
}
