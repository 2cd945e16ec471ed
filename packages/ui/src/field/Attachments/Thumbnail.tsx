import { useEffect, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import './Attachments.css'

/** A small view of a picture that is on the device. Where it can't be drawn its sign stands there. */
export const Thumbnail = ({ blob }: { blob: Blob }) => {
  const [address, setAddress] = useState<string>()
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setAddress(made)
    setBroken(false)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return (
    <span className="tm-attach-thumbnail">
      {address !== undefined && !broken ? (
        <img src={address} alt="" onError={() => setBroken(true)} />
      ) : (
        <Icon name={blob.type.startsWith('image/') ? 'image' : 'document'} size={24} />
      )}
    </span>
  )
}
