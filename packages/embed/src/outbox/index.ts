export { DeviceTexts } from './DeviceTexts.tsx'
export { OutboxWidget, type OutboxWidgetProps } from './OutboxWidget.tsx'
export { openDevice } from './open-device.ts'
export { useRuns } from './use-runs.ts'
