import type { SnapshotFrom } from 'xstate'
import type { formPageMachine } from './form-page.machine.ts'

export type FormPageView = 'opening' | 'open' | 'slow' | 'failed' | 'refused'

/** How far the page is; one that is completed was open, and one that has loaded looks so. */
export const toFormPageView = ({ value }: SnapshotFrom<typeof formPageMachine>): FormPageView =>
  value === 'completed' || value === 'loaded' ? 'open' : value
