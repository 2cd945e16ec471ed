import { Navigate } from 'react-router'

export const OrganizationHome = () => <Navigate to="interactions" replace />
