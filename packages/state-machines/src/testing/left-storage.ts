import type { LeftStorage } from '../device-runs/left-runs.ts'

/** What the language gives a device's storage: its entries are its keys. */
const METHODS: LeftStorage & ThisType<Record<string, string>> = {
  getItem(key) {
    return this[key] ?? null
  },
  setItem(key, value) {
    this[key] = value
  },
  removeItem(key) {
    delete this[key]
  },
}

/** A device's storage, empty. */
export const createLeftStorage = (): LeftStorage => Object.create(METHODS)
