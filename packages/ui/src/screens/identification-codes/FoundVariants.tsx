import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { mayBecome } from '@tracemark/api/rules'
import type { Variant } from '@tracemark/api/schemas'
import { useId, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'

const Rows = styled('ul')({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', minHeight: 36 },
  '& > li > span:first-of-type': { flex: 1, minWidth: 120, overflowWrap: 'anywhere' },
  '& small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

type Shown = Pick<Variant, 'id' | 'name' | 'variantId' | 'status'>

export interface FoundVariantsProps {
  /** The newest ones; undefined while they load. */
  variants: readonly Shown[] | undefined
  counts: { active: number; all: number } | undefined
  /** The page of all of them. */
  href: string
  /** Activates or suspends one; resolves once it is done. Absent where the person may not. */
  onSet?: ((id: string, status: 'active' | 'suspended') => Promise<void>) | undefined
}

/** Which variants of an asset a typed or scanned ID finds; they are activated and suspended in place. */
export const FoundVariants = ({ variants, counts, href, onSet }: FoundVariantsProps) => {
  const t = useTranslate()
  const format = useFormat()
  const prefix = useId()
  const [asked, setAsked] = useState<Shown>()
  const [busy, setBusy] = useState<string>()
  const set = async (id: string, status: 'active' | 'suspended') => {
    setBusy(id)
    await onSet?.(id, status)
    setBusy(undefined)
    setAsked(undefined)
  }
  const row = (variant: Shown) => {
    const { id, name, variantId, status } = variant
    const isActive = status === 'active'
    return (
      <li key={id}>
        <span id={`${prefix}${id}`}>
          {name} <small>{variantId}</small>
        </span>
        <StatusChip kind="variant" status={status} />
        {onSet && (isActive || mayBecome(status, 'active')) && (
          <Button
            size="small"
            variant="text"
            aria-describedby={`${prefix}${id}`}
            disabled={busy !== undefined}
            onClick={() => (isActive ? setAsked(variant) : void set(id, 'active'))}
          >
            {t(isActive ? 'variants:action.SUSPEND' : 'variants:action.ACTIVATE')}
          </Button>
        )}
      </li>
    )
  }
  return (
    <Card title={t('identification-codes:found.title')}>
      <p>{t(counts?.all === 0 ? 'identification-codes:found.none' : 'identification-codes:found.text')}</p>
      {variants && variants.length > 0 && <Rows>{variants.map(row)}</Rows>}
      {counts && counts.all > 0 && (
        <small>
          {t('identification-codes:found.count', { active: format.number(counts.active), all: format.number(counts.all) })}
          {' · '}
          <Link href={href}>{t('identification-codes:found.all')}</Link>
        </small>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        icon="pause"
        tone="danger"
        title={t('variants:confirm.suspended.title', { name: asked?.name ?? '' })}
        text={t('variants:confirm.suspended.text')}
        confirmLabel={t('variants:action.SUSPEND')}
        busy={busy !== undefined}
        onConfirm={() => asked && void set(asked.id, 'suspended')}
        onClose={() => setAsked(undefined)}
      />
    </Card>
  )
}
