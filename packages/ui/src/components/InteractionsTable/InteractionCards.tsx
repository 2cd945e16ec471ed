import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { Interaction } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { ClassificationChip } from '../ClassificationChip/ClassificationChip.tsx'
import { AssetName } from './AssetName.tsx'
import { readCell } from './columns.tsx'

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: '1px solid var(--tm-line)',
  '& > li + li': { borderTop: '1px solid var(--tm-line)' },
})

const content = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 12px',
  width: '100%',
  minHeight: 72,
  padding: '12px 14px',
  alignItems: 'center',
  textAlign: 'start',
  font: 'inherit',
  '& > [data-line=place]': { gridColumn: '1 / -1', color: 'var(--tm-ink-muted)' },
  '& > [data-kind]': { justifySelf: 'end' },
  '& > [data-line=task]': { minWidth: 0 },
  '& > [data-line=when]': { color: 'var(--tm-ink-muted)', textAlign: 'end', whiteSpace: 'nowrap' },
} as const

const Card = styled('div')(content)
const OpenCard = styled(ButtonBase)({ ...content, '&:hover': { background: 'var(--tm-paper)' }, '&:focus-visible': { outlineOffset: -2 } })

interface InteractionCardsProps {
  rows: readonly Interaction[]
  onOpen?: ((id: string) => void) | undefined
}

/** The list on a phone: what happened to what, how grave, where and when. */
export const InteractionCards = ({ rows, onOpen }: InteractionCardsProps) => {
  const t = useTranslate()
  const format = useFormat()
  const lines = (row: Interaction) => (
    <>
      <AssetName name={row.thing.name} image={row.thing.image} />
      <ClassificationChip classification={row.classification} />
      <span data-line="task">{[row.task.name, row.item?.name].filter(Boolean).join(', ')}</span>
      <span data-line="when">{readCell('recordDate', row, format)}</span>
      <span data-line="place">{[row.valueChainElement?.name, readCell('place', row, format)].filter(Boolean).join(', ')}</span>
    </>
  )
  return (
    <List aria-label={t('interactions:table')}>
      {rows.map((row) => (
        <li key={row._id}>{onOpen ? <OpenCard onClick={() => onOpen(row._id)}>{lines(row)}</OpenCard> : <Card>{lines(row)}</Card>}</li>
      ))}
    </List>
  )
}
