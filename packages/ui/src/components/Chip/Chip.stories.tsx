import preview from '../../../../../.storybook/preview.tsx'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { at } from '../../stories/table.ts'
import { Chip, type ChipTone } from './Chip.tsx'

const tones: Record<ChipTone, IconName> = {
  notice: 'notice',
  alert: 'alert',
  warning: 'warning',
  positive: 'check',
  usual: 'check',
  plain: 'clock',
  own: 'tag',
}

/** Every tone, each on the grounds that it stands on: paper, a card, and what is selected. */
const Tones = ({ words }: { words: Record<ChipTone, string> }) =>
  (['paper', 'paper-raised', 'accent-wash'] as const).map((ground) => (
    <div
      key={ground}
      data-selected={ground === 'accent-wash'}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 10, padding: 16, background: `var(--tm-${ground})` }}
    >
      {(Object.keys(tones) as ChipTone[]).map((tone) => (
        <Chip key={tone} data-tone={tone}>
          <Icon name={tones[tone]} size={14} />
          {words[tone]}
        </Chip>
      ))}
    </div>
  ))

const english = {
  notice: 'Notice',
  alert: 'Alert',
  warning: 'Warning',
  positive: 'Accepted',
  usual: 'Live',
  plain: 'In draft',
  own: 'Resting',
}
const german = {
  notice: 'Hinweis',
  alert: 'Achtung',
  warning: 'Warnung',
  positive: 'Angenommen',
  usual: 'Veröffentlicht',
  plain: 'Noch nicht eingestuft',
  own: 'Ruhend',
}

const meta = preview.meta({
  title: 'Staff/Chip',
  component: Chip,
  args: { 'data-tone': 'notice' as const, children: 'Sierra Alta' },
  argTypes: { 'data-tone': { control: 'select', options: Object.keys(tones) }, children: { control: 'text' } },
})

export const Default = meta.story({ parameters: { picture: false } })

export const AllTones = meta.story({ parameters: { picture: 'both' }, render: () => <Tones words={english} /> })

export const GermanOnAPhone = meta.story({ globals: { ...at('phone'), language: 'de' }, render: () => <Tones words={german} /> })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, render: () => <Tones words={english} /> })
