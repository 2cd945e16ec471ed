import preview from '../../../../../.storybook/preview.tsx'
import { Card } from './Card.tsx'

const meta = preview.meta({
  title: 'Staff/Card',
  component: Card,
  args: { title: 'Corrections', children: <p>No corrections</p> },
})

export const Plain = meta.story({})

export const WithNote = meta.story({
  args: {
    children: (
      <>
        <p>Can be found by code. You can create units.</p>
        <small>You can’t delete a variant that units use. Archive it instead.</small>
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
