export { DeviceRunsWidget, type DeviceRunsWidgetProps } from './DeviceRunsWidget.tsx'
export { DeviceTexts } from './DeviceTexts.tsx'
export { openDevice } from './open-device.ts'
export { useRuns, WAITING_STATES } from './use-runs.ts'
