/** What stands between backquotes is code. Every second part is. */
export const Words = ({ text }: { text: string }) =>
  text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={part}>{part}</code>))
