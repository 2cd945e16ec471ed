/**
 * What a label says of its unit. Ours lead to the asset's public page and name the unit there (`?unit=…`); any other text is a code
 * as it stands.
 */
export const readLabel = (text: string): string => {
  const code = text.trim()
  if (!/^https?:\/\//i.test(code)) return code
  return URL.parse(code)?.searchParams.get('unit') ?? code
}
