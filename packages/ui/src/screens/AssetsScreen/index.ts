export type { ServerList } from '../../components/SearchedTable/SearchedTable.tsx'
export { AssetsScreen, type AssetsScreenProps } from './AssetsScreen.tsx'
