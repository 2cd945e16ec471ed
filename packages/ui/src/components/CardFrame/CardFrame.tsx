import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { useFailureText } from '../../errors/use-failure-text.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { surface } from '../Card/surface.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Waiting } from '../Skeleton/Waiting.tsx'

const Sheet = styled('section')(surface, { display: 'flex', flexDirection: 'column', minWidth: 0, overflow: 'hidden' })

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 10px',
  padding: '12px 16px 0',
  '& h2': { margin: 0, font: '500 var(--tm-title-s)/1.35 var(--tm-font-title)', overflowWrap: 'anywhere' },
  '& > small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', fontVariantNumeric: 'tabular-nums' },
  '& > :last-child:not(h2, small)': { marginInlineStart: 'auto' },
})

const Body = styled('div')({ flex: 1, minWidth: 0, padding: '6px 16px 14px' })

const Lines = styled('div')({ display: 'grid', gap: 12, paddingTop: 6 })

const Text = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  paddingTop: 4,
  '& p': { margin: 0, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', maxWidth: '52ch' },
  '& strong': { display: 'flex', alignItems: 'center', gap: 7, fontWeight: 600 },
})

export interface CardFrameProps {
  title: string
  /** What the title counts, and the way to it. */
  figure?: ReactNode
  /** Beside them, small. */
  note?: string | undefined
  /** At the end of the head. */
  action?: ReactNode
  loading?: boolean | undefined
  /** How many lines it takes while it loads. */
  lines?: number
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
  /** Says what belongs here, where there is nothing. */
  empty?: string | undefined
  children?: ReactNode
}

const Failed = ({ failure, onRetry }: { failure: Failure; onRetry: (() => void) | undefined }) => {
  const t = useTranslate()
  const { why } = useFailureText(failure)
  return (
    <Text role="alert">
      <strong>
        <Icon name="alert" />
        {t('dashboard:failed')}
      </strong>
      <p>{why}</p>
      {onRetry && (
        <Button size="small" startIcon={<Icon name="retry" size={14} />} onClick={onRetry}>
          {t('errors:try_again')}
        </Button>
      )}
    </Text>
  )
}

/** A tile of a dashboard: it loads, fails and is empty by itself, whatever becomes of the others. */
export const CardFrame = ({
  title,
  figure,
  note,
  action,
  loading = false,
  lines = 6,
  failure,
  onRetry,
  empty,
  children,
}: CardFrameProps) => {
  const id = useId()
  const body = () => {
    if (failure) return <Failed failure={failure} onRetry={onRetry} />
    if (loading)
      return (
        <Waiting>
          <Lines>
            {Array.from({ length: lines }, (_, at) => `${92 - at * 8}%`).map((width) => (
              <Skeleton key={width} height={14} width={width} />
            ))}
          </Lines>
        </Waiting>
      )
    if (empty !== undefined)
      return (
        <Text>
          <p>{empty}</p>
        </Text>
      )
    return children
  }
  return (
    <Sheet aria-labelledby={id} aria-busy={loading}>
      <Head>
        <h2 id={id}>{title}</h2>
        {figure}
        {note !== undefined && <small>{note}</small>}
        {action}
      </Head>
      <Body>{body()}</Body>
    </Sheet>
  )
}
