import type { Language } from '@tracemark/api/schemas'
import { escapeHtml } from '../html.ts'

/** What people wrote, for the head of an e-mail: what follows a line break would be a header of its own. */
export const asOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What an e-mail says, from top to bottom. */
export interface Letter {
  language: Language
  subject: string
  paragraphs: readonly string[]
  link: { label: string; href: string }
  /** In small letters at the end. */
  notes: readonly string[]
  /** Name at the top; `#rrggbb` of the button. */
  from: { name: string; accentColor?: string | undefined }
}

const INK = '#2b2a26'
const QUIET = '#6a675f'
const ACCENT = '#1f5c45'

/** Black or white, whichever is read better on this colour. */
const inkOn = (color: string): string => {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0) > 0.6 ? INK : '#ffffff'
}

const paragraph = (text: string, style: string): string => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`

export const letterText = ({ paragraphs, link, notes }: Letter): string =>
  [...paragraphs, `${link.label}:\n${link.href}`, ...notes].join('\n\n')

/** Mail programs know tables and inline styles alone. Nothing is fetched, so that opening it tells nobody anything. */
export const letterHtml = ({ language, subject, paragraphs, link, notes, from }: Letter): string => {
  const accent = from.accentColor ?? ACCENT
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f4ee">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px;background:#fffefb;border:1px solid #e2ded3;border-radius:8px"><tr><td style="padding:32px;font:16px/1.5 Georgia,'Times New Roman',serif;color:${INK}">
${paragraph(from.name, `font-size:22px;line-height:1.3;color:${INK}`)}
${paragraphs.map((text) => paragraph(text, '')).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(link.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${escapeHtml(accent)};color:${inkOn(accent)};font:600 16px/1.25 Helvetica,Arial,sans-serif;text-decoration:none">${escapeHtml(link.label)}</a></p>
<p style="margin:0 0 16px;font:13px/1.5 Helvetica,Arial,sans-serif;color:${QUIET};word-break:break-all">${escapeHtml(link.href)}</p>
${notes.map((text) => paragraph(text, `font:13px/1.5 Helvetica,Arial,sans-serif;color:${QUIET}`)).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>`
}
