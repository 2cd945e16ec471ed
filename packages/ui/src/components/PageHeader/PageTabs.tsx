import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { isPlainClick } from '../plain-click.ts'
import { withClass } from '../with-class.ts'
import './PageTabs.css'

const Bar = withClass('nav', 'tm-page-tabs-bar')

const Tab = withClass('a', 'tm-page-tabs-tab')

export interface PageTab {
  id: string
  label: string
  href: string
  /** A short count after the label; empty while it is on its way, so that its place is kept. */
  badge?: string | undefined
  /** After the label. */
  mark?: ReactNode
}

export interface PageTabsProps {
  /** Names them, where they are no sections of a page. */
  label?: string | undefined
  tabs: readonly PageTab[]
  /** The `id` of the tab where the person is. */
  current?: string | undefined
  /** A plain click on a tab; absent, the browser follows the link. */
  onNavigate?: ((href: string) => void) | undefined
}

const target = (links: readonly HTMLElement[], from: Element | null, key: string, rightToLeft: boolean) => {
  const at = links.indexOf(from as HTMLElement)
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  return { [forward]: links[at + 1], [backward]: links[at - 1], Home: links[0], End: links.at(-1) }[key]
}

/** The sections of a page, each with an address of its own: links, so that they open in a tab and can be kept. */
export const PageTabs = ({ label: name, tabs, current, onNavigate }: PageTabsProps) => {
  const t = useTranslate()
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    if (current === undefined) return
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
    <Bar ref={bar} aria-label={name ?? t('common:page_tabs')} onKeyDown={move}>
      <ul>
        {tabs.map(({ id, label, href, badge, mark }) => (
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
              <span>{label}</span>
              {badge !== undefined && <small>{badge}</small>}
              {mark}
            </Tab>
          </li>
        ))}
      </ul>
    </Bar>
  )
}
