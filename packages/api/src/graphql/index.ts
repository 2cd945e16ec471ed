export { MY_ACCOUNT_PER_PAGE, myaccount } from './myaccount.ts'
export { GraphqlFailure, type GraphqlOperation, type OperationData, type OperationVariables } from './operation.ts'
export { typeDefs } from './schema.ts'
