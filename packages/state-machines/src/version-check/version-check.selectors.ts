import type { SnapshotFrom } from 'xstate'
import type { versionCheckMachine } from './version-check.machine.ts'

export type VersionCheckSnapshot = SnapshotFrom<typeof versionCheckMachine>

/** What the bar of a new release shows: nothing, itself, or the question before unsaved input is given up. */
export type VersionCheckView = 'current' | 'released' | 'confirming'

export const toVersionCheckView = (snapshot: VersionCheckSnapshot): VersionCheckView => {
  if (snapshot.matches('confirming')) return 'confirming'
  return snapshot.matches('released') || snapshot.matches('reloading') ? 'released' : 'current'
}
