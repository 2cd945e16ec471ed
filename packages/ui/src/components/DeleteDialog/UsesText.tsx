import styled from '@emotion/styled'
import { Fragment, type ReactNode } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { ShownUse } from './uses.ts'

const Text = styled('span')({
  '& :is(a, b)': { color: 'var(--tm-ink)', fontWeight: 600 },
  '& a': { color: 'var(--tm-accent-strong)' },
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
  const link = (key: string, words: string, href: string | undefined) =>
    href === undefined ? (
      <b key={key}>{words}</b>
    ) : (
      <a key={key} href={href} onClick={onFollow}>
        {words}
      </a>
    )
  const listed = (nodes: readonly ReactNode[]) =>
    format.joined(nodes.length).map((piece) => (typeof piece === 'number' ? nodes[piece] : piece))
  const shown = usedBy.map(({ kind, count, hidden, href, first = [] }) => {
    const counted = t(`actions:count.${kind}`, { count, shown: format.number(count) })
    const key = `${kind} ${hidden}`
    const number = link(key, hidden ? t('actions:uses.hidden', { what: counted }) : counted, href)
    if (first.length === 0) return number
    const names = first.map(({ id, name, href: own }) => link(id, name, own))
    return (
      <Fragment key={key}>
        {number} ({listed(count > first.length ? [...names, '…'] : names)})
      </Fragment>
    )
  })
  const [before, after] = t('actions:uses.by', { count: usedBy.reduce((sum, { count }) => sum + count, 0), what: LIST }).split(LIST)
  return (
    <Text>
      {before}
      {listed(shown)}
      {after}
    </Text>
  )
}
