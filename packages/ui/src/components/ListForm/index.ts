export { LineDrawer } from './LineDrawer.tsx'
export { ListEditor, ListRow } from './ListEditor.tsx'
export { TabForm } from './TabForm.tsx'
export { type ListForm, type OpenLine, useListForm } from './use-list-form.ts'
