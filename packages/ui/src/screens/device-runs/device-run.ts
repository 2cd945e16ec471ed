import type { Failure } from '../../errors/error-code.ts'

/** One run on this device, from its first answer until the server has it. */
export interface DeviceRun {
  runId: string
  state: 'draft' | 'saved' | 'sending' | 'refused' | 'received'
  /** Name of the task. */
  task: string
  /** Name of the asset. */
  thing: string
  /** Name of the unit. */
  item?: string | undefined
  /** When it was submitted, or changed last, ISO 8601. */
  at: string
  /** Why it was not taken, or not yet. */
  failure?: Failure | undefined
  /** Of an interaction that the server has already. */
  correction?: object | undefined
}

/** How safely this device keeps what is entered. */
export interface DeviceStorage {
  /** Whether the browser has promised to keep it; absent where it says nothing. */
  persisted?: boolean | undefined
  /** How much of what the browser allows is in use, from 0 to 1. */
  used?: number | undefined
}
