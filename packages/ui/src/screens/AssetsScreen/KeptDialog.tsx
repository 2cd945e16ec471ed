import styled from '@emotion/styled'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Entity } from '../../i18n/entity.ts'

/** So many of a kind refer to the asset. */
export interface AssetUse {
  entity: Entity
  count: number
  /** Where they are listed. Absent where the person may not see them. */
  href?: string | undefined
}

export interface KeptDialogProps {
  open: boolean
  /** Undefined while they are counted; without any, others refer to it than are counted. */
  uses: readonly AssetUse[] | undefined
  /** Absent where it is archived already, or the person may not. */
  onArchive?: (() => void) | undefined
  onClose: () => void
}

const Uses = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  minHeight: 24,
  marginBottom: 4,
  '& > *': { color: 'var(--tm-ink)', fontWeight: 600 },
  '& > a': { color: 'var(--tm-accent-strong)' },
})

/** Why an asset can't be deleted, in numbers that lead to what they count, and what to do instead. */
export const KeptDialog = ({ open, uses, onArchive, onClose }: KeptDialogProps) => {
  const t = useTranslate()
  const format = useFormat()
  return (
    <ConfirmDialog
      open={open}
      title={t('failures:asset_used.what')}
      text={
        <>
          {uses?.length === 0 ? (
            `${t('failures:asset_used.why')} `
          ) : (
            <Uses>
              {uses?.map(({ entity, count, href }) => {
                const words = t(`counts:${entity}`, { count, shown: format.number(count) })
                return href === undefined ? (
                  <b key={entity}>{words}</b>
                ) : (
                  <a key={entity} href={href} onClick={onClose}>
                    {words}
                  </a>
                )
              })}
            </Uses>
          )}
          {onArchive && t('failures:asset_used.action')}
        </>
      }
      confirmLabel={t('assets:action.archive')}
      cancelLabel={onArchive ? t('common:cancel') : t('common:close')}
      onConfirm={onArchive}
      onClose={onClose}
    />
  )
}
