export { ReviewChip } from './ReviewChip.tsx'
