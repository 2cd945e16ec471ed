import { QRCodeSVG } from 'qrcode.react'

/** Modules of quiet around the code, as the standard asks. */
const QUIET_ZONE = 4
const SIZE = 256

/** Dark on light in every theme: many readers know no other. */
export const InvitationCode = ({ value, label }: { value: string; label: string }) => (
  <QRCodeSVG
    className="tm-invite-code"
    role="img"
    aria-label={label}
    value={value}
    level="M"
    size={SIZE}
    marginSize={QUIET_ZONE}
    bgColor="#ffffff"
    fgColor="#1c1b17"
  />
)
