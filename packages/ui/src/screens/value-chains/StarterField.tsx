import { styled } from '@mui/material/styles'
import { type ValueChainStarter, valueChainStarters } from '@tracemark/api/schemas'
import { useId } from 'react'
import { Tile, Tiles } from '../../components/forms/choice-tiles.ts'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { getIcon, transportIcons } from './element-icons.ts'

const Choices = styled(Tiles)({
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))', gap: 8 },
})

const Choice = styled(Tile)({
  gap: '0 8px',
  padding: '10px 12px',
  background: 'var(--tm-paper-raised)',
  overflowWrap: 'anywhere',
  '& > b': { fontWeight: 550 },
  '& > small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '&:has(:checked)': { background: 'var(--tm-accent-wash)', boxShadow: 'inset 0 0 0 1px var(--tm-accent)' },
})

const Steps = styled('ol')({
  margin: '12px 0 0',
  padding: '4px 14px',
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-s)',
  background: 'var(--tm-paper)',
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'baseline', gap: 10, padding: '7px 0' },
  '& > li + li': { borderTop: '1px dotted var(--tm-line-strong)' },
  '& svg': { alignSelf: 'center', color: 'var(--tm-accent-strong)' },
  '& b': { fontWeight: 550 },
  '& small': { display: 'block', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& span': { display: 'flex', gap: 6, alignItems: 'center', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

type Starter = ValueChainStarter['starter']

interface StarterFieldProps {
  /** Undefined while they are on their way. */
  starters: readonly ValueChainStarter[] | undefined
  value: Starter | undefined
  onChange: (starter: ValueChainStarter | undefined) => void
}

/** What a new chain begins with: a template, whose elements are shown, or nothing. */
export const StarterField = ({ starters, value, onChange }: StarterFieldProps) => {
  const t = useTranslate()
  const id = useId()
  const getPlace = ({ starter }: ValueChainStarter) => valueChainStarters.indexOf(starter)
  const inOrder = starters?.toSorted((one, other) => getPlace(one) - getPlace(other))
  const chosen = starters?.find(({ starter }) => starter === value)
  const choice = (key: string, name: string, text: string, starter: ValueChainStarter | undefined) => (
    <Choice key={key}>
      <input type="radio" name={id} aria-label={name} checked={starter?.starter === value} onChange={() => onChange(starter)} />
      <b>{name}</b>
      <small>{text}</small>
    </Choice>
  )
  return (
    <Choices aria-busy={starters === undefined}>
      <legend>{t('value-chains:begin_with')}</legend>
      <div>
        {choice('empty', t('value-chains:begin_empty'), t('value-chains:begin_empty_text'), undefined)}
        {inOrder?.map((starter) =>
          choice(
            starter.starter,
            starter.name,
            t('value-chains:count', { count: starter.elements.length, shown: starter.elements.length }),
            starter,
          ),
        ) ?? ['a', 'b', 'c'].map((line) => <Skeleton key={line} height={64} />)}
      </div>
      {chosen && (
        <Steps aria-label={t('value-chains:elements')}>
          {chosen.elements.map(({ name, description, icon, transportationMethod }) => (
            <li key={name}>
              <Icon name={getIcon(icon)} />
              <div>
                <b>{name}</b>
                <small>{description}</small>
              </div>
              <span>
                {transportationMethod && (
                  <>
                    <Icon name={transportIcons[transportationMethod]} size={14} />
                    {t(`value-chains:transport.${transportationMethod}`)}
                  </>
                )}
              </span>
            </li>
          ))}
        </Steps>
      )}
    </Choices>
  )
}
