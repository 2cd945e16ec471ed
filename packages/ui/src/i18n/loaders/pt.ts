import type { MessageFile } from '../message-file.ts'

export const load = (namespace: string): Promise<MessageFile> => import(`../locales/pt/${namespace}.ts`)
