import { useRef } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'

interface FileInputProps {
  icon: IconName
  label: string
  accept?: string | undefined
  /** Opens the camera at the back of the device. */
  camera?: boolean
  multiple?: boolean
  describedBy: string | undefined
  invalid: boolean
  onFiles: (files: readonly File[], isFromCamera: (file: File) => boolean) => void
}

/** Clocks of files are coarse, in some file systems two seconds. */
const CLOCK_GRAIN_MS = 2000

/** The browser's own file input, as large as the tile that is drawn for it. */
export const FileInput = ({ icon, label, accept, camera = false, multiple = false, describedBy, invalid, onFiles }: FileInputProps) => {
  const opened = useRef(Number.POSITIVE_INFINITY)
  return (
    <label className="tm-attach-add tm-cover">
      <input
        type="file"
        accept={accept}
        capture={camera ? 'environment' : undefined}
        multiple={multiple}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onClick={() => {
          opened.current = Date.now()
        }}
        onChange={(event) => {
          const input = event.currentTarget
          const since = opened.current - CLOCK_GRAIN_MS
          // A desktop shows its files where a phone opens the camera: only what is newer than the press was taken now.
          onFiles([...(input.files ?? [])], (file) => camera && file.lastModified >= since)
          input.value = ''
        }}
      />
      <Icon name={icon} size={22} />
      <span>{label}</span>
    </label>
  )
}
