import { Drawing } from './Drawing.tsx'

/** What a task shows first, in a file of its own: with all of our drawings a widget would weigh 3 kB more (docs/decisions/task-start.md). */
export const firstPaths = {
  warning: 'M5.3 1.8h5.4l3.5 3.5v5.4l-3.5 3.5H5.3l-3.5-3.5V5.3l3.5-3.5ZM8 5v3.6M8 11v.01',
  place: 'M8 14s4.5-4.2 4.5-7.5a4.5 4.5 0 1 0-9 0C3.5 9.8 8 14 8 14Zm0-6a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
} as const

/** One of these few; `Icon` knows all. */
export const FirstIcon = ({ name, size }: { name: keyof typeof firstPaths; size?: number }) => (
  <Drawing path={firstPaths[name]} size={size} />
)
