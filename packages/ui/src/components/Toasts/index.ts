export { TOAST_DURATION, type Toast, ToastArea } from './ToastArea.tsx'
export { ToastProvider, useToast } from './ToastProvider.tsx'
