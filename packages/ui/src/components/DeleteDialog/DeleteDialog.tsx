import styled from '@emotion/styled'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx'
import { UsesText } from './UsesText.tsx'
import type { Instead, KnownUses, ShownUse } from './uses.ts'

/** Of what can be done instead. */
const icons = { archive: 'archive', hide: 'eye_off' } as const

const Line = styled('span')({ display: 'block', marginTop: 8 })

export interface DeleteDialogProps extends Pick<ConfirmDialogProps, 'open' | 'title' | 'text' | 'confirmLabel' | 'onClose'> {
  /** Asks once what refers to the entity. Rejects where that can't be known: then the server says it when it refuses. */
  askUses: () => Promise<KnownUses>
  /** Absent where nothing else can be done, or not by this person. */
  instead?: Instead | undefined
  /** Why nothing else can be done yet, and what makes it possible. */
  note?: string | undefined
  onConfirm: () => void
}

/** Asks before one entity is deleted, and tells what refers to it. Where it can't be deleted, it says so and what to do instead. */
export const DeleteDialog = ({ askUses, instead, note, open, title, text, confirmLabel, onConfirm, onClose }: DeleteDialogProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [known, setKnown] = useState<KnownUses | 'unknown'>()
  const ask = useEffectEvent(askUses)
  useEffect(() => {
    let mounted = true
    ask().then(
      (uses) => mounted && setKnown(uses),
      () => mounted && setKnown('unknown'),
    )
    return () => {
      mounted = false
    }
  }, [])
  const uses = known === 'unknown' ? undefined : known
  const countedUse = ({ kind, count }: ShownUse) => t(`actions:count.${kind}`, { count, shown: format.number(count) })
  if (uses?.deletable === false) {
    const listed = instead ? undefined : uses.usedBy.find(({ href }) => href !== undefined)
    return (
      <ConfirmDialog
        open={open}
        icon={instead && icons[instead.kind]}
        title={t('actions:uses.title', { name: uses.name })}
        text={
          <>
            <UsesText usedBy={uses.usedBy} onFollow={onClose} />
            {instead ? <Line>{t(`actions:uses.${instead.kind}_instead`)}</Line> : note !== undefined && <Line>{note}</Line>}
          </>
        }
        confirmLabel={instead ? t(`actions:uses.${instead.kind}`) : listed && t('actions:uses.show', { what: countedUse(listed) })}
        confirmHref={listed?.href}
        cancelLabel={instead ? t('common:cancel') : t('common:close')}
        onConfirm={
          (instead ?? listed) &&
          (() => {
            onClose()
            instead?.onSelect()
          })
        }
        onClose={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      open={open}
      icon="trash"
      tone="danger"
      title={title}
      text={
        uses?.usedBy.length === 0 ? (
          t('actions:uses.none')
        ) : (
          <>
            {text}
            {known === undefined && <Line role="status">{t('actions:uses.checking')}</Line>}
            {uses && (
              <Line>
                <UsesText usedBy={uses.usedBy} onFollow={onClose} />
              </Line>
            )}
          </>
        )
      }
      confirmLabel={confirmLabel}
      isWaiting={known === undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
