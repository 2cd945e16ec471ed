import { styled } from '@mui/material/styles'
import type { ClipboardEntry, ClipboardValue } from '@tracemark/api/schemas'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Tile, Tiles } from '../../components/forms/choice-tiles.ts'
import { RichText } from '../../field/RichText/RichText.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { getName } from './names.ts'

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  // Where there is nothing to compare with, the copied value has the room.
  '&[data-added=true]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  '@container (max-width: 560px)': { '&, &[data-added=true]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

const Side = styled(Tile)({
  alignContent: 'start',
  gap: 6,
  minHeight: 44,
  padding: '10px 12px 12px',
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    color: 'var(--tm-ink-muted)',
    fontSize: 'var(--tm-text-s)',
    lineHeight: '18px',
  },
  // The drawn radio: not by colour alone.
  '& > header > i': { flex: 'none', width: 14, height: 14, border: '1.5px solid var(--tm-line-field)', borderRadius: '50%' },
  '&:has(:checked) > header': { color: 'var(--tm-accent)', fontWeight: 600 },
  '&:has(:checked) > header > i': { borderColor: 'var(--tm-accent)', borderWidth: 4.5 },
})

const Value = styled('div')({
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  lineHeight: 1.45,
  '& img': { display: 'block', width: '100%', maxHeight: 180, borderRadius: 'var(--tm-radius-s)', objectFit: 'cover' },
  '& img + span': { display: 'block', marginTop: 6 },
  '& small': { display: 'block', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', lineHeight: 1.4 },
  '& p:first-of-type': { marginTop: 0 },
  '& p:last-child': { marginBottom: 0 },
  '&[data-clipped=true]': {
    maxHeight: 160,
    overflow: 'hidden',
    maskImage: 'linear-gradient(#000 70%, transparent)',
  },
  '&[data-rich=true]': { whiteSpace: 'normal' },
})

const File = styled('span')({
  display: 'flex',
  gap: 8,
  alignItems: 'start',
  '& > svg': { flex: 'none', marginTop: 3, color: 'var(--tm-ink-muted)' },
  '& > span': { minWidth: 0 },
})

const Nothing = styled('span')({ color: 'var(--tm-ink-muted)', fontStyle: 'italic' })

/** From this many characters on a text begins with its first lines. */
const LONG = 420

const fileName = (url: string): string => decodeURIComponent(url.split('/').at(-1)?.split('?')[0] ?? url)

const Shown = ({ kind, value: { text, url, date, place } }: { kind: ClipboardEntry['kind']; value: ClipboardValue }) => {
  const format = useFormat()
  if (kind === 'richText') return <RichText html={text} />
  if (kind === 'image' && url !== undefined)
    return (
      <>
        <img src={url} alt="" loading="lazy" />
        {text !== '' && <span>{text}</span>}
      </>
    )
  if (kind === 'event')
    return (
      <>
        <small>{[date && format.dateTime(date), place].filter(Boolean).join(' · ')}</small>
        {text}
      </>
    )
  if (url !== undefined)
    return (
      <File>
        <Icon name={kind === 'video' ? 'video' : 'document'} />
        <span>
          {text === '' ? fileName(url) : text}
          <small>{/^https?:/.test(url) ? new URL(url).host : text !== '' && fileName(url)}</small>
        </span>
      </File>
    )
  return <>{text}</>
}

export interface EntryChoiceProps {
  entry: ClipboardEntry
  taken: boolean
  onChoose: (take: boolean) => void
}

/** One value of both sides beside each other: the person takes the copied one, or keeps what is there. */
export const EntryChoice = ({ entry, taken, onChoose }: EntryChoiceProps) => {
  const t = useTranslate()
  const { id, kind, theirs, ours } = entry
  const isLong = Math.max(theirs.text.length, ours?.text.length ?? 0) > LONG
  const [isWhole, setWhole] = useState(!isLong)
  const side = (take: boolean, name: string, content: ReactNode) => (
    <Side>
      <input type="radio" name={id} aria-label={name} checked={taken === take} onChange={() => onChoose(take)} />
      <header>
        <i aria-hidden="true" />
        {name}
      </header>
      <Value data-clipped={!isWhole} data-rich={kind === 'richText'}>
        {content}
      </Value>
    </Side>
  )
  return (
    <Tiles>
      <legend>{getName(t, entry)}</legend>
      <Sides data-added={!ours}>
        {side(
          false,
          t(ours ? 'clipboard:ours' : 'clipboard:leave_out'),
          ours ? <Shown kind={kind} value={ours} /> : <Nothing>{t('clipboard:empty')}</Nothing>,
        )}
        {side(true, t('clipboard:theirs'), <Shown kind={kind} value={theirs} />)}
      </Sides>
      {isLong && (
        <Button variant="text" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'clipboard:show_less' : 'clipboard:show_all')}
        </Button>
      )}
    </Tiles>
  )
}
