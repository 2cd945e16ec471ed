export { ClipboardScreen, type ClipboardScreenProps, type ClipboardView } from './ClipboardScreen.tsx'
export { ContentTransfers, type ContentTransfersProps } from './ContentTransfers.tsx'
