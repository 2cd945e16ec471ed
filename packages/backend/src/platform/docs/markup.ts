import { escapeHtml as text } from '../html.ts'

/** What a search looks through, beside what it shows. */
export const words = (...parts: readonly string[]): string => `data-words="${text(parts.join(' ').toLowerCase())}"`
