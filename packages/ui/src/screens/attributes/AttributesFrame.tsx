import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { PageBody } from '../../components/PageHeader/PageBody.ts'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { PageTabs } from '../../components/PageHeader/PageTabs.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

export const attributeTabs = ['own', 'system', 'units'] as const
export type AttributeTab = (typeof attributeTabs)[number]

export interface AttributesFrameProps {
  current: AttributeTab
  getHref: (tab: AttributeTab) => string
  onNavigate: (href: string) => void
  /** Absent where the person may define none, and where there is nothing to define. */
  onCreate?: (() => void) | undefined
  children: ReactNode
}

/** The page of attributes and units of measure: its head and tabs, and the list that is open. */
export const AttributesFrame = ({ current, getHref, onNavigate, onCreate, children }: AttributesFrameProps) => {
  const t = useTranslate()
  return (
    <>
      <PageHeader
        title={t('names:attributes.title')}
        summary={t(`attributes:summary.${current}`)}
        actions={
          onCreate && (
            <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onCreate}>
              {t('attributes:new')}
            </Button>
          )
        }
        tabs={
          <PageTabs
            current={current}
            tabs={attributeTabs.map((id) => ({ id, label: t(`attributes:tab.${id}`), href: getHref(id) }))}
            onNavigate={onNavigate}
          />
        }
      />
      <PageBody>{children}</PageBody>
    </>
  )
}
