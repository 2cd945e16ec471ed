import preview from '../../../../../.storybook/preview.tsx'
import { ClockBanner } from './ClockBanner.tsx'

const MINUTE = 60_000

const meta = preview.meta({ title: 'Staff/Wrong clock banner', component: ClockBanner })

export const Ahead = meta.story({ args: { ahead: 10 * MINUTE } })

/** A device whose battery was empty for long begins at its maker's date. */
export const YearsBehind = meta.story({ args: { ahead: -3 * 365 * 24 * 60 * MINUTE } })
