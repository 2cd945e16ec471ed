import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { OptionFinder } from './FilterForms.tsx'
import type { useListActions } from './use-list-actions.ts'

/** What an action asks before it runs: whether it is meant, and what it needs to know. */
export const ActionQuestion = ({ asked, choose, confirm, cancel }: ReturnType<typeof useListActions>) => {
  const { confirm: words, choice, tone, label } = asked?.action ?? {}
  return (
    <ConfirmDialog
      open={asked !== undefined}
      tone={tone ?? 'plain'}
      {...(words?.title !== undefined && { title: words.title })}
      {...(words?.text !== undefined && { text: words.text })}
      confirmLabel={words?.label ?? label ?? ''}
      disabled={choice !== undefined && asked?.choice === undefined}
      onConfirm={confirm}
      onClose={cancel}
    >
      {asked && choice && (
        <OptionFinder
          label={choice.label}
          options={choice.options(asked.ids)}
          value={asked.choice}
          onSearch={choice.onSearch}
          onChoose={choose}
        />
      )}
    </ConfirmDialog>
  )
}
