import preview from '../../../../../.storybook/preview.tsx'
import { Card } from './Card.tsx'

const meta = preview.meta({
  title: 'Staff/Card',
  component: Card,
  args: { title: 'Corrections', children: <p>Nobody has corrected this record.</p> },
})

export const Plain = meta.story({})

export const WithNote = meta.story({
  args: {
    children: (
      <>
        <p>It is found in discovery, and units can be made of it.</p>
        <small>Units refer to it, so it cannot be deleted. Archive it instead.</small>
      </>
    ),
  },
})

export const OneBelowTheOther = meta.story({
  render: (args) => (
    <>
      <Card {...args} />
      <Card title="Finca Tres Hermanas de la Montaña de Nuestra Señora de la Candelaria, washed Caturra">
        <p>A long name breaks, and the sheet keeps its edge.</p>
      </Card>
    </>
  ),
})
