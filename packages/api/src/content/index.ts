export { taskLibrary } from './task-library.ts'
export { starterChains } from './value-chain-starters.ts'
