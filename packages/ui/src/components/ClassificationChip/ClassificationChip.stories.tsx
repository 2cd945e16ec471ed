import preview from '../../../../../.storybook/preview.tsx'
import { ClassificationChip } from './ClassificationChip.tsx'

const meta = preview.meta({ title: 'Staff/Classification chip', component: ClassificationChip, args: { classification: 'notice' } })

export const Kinds = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <ClassificationChip classification="notice" />
      <ClassificationChip classification="alert" />
      <ClassificationChip classification="warning" />
      <ClassificationChip classification="unclassified" />
    </div>
  ),
})
