import preview from '../../../../../.storybook/preview.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

const meta = preview.meta({ title: 'Staff/Offline banner', component: OfflineBanner })

export const Offline = meta.story({})
