export { DeviceTexts } from './DeviceTexts.tsx'
export { OutboxWidget, type OutboxWidgetProps } from './OutboxWidget.tsx'
export { openDevice } from './open-device.ts'
export { useRuns, WAITING_STATES } from './use-runs.ts'
