export { MY_ACCOUNT_PER_PAGE, myaccount } from './myaccount.ts'
export { GraphqlFailure, type GraphqlOperation, type OperationData, type OperationVariables } from './operation.ts'
export { ORGANIZATION_TASKS_PER_PAGE, organizationTasks } from './organization-tasks.ts'
export { typeDefs } from './schema.ts'
