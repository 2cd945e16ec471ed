import { styled } from '@mui/material/styles'
import type { Asset } from '@tracemark/api/schemas'
import { surface } from '../../components/Card/surface.ts'
import { PlainPanel } from '../../components/EmptyPanel/PlainPanel.tsx'
import { EntityName } from '../../components/EntityName/EntityName.tsx'
import { ErrorPanel } from '../../components/ErrorPanel/ErrorPanel.tsx'
import { takeClick } from '../../components/plain-click.ts'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import type { Failure } from '../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'

const List = styled('ul')(surface, {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid var(--tm-line)' },
  '& > li > :is(a, div)': { display: 'flex', padding: '10px 16px', color: 'inherit', textDecoration: 'none' },
  '& > li > a:hover': { background: 'var(--tm-hover)' },
  '& > li > a:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
})

const More = styled('p')({ margin: '10px 0 0', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' })

export interface UsedBy {
  /** The first of them; undefined while they are on their way. */
  assets?: readonly Pick<Asset, 'id' | 'name' | 'image'>[] | undefined
  total?: number | undefined
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
  getHref: (id: string) => string
  onOpen: (href: string) => void
}

/** The assets whose value chain this is. */
export const UsedByTab = ({ assets, total = 0, failure, onRetry, getHref, onOpen }: UsedBy) => {
  const t = useTranslate()
  const format = useFormat()
  if (failure) return <ErrorPanel failure={failure} onRetry={onRetry} />
  if (assets === undefined)
    return (
      <List role="status" aria-busy="true">
        {['a', 'b', 'c'].map((line) => (
          <li key={line}>
            <div>
              <Skeleton width="40%" height={24} />
            </div>
          </li>
        ))}
      </List>
    )
  if (assets.length === 0) return <PlainPanel icon="leaf" title={t('value-chains:unused.title')} text={t('value-chains:unused.text')} />
  return (
    <>
      <List aria-label={t('value-chains:used_by')}>
        {assets.map(({ id, name, image }) => (
          <li key={id}>
            <a
              href={getHref(id)}
              onClick={(event) => {
                if (takeClick(event)) onOpen(getHref(id))
              }}
            >
              <EntityName name={name} image={image} />
            </a>
          </li>
        ))}
      </List>
      {total > assets.length && <More>{t('value-chains:used_by_more', { shown: format.number(total - assets.length) })}</More>}
    </>
  )
}
