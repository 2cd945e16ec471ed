import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { Spinner } from './Spinner.tsx'

const meta = preview.meta({ title: 'Field/Spinner', component: Spinner, decorators: [inField], args: { label: 'Opening the task' } })

export const UnderWay = meta.story({})
