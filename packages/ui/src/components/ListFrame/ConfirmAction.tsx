import { useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Entity } from '../../i18n/entity.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { DeleteDialog } from '../DeleteDialog/DeleteDialog.tsx'
import { UsesOfSeveral } from '../DeleteDialog/UsesOfSeveral.tsx'
import { sayWords } from './say-words.ts'
import type { RunningAction } from './types.ts'

/** Of more, what can't be taken back is only done once their number was typed. */
const UNTYPED_MAX = 100

interface ConfirmActionProps {
  /** Undefined while nothing is asked. */
  action: RunningAction | undefined
  ids: readonly string[]
  entity: Entity | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether an action is meant. */
export const ConfirmAction = ({ action, ids, entity, onConfirm, onClose }: ConfirmActionProps) => {
  const t = useTranslate()
  const format = useFormat()
  // While the dialog goes it says what it said.
  const isOpen = action !== undefined
  const [asked, setAsked] = useState({ action, ids, isOpen, turn: 0 })
  if (isOpen !== asked.isOpen || (action && (action !== asked.action || ids !== asked.ids)))
    setAsked({ ...(action ? { action, ids } : asked), isOpen, turn: isOpen && !asked.isOpen ? asked.turn + 1 : asked.turn })
  const { confirm, label, icon, tone = 'plain' } = asked.action ?? { label: '' }
  const [title, text] = [confirm?.title, confirm?.text].map((words) => sayWords(t, format, words, entity, asked.ids.length))
  const [id] = asked.ids
  const { askUses, askEachUses } = confirm ?? {}
  if (askUses && id !== undefined && asked.ids.length === 1)
    return (
      <DeleteDialog
        key={asked.turn}
        open={isOpen}
        askUses={() => askUses(id)}
        instead={confirm?.instead}
        note={confirm?.note}
        title={title}
        text={text}
        confirmLabel={confirm?.label ?? label}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      open={isOpen}
      icon={icon}
      tone={tone}
      {...(title !== undefined && { title })}
      {...(text !== undefined && {
        text: askEachUses ? (
          <>
            {text}
            <UsesOfSeveral key={asked.turn} ask={() => askEachUses(asked.ids)} onFollow={onClose} />
          </>
        ) : (
          text
        ),
      })}
      {...(tone === 'danger' && asked.ids.length > UNTYPED_MAX && { phrase: format.number(asked.ids.length) })}
      confirmLabel={confirm?.label ?? label}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
