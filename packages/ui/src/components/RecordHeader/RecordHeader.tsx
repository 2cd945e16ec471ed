import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useShownImage } from '../../field/use-shown-image.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { cutTitle } from '../LongTitle/LongTitle.tsx'
import { takeClick } from '../plain-click.ts'
import { Neighbours, type NeighboursProps } from './Neighbours.tsx'

const Way = styled('div')({
  display: 'flex',
  alignItems: 'center',
  margin: '0 0 8px',
  marginInlineStart: -8,
  '& svg:dir(rtl)': { transform: 'scaleX(-1)' },
})

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  marginBottom: 24,
  '& > img': { width: 64, height: 64, borderRadius: 'var(--tm-radius-m)', objectFit: 'cover' },
  '& > div': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  // A menu alone stays beside the title, whose lines are broken rather.
  '&:has(> div + span > .tm-actions-menu-opener:only-child) > div': { flexBasis: '8rem' },
  '& p': { margin: '0 0 4px', color: 'var(--tm-ink-muted)' },
  '& h1': {
    margin: 0,
    fontFamily: 'var(--tm-font-title)',
    fontWeight: 500,
    fontSize: 'var(--tm-title-l)',
    lineHeight: 1.2,
  },
  // A name of many words leaves room for the page.
  '&:not(.folded) h1': cutTitle,
  // Where it is narrow the name has the room, and its facts share a line.
  '@media (max-width: 991.95px)': {
    alignItems: 'start',
    columnGap: 12,
    '& h1': { fontSize: 'var(--tm-title-m)' },
    '& > img': { width: 56, height: 56 },
    '&:not(.folded) > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 10px' },
    '&:not(.folded) > div > p': { flex: '1 0 100%' },
    '&:not(.folded) > div > div': { display: 'contents' },
    '&:not(.folded) h1': { flex: '1 0 100%' },
  },
  '@media (max-width: 479.95px)': {
    marginBottom: 12,
    '& > img': { width: 44, height: 44 },
    '& h1[data-long]': { fontSize: 'var(--tm-title-s)' },
    // A tap shows it, but nobody knows that.
    '&:not(.folded) h1[tabindex]:not(:focus)': { display: 'block' },
  },
  // Folded it is one line, whatever it is called.
  '&.folded': { flexWrap: 'nowrap', marginBottom: 12 },
  '&.folded h1': { overflow: 'hidden', fontSize: 'var(--tm-title-s)', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '&.folded > div > div': { flexWrap: 'nowrap' },
  '@media (max-width: 767.95px)': { '&.folded': { flexWrap: 'wrap' } },
  '& small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-m)', fontVariantNumeric: 'tabular-nums' },
})

/** Characters from which on a name may be cut, and is set smaller on a phone: there it stands as a whole. */
const LONG = 60

/** They keep together; two buttons and a menu fit beside each other on a phone. */
const Actions = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '@media (max-width: 479.95px)': { columnGap: 8 },
})

const Title = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minWidth: 0 })

export interface BackLinkProps {
  /** Where it leads, in words. */
  label: string
  /** The address of it. */
  href?: string | undefined
  onBack: () => void
  /** The way through the list that it leads back to. */
  neighbours?: NeighboursProps | undefined
}

/** The way up, above a page's title. */
export const BackLink = ({ label, href, onBack, neighbours }: BackLinkProps) => (
  <Way>
    <Button
      variant="text"
      size="small"
      startIcon={<Icon name="left" size={14} />}
      {...(href !== undefined && { href })}
      onClick={(event) => {
        if (takeClick(event)) onBack()
      }}
    >
      {label}
    </Button>
    {neighbours && <Neighbours {...neighbours} />}
  </Way>
)

export interface RecordHeaderProps {
  title: string
  /** How it stands: a chip behind its name. */
  mark?: ReactNode
  /** What it belongs to. */
  eyebrow?: string | undefined
  /** What it is told apart by: an id, a code. */
  subtitle?: string | undefined
  image?: string | undefined
  /** What stays in view of the picture, as CSS says it; its middle where absent. */
  imagePosition?: string | undefined
  /** The way up. */
  back?: BackLinkProps | undefined
  /** Shows no more than its name, in one line, and what can be done. */
  folded?: boolean | undefined
  /** Its state, or the page's one primary action. */
  children?: ReactNode
}

/** One thing, in the head of its page: what it belongs to, its name, its id, and how it stands. */
export const RecordHeader = ({
  title,
  mark,
  eyebrow,
  subtitle,
  image,
  imagePosition,
  back,
  folded = false,
  children,
}: RecordHeaderProps) => {
  const { shown, onError } = useShownImage(image)
  return (
    <>
      {back && <BackLink {...back} />}
      <Head {...(folded && { className: 'folded' })}>
        {shown !== undefined && !folded && <img src={shown} alt="" style={{ objectPosition: imagePosition }} onError={onError} />}
        <div>
          {eyebrow !== undefined && !folded && <p>{eyebrow}</p>}
          <Title>
            <h1 title={title} {...(title.length > LONG && { 'data-long': true, tabIndex: 0 })}>
              {title}
            </h1>
            {mark}
          </Title>
          {subtitle !== undefined && !folded && <small>{subtitle}</small>}
        </div>
        {children && <Actions>{children}</Actions>}
      </Head>
    </>
  )
}
