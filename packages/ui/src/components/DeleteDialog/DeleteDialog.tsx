import styled from '@emotion/styled'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx'
import { UsesText } from './UsesText.tsx'
import type { Instead, KnownUses } from './uses.ts'

/** Of what can be done instead. */
const icons = { archive: 'archive', hide: 'eye_off' } as const

const Line = styled('span')({ display: 'block', marginTop: 8 })

export interface DeleteDialogProps extends Pick<ConfirmDialogProps, 'open' | 'title' | 'text' | 'confirmLabel' | 'onClose'> {
  /** Asks once what refers to the entity. Rejects where that can't be known: then the server says it when it refuses. */
  askUses: () => Promise<KnownUses>
  /** Absent where nothing else can be done, or not by this person. */
  instead?: Instead | undefined
  onConfirm: () => void
}

/** Asks before one entity is deleted, and tells what refers to it. Where it can't be deleted, it says so and what to do instead. */
export const DeleteDialog = ({ askUses, instead, open, title, text, confirmLabel, onConfirm, onClose }: DeleteDialogProps) => {
  const t = useTranslate()
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
  if (uses?.deletable === false)
    return (
      <ConfirmDialog
        open={open}
        icon={instead && icons[instead.kind]}
        title={t('uses:title')}
        text={
          <>
            <UsesText usedBy={uses.usedBy} onFollow={onClose} />
            {instead && <Line>{t(`uses:${instead.kind}_instead`)}</Line>}
          </>
        }
        confirmLabel={instead && t(`uses:${instead.kind}`)}
        cancelLabel={instead ? t('common:cancel') : t('common:close')}
        onConfirm={
          instead &&
          (() => {
            onClose()
            instead.onSelect()
          })
        }
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      open={open}
      icon="trash"
      tone="danger"
      title={title}
      text={
        <>
          {text}
          {known === undefined && <Line role="status">{t('uses:checking')}</Line>}
          {uses && <Line>{uses.usedBy.length > 0 ? <UsesText usedBy={uses.usedBy} onFollow={onClose} /> : t('uses:none')}</Line>}
        </>
      }
      confirmLabel={confirmLabel}
      isWaiting={known === undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
