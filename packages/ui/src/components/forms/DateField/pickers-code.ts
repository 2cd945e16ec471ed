export { Calendar } from './Calendar.tsx'
export { Sections } from './Sections.tsx'
