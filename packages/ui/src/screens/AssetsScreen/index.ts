export type { ServerList } from '../../components/ListFrame/ListFrame.tsx'
export { AssetsScreen, type AssetsScreenProps } from './AssetsScreen.tsx'
