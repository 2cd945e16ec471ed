import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { StatusChip, type StatusChipProps } from './StatusChip.tsx'
import { type StatusKind, statuses } from './statuses.ts'

const kinds = Object.keys(statuses) as StatusKind[]

/** Every status of a kind, side by side. */
const Row = ({ kind }: { kind: StatusKind }) => (
  <section style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 10px', marginBottom: 20 }}>
    {Object.keys(statuses[kind]).map((status) => (
      <StatusChip key={status} kind={kind} status={status} />
    ))}
  </section>
)

const All = () => (
  <>
    {kinds.map((kind) => (
      <Row key={kind} kind={kind} />
    ))}
  </>
)

const size = (value: string) => ({ viewport: { value, isRotated: false } })

const args: StatusChipProps = { kind: 'unit', status: 'all clear' }

const meta = preview.meta({
  title: 'Staff/Status chip',
  component: StatusChip,
  args,
  argTypes: { kind: { control: 'select', options: kinds }, status: { control: 'text' } },
})

export const Default = meta.story({ parameters: { picture: false } })

export const Kinds = meta.story({ parameters: { picture: true }, globals: size('partTall'), render: () => <All /> })

export const German = meta.story({ render: () => <All />, globals: { ...size('partTall'), language: 'de' } })

export const RightToLeft = meta.story({ render: () => <All />, globals: { ...size('partTall'), direction: 'rtl' } })

export const Phone = meta.story({ render: () => <All />, globals: size('phone') })

export const FromTheBackend = meta.story({
  args: { kind: 'thing', status: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Archived')
  },
})

export const Unknown = meta.story({
  args: { status: 'Frozen at −18 °C' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Frozen at −18 °C')
    await expect(canvasElement.querySelector('.tm-chip')).toHaveAttribute('data-tone', 'own')
  },
})

/** A word that has no room in its column is at hand for the pointer. */
export const Cut = meta.story({
  parameters: { picture: false },
  args: { status: 'normal precaution' },
  render: (args) => (
    <div style={{ width: 120 }}>
      <StatusChip {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const word = canvas.getByText('Normal precaution')
    await userEvent.hover(word)
    await expect(word.title).toBe('Normal precaution')
  },
})

/** What an organization has named itself is told apart by a mark as well as by its words. */
export const CustomStatuses = meta.story({
  parameters: { picture: false },
  render: () => (
    <section style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 10px' }}>
      {['Resting', 'At the press', 'In barrel', 'Tasted', 'Labelled', 'On the pallet', 'In customs', 'At auction'].map((status, index) => (
        <StatusChip key={status} kind="unit" status={status} value={22 + index} />
      ))}
    </section>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('.tm-chip path')].map((path) => path.getAttribute('d'))
    await expect(new Set(marks).size).toBe(8)
  },
})
