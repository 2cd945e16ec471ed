import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { Stamp } from './Stamp.tsx'

const meta = preview.meta({ title: 'Field/Stamp', component: Stamp, decorators: [inField], args: { text: 'Registered · Sierra Alta' } })

export const Seal = meta.story({})

export const LongName = meta.story({ args: { text: 'Registriert · Weingut Klosterhalde' } })
