import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { ShownUse } from './uses.ts'

const Text = styled('span')({
  '& > :is(a, b)': { color: 'var(--tm-ink)', fontWeight: 600 },
  '& > a': { color: 'var(--tm-accent-strong)' },
})

/** Stands for the list in the sentence around it. */
const LIST = '\n'

interface UsesTextProps {
  usedBy: readonly ShownUse[]
  /** Hears of a link that is followed. */
  onFollow?: (() => void) | undefined
}

/** `12 assets and 3 tasks use it.` Each count leads to what it counts. */
export const UsesText = ({ usedBy, onFollow }: UsesTextProps) => {
  const t = useTranslate()
  const format = useFormat()
  const shown = usedBy.map(({ kind, count, hidden, href }): ReactNode => {
    const counted = t(`counts:${kind}`, { count, shown: format.number(count) })
    const words = hidden ? t('uses:hidden', { what: counted }) : counted
    const key = `${kind} ${hidden}`
    return href === undefined ? (
      <b key={key}>{words}</b>
    ) : (
      <a key={key} href={href} onClick={onFollow}>
        {words}
      </a>
    )
  })
  const [before, after] = t('uses:by', { count: usedBy.reduce((sum, { count }) => sum + count, 0), what: LIST }).split(LIST)
  const pieces = format.joined(shown.length).map((piece) => (typeof piece === 'number' ? shown[piece] : piece))
  return (
    <Text>
      {before}
      {pieces}
      {after}
    </Text>
  )
}
