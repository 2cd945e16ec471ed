import styled from '@emotion/styled'

const Name = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'middle',
  '& > span': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: 'var(--tm-font-title)',
    fontWeight: 500,
    fontSize: '0.97rem',
    lineHeight: '24px',
  },
  // In a card there is room below.
  '[data-line=title] > & > span': {
    display: '-webkit-box',
    whiteSpace: 'normal',
    lineHeight: 1.25,
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
  '& > img, & > i': { flex: 'none', width: 24, height: 24, borderRadius: 5, objectFit: 'cover', background: 'var(--tm-plain-wash)' },
})

/** An asset in a list: its thumbnail and its name. */
export const AssetName = ({ name, image }: { name: string; image?: string | undefined }) => (
  <Name>
    {image === undefined ? <i /> : <img src={image} alt="" width={24} height={24} loading="lazy" />}
    <span>{name}</span>
  </Name>
)
