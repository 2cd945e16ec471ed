import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { OrganizationSummary } from '@tracemark/api/schemas'
import { withMui } from '../../theme/with-mui.tsx'
import { OrganizationSign } from './OrganizationSign.tsx'

interface OrganizationListProps {
  organizations: readonly OrganizationSummary[]
  organization?: OrganizationSummary | undefined
  anchor: HTMLElement | undefined
  onClose: () => void
  onOrganization: (slug: string) => void
}

/** The account's organizations; fetched when the switcher opens first. */
export const OrganizationList = withMui(({ organizations, organization, anchor, onClose, onOrganization }: OrganizationListProps) => (
  <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={onClose}>
    {organizations.map((choice) => (
      <MenuItem
        key={choice.id}
        selected={choice.id === organization?.id}
        onClick={() => {
          onClose()
          onOrganization(choice.slug)
        }}
      >
        <OrganizationSign image={choice.image} small />
        {choice.name}
      </MenuItem>
    ))}
  </Menu>
))
