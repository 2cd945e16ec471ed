import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import type { EmptyFields } from '../../../components/AssetGaps/gaps.ts'
import { namesText } from '../../../components/AssetGaps/names-text.ts'
import { takeClick } from '../../../components/plain-click.ts'
import { ViewOnlyLine } from '../../../components/ViewOnly/ViewOnlyLine.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { withClass } from '../../../components/with-class.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/keys.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { type AboutTab, aboutTabs } from './about-tabs.ts'

const Split = styled('div')({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  gap: '16px 32px',
  alignItems: 'start',
  marginTop: 20,
  '@media (max-width: 991px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const Nav = styled('nav')({
  position: 'sticky',
  top: 72,
  '& > ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    // Around the words that only a screen reader has: elsewhere they would widen the page.
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 34,
    padding: '4px 12px',
    borderRadius: 'var(--tm-radius-s)',
    color: 'var(--tm-ink-muted)',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& data': { marginInlineStart: 'auto', paddingInlineStart: 8, fontSize: 'var(--tm-text-s)', fontVariantNumeric: 'tabular-nums' },
  '& data + small': { marginInlineStart: 8 },
  '& small': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minWidth: 20,
    marginInlineStart: 'auto',
    padding: '0 6px',
    borderRadius: 'var(--tm-radius-pill)',
    background: 'var(--tm-alert-wash)',
    color: 'var(--tm-alert)',
    fontSize: 'var(--tm-text-s)',
    fontWeight: 600,
  },
  '& a:hover': { background: 'var(--tm-hover)', color: 'var(--tm-ink)' },
  '& a[aria-current=page]': { background: 'var(--tm-accent-wash)', color: 'var(--tm-accent-strong)', fontWeight: 600 },
  '& a:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
  // One line that scrolls, where there is no room beside the form.
  '@media (max-width: 991px)': {
    position: 'static',
    overflowX: 'auto',
    '& > ul': { display: 'flex', gap: 4, width: 'max-content' },
    '& small': { marginInlineStart: 8 },
    '& data': { marginInlineStart: 0 },
    '& a': { minHeight: 40, border: '1px solid var(--tm-line)', borderRadius: 'var(--tm-radius-pill)', paddingInline: 14 },
    '& a[aria-current=page]': { borderColor: 'transparent' },
  },
})

/** Between the asset's name and the headings of what is written of it: the tab that is seen names it to others. */
const Title = withClass('h2', 'tm-visually-hidden')

/** Says of the tab what its number says beside its name. */
const Hint = styled('p')({ margin: '0 0 12px', color: 'var(--tm-alert)', fontSize: 'var(--tm-text-s)', fontWeight: 550 })

export interface AboutFrameProps {
  current: AboutTab
  getHref: (tab: AboutTab) => string
  onOpen: (href: string) => void
  /** The person may not change what is said here. */
  viewOnly?: boolean | undefined
  /** How many entries a tab's list has; of a tab without a list, none. */
  counts?: Partial<Record<AboutTab, number>> | undefined
  /** Which required fields are empty, by their tabs. For those who may fill them in. */
  missing?: Partial<Record<AboutTab, EmptyFields>> | undefined
  children: ReactNode
}

/** Which fields are empty: attributes by their names. */
const fieldsText = ({ labels, names }: EmptyFields, t: Translate, format: Format): string =>
  names.length > 0 ? namesText(names, t, format) : format.list(labels.map((label) => t(label)))

const Missing = ({ count }: EmptyFields) => {
  const t = useTranslate()
  const format = useFormat()
  const shown = format.number(count)
  return (
    <>
      <small aria-hidden="true">
        <Icon name="alert" size={12} />
        {shown}
      </small>
      <VisuallyHidden>{t('asset-page:missing', { count, shown })}</VisuallyHidden>
    </>
  )
}

/** The tabs of what is known of an asset, beside the one that is open. */
export const AboutFrame = ({
  current,
  getHref,
  onOpen,
  viewOnly = false,
  counts = {},
  missing: missingOf = {},
  children,
}: AboutFrameProps) => {
  const t = useTranslate()
  const format = useFormat()
  const missing = missingOf[current]
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = nav.current?.querySelector(`[data-tab=${current}]`)
    link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <Split>
      <Nav ref={nav} aria-label={t('assets:tab.about')}>
        <ul>
          {aboutTabs.map((tab) => (
            <li key={tab}>
              <a
                href={getHref(tab)}
                data-tab={tab}
                aria-current={tab === current ? 'page' : undefined}
                title={missingOf[tab] && t('asset-page:still_missing', { fields: fieldsText(missingOf[tab], t, format) })}
                onClick={(event) => {
                  if (takeClick(event)) onOpen(getHref(tab))
                }}
              >
                {t(`asset-page:tab.${tab}`)}
                {counts[tab] !== undefined && <data value={counts[tab]}>{format.number(counts[tab])}</data>}
                {missingOf[tab] && <Missing {...missingOf[tab]} />}
              </a>
            </li>
          ))}
        </ul>
      </Nav>
      <div>
        <Title>{t(`asset-page:tab.${current}`)}</Title>
        {viewOnly && <ViewOnlyLine>{t('asset-page:view_only')}</ViewOnlyLine>}
        {missing && <Hint>{t('asset-page:still_missing', { fields: fieldsText(missing, t, format) })}</Hint>}
        {children}
      </div>
    </Split>
  )
}
