import { Navigate } from 'react-router'

export const LoggedOut = () => <Navigate to="/" replace />
