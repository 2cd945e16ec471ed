import { createFieldShelf } from '@tracemark/state-machines/guided-tasks'

/** What guided tasks keep on this device beside its runs. */
export const fieldShelf = createFieldShelf(indexedDB)
