import { taskLibrary } from '@tracemark/api/content'
import type { TaskLibraryEntry } from '@tracemark/api/schemas'

export const findLibraryEntry = (id: string): TaskLibraryEntry | undefined => taskLibrary.find((entry) => entry.id === id)
