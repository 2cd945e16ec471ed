import type { ReactNode } from 'react'
import { part } from '../part.ts'
import { ActionsMenu, type PageAction } from './ActionsMenu.tsx'
import { type PageTab, PageTabs } from './PageTabs.tsx'

const Head = part('header', 'tm-page-header-head')
const Actions = part('div', 'tm-page-header-actions')

export interface PageHeaderProps {
  title: string
  /** One line: what of it there is. */
  summary?: string | undefined
  /** One primary action, others before it. */
  actions?: ReactNode
  /** Secondary actions, in a menu at the end. */
  more?: readonly PageAction[] | undefined
  /** The page's sections, each with an address of its own. */
  tabs?: readonly PageTab[] | undefined
  /** The `id` of the tab where the person is. */
  currentTab?: string | undefined
  /** A plain click on a tab; absent, the browser follows the link. */
  onNavigate?: ((href: string) => void) | undefined
}

/** Where I am, what it is, what I can do. */
export const PageHeader = ({ title, summary, actions, more = [], tabs = [], currentTab, onNavigate }: PageHeaderProps) => {
  const head = (
    <Head>
      <div>
        <h1>{title}</h1>
        {summary !== undefined && <p>{summary}</p>}
      </div>
      {(actions !== undefined || more.length > 0) && (
        <Actions>
          {actions}
          {more.length > 0 && <ActionsMenu actions={more} />}
        </Actions>
      )}
    </Head>
  )
  if (tabs.length === 0) return head
  return (
    <div>
      {head}
      <PageTabs tabs={tabs} current={currentTab} onNavigate={onNavigate} />
    </div>
  )
}
