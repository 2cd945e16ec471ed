import preview from '../../../../../.storybook/preview.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

const meta = preview.meta({ title: 'Staff/Page skeleton', component: PageSkeleton })

export const Loading = meta.story({})

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } })
