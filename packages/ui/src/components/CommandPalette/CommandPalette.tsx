import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { withMui } from '../../theme/with-mui.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { PaletteOption } from './PaletteOption.tsx'
import { Body, Foot, Head, Note, Waiting } from './parts.tsx'
import { matchGroups, type PaletteRow, type PaletteSection, toResultRows } from './sections.ts'
import type { CommandPaletteProps } from './types.ts'
import { useSearchResults } from './use-search-results.ts'

const Sheet = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { width: 620, maxWidth: 'calc(100% - 24px)', margin: '12dvh 12px 12px', maxHeight: 'min(560px, 76dvh)' },
  [theme.breakpoints.down('sm')]: { '& .MuiDialog-paper': { marginTop: 12, maxHeight: 'calc(100dvh - 24px)' } },
}))

const steps = { ArrowDown: 1, ArrowUp: -1 } as const

/**
 * Finds pages, actions and whatever the server knows by a few letters, from anywhere: the caller opens it, by the frame's search
 * box or its keys.
 */
export const CommandPalette = withMui(({ open, typed = '', onClose, groups, recent = [], search, onOpen }: CommandPaletteProps) => {
  const t = useTranslate()
  const id = useId()
  const [text, setText] = useState(typed)
  const [active, setActive] = useState(0)
  const words = text.trim()
  const { state, retry } = useSearchResults(search, words)

  const found = state.kind === 'ready' ? toResultRows(state.words, state.results, (url) => onOpen?.(url)) : []
  const last = words === '' ? [{ id: 'recent', label: t('palette:recent'), entries: recent }] : []
  const sections: PaletteSection[] = [
    ...matchGroups(words, [...last, ...groups]),
    ...(found.length > 0 ? [{ id: 'results', label: t('palette:results'), rows: found }] : []),
  ]
  const rows = sections.flatMap((section) => section.rows)
  const at = Math.min(active, rows.length - 1)
  const optionId = (row: PaletteRow) => `${id}-${row.id}`
  const activeId = rows[at] && optionId(rows[at])

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const select = (row: PaletteRow) => {
    onClose()
    row.onSelect()
  }
  // Enter before the answer is there means the first that it brings.
  const [isEntered, setEntered] = useState(false)
  useEffect(() => {
    if (!isEntered || state.kind === 'loading') return
    setEntered(false)
    if (rows[0]) select(rows[0])
  })
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && rows.length === 0) setEntered(state.kind === 'loading')
    if (rows.length === 0) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setActive((at + steps[event.key] + rows.length) % rows.length)
    else if (event.key === 'Home') setActive(0)
    else if (event.key === 'End') setActive(rows.length - 1)
    else if (event.key === 'Enter' && rows[at]) select(rows[at])
    else return
    event.preventDefault()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': t('palette:title') },
        transition: {
          onExited: () => {
            setText('')
            setActive(0)
          },
        },
      }}
    >
      <Head>
        <Icon name="search" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the person asked for it.
          autoFocus
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          placeholder={t('common:search_or_go')}
          aria-label={t('common:search_or_go')}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          onChange={(event) => {
            setText(event.target.value)
            setActive(0)
            setEntered(false)
          }}
          onKeyDown={press}
        />
        <kbd aria-hidden>Esc</kbd>
      </Head>
      <Body>
        {rows.length > 0 && (
          <div id={`${id}-list`} role="listbox" aria-label={t('palette:title')}>
            {sections.map((section) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset can't stand in a listbox.
              <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
                <h3 id={`${id}-${section.id}`} role="presentation">
                  {section.label}
                </h3>
                {section.rows.map((row) => (
                  <PaletteOption
                    key={row.id}
                    id={optionId(row)}
                    row={row}
                    active={optionId(row) === activeId}
                    onActive={() => setActive(rows.indexOf(row))}
                    onSelect={() => select(row)}
                  />
                ))}
              </div>
            ))}
          </div>
        )}
        {state.kind === 'loading' && (
          <Waiting aria-hidden>
            <Skeleton width="58%" height={14} />
            <Skeleton width="44%" height={14} />
            <Skeleton width="52%" height={14} />
          </Waiting>
        )}
        {state.kind === 'failed' && (
          <Note role="alert">
            <b>{t('palette:failed')}</b>
            {t('palette:failed_why')}
            <Button size="small" startIcon={<Icon name="retry" />} onClick={retry}>
              {t('errors:try_again')}
            </Button>
          </Note>
        )}
        {rows.length === 0 && (state.kind === 'ready' || state.kind === 'none') && (
          <Note>
            <b>{t('palette:nothing', { words })}</b>
            {t('palette:nothing_hint')}
          </Note>
        )}
      </Body>
      <VisuallyHidden role="status">
        {state.kind === 'loading' ? t('common:loading') : t('palette:count', { count: rows.length })}
      </VisuallyHidden>
      <Foot aria-hidden>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          {t('palette:move')}
        </span>
        <span>
          <kbd>Enter</kbd>
          {t('palette:open')}
        </span>
      </Foot>
    </Sheet>
  )
})
