import { watchUnsavedInput } from './unsaved-input.ts'

/** Watches from the moment that a page of forms is fetched: what is entered before the release is looked at counts too. */
export const hasUnsavedInput = watchUnsavedInput(document)
