import { classifications } from '@tracemark/api/schemas'
import preview from '../../../../../.storybook/preview.tsx'
import { ClassificationChip } from './ClassificationChip.tsx'

const meta = preview.meta({
  title: 'Staff/Classification chip',
  component: ClassificationChip,
  args: { classification: 'notice' as const },
  argTypes: { classification: { control: 'select', options: classifications } },
})

export const Default = meta.story({ parameters: { picture: false } })

export const Kinds = meta.story({
  parameters: { picture: true },
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      {classifications.map((classification) => (
        <ClassificationChip key={classification} classification={classification} />
      ))}
    </div>
  ),
})
