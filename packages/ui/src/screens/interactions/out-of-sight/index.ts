export { OutOfSightScreen } from './OutOfSightScreen.tsx'
