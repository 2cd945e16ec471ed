export {
  AccessToken,
  AccessTokenChange,
  AccessTokenCreated,
  AccessTokenQuery,
  AccessTokenRestrictions,
  AccessTokenType,
  accessTokenTypes,
  NewAccessToken,
} from './access-token.ts'
export { Account, MyAccount, OrganizationSummary, OwnOrganization } from './account.ts'
export { AnswerValue } from './answer-value.ts'
export { Area, NOWHERE } from './area.ts'
export {
  Asset,
  AssetAttention,
  AssetBulkUpdate,
  AssetChange,
  AssetCopy,
  AssetPage,
  AssetQuery,
  AssetStatus,
  AssetSummary,
  AssetTasksQuery,
  AssetTotals,
  ATTENTION_ASSETS,
  type Attention,
  assetStatuses,
  CatalogueVisits,
  type CopiedPart,
  copiedParts,
  EXPIRING_MAX,
  EXPIRY_WARNING_DAYS,
  inheritedModes,
  NewAsset,
  VISIT_DAYS,
} from './asset.ts'
export {
  AssetAttribute,
  AssetAttributeChange,
  AssetAttributeQuery,
  AttributeLine,
  attributeSources,
  NewAssetAttribute,
  NewAttributeLine,
} from './asset-attribute.ts'
export { AssetImage, Certification } from './asset-parts.ts'
export { ATTACHMENTS_MAX, FileName, TaskRunAttachment, TaskRunAttachments } from './attachment.ts'
export {
  AttributeMapping,
  AttributeMappingQuery,
  AttributeSource,
  AttributeValue,
  AttributeVerdict,
  attributeProblems,
  attributeTypes,
  BaseAttribute,
  BaseAttributePage,
  BaseAttributeQuery,
  BaseAttributeSpecification,
  CatalogueAttribute,
  CatalogueAttributeQuery,
  CatalogueComponent,
  CatalogueComponentPage,
  CatalogueComponentQuery,
  LanguageQuery,
  LookupConfiguration,
  LookupConfigurationQuery,
  LookupValue,
  LookupValueQuery,
  SpecificationQuery,
  UnitOfMeasure,
  UnitOfMeasureQuery,
  unitKinds,
} from './base-attribute.ts'
export { Category, CategoryChange, CategoryQuery, identificationStandards, NewCategory } from './category.ts'
export { Classification, classifications } from './classification.ts'
export { ClassificationRule } from './classification-rule.ts'
export {
  CLIPBOARD_MARK,
  CLIPBOARD_MAX,
  CLIPBOARD_VERSION,
  ClipboardBody,
  ClipboardComparison,
  ClipboardEntry,
  ClipboardOutcome,
  ClipboardRefusal,
  ClipboardTaking,
  ClipboardValue,
  ContentSource,
  ContentTransfer,
  ContentTransferQuery,
  clipboardParts,
  clipboardRefusals,
} from './clipboard.ts'
export { CodeFormat, codeFormats } from './code-format.ts'
export { Collection, CollectionChange, CollectionQuery, CollectionRule, NewCollection, RULES_MAX } from './collection.ts'
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
export { blockKinds, Component, ComponentChange, ComponentQuery, getBlockKind, NewComponent } from './component.ts'
export { CredentialInvitation, CredentialInvitationAnswer } from './credential-invitation.ts'
export {
  DASHBOARD_ROWS,
  DASHBOARD_ROWS_MAX,
  type DashboardBar,
  DashboardQuery,
  type DashboardRow,
  DashboardRows,
  DashboardRowsQuery,
  DashboardStatuses,
  DashboardTotal,
  type PeriodUnit,
  periodUnits,
  type TimeSpan,
} from './dashboard.ts'
export { Discovery, DiscoveryQuery } from './discovery.ts'
export {
  DisplayCondition,
  DisplayConditionOperator,
  DisplayConditionProperty,
  DisplayConditions,
  displayConditionOperators,
  displayConditionProperties,
} from './display-condition.ts'
export { Document, DocumentChange, DocumentQuery, NewDocument } from './document.ts'
export {
  BULK_MAX,
  BulkAnswer,
  BulkBody,
  changeOf,
  Deleted,
  Description,
  entityOf,
  type ListQuery,
  type ListSchema,
  listQuery,
  Name,
  type Named,
  newOf,
  readSorts,
} from './entity.ts'
export { disabledReasons, type EventData, type EventType, eventData, followedEvents } from './event.ts'
export {
  type ExportFailure,
  ExportJob,
  ExportJobs,
  type ExportList,
  type ExportState,
  exportFailures,
  exportLists,
  exportStates,
} from './export-job.ts'
export { FileDeleteBody, FileUpload, FileUploadBody, StoredFile } from './file.ts'
export { type Filter, readFilters } from './filter.ts'
export {
  AssetCodesQuery,
  IdentificationCode,
  IdentificationCodeChange,
  IdentificationCodeCheck,
  IdentificationCodeQuery,
  IdentificationCodeVerdict,
  identificationCodeTypes,
  NewIdentificationCode,
} from './identification-code.ts'
export {
  AnswerCorrection,
  AnswerForm,
  AssetTaskSummary,
  answerCorrections,
  classificationNumber,
  DELETED_DAYS,
  type HistoryKind,
  historyKinds,
  Interaction,
  InteractionChange,
  InteractionDetail,
  InteractionExpiry,
  InteractionMap,
  InteractionMapQuery,
  type InteractionOrigin,
  InteractionOutOfSight,
  InteractionOutOfSightPage,
  InteractionPage,
  InteractionQuery,
  InteractionReview,
  InteractionRevision,
  InteractionVisibility,
  interactionOrigins,
  NewInteraction,
  OutOfSightQuery,
  OwnInteraction,
  OwnInteractionPage,
  OwnInteractionQuery,
  outOfSight,
  RecordedAnswer,
  RecordedAttachment,
  ReviewState,
  reviewStates,
} from './interaction.ts'
export { type InteractionColumn, InteractionExport, interactionColumns } from './interaction-export.ts'
export { InvitationInfo, InvitationReplied, InvitationReply, InvitationResend, InvitationToken } from './invitation.ts'
export {
  Job,
  JobChange,
  JobExists,
  JobExistsQuery,
  JobOfUnit,
  JobQuery,
  type JobReminder,
  type JobRepeat,
  JobStatus,
  JobsAnswer,
  jobReminders,
  jobRepeats,
  jobStatuses,
  NewJob,
  NewJobs,
  SharableLink,
} from './job.ts'
export {
  LabelFileQuery,
  type LabelLayout,
  LabelLooks,
  LabelPrint,
  LabelPrintQuery,
  LabelSheet,
  LabelSize,
  LabelSymbol,
  type LabelTable,
  LengthUnit,
  labelLayouts,
  labelSheets,
  labelSymbols,
  labelTables,
  lengthUnits,
  NewLabelPrint,
  SHEET_LABELS_MAX,
  UnitLabels,
} from './label-print.ts'
export { Language, languages } from './language.ts'
export { type AssetColumn, AssetExport, assetColumns, type UnitColumn, UnitExport, unitColumns } from './list-export.ts'
export { Coordinates, Location, Point } from './location.ts'
export {
  AccountStatus,
  INVITATIONS_MAX,
  invitationStatuses,
  NewOrganizationAccounts,
  OrganizationAccount,
  OrganizationAccountChange,
  OrganizationAccountFilters,
  OrganizationAccountPage,
  OrganizationAccountQuery,
  organizationAccountSorts,
  Role,
  roles,
  userStatuses,
} from './membership.ts'
export { NewExportJob } from './new-export-job.ts'
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
  NewOrganization,
  Organization,
  OrganizationChange,
  organizationSorts,
  UNKNOWN_UNIT_STATUS,
  UnitStatus,
  UnitStatusPage,
  UnitStatusQuery,
} from './organization.ts'
export { OrganizationStatusMessage } from './organization-status.ts'
export {
  ATTRIBUTE_VALUE_MAX,
  NewOwnAttribute,
  OwnAttribute,
  OwnAttributeChange,
  OwnAttributeQuery,
} from './own-attribute.ts'
export { Partner } from './partner.ts'
export { Permission, PermissionList, ProgramPermission, permissionTable } from './permission.ts'
export { ErrorCode, errorStatus, FieldCode, FieldParams, FieldProblem, fieldCodes, LastChange, Problem } from './problem.ts'
export {
  Attribute,
  JourneyStep,
  PublicAsset,
  PublicAssetQuery,
  type PublicAttribute,
  PublicLabelState,
  PublicPageQuery,
  PublicSource,
  PublicTaskBody,
} from './public-asset.ts'
export { PublicContent, PublicRecord } from './public-content.ts'
export { identificationMethods, PublicInfo, PublicInfoChange, SerialPrefix } from './public-info.ts'
export { RICH_TEXT_MAX } from './rich-text.ts'
export {
  NewSavedView,
  SavedView,
  SavedViewChange,
  SavedViewDefault,
  type SavedViewList,
  SavedViewQuery,
  savedViewLists,
  type ViewAudience,
  viewAudiences,
} from './saved-view.ts'
export { SearchResult, SearchResultPage } from './search.ts'
export { isSecret } from './secret.ts'
export {
  contactMethods,
  kmlMapTypes,
  NewSupportProfile,
  SupportProfile,
  SupportProfileAssign,
  SupportProfileChange,
  SupportProfileListQuery,
  SupportProfileQuery,
} from './support-profile.ts'
export {
  CsvSeparator,
  csvSeparators,
  type ExportFormat,
  exportFormats,
  SELECT_MAX,
  type TableFormat,
  tableFormats,
} from './table-file.ts'
export {
  Metadata,
  NewTask,
  OrganizationTask,
  OrganizationTaskPage,
  Outcome,
  Task,
  TaskChange,
  TaskLibraryEntry,
  TaskLibraryQuery,
  TaskLibraryReference,
  TaskQuery,
  TaskType,
  taskSorts,
  taskTypes,
} from './task.ts'
export {
  BulkAssign,
  NewTaskAsset,
  publicTaskVisibilities,
  TaskAsset,
  TaskAssetChange,
  TaskAssetQuery,
} from './task-asset.ts'
export {
  type Answers,
  ExecutionTokenBody,
  OPTIONS_MAX,
  TaskConfig,
  TaskResultMessage,
  TaskRun,
  TaskRunAnswer,
  TaskRunCreate,
  TaskRunCreated,
  TaskRunResult,
  TaskRunUpdate,
  taskRunStates,
  taskRunTypes,
  Widget,
  type WidgetInput,
} from './task-run.ts'
export { NewTeam, Team, TeamChange, TeamInvited, TeamQuery } from './team.ts'
export { NewTemplate, Template, TemplateChange, TemplateQuery } from './template.ts'
export { TimeZone } from './time-zone.ts'
export { ExchangeBody, TokenAnswer, TokenClaims } from './token.ts'
export {
  Unit,
  UnitBulkAnswer,
  UnitBulkUpdate,
  UnitChange,
  UnitPage,
  UnitQuery,
  UnitStatusChange,
  UnitStatusChangePage,
  UnitStatusChangeQuery,
} from './unit.ts'
export { Use, UseKind, Uses, useKinds } from './use.ts'
export {
  ElementDraft,
  ElementQuery,
  NewValueChain,
  transportationMethods,
  ValueChain,
  ValueChainChange,
  ValueChainElement,
  ValueChainQuery,
  ValueChainStarter,
  ValueChainStarterQuery,
  valueChainStarters,
} from './value-chain.ts'
export { ElementReference, ResultElement } from './value-chain-element.ts'
export {
  AttributesOfVariant,
  AttributesOfVariants,
  AttributesQuery,
  BulkAttributes,
  type ChangedValue,
  HIERARCHY_DEPTH_MAX,
  HierarchyQuery,
  NewVariant,
  NewVariantLink,
  RelativesQuery,
  VARIANT_ATTRIBUTES_MAX,
  Variant,
  VariantAttribute,
  VariantBulkAnswer,
  VariantChange,
  type VariantChangeLine,
  VariantComponent,
  VariantHierarchy,
  VariantHistoryEntry,
  VariantHistoryPage,
  VariantHistoryQuery,
  VariantLink,
  VariantPage,
  VariantQuery,
  VariantRelationships,
  VariantStatus,
  variantChangeFields,
  variantComponentCategories,
  variantComponentParts,
  variantStatuses,
} from './variant.ts'
export {
  NewVariantShare,
  OfferAcceptance,
  SHARED_ASSESSMENTS_MAX,
  SharedAssessment,
  type SharedAttribute,
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
  UNITS_ANSWERED_MAX,
  UNITS_AT_ONCE_MAX,
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
  WebhookQuery,
} from './webhook.ts'
export { widgetInputs } from './widget-input.ts'
