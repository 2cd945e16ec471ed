import { Navigate } from 'react-router'

/** Of an asset there are its variants. */
export const Component = () => <Navigate to="variants" replace />
