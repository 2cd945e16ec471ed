export {
  AccessToken,
  AccessTokenChange,
  AccessTokenCreated,
  AccessTokenRestrictions,
  AccessTokenType,
  accessTokenSorts,
  accessTokenTypes,
  NewAccessToken,
} from './access-token.ts'
export { Account, MyAccount, OrganizationSummary, OwnOrganization } from './account.ts'
export { AnswerValue } from './answer-value.ts'
export { ATTACHMENTS_MAX, ExecutionAttachment, ExecutionAttachments, FileName } from './attachment.ts'
export {
  AttributeMapping,
  AttributeSource,
  AttributeValue,
  AttributeVerdict,
  attributeMappingSorts,
  attributeProblems,
  attributeTypes,
  BaseAttribute,
  BaseAttributePage,
  BaseAttributeSpecification,
  baseAttributeSorts,
  CatalogueComponent,
  CatalogueComponentPage,
  CatalogueComponentQuery,
  LookupConfiguration,
  LookupValue,
  lookupConfigurationSorts,
  lookupValueSorts,
  specificationSorts,
  UnitOfMeasure,
  UnitOfMeasureQuery,
  unitKinds,
} from './base-attribute.ts'
export { Category, CategoryChange, categorySorts, identificationStandards, NewCategory } from './category.ts'
export { Classification, classifications } from './classification.ts'
export { ClassificationRule } from './classification-rule.ts'
export { CodeFormat, codeFormats } from './code-format.ts'
export { Collection, CollectionChange, collectionSorts, NewCollection } from './collection.ts'
export {
  countUpTo,
  FileUrl,
  Id,
  IdempotencyKey,
  Link,
  OrganizationId,
  PAGE_MAX,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  paged,
  pageQuery,
  Slug,
  Timestamp,
} from './common.ts'
export { blockKindOf, blockKinds, Component, ComponentChange, componentSorts, NewComponent } from './component.ts'
export { CredentialInvitation, CredentialInvitationAnswer } from './credential-invitation.ts'
export { Discovery, DiscoveryQuery } from './discovery.ts'
export {
  DisplayCondition,
  DisplayConditionOperator,
  DisplayConditionProperty,
  DisplayConditions,
  displayConditionOperators,
  displayConditionProperties,
} from './display-condition.ts'
export { Document, DocumentChange, documentSorts, NewDocument } from './document.ts'
export {
  BULK_MAX,
  BulkAnswer,
  BulkBody,
  changeOf,
  Deleted,
  Description,
  entityOf,
  type ListQuery,
  listQuery,
  Name,
  newOf,
} from './entity.ts'
export { disabledReasons, type EventData, type EventType, eventData, followedEvents } from './event.ts'
export {
  type Answers,
  Execution,
  ExecutionAnswer,
  ExecutionCreate,
  ExecutionCreated,
  ExecutionResult,
  ExecutionTokenBody,
  ExecutionUpdate,
  executionStates,
  executionTypes,
  TaskConfig,
  TaskResultMessage,
  Widget,
  type WidgetInput,
} from './execution.ts'
export { FileDeleteBody, FileUpload, FileUploadBody, StoredFile } from './file.ts'
export {
  IdentificationCode,
  IdentificationCodeChange,
  IdentificationCodeCheck,
  IdentificationCodeVerdict,
  identificationCodeSorts,
  identificationCodeTypes,
  NewIdentificationCode,
  ThingCodesQuery,
} from './identification-code.ts'
export {
  classificationNumber,
  type HistoryKind,
  historyKinds,
  Interaction,
  InteractionChange,
  InteractionDetail,
  InteractionExpiry,
  InteractionPage,
  InteractionQuery,
  InteractionRevision,
  interactionSorts,
  NewInteraction,
  RecordedAnswer,
  RecordedAttachment,
  ThingTaskSummary,
} from './interaction.ts'
export { InteractionExport } from './interaction-export.ts'
export { InvitationInfo, InvitationReplied, InvitationReply, InvitationResend, InvitationToken } from './invitation.ts'
export { Item, ItemChange, ItemQuery, itemSorts } from './item.ts'
export {
  Job,
  JobChange,
  JobExists,
  JobExistsQuery,
  JobQuery,
  JobStatus,
  jobSorts,
  jobStatuses,
  NewJob,
  SharableLink,
} from './job.ts'
export { Language, languages } from './language.ts'
export { Coordinates, Location, Point } from './location.ts'
export {
  AccountStatus,
  NewOrganizationAccounts,
  OrganizationAccount,
  OrganizationAccountChange,
  OrganizationAccountFilters,
  OrganizationAccountPage,
  OrganizationAccountQuery,
  organizationAccountSorts,
  Role,
  roles,
} from './membership.ts'
export {
  Notification,
  NotificationPage,
  type NotificationPriority,
  type NotificationType,
  notificationPriorities,
  notificationTypes,
} from './notification.ts'
export {
  EmailAddress,
  ItemStatus,
  ItemStatusPage,
  ItemStatusQuery,
  NewOrganization,
  Organization,
  OrganizationChange,
  organizationSorts,
  UNKNOWN_ITEM_STATUS,
} from './organization.ts'
export { OrganizationStatusMessage } from './organization-status.ts'
export { Permission, PermissionList, ProgramPermission, permissionTable } from './permission.ts'
export { ErrorCode, errorStatus, FieldCode, FieldProblem, Problem } from './problem.ts'
export { PublicContent, PublicRecord } from './public-content.ts'
export { PublicInfo, PublicInfoChange } from './public-info.ts'
export { Attribute, JourneyStep, PublicTaskBody, PublicThing, PublicThingQuery } from './public-thing.ts'
export { BLOCK_TEXT_MAX, RICH_TEXT_MAX } from './rich-text.ts'
export { SearchResult, SearchResultPage } from './search.ts'
export {
  contactMethods,
  NewSupportProfile,
  SupportProfile,
  SupportProfileAssign,
  SupportProfileChange,
  SupportProfileQuery,
  supportProfileSorts,
} from './support-profile.ts'
export {
  Metadata,
  NewTask,
  OrganizationTask,
  OrganizationTaskPage,
  Outcome,
  Task,
  TaskChange,
  TaskLibraryEntry,
  TaskLibraryReference,
  TaskType,
  taskLibrarySorts,
  taskSorts,
  taskTypes,
} from './task.ts'
export {
  BulkAssign,
  NewTaskThing,
  publicTaskVisibilities,
  TaskThing,
  TaskThingChange,
  TaskThingQuery,
  taskThingSorts,
} from './task-thing.ts'
export { NewTeam, Team, TeamChange, TeamInvited, teamSorts } from './team.ts'
export { NewTemplate, Template, TemplateChange, templateSorts } from './template.ts'
export {
  inheritedModes,
  NewThing,
  Thing,
  ThingBulkUpdate,
  ThingChange,
  ThingQuery,
  ThingStatus,
  ThingSummary,
  ThingTasksQuery,
  thingSorts,
  thingStatuses,
} from './thing.ts'
export { attributeSources, NewThingAttribute, ThingAttribute, ThingAttributeChange, thingAttributeSorts } from './thing-attribute.ts'
export { Certification, ThingImage } from './thing-parts.ts'
export { ExchangeBody, TokenAnswer, TokenClaims } from './token.ts'
export {
  ElementDraft,
  NewValueChain,
  transportationMethods,
  ValueChain,
  ValueChainChange,
  ValueChainElement,
  ValueChainStarter,
  valueChainSorts,
  valueChainStarterSorts,
  valueChainStarters,
} from './value-chain.ts'
export { ElementReference, ResultElement } from './value-chain-element.ts'
export {
  AttributesOfVariant,
  AttributesOfVariants,
  AttributesQuery,
  BulkAttributes,
  HIERARCHY_DEPTH_MAX,
  HierarchyQuery,
  NewVariant,
  NewVariantLink,
  RelativesQuery,
  Variant,
  VariantAttribute,
  VariantChange,
  VariantComponent,
  VariantHierarchy,
  VariantLink,
  VariantPage,
  VariantQuery,
  VariantRelationships,
  VariantStatus,
  variantComponentCategories,
  variantSorts,
  variantStatuses,
} from './variant.ts'
export {
  NewVariantShare,
  OfferAcceptance,
  Partner,
  SHARED_ASSESSMENTS_MAX,
  SharedAssessment,
  SharedContent,
  ShareMode,
  ShareState,
  SharingProfile,
  shareModes,
  shareObstacles,
  shareStates,
  VariantOffer,
  VariantOfferPage,
  VariantOfferQuery,
  VariantShare,
  VariantSharePage,
  VariantShareQuery,
} from './variant-share.ts'
export {
  CODES_MAX,
  CodeDownload,
  codeFields,
  DownloadQuery,
  NewVcodeGroup,
  VcodeGroup,
  VcodeGroupQuery,
  VirtualCode,
} from './virtual-code.ts'
export {
  Delivery,
  DeliveryAttempt,
  DeliveryPage,
  DeliveryQuery,
  deliveryErrors,
  deliveryStates,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookCreated,
  webhookSorts,
} from './webhook.ts'
export { widgetInputs } from './widget-input.ts'
