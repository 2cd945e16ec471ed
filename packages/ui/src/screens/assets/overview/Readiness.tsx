import { styled } from '@mui/material/styles'
import type { GapTab, getReadiness } from '../../../components/AssetGaps/gaps.ts'
import { namesText } from '../../../components/AssetGaps/names-text.ts'
import { Card } from '../../../components/Card/Card.tsx'
import { takeClick } from '../../../components/plain-click.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'

const Count = styled('p')({ fontVariantNumeric: 'tabular-nums', color: 'var(--tm-ink-muted)' })

const Bar = styled('div')({
  height: 5,
  borderRadius: 3,
  background: 'var(--tm-line)',
  '& > span': { display: 'block', height: '100%', borderRadius: 3, background: 'var(--tm-accent)' },
})

const Missing = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: 10,
    padding: '6px 0',
    overflowWrap: 'anywhere',
  },
  '& svg': { position: 'relative', top: 2, color: 'var(--tm-ink-muted)' },
  '& a': { color: 'var(--tm-accent-strong)', fontWeight: 550, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
})

interface ReadinessProps extends ReturnType<typeof getReadiness> {
  /** Visitors see it already. */
  isPublic: boolean
  /** Where each is mended. Absent where the person may not. */
  hrefs: Partial<Record<GapTab, string | undefined>>
  onOpen: (href: string) => void
}

/** How far an asset is on its way to the public, and what mends each thing that it lacks. */
export const Readiness = ({ isPublic, missing, done, all, hrefs, onOpen }: ReadinessProps) => {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Card title={t(isPublic ? 'asset-page:overview.published' : 'asset-page:overview.ready')}>
      <Count>{t('asset-page:overview.ready_count', { done: format.number(done), all: format.number(all) })}</Count>
      <Bar aria-hidden="true">
        <span style={{ width: `${(100 * done) / all}%` }} />
      </Bar>
      <Missing>
        {missing.map(({ name, tab, label, verb, count, names }) => {
          const href = hrefs[tab]
          const lacks = names.length > 0 ? `: ${namesText(names, t, format)}` : count > 1 ? ` (${format.number(count)})` : ''
          const action = t(`asset-page:mend.${verb}`)
          return (
            <li key={name}>
              <Icon name="unclassified" size={14} />
              <span>
                {t(label)}
                {lacks}
              </span>
              {href !== undefined && (
                <a
                  href={href}
                  aria-label={`${action}: ${t(label)}`}
                  onClick={(event) => {
                    if (takeClick(event)) onOpen(href)
                  }}
                >
                  {action}
                </a>
              )}
            </li>
          )
        })}
      </Missing>
    </Card>
  )
}
