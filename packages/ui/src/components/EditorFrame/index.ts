export { EditorFrame, type EditorFrameProps, type EditorPane, editorPanes } from './EditorFrame.tsx'
export { type History, useHistory } from './use-history.ts'
