import Button from '@mui/material/Button'
import preview from '../../../../../.storybook/preview.tsx'
import { PageHeader } from './PageHeader.tsx'

const meta = preview.meta({ title: 'Staff/Page header', component: PageHeader, args: { title: 'Value chains', summary: '3 in use' } })

export const WithActions = meta.story({
  args: {
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="contained">New value chain</Button>
      </>
    ),
  },
})

export const LongTitle = meta.story({
  args: { title: 'Finca Tres Hermanas de la Montaña de Nuestra Señora de la Candelaria, washed Caturra' },
})
