import type { ReactNode } from 'react'
import { withClass } from '../with-class.ts'
import { ActionsMenu, type PageAction } from './ActionsMenu.tsx'
import './PageHeader.css'

const Head = withClass('header', 'tm-page-header-head')
const Actions = withClass('div', 'tm-page-header-actions')

export interface PageHeaderProps {
  title: string
  /** One line: what of it there is. */
  summary?: string | undefined
  /** One primary action, others before it. */
  actions?: ReactNode
  /** Secondary actions, in a menu at the end. */
  more?: readonly PageAction[] | undefined
  /** `PageTabs`, where the page has sections with addresses of their own. */
  tabs?: ReactNode
}

/** Where I am, what it is, what I can do. */
export const PageHeader = ({ title, summary, actions, more = [], tabs }: PageHeaderProps) => {
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
  if (tabs === undefined) return head
  return (
    <div>
      {head}
      {tabs}
    </div>
  )
}
