export { statusOption } from '../../../components/StatusChip/status-option.ts'
export { UnitGroups, type UnitGroupsProps } from './UnitGroups.tsx'
export { UnitsScreen, type UnitsScreenProps } from './UnitsScreen.tsx'
