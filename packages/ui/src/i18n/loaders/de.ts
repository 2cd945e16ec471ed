import type { MessageFile } from '../message-file.ts'

export const load = (namespace: string): Promise<MessageFile> => import(`../locales/de/${namespace}.ts`)
