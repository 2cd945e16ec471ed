const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The run's own id, a UUID of version 7. `crypto.randomUUID` is missing on pages without https, where widgets run too. */
export const createRunId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const view = new DataView(bytes.buffer)
  const milliseconds = Date.now()
  // Each keeps what its width holds of a number.
  view.setUint32(0, milliseconds / 0x1_0000)
  view.setUint16(4, milliseconds)
  view.setUint8(6, 0x70 | (view.getUint8(6) & 0x0f))
  view.setUint8(8, 0x80 | (view.getUint8(8) & 0x3f))
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
