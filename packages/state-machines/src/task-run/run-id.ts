const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The run's own id, a UUID of version 7. `crypto.randomUUID` is missing on pages without https, where widgets run too. */
export const createRunId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const view = new DataView(bytes.buffer)
  const milliseconds = Date.now()
  // Each keeps what its width holds of a number.
  view.setUint32(0, milliseconds / 0x1_0000)
  view.setUint16(4, milliseconds)
  // The version, 7, and the variant, 8, take the place of a digit each.
  return hex(bytes).replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-7$3-8$4-')
}
