export {
  type InteractionRange,
  type InteractionSort,
  type InteractionsQueryValues,
  interactionRanges,
  isFiltered,
  type QueryChange,
} from '../../components/FilterBar/query.ts'
export { InteractionsScreen, type InteractionsScreenProps } from './InteractionsScreen.tsx'
