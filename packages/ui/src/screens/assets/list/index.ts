export { AssetForm, type AssetFormProps } from './AssetForm.tsx'
export { AssetsScreen, type AssetsScreenProps } from './AssetsScreen.tsx'
