export { type ChainTab, chainTabs } from './chain-tabs.ts'
export { NewValueChainForm, type NewValueChainFormProps } from './NewValueChainForm.tsx'
export { ValueChainScreen, type ValueChainScreenProps } from './ValueChainScreen.tsx'
export { ValueChainsScreen } from './ValueChainsScreen.tsx'
