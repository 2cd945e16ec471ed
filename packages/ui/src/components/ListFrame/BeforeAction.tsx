import type { Entity } from '../../i18n/entity.ts'
import { onDemand, useOnDemand } from '../on-demand.ts'
import type { useListActions } from './use-list-actions.ts'

const askCode = onDemand(() => import('./AskDialog.tsx'), ['actions', 'forms'])
const confirmCode = onDemand(() => import('./ConfirmAction.tsx'), ['actions'])

export interface BeforeActionProps extends Pick<ReturnType<typeof useListActions>, 'asked' | 'confirm' | 'cancel'> {
  /** What the rows are, where the action may be for several. */
  entity?: Entity | undefined
}

/** What an action asks before it runs: whether it is meant, or what it has to know. */
export const BeforeAction = ({ entity, asked, confirm, cancel }: BeforeActionProps) => {
  const { action, ids = [] } = asked ?? {}
  const confirmed = action?.ask ? undefined : action
  const AskDialog = useOnDemand(askCode, action?.ask !== undefined)?.AskDialog
  const ConfirmAction = useOnDemand(confirmCode, confirmed !== undefined)?.ConfirmAction
  return (
    <>
      {AskDialog && action?.ask && (
        <AskDialog
          key={action.id}
          action={action}
          question={action.ask(ids)}
          entity={entity}
          ids={ids}
          onConfirm={confirm}
          onClose={cancel}
        />
      )}
      {ConfirmAction && <ConfirmAction action={confirmed} entity={entity} ids={ids} onConfirm={() => confirm()} onClose={cancel} />}
    </>
  )
}
