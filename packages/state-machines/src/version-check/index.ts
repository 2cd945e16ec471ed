export { createVersionCheckMachine, type VersionCheckDependencies } from './version-check.actors.ts'
export { VERSION_CHECK_INTERVAL_MS } from './version-check.constants.ts'
export { type VersionCheckContext, type VersionCheckEvent, type VersionCheckInput, versionCheckMachine } from './version-check.machine.ts'
export { toVersionCheckView, type VersionCheckSnapshot, type VersionCheckView } from './version-check.selectors.ts'
