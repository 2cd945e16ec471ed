export { type Invited, InviteScreen, type InviteScreenProps } from './InviteScreen.tsx'
