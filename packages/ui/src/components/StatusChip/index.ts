export { StatusChip, type StatusChipProps } from './StatusChip.tsx'
export type { StatusKind } from './statuses.ts'
