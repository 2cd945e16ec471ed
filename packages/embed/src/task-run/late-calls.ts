export { files } from '@tracemark/api/contract/files'
export { integrations } from '@tracemark/api/contract/integrations'
export { interactions } from '@tracemark/api/contract/interactions'
