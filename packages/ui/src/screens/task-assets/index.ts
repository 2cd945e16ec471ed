export { AssetTasksScreen, type AssetTasksScreenProps } from './AssetTasksScreen.tsx'
export { TaskAssetForm, type TaskAssetFormProps } from './TaskAssetForm.tsx'
