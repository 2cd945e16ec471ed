export { taskLibrary } from './task-library.ts'
