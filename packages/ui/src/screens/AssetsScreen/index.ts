export { AssetForm, type AssetFormProps } from './AssetForm.tsx'
export { AssetsScreen, type AssetsScreenProps } from './AssetsScreen.tsx'
export { type AssetUse, KeptDialog, type KeptDialogProps } from './KeptDialog.tsx'
