import { styled } from '@mui/material/styles'
import { getBlockKind, type ValueChain } from '@tracemark/api/schemas'
import { Card } from '../../components/Card/Card.tsx'
import { Chip } from '../../components/Chip/Chip.tsx'
import { PlainPanel } from '../../components/EmptyPanel/PlainPanel.tsx'
import { useTranslate } from '../../i18n/context.ts'

const Blocks = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', padding: '8px 0', overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: '1px solid var(--tm-line)' },
  '& > li > b': { flex: '1 1 160px', minWidth: 0, fontWeight: 550 },
  '& > li > span': { paddingInline: 8 },
})

/** The content blocks of a chain, by element. */
export const BlocksTab = ({ elements }: Pick<ValueChain, 'elements'>) => {
  const t = useTranslate()
  const filled = elements.filter(({ components }) => components.length > 0)
  if (filled.length === 0)
    return <PlainPanel icon="layers" title={t('value-chains:no_blocks.title')} text={t('value-chains:no_blocks.text')} />
  return filled.map(({ id, name, components }) => (
    <Card key={id} title={name}>
      <Blocks>
        {components.map((block) => (
          <li key={block.id}>
            <b>{block.name}</b>
            {!block.enabled && <Chip data-tone="plain">{t('value-chains:disabled')}</Chip>}
            <Chip data-tone="plain">{t(`value-chains:block.${getBlockKind(block)}`)}</Chip>
          </li>
        ))}
      </Blocks>
    </Card>
  ))
}
