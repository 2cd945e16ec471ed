import styled from '@emotion/styled'
import LinearProgress from '@mui/material/LinearProgress'
import { isGroupUnderWay } from '@tracemark/api/rules'
import type { VcodeGroup } from '@tracemark/api/schemas'
import { IconButton } from '../../../components/Button/IconButton.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { takeClick } from '../../../components/plain-click.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { CancelGroup } from './CancelGroup.tsx'

const List = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1.5fr) auto 40px',
    alignItems: 'center',
    minHeight: 48,
    gap: '2px 16px',
    padding: '4px 0',
    borderTop: '1px solid var(--tm-line)',
    overflowWrap: 'anywhere',
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& a': { color: 'var(--tm-ink)', textDecorationColor: 'var(--tm-line-strong)', textUnderlineOffset: 3 },
  '& span': { color: 'var(--tm-ink-muted)' },
  '& .MuiLinearProgress-root': { gridColumn: '1 / -1', borderRadius: 2, backgroundColor: 'var(--tm-line-strong)' },
  '@media (max-width: 768px)': {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto 40px' },
    '& > li > div': { gridArea: '1 / 3 / span 2 / 4' },
  },
})

export interface UnitGroupsProps {
  /** The newest, the newest first. */
  groups: readonly VcodeGroup[]
  /** They stand below their asset's head. */
  isOfAsset: boolean
  /** The address that lists the units of a group. */
  getHref: (group: VcodeGroup) => string
  onOpen: (href: string) => void
  /** Downloads the codes of a group; absent where the person may not. */
  onDownload?: ((group: VcodeGroup) => void) | undefined
  /** Creates no more units of a group; absent where the person may not. */
  onCancel?: ((group: VcodeGroup) => void) | undefined
  /** The group whose codes are being prepared. */
  preparing?: string | undefined
}

/** Units that were created together, and how far that has come where it is not over. */
export const UnitGroups = ({ groups, isOfAsset, getHref, onOpen, onDownload, onCancel, preparing }: UnitGroupsProps) => {
  const t = useTranslate()
  const format = useFormat()
  if (groups.length === 0) return null
  return (
    <Card title={t('unit-page:groups.title')} style={{ marginTop: 16 }}>
      <List>
        {groups.map((group) => {
          const [made, total] = [format.number(group.madeCount), format.number(group.size)]
          const isUnderWay = isGroupUnderWay(group)
          const words = t(group.cancelledAt === undefined ? 'unit-page:make.progress' : 'unit-page:make.cancelled', { made, total })
          const numbers = {
            from: format.number(group.firstSequenceNumber),
            to: format.number(group.lastSequenceNumber),
          }
          const href = getHref(group)
          return (
            <li key={group.id}>
              <b>{isOfAsset ? group.variantName : `${group.variantName} · ${group.thingName}`}</b>
              <a href={href} onClick={(event) => takeClick(event) && onOpen(href)}>
                {t('unit-page:make.numbers', numbers)}
              </a>
              <span>{words}</span>
              <span>{format.day(group.createdAt)}</span>
              <div>
                {onCancel && isUnderWay && <CancelGroup group={group} onCancel={onCancel} isSmall />}
                {onDownload && !isUnderWay && group.madeCount > 0 && (
                  <IconButton
                    aria-label={t('unit-page:groups.download', numbers)}
                    title={t('unit-page:groups.download', numbers)}
                    disabled={preparing !== undefined}
                    onClick={() => onDownload(group)}
                  >
                    <Icon name="download" />
                  </IconButton>
                )}
              </div>
              {isUnderWay && <LinearProgress variant="determinate" value={(100 * group.madeCount) / group.size} aria-label={words} />}
            </li>
          )
        })}
      </List>
    </Card>
  )
}
