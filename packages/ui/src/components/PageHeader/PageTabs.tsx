import styled from '@emotion/styled'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { isPlainClick } from '../plain-click.ts'

const Bar = styled('nav')({
  marginTop: 14,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: 'inset 0 -1px 0 var(--tm-line)',
  '& ul': { display: 'flex', gap: 4, width: 'max-content', margin: 0, padding: 0, listStyle: 'none' },
})

const Tab = styled('a')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 40,
  padding: '0 10px',
  borderBottom: '2px solid transparent',
  color: 'var(--tm-ink-muted)',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { color: 'var(--tm-ink)' },
  '&:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2, borderRadius: 'var(--tm-radius-s)' },
  '&[aria-current=page]': { color: 'var(--tm-ink)', borderBottomColor: 'var(--tm-accent)' },
  '& small': {
    padding: '0 6px',
    borderRadius: 'var(--tm-radius-pill)',
    background: 'var(--tm-plain-wash)',
    fontSize: 'var(--tm-text-xs)',
    lineHeight: '18px',
  },
})

export interface PageTab {
  id: string
  label: string
  href: string
  /** A short count after the label. */
  badge?: string | undefined
}

interface PageTabsProps {
  tabs: readonly PageTab[]
  /** The `id` of the tab where the person is. */
  current?: string | undefined
  onNavigate?: ((href: string) => void) | undefined
}

const target = (links: readonly HTMLElement[], from: Element | null, key: string, rightToLeft: boolean) => {
  const at = links.indexOf(from as HTMLElement)
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  return { [forward]: links[at + 1], [backward]: links[at - 1], Home: links[0], End: links.at(-1) }[key]
}

/** The sections of a page, each with an address of its own: links, so that they open in a tab and can be kept. */
export const PageTabs = ({ tabs, current, onNavigate }: PageTabsProps) => {
  const t = useTranslate()
  const bar = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar scrolls when another tab becomes the current one.
  useEffect(() => {
    bar.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const next = target(links, document.activeElement, event.key, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <Bar ref={bar} aria-label={t('common:page_tabs')} onKeyDown={move}>
      <ul>
        {tabs.map(({ id, label, href, badge }) => (
          <li key={id}>
            <Tab
              href={href}
              aria-current={id === current ? 'page' : undefined}
              onClick={(event) => {
                if (!onNavigate || !isPlainClick(event)) return
                event.preventDefault()
                onNavigate(href)
              }}
            >
              {label}
              {badge !== undefined && <small>{badge}</small>}
            </Tab>
          </li>
        ))}
      </ul>
    </Bar>
  )
}
