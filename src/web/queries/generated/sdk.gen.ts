// Generated from the OpenAPI document; do not edit.

import { client } from './client.gen.ts';
import { type Client, type ClientMeta, formDataBodySerializer, type Options as Options2, type RequestResult, type ServerSentEventsResult, type TDataShape } from './client/index.ts';
import type { AcceptInspectionData, AcceptInspectionErrors, AcceptInspectionResponses, AcceptOfferData, AcceptOfferErrors, AcceptOfferResponses, AnnounceAttachmentData, AnnounceAttachmentErrors, AnnounceAttachmentResponses, AnnounceTemplateAttachmentData, AnnounceTemplateAttachmentErrors, AnnounceTemplateAttachmentResponses, ApplySchedulePlanData, ApplySchedulePlanErrors, ApplySchedulePlanResponses, AssignAttachmentData, AssignAttachmentErrors, AssignAttachmentResponses, BookProposalData, BookProposalErrors, BookProposalResponses, CancelDeliveryData, CancelDeliveryErrors, CancelDeliveryResponses, CancelInspectionData, CancelInspectionErrors, CancelInspectionResponses, CheckPdfData, CheckPdfErrors, CheckPdfResponses, ClaimInspectionData, ClaimInspectionErrors, ClaimInspectionResponses, CloseAppointmentLinksData, CloseAppointmentLinksErrors, CloseAppointmentLinksResponses, CloseInspectionData, CloseInspectionErrors, CloseInspectionResponses, CommentOnPublishedReportData, CommentOnPublishedReportErrors, CommentOnPublishedReportResponses, CompleteInspectionData, CompleteInspectionErrors, CompleteInspectionResponses, CopyFromPropertyByShortPathData, CopyFromPropertyByShortPathErrors, CopyFromPropertyByShortPathResponses, CopyFromPropertyData, CopyFromPropertyErrors, CopyFromPropertyResponses, CopyItemData, CopyItemErrors, CopyItemResponses, CopyRoomData, CopyRoomErrors, CopyRoomResponses, CopyTemplateItemData, CopyTemplateItemErrors, CopyTemplateItemResponses, CopyTemplateRoomData, CopyTemplateRoomErrors, CopyTemplateRoomResponses, CoverPartsData, CoverPartsErrors, CoverPartsResponses, CreateAccountExportData, CreateAccountExportErrors, CreateAccountExportResponses, CreateActionData, CreateActionErrors, CreateActionResponses, CreateApplicationData, CreateApplicationErrors, CreateApplicationResponses, CreateAuthenticatorSecretData, CreateAuthenticatorSecretErrors, CreateAuthenticatorSecretResponses, CreateBulkChangeData, CreateBulkChangeErrors, CreateBulkChangeResponses, CreateCalendarFeedData, CreateCalendarFeedErrors, CreateCalendarFeedResponses, CreateCertificateData, CreateCertificateErrors, CreateCertificateResponses, CreateClientData, CreateClientErrors, CreateClientLogoData, CreateClientLogoErrors, CreateClientLogoResponses, CreateClientPersonData, CreateClientPersonErrors, CreateClientPersonResponses, CreateClientResponses, CreateDisputePackData, CreateDisputePackErrors, CreateDisputePackResponses, CreateErasureData, CreateErasureErrors, CreateErasureResponses, CreateFileShareData, CreateFileShareErrors, CreateFileShareResponses, CreateImportData, CreateImportErrors, CreateImportResponses, CreateInspectionContactData, CreateInspectionContactErrors, CreateInspectionContactResponses, CreateInspectionCustomFieldData, CreateInspectionCustomFieldErrors, CreateInspectionCustomFieldResponses, CreateInspectionData, CreateInspectionErrors, CreateInspectionResponses, CreateItemAttachmentData, CreateItemAttachmentErrors, CreateItemAttachmentResponses, CreateItemData, CreateItemErrors, CreateItemResponses, CreateKeyMovementData, CreateKeyMovementErrors, CreateKeyMovementResponses, CreateKeySetData, CreateKeySetErrors, CreateKeySetPhotoData, CreateKeySetPhotoErrors, CreateKeySetPhotoResponses, CreateKeySetResponses, CreateListExportData, CreateListExportErrors, CreateListExportResponses, CreateLogoData, CreateLogoErrors, CreateLogoResponses, CreateMeterAttachmentData, CreateMeterAttachmentErrors, CreateMeterAttachmentResponses, CreateMeterData, CreateMeterErrors, CreateMeterResponses, CreateOfferData, CreateOfferErrors, CreateOfferResponses, CreateOptionSetData, CreateOptionSetErrors, CreateOptionSetResponses, CreateOwnSignatureData, CreateOwnSignatureErrors, CreateOwnSignatureResponses, CreatePasskeyData, CreatePasskeyErrors, CreatePasskeyOptionsData, CreatePasskeyOptionsErrors, CreatePasskeyOptionsResponses, CreatePasskeyResponses, CreatePersonExportData, CreatePersonExportErrors, CreatePersonExportResponses, CreateProofOptionsData, CreateProofOptionsErrors, CreateProofOptionsResponses, CreatePropertyContactData, CreatePropertyContactErrors, CreatePropertyContactResponses, CreatePropertyCustomFieldData, CreatePropertyCustomFieldErrors, CreatePropertyCustomFieldResponses, CreatePropertyData, CreatePropertyErrors, CreatePropertyResponses, CreateRecoveryCodesData, CreateRecoveryCodesErrors, CreateRecoveryCodesResponses, CreateRecurringVisitData, CreateRecurringVisitErrors, CreateRecurringVisitResponses, CreateReportAttachmentData, CreateReportAttachmentErrors, CreateReportAttachmentResponses, CreateReportSignatureData, CreateReportSignatureErrors, CreateReportSignatureResponses, CreateReviewQuestionData, CreateReviewQuestionErrors, CreateReviewQuestionResponses, CreateRoomAttachmentData, CreateRoomAttachmentErrors, CreateRoomAttachmentResponses, CreateRoomData, CreateRoomErrors, CreateRoomResponses, CreateSchedulePlanData, CreateSchedulePlanErrors, CreateSchedulePlanResponses, CreateSetUpLinkData, CreateSetUpLinkErrors, CreateSetUpLinkResponses, CreateSlotHoldData, CreateSlotHoldErrors, CreateSlotHoldResponses, CreateStaffMemberData, CreateStaffMemberErrors, CreateStaffMemberResponses, CreateTemplateActionData, CreateTemplateActionErrors, CreateTemplateActionResponses, CreateTemplateData, CreateTemplateErrors, CreateTemplateItemAttachmentData, CreateTemplateItemAttachmentErrors, CreateTemplateItemAttachmentResponses, CreateTemplateItemData, CreateTemplateItemErrors, CreateTemplateItemResponses, CreateTemplateReportAttachmentData, CreateTemplateReportAttachmentErrors, CreateTemplateReportAttachmentResponses, CreateTemplateResponses, CreateTemplateRoomAttachmentData, CreateTemplateRoomAttachmentErrors, CreateTemplateRoomAttachmentResponses, CreateTemplateRoomData, CreateTemplateRoomErrors, CreateTemplateRoomResponses, CreateTenancyData, CreateTenancyErrors, CreateTenancyResponses, CreateTenantItemAttachmentData, CreateTenantItemAttachmentErrors, CreateTenantItemAttachmentResponses, CreateTenantRoomAttachmentData, CreateTenantRoomAttachmentErrors, CreateTenantRoomAttachmentResponses, CreateWebhookData, CreateWebhookErrors, CreateWebhookResponses, DecideProposalData, DecideProposalErrors, DecideProposalResponses, DeclineInspectionData, DeclineInspectionErrors, DeclineInspectionResponses, DeclineOfferData, DeclineOfferErrors, DeclineOfferResponses, DeleteActionData, DeleteActionErrors, DeleteActionResponses, DeleteApplicationData, DeleteApplicationErrors, DeleteApplicationResponses, DeleteAppointmentAnswerData, DeleteAppointmentAnswerErrors, DeleteAppointmentAnswerResponses, DeleteAttachmentData, DeleteAttachmentErrors, DeleteAttachmentResponses, DeleteAuthenticatorAppData, DeleteAuthenticatorAppErrors, DeleteAuthenticatorAppResponses, DeleteCalendarFeedData, DeleteCalendarFeedErrors, DeleteCalendarFeedResponses, DeleteCertificateData, DeleteCertificateErrors, DeleteCertificateResponses, DeleteClientData, DeleteClientErrors, DeleteClientLogoData, DeleteClientLogoErrors, DeleteClientLogoResponses, DeleteClientPersonData, DeleteClientPersonErrors, DeleteClientPersonFactorsData, DeleteClientPersonFactorsErrors, DeleteClientPersonFactorsResponses, DeleteClientPersonResponses, DeleteClientResponses, DeleteFileShareData, DeleteFileShareErrors, DeleteFileShareResponses, DeleteImportData, DeleteImportErrors, DeleteImportResponses, DeleteInspectionContactData, DeleteInspectionContactErrors, DeleteInspectionContactResponses, DeleteInspectionCustomFieldData, DeleteInspectionCustomFieldErrors, DeleteInspectionCustomFieldResponses, DeleteInspectionHoldData, DeleteInspectionHoldErrors, DeleteInspectionHoldResponses, DeleteItemAttachmentData, DeleteItemAttachmentErrors, DeleteItemAttachmentResponses, DeleteItemData, DeleteItemErrors, DeleteItemResponses, DeleteKeySetData, DeleteKeySetErrors, DeleteKeySetPhotoData, DeleteKeySetPhotoErrors, DeleteKeySetPhotoResponses, DeleteKeySetResponses, DeleteLegalHoldData, DeleteLegalHoldErrors, DeleteLegalHoldResponses, DeleteLogoData, DeleteLogoErrors, DeleteLogoResponses, DeleteMailServerData, DeleteMailServerErrors, DeleteMailServerResponses, DeleteMeterData, DeleteMeterErrors, DeleteMeterResponses, DeleteOptionSetData, DeleteOptionSetErrors, DeleteOptionSetResponses, DeleteOwnSignatureData, DeleteOwnSignatureErrors, DeleteOwnSignatureResponses, DeletePasskeyData, DeletePasskeyErrors, DeletePasskeyResponses, DeletePropertyContactData, DeletePropertyContactErrors, DeletePropertyContactResponses, DeletePropertyCustomFieldData, DeletePropertyCustomFieldErrors, DeletePropertyCustomFieldResponses, DeleteRecurringVisitData, DeleteRecurringVisitErrors, DeleteRecurringVisitResponses, DeleteReportAttachmentData, DeleteReportAttachmentErrors, DeleteReportAttachmentResponses, DeleteRoomAttachmentData, DeleteRoomAttachmentErrors, DeleteRoomAttachmentResponses, DeleteRoomData, DeleteRoomErrors, DeleteRoomResponses, DeleteSigningCertificateData, DeleteSigningCertificateErrors, DeleteSigningCertificateResponses, DeleteSlotHoldData, DeleteSlotHoldErrors, DeleteSlotHoldResponses, DeleteStaffFactorsData, DeleteStaffFactorsErrors, DeleteStaffFactorsResponses, DeleteStaffIdentityData, DeleteStaffIdentityErrors, DeleteStaffIdentityResponses, DeleteStaffMemberData, DeleteStaffMemberErrors, DeleteStaffMemberResponses, DeleteTemplateActionData, DeleteTemplateActionErrors, DeleteTemplateActionResponses, DeleteTemplateData, DeleteTemplateErrors, DeleteTemplateItemAttachmentData, DeleteTemplateItemAttachmentErrors, DeleteTemplateItemAttachmentResponses, DeleteTemplateItemData, DeleteTemplateItemErrors, DeleteTemplateItemResponses, DeleteTemplateReportAttachmentData, DeleteTemplateReportAttachmentErrors, DeleteTemplateReportAttachmentResponses, DeleteTemplateResponses, DeleteTemplateRoomAttachmentData, DeleteTemplateRoomAttachmentErrors, DeleteTemplateRoomAttachmentResponses, DeleteTemplateRoomData, DeleteTemplateRoomErrors, DeleteTemplateRoomResponses, DeleteTenancyData, DeleteTenancyErrors, DeleteTenancyResponses, DeleteTenantAttachmentData, DeleteTenantAttachmentErrors, DeleteTenantAttachmentResponses, DeleteWebhookData, DeleteWebhookErrors, DeleteWebhookResponses, DeliverPartData, DeliverPartErrors, DeliverPartResponses, EndSessionData, EndSessionErrors, EndSessionResponses, ExportSecurityLogData, ExportSecurityLogErrors, ExportSecurityLogResponses, FindPropertyKeysData, FindPropertyKeysErrors, FindPropertyKeysResponses, FindSlotsData, FindSlotsErrors, FindSlotsResponses, GetAccountSettingsData, GetAccountSettingsErrors, GetAccountSettingsResponses, GetApplicationData, GetApplicationErrors, GetApplicationResponses, GetApplicationUseData, GetApplicationUseErrors, GetApplicationUseResponses, GetAttachmentOriginalData, GetAttachmentOriginalErrors, GetAttachmentOriginalResponses, GetBulkChangeData, GetBulkChangeErrors, GetBulkChangeResponses, GetCalendarFeedData, GetCalendarFeedErrors, GetCalendarFeedResponses, GetCertificateData, GetCertificateErrors, GetCertificateResponses, GetClientData, GetClientErrors, GetClientLogoData, GetClientLogoErrors, GetClientLogoResponses, GetClientPersonData, GetClientPersonErrors, GetClientPersonResponses, GetClientResponses, GetEmailData, GetEmailErrors, GetEmailResponses, GetFactorsData, GetFactorsErrors, GetFactorsResponses, GetFileShareData, GetFileShareErrors, GetFileShareResponses, GetImportData, GetImportErrors, GetImportResponses, GetInspectionCustomFieldData, GetInspectionCustomFieldErrors, GetInspectionCustomFieldResponses, GetInspectionData, GetInspectionErrors, GetInspectionResponses, GetItemData, GetItemErrors, GetItemResponses, GetKeySetData, GetKeySetErrors, GetKeySetPhotoData, GetKeySetPhotoErrors, GetKeySetPhotoResponses, GetKeySetResponses, GetLearntConditionsData, GetLearntConditionsErrors, GetLearntConditionsResponses, GetLogoData, GetLogoErrors, GetLogoResponses, GetMailServerData, GetMailServerErrors, GetMailServerResponses, GetMeData, GetMeErrors, GetMeResponses, GetMeterData, GetMeterErrors, GetMeterResponses, GetMovingInData, GetMovingInErrors, GetMovingInResponses, GetOptionSetData, GetOptionSetErrors, GetOptionSetResponses, GetOwnSignatureData, GetOwnSignatureErrors, GetOwnSignatureResponses, GetPdfData, GetPdfErrors, GetPdfResponses, GetPropertyCustomFieldData, GetPropertyCustomFieldErrors, GetPropertyCustomFieldResponses, GetPropertyData, GetPropertyErrors, GetPropertyResponses, GetPublishedPdfData, GetPublishedPdfErrors, GetPublishedPdfResponses, GetPublishedReportData, GetPublishedReportErrors, GetPublishedReportResponses, GetRecurringVisitData, GetRecurringVisitErrors, GetRecurringVisitResponses, GetReportCommentData, GetReportCommentErrors, GetReportCommentResponses, GetReportData, GetReportErrors, GetReportMetadataData, GetReportMetadataErrors, GetReportMetadataResponses, GetReportResponses, GetReportVersionData, GetReportVersionErrors, GetReportVersionResponses, GetRetentionData, GetRetentionErrors, GetRetentionResponses, GetReviewData, GetReviewErrors, GetReviewQuestionsData, GetReviewQuestionsErrors, GetReviewQuestionsResponses, GetReviewQueueData, GetReviewQueueErrors, GetReviewQueueResponses, GetReviewResponses, GetReviewReturnsData, GetReviewReturnsErrors, GetReviewReturnsResponses, GetRoomData, GetRoomErrors, GetRoomResponses, GetSecondFactorSettingsData, GetSecondFactorSettingsErrors, GetSecondFactorSettingsResponses, GetSessionSettingsData, GetSessionSettingsErrors, GetSessionSettingsResponses, GetSharedPdfData, GetSharedPdfErrors, GetSharedPdfResponses, GetSigningCertificateData, GetSigningCertificateErrors, GetSigningCertificateResponses, GetSigningKeysData, GetSigningKeysErrors, GetSigningKeysResponses, GetSingleSignOnData, GetSingleSignOnErrors, GetSingleSignOnResponses, GetSlotHoldsData, GetSlotHoldsErrors, GetSlotHoldsResponses, GetStaffMemberData, GetStaffMemberErrors, GetStaffMemberResponses, GetStaffSignatureData, GetStaffSignatureErrors, GetStaffSignatureResponses, GetStorageData, GetStorageErrors, GetStorageResponses, GetTemplateData, GetTemplateErrors, GetTemplateItemData, GetTemplateItemErrors, GetTemplateItemResponses, GetTemplateReportData, GetTemplateReportErrors, GetTemplateReportMetadataData, GetTemplateReportMetadataErrors, GetTemplateReportMetadataResponses, GetTemplateReportResponses, GetTemplateResponses, GetTemplateRoomData, GetTemplateRoomErrors, GetTemplateRoomResponses, GetTemplateVersionData, GetTemplateVersionErrors, GetTemplateVersionResponses, GetTenancyData, GetTenancyErrors, GetTenancyResponses, GetTenantReportData, GetTenantReportErrors, GetTenantReportResponses, GetUncoveredData, GetUncoveredErrors, GetUncoveredResponses, GetViewsData, GetViewsErrors, GetViewsResponses, GetWebhookData, GetWebhookErrors, GetWebhookResponses, HandOverStaffWorkData, HandOverStaffWorkErrors, HandOverStaffWorkResponses, InitializeInspectionData, InitializeInspectionErrors, InitializeInspectionResponses, InviteClientPersonData, InviteClientPersonErrors, InviteClientPersonResponses, InviteStaffMemberData, InviteStaffMemberErrors, InviteStaffMemberResponses, InviteTenantData, InviteTenantErrors, InviteTenantResponses, ListAccountExportsData, ListAccountExportsErrors, ListAccountExportsResponses, ListApplicationPeopleData, ListApplicationPeopleErrors, ListApplicationPeopleResponses, ListApplicationsData, ListApplicationsErrors, ListApplicationsResponses, ListAppointmentRequestsData, ListAppointmentRequestsErrors, ListAppointmentRequestsResponses, ListBulkChangeItemsData, ListBulkChangeItemsErrors, ListBulkChangeItemsResponses, ListBulkChangesData, ListBulkChangesErrors, ListBulkChangesResponses, ListCertificatesData, ListCertificatesErrors, ListCertificatesResponses, ListChargesData, ListChargesErrors, ListChargesResponses, ListClientExternalIdsData, ListClientExternalIdsErrors, ListClientExternalIdsResponses, ListClientPeopleData, ListClientPeopleErrors, ListClientPeopleResponses, ListClientsData, ListClientsErrors, ListClientsResponses, ListDeletionsData, ListDeletionsErrors, ListDeletionsResponses, ListDisputePacksData, ListDisputePacksErrors, ListDisputePacksResponses, ListEmailsData, ListEmailsErrors, ListEmailsResponses, ListenToChangesData, ListenToChangesErrors, ListenToChangesResponse, ListenToChangesResponses, ListErasuresData, ListErasuresErrors, ListErasuresResponses, ListExpectedAttachmentsData, ListExpectedAttachmentsErrors, ListExpectedAttachmentsResponses, ListFeesData, ListFeesErrors, ListFeesResponses, ListFileSharesData, ListFileSharesErrors, ListFileSharesResponses, ListGrantsData, ListGrantsErrors, ListGrantsResponses, ListImportFaultsData, ListImportFaultsErrors, ListImportFaultsResponses, ListImportRowsData, ListImportRowsErrors, ListImportRowsResponses, ListImportsData, ListImportsErrors, ListImportsResponses, ListInspectionContactsData, ListInspectionContactsErrors, ListInspectionContactsResponses, ListInspectionCustomFieldsData, ListInspectionCustomFieldsErrors, ListInspectionCustomFieldsResponses, ListInspectionExternalIdsData, ListInspectionExternalIdsErrors, ListInspectionExternalIdsResponses, ListInspectionsData, ListInspectionsErrors, ListInspectionsResponses, ListKeyMovementsData, ListKeyMovementsErrors, ListKeyMovementsResponses, ListKeySetsData, ListKeySetsErrors, ListKeySetsResponses, ListLegalHoldsData, ListLegalHoldsErrors, ListLegalHoldsResponses, ListMetersData, ListMetersErrors, ListMetersResponses, ListOffersData, ListOffersErrors, ListOffersResponses, ListOptionSetsData, ListOptionSetsErrors, ListOptionSetsResponses, ListPdfsData, ListPdfsErrors, ListPdfsResponses, ListPersonExportsData, ListPersonExportsErrors, ListPersonExportsResponses, ListPropertiesData, ListPropertiesErrors, ListPropertiesResponses, ListPropertyAuditData, ListPropertyAuditErrors, ListPropertyAuditResponses, ListPropertyContactsData, ListPropertyContactsErrors, ListPropertyContactsResponses, ListPropertyCustomFieldsData, ListPropertyCustomFieldsErrors, ListPropertyCustomFieldsResponses, ListPropertyExternalIdsData, ListPropertyExternalIdsErrors, ListPropertyExternalIdsResponses, ListProposalsData, ListProposalsErrors, ListProposalsResponses, ListRecurringVisitsData, ListRecurringVisitsErrors, ListRecurringVisitsResponses, ListReportActionsData, ListReportActionsErrors, ListReportActionsResponses, ListReportAttachmentsData, ListReportAttachmentsErrors, ListReportAttachmentsResponses, ListReportCommentsData, ListReportCommentsErrors, ListReportCommentsResponses, ListReportDifferencesData, ListReportDifferencesErrors, ListReportDifferencesResponses, ListReportLinksData, ListReportLinksErrors, ListReportLinksResponses, ListReportOpeningsData, ListReportOpeningsErrors, ListReportOpeningsResponses, ListReportSignaturesData, ListReportSignaturesErrors, ListReportSignaturesResponses, ListReportVersionsData, ListReportVersionsErrors, ListReportVersionsResponses, ListRetentionRunsData, ListRetentionRunsErrors, ListRetentionRunsResponses, ListSecurityLogData, ListSecurityLogErrors, ListSecurityLogResponses, ListSelfServiceTemplatesData, ListSelfServiceTemplatesErrors, ListSelfServiceTemplatesResponses, ListSessionsData, ListSessionsErrors, ListSessionsResponses, ListStaffData, ListStaffErrors, ListStaffResponses, ListTemplateReportActionsData, ListTemplateReportActionsErrors, ListTemplateReportActionsResponses, ListTemplateReportAttachmentsData, ListTemplateReportAttachmentsErrors, ListTemplateReportAttachmentsResponses, ListTemplatesData, ListTemplatesErrors, ListTemplatesResponses, ListTemplateVersionsData, ListTemplateVersionsErrors, ListTemplateVersionsResponses, ListTenanciesData, ListTenanciesErrors, ListTenanciesResponses, ListWaitingMessagesData, ListWaitingMessagesErrors, ListWaitingMessagesResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesErrors, ListWebhookDeliveriesResponses, ListWebhooksData, ListWebhooksErrors, ListWebhooksResponses, MendImportFaultsData, MendImportFaultsErrors, MendImportFaultsResponses, MergeClientData, MergeClientErrors, MergeClientResponses, MoveItemData, MoveItemErrors, MoveItemResponses, MoveTemplateItemData, MoveTemplateItemErrors, MoveTemplateItemResponses, NoteActivityData, NoteActivityErrors, NoteActivityResponses, NoteWaitingData, NoteWaitingErrors, NoteWaitingResponses, OpenSharedFilesData, OpenSharedFilesErrors, OpenSharedFilesResponses, OrderItemsData, OrderItemsErrors, OrderItemsResponses, OrderRoomsData, OrderRoomsErrors, OrderRoomsResponses, OrderTemplateItemsData, OrderTemplateItemsErrors, OrderTemplateItemsResponses, OrderTemplateRoomsData, OrderTemplateRoomsErrors, OrderTemplateRoomsResponses, PairAttachmentData, PairAttachmentErrors, PairAttachmentResponses, ProcessInspectionData, ProcessInspectionErrors, ProcessInspectionResponses, ProveDomainsData, ProveDomainsErrors, ProveDomainsResponses, ProveIdentityData, ProveIdentityErrors, ProveIdentityResponses, PutFirmViewsData, PutFirmViewsErrors, PutFirmViewsResponses, PutImportRowsData, PutImportRowsErrors, PutImportRowsResponses, PutOwnViewsData, PutOwnViewsErrors, PutOwnViewsResponses, RankClerksData, RankClerksErrors, RankClerksResponses, RedeliverWebhookData, RedeliverWebhookErrors, RedeliverWebhookResponses, RehearseRetentionData, RehearseRetentionErrors, RehearseRetentionResponses, RenameRoomData, RenameRoomErrors, RenameRoomResponses, RenameTemplateRoomData, RenameTemplateRoomErrors, RenameTemplateRoomResponses, ReopenInspectionData, ReopenInspectionErrors, ReopenInspectionResponses, ReplayWebhookData, ReplayWebhookErrors, ReplayWebhookResponses, RequestPdfData, RequestPdfErrors, RequestPdfResponses, RequestPublishedPdfData, RequestPublishedPdfErrors, RequestPublishedPdfResponses, RequestReportLinkData, RequestReportLinkErrors, RequestReportLinkResponses, ResendEmailData, ResendEmailErrors, ResendEmailResponses, ResetClientPasswordData, ResetClientPasswordErrors, ResetClientPasswordResponses, ResetStaffPasswordData, ResetStaffPasswordErrors, ResetStaffPasswordResponses, RestoreInspectionData, RestoreInspectionErrors, RestoreInspectionResponses, RestoreTemplateVersionData, RestoreTemplateVersionErrors, RestoreTemplateVersionResponses, RevokeApplicationPersonData, RevokeApplicationPersonErrors, RevokeApplicationPersonResponses, RevokeGrantData, RevokeGrantErrors, RevokeGrantResponses, RevokeReportLinkData, RevokeReportLinkErrors, RevokeReportLinkResponses, RotateApplicationSecretData, RotateApplicationSecretErrors, RotateApplicationSecretResponses, RotateAttachmentData, RotateAttachmentErrors, RotateAttachmentResponses, RotateReportKeyData, RotateReportKeyErrors, RotateReportKeyResponses, SendReportLinkData, SendReportLinkErrors, SendReportLinkResponses, SendSignatureCodeData, SendSignatureCodeErrors, SendSignatureCodeResponses, SendTrialEmailData, SendTrialEmailErrors, SendTrialEmailResponses, SendWaitingMessagesData, SendWaitingMessagesErrors, SendWaitingMessagesResponses, SetAuthenticatorAppData, SetAuthenticatorAppErrors, SetAuthenticatorAppResponses, SignOutClientPersonData, SignOutClientPersonErrors, SignOutClientPersonResponses, SignOutEverywhereData, SignOutEverywhereErrors, SignOutEverywhereResponses, SignOutStaffMemberData, SignOutStaffMemberErrors, SignOutStaffMemberResponses, SignPublishedReportData, SignPublishedReportErrors, SignPublishedReportResponses, StartImportData, StartImportErrors, StartImportResponses, StartInspectionData, StartInspectionErrors, StartInspectionResponses, SubmitInspectionData, SubmitInspectionErrors, SubmitInspectionResponses, SubmitTenantReportData, SubmitTenantReportErrors, SubmitTenantReportResponses, TellPresenceData, TellPresenceErrors, TellPresenceResponses, TestWebhookData, TestWebhookErrors, TestWebhookResponses, TickReviewStopData, TickReviewStopErrors, TickReviewStopResponses, TryMailServerData, TryMailServerErrors, TryMailServerResponses, TrySingleSignOnData, TrySingleSignOnErrors, TrySingleSignOnResponses, UncompleteInspectionData, UncompleteInspectionErrors, UncompleteInspectionResponses, UncoverPartsData, UncoverPartsErrors, UncoverPartsResponses, UndoBulkChangeData, UndoBulkChangeErrors, UndoBulkChangeResponses, UndoImportData, UndoImportErrors, UndoImportResponses, UnstartInspectionData, UnstartInspectionErrors, UnstartInspectionResponses, UpdateAccountSettingsData, UpdateAccountSettingsErrors, UpdateAccountSettingsResponses, UpdateActionData, UpdateActionErrors, UpdateActionResponses, UpdateApplicationData, UpdateApplicationErrors, UpdateApplicationResponses, UpdateCertificateData, UpdateCertificateErrors, UpdateCertificateResponses, UpdateClientData, UpdateClientErrors, UpdateClientPersonData, UpdateClientPersonErrors, UpdateClientPersonResponses, UpdateClientResponses, UpdateFileShareData, UpdateFileShareErrors, UpdateFileShareResponses, UpdateImportData, UpdateImportErrors, UpdateImportResponses, UpdateInspectionContactData, UpdateInspectionContactErrors, UpdateInspectionContactResponses, UpdateInspectionCustomFieldData, UpdateInspectionCustomFieldErrors, UpdateInspectionCustomFieldResponses, UpdateInspectionData, UpdateInspectionErrors, UpdateInspectionHoldData, UpdateInspectionHoldErrors, UpdateInspectionHoldResponses, UpdateInspectionResponses, UpdateItemAttachmentData, UpdateItemAttachmentErrors, UpdateItemAttachmentResponses, UpdateItemData, UpdateItemErrors, UpdateItemResponses, UpdateKeySetData, UpdateKeySetErrors, UpdateKeySetResponses, UpdateLegalHoldData, UpdateLegalHoldErrors, UpdateLegalHoldResponses, UpdateMailServerData, UpdateMailServerErrors, UpdateMailServerResponses, UpdateMeData, UpdateMeErrors, UpdateMeResponses, UpdateMeterData, UpdateMeterErrors, UpdateMeterResponses, UpdateMovingInData, UpdateMovingInErrors, UpdateMovingInResponses, UpdateOptionSetData, UpdateOptionSetErrors, UpdateOptionSetResponses, UpdatePasskeyData, UpdatePasskeyErrors, UpdatePasskeyResponses, UpdatePropertyContactData, UpdatePropertyContactErrors, UpdatePropertyContactResponses, UpdatePropertyCustomFieldData, UpdatePropertyCustomFieldErrors, UpdatePropertyCustomFieldResponses, UpdatePropertyData, UpdatePropertyErrors, UpdatePropertyResponses, UpdateRecurringVisitData, UpdateRecurringVisitErrors, UpdateRecurringVisitResponses, UpdateReportAttachmentData, UpdateReportAttachmentErrors, UpdateReportAttachmentResponses, UpdateReportCommentData, UpdateReportCommentErrors, UpdateReportCommentResponses, UpdateRetentionData, UpdateRetentionErrors, UpdateRetentionResponses, UpdateReviewQuestionData, UpdateReviewQuestionErrors, UpdateReviewQuestionResponses, UpdateRoomAttachmentData, UpdateRoomAttachmentErrors, UpdateRoomAttachmentResponses, UpdateSecondFactorSettingsData, UpdateSecondFactorSettingsErrors, UpdateSecondFactorSettingsResponses, UpdateSessionSettingsData, UpdateSessionSettingsErrors, UpdateSessionSettingsResponses, UpdateSigningCertificateData, UpdateSigningCertificateErrors, UpdateSigningCertificateResponses, UpdateSingleSignOnData, UpdateSingleSignOnErrors, UpdateSingleSignOnResponses, UpdateStaffMemberData, UpdateStaffMemberErrors, UpdateStaffMemberResponses, UpdateTemplateActionData, UpdateTemplateActionErrors, UpdateTemplateActionResponses, UpdateTemplateData, UpdateTemplateErrors, UpdateTemplateItemAttachmentData, UpdateTemplateItemAttachmentErrors, UpdateTemplateItemAttachmentResponses, UpdateTemplateItemData, UpdateTemplateItemErrors, UpdateTemplateItemResponses, UpdateTemplateReportAttachmentData, UpdateTemplateReportAttachmentErrors, UpdateTemplateReportAttachmentResponses, UpdateTemplateResponses, UpdateTemplateRoomAttachmentData, UpdateTemplateRoomAttachmentErrors, UpdateTemplateRoomAttachmentResponses, UpdateTenancyData, UpdateTenancyErrors, UpdateTenancyResponses, UpdateTenantAttachmentData, UpdateTenantAttachmentErrors, UpdateTenantAttachmentResponses, UpdateTenantItemData, UpdateTenantItemErrors, UpdateTenantItemResponses, UpdateWebhookData, UpdateWebhookErrors, UpdateWebhookResponses, UpsertClientData, UpsertClientErrors, UpsertClientResponses, UpsertInspectionContactData, UpsertInspectionContactErrors, UpsertInspectionContactResponses, UpsertInspectionData, UpsertInspectionErrors, UpsertInspectionResponses, UpsertPropertyContactData, UpsertPropertyContactErrors, UpsertPropertyContactResponses, UpsertPropertyData, UpsertPropertyErrors, UpsertPropertyResponses, WaiveChargeData, WaiveChargeErrors, WaiveChargeResponses, WithdrawClientInvitationData, WithdrawClientInvitationErrors, WithdrawClientInvitationResponses, WithdrawOfferData, WithdrawOfferErrors, WithdrawOfferResponses, WithdrawStaffInvitationData, WithdrawStaffInvitationErrors, WithdrawStaffInvitationResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

/**
 * A new key for an authenticator app; it counts once a code of it has been given
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createAuthenticatorSecret = <ThrowOnError extends boolean = true>(options?: Options<CreateAuthenticatorSecretData, ThrowOnError>): RequestResult<CreateAuthenticatorSecretResponses, CreateAuthenticatorSecretErrors, ThrowOnError> => (options?.client ?? client).post<CreateAuthenticatorSecretResponses, CreateAuthenticatorSecretErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/authenticator-app/secret',
    ...options
});

/**
 * Remove the authenticator app and its recovery codes; other sessions of the person end
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const deleteAuthenticatorApp = <ThrowOnError extends boolean = true>(options?: Options<DeleteAuthenticatorAppData, ThrowOnError>): RequestResult<DeleteAuthenticatorAppResponses, DeleteAuthenticatorAppErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteAuthenticatorAppResponses, DeleteAuthenticatorAppErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/authenticator-app',
    ...options
});

/**
 * Set up an authenticator app, in place of the one before; answers recovery codes; other sessions of the person end
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const setAuthenticatorApp = <ThrowOnError extends boolean = true>(options: Options<SetAuthenticatorAppData, ThrowOnError>): RequestResult<SetAuthenticatorAppResponses, SetAuthenticatorAppErrors, ThrowOnError> => (options.client ?? client).put<SetAuthenticatorAppResponses, SetAuthenticatorAppErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/authenticator-app',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Authenticator app, recovery codes and passkeys of the current user
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const getFactors = <ThrowOnError extends boolean = true>(options?: Options<GetFactorsData, ThrowOnError>): RequestResult<GetFactorsResponses, GetFactorsErrors, ThrowOnError> => (options?.client ?? client).get<GetFactorsResponses, GetFactorsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/factors',
    ...options
});

/**
 * Ten new recovery codes, shown this once; the ones before end
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createRecoveryCodes = <ThrowOnError extends boolean = true>(options?: Options<CreateRecoveryCodesData, ThrowOnError>): RequestResult<CreateRecoveryCodesResponses, CreateRecoveryCodesErrors, ThrowOnError> => (options?.client ?? client).post<CreateRecoveryCodesResponses, CreateRecoveryCodesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/recovery-codes',
    ...options
});

/**
 * A challenge for a passkey of the current user, by which they prove who they are
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createProofOptions = <ThrowOnError extends boolean = true>(options?: Options<CreateProofOptionsData, ThrowOnError>): RequestResult<CreateProofOptionsResponses, CreateProofOptionsErrors, ThrowOnError> => (options?.client ?? client).post<CreateProofOptionsResponses, CreateProofOptionsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/proof/options',
    ...options
});

/**
 * Give the password again, and a code of the app that one has, or the answer of a passkey, which allows for ten minutes to change how one signs in
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const proveIdentity = <ThrowOnError extends boolean = true>(options: Options<ProveIdentityData, ThrowOnError>): RequestResult<ProveIdentityResponses, ProveIdentityErrors, ThrowOnError> => (options.client ?? client).post<ProveIdentityResponses, ProveIdentityErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/proof',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * A challenge for a new passkey
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createPasskeyOptions = <ThrowOnError extends boolean = true>(options?: Options<CreatePasskeyOptionsData, ThrowOnError>): RequestResult<CreatePasskeyOptionsResponses, CreatePasskeyOptionsErrors, ThrowOnError> => (options?.client ?? client).post<CreatePasskeyOptionsResponses, CreatePasskeyOptionsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/passkeys/options',
    ...options
});

/**
 * Add a passkey that the browser has just made; other sessions of the person end
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createPasskey = <ThrowOnError extends boolean = true>(options: Options<CreatePasskeyData, ThrowOnError>): RequestResult<CreatePasskeyResponses, CreatePasskeyErrors, ThrowOnError> => (options.client ?? client).post<CreatePasskeyResponses, CreatePasskeyErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/passkeys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Remove a passkey; other sessions of the person end
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const deletePasskey = <ThrowOnError extends boolean = true>(options: Options<DeletePasskeyData, ThrowOnError>): RequestResult<DeletePasskeyResponses, DeletePasskeyErrors, ThrowOnError> => (options.client ?? client).delete<DeletePasskeyResponses, DeletePasskeyErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/passkeys/{passkey_id}',
    ...options
});

/**
 * Give a passkey another name
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const updatePasskey = <ThrowOnError extends boolean = true>(options: Options<UpdatePasskeyData, ThrowOnError>): RequestResult<UpdatePasskeyResponses, UpdatePasskeyErrors, ThrowOnError> => (options.client ?? client).put<UpdatePasskeyResponses, UpdatePasskeyErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/passkeys/{passkey_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Roles of which a second factor is demanded
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const getSecondFactorSettings = <ThrowOnError extends boolean = true>(options?: Options<GetSecondFactorSettingsData, ThrowOnError>): RequestResult<GetSecondFactorSettingsResponses, GetSecondFactorSettingsErrors, ThrowOnError> => (options?.client ?? client).get<GetSecondFactorSettingsResponses, GetSecondFactorSettingsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/second-factor',
    ...options
});

/**
 * Demand a second factor of roles; without one their people set it up when they next sign in
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const updateSecondFactorSettings = <ThrowOnError extends boolean = true>(options: Options<UpdateSecondFactorSettingsData, ThrowOnError>): RequestResult<UpdateSecondFactorSettingsResponses, UpdateSecondFactorSettingsErrors, ThrowOnError> => (options.client ?? client).put<UpdateSecondFactorSettingsResponses, UpdateSecondFactorSettingsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/second-factor',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The current user
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `profile.read`.
 */
export const getMe = <ThrowOnError extends boolean = true>(options?: Options<GetMeData, ThrowOnError>): RequestResult<GetMeResponses, GetMeErrors, ThrowOnError> => (options?.client ?? client).get<GetMeResponses, GetMeErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me',
    ...options
});

/**
 * Change the name, the password or the e-mails of the current user
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const updateMe = <ThrowOnError extends boolean = true>(options: Options<UpdateMeData, ThrowOnError>): RequestResult<UpdateMeResponses, UpdateMeErrors, ThrowOnError> => (options.client ?? client).put<UpdateMeResponses, UpdateMeErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Properties, most recent first
 *
 * A page has 30 properties unless `per_page` says otherwise, and links to the others. For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const listProperties = <ThrowOnError extends boolean = true>(options?: Options<ListPropertiesData, ThrowOnError>): RequestResult<ListPropertiesResponses, ListPropertiesErrors, ThrowOnError> => (options?.client ?? client).get<ListPropertiesResponses, ListPropertiesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties',
    ...options
});

/**
 * Create a property
 *
 * `geocoords` are found by the postcode, unless `own_geocoords` are given; `country` is that of the account unless given. For managers. Needs the scope `properties.write`.
 */
export const createProperty = <ThrowOnError extends boolean = true>(options: Options<CreatePropertyData, ThrowOnError>): RequestResult<CreatePropertyResponses, CreatePropertyErrors, ThrowOnError> => (options.client ?? client).post<CreatePropertyResponses, CreatePropertyErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * A property
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const getProperty = <ThrowOnError extends boolean = true>(options: Options<GetPropertyData, ThrowOnError>): RequestResult<GetPropertyResponses, GetPropertyErrors, ThrowOnError> => (options.client ?? client).get<GetPropertyResponses, GetPropertyErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}',
    ...options
});

/**
 * Change a property; members left out are kept
 *
 * Null clears what may be null. `custom_fields` has to supply every field that has a value. For managers. Needs the scope `properties.write`.
 */
export const updateProperty = <ThrowOnError extends boolean = true>(options: Options<UpdatePropertyData, ThrowOnError>): RequestResult<UpdatePropertyResponses, UpdatePropertyErrors, ThrowOnError> => (options.client ?? client).put<UpdatePropertyResponses, UpdatePropertyErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The audit trail of a property, newest first
 *
 * It is kept as long as the property. For staff. Needs the scope `properties.read`.
 */
export const listPropertyAudit = <ThrowOnError extends boolean = true>(options: Options<ListPropertyAuditData, ThrowOnError>): RequestResult<ListPropertyAuditResponses, ListPropertyAuditErrors, ThrowOnError> => (options.client ?? client).get<ListPropertyAuditResponses, ListPropertyAuditErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/audit',
    ...options
});

/**
 * Create a property under the id that your system has for it, or change it
 *
 * The first request makes it, each later one changes it; members left out are kept. Each application has names of its own, and several requests at once make one thing. With `If-Match` nothing new is made. For managers. Needs the scope `properties.write`.
 */
export const upsertProperty = <ThrowOnError extends boolean = true>(options: Options<UpsertPropertyData, ThrowOnError>): RequestResult<UpsertPropertyResponses, UpsertPropertyErrors, ThrowOnError> => (options.client ?? client).put<UpsertPropertyResponses, UpsertPropertyErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/by-external-id/{external_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Inspections, most recent first
 *
 * A page has 10 inspections unless `per_page` says otherwise. Lists are spelt `state_id=100&state_id=200` or `state_id=100,200`. For everybody; people of a client see only what is theirs. Needs the scope `inspections.read`.
 */
export const listInspections = <ThrowOnError extends boolean = true>(options?: Options<ListInspectionsData, ThrowOnError>): RequestResult<ListInspectionsResponses, ListInspectionsErrors, ThrowOnError> => (options?.client ?? client).get<ListInspectionsResponses, ListInspectionsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections',
    ...options
});

/**
 * Create an inspection: Pending, or Assigned with a clerk
 *
 * Self-service and live inspections need `self_servicer`, who is e-mailed a link. `conduct_date` without an offset is meant in the time zone of the account. For managers. Needs the scope `inspections.write`.
 */
export const createInspection = <ThrowOnError extends boolean = true>(options: Options<CreateInspectionData, ThrowOnError>): RequestResult<CreateInspectionResponses, CreateInspectionErrors, ThrowOnError> => (options.client ?? client).post<CreateInspectionResponses, CreateInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * An inspection
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `inspections.read`.
 */
export const getInspection = <ThrowOnError extends boolean = true>(options: Options<GetInspectionData, ThrowOnError>): RequestResult<GetInspectionResponses, GetInspectionErrors, ThrowOnError> => (options.client ?? client).get<GetInspectionResponses, GetInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}',
    ...options
});

/**
 * Change an inspection; members left out are kept
 *
 * Sets neither the state nor a moment of its life. Giving a clerk makes it Assigned, taking the clerk makes it Pending. For staff. Needs the scope `inspections.write`.
 */
export const updateInspection = <ThrowOnError extends boolean = true>(options: Options<UpdateInspectionData, ThrowOnError>): RequestResult<UpdateInspectionResponses, UpdateInspectionErrors, ThrowOnError> => (options.client ?? client).put<UpdateInspectionResponses, UpdateInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Start the report from an earlier inspection or a template, or remove that again
 *
 * Only before the inspection is started and while nobody has written to the report. A null `init_from` takes away what it started from. For managers. Needs the scope `inspections.write`.
 */
export const initializeInspection = <ThrowOnError extends boolean = true>(options: Options<InitializeInspectionData, ThrowOnError>): RequestResult<InitializeInspectionResponses, InitializeInspectionErrors, ThrowOnError> => (options.client ?? client).put<InitializeInspectionResponses, InitializeInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/initialization',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Create an inspection under the id that your system has for it, or change it
 *
 * The first request makes it, each later one changes it; members left out are kept. Each application has names of its own, and several requests at once make one thing. With `If-Match` nothing new is made. `numbered`, `preload_template_id` and `auto_load_contacts` say how a new one begins. For managers. Needs the scope `inspections.write`.
 */
export const upsertInspection = <ThrowOnError extends boolean = true>(options: Options<UpsertInspectionData, ThrowOnError>): RequestResult<UpsertInspectionResponses, UpsertInspectionErrors, ThrowOnError> => (options.client ?? client).put<UpsertInspectionResponses, UpsertInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/by-external-id/{external_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Start: Assigned to Active
 *
 * The refusal of another state says which verbs are allowed now. For staff. Needs the scope `inspections.write`.
 */
export const startInspection = <ThrowOnError extends boolean = true>(options: Options<StartInspectionData, ThrowOnError>): RequestResult<StartInspectionResponses, StartInspectionErrors, ThrowOnError> => (options.client ?? client).post<StartInspectionResponses, StartInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/start',
    ...options
});

/**
 * Hand over for transcription: Active to Processing
 *
 * The refusal of another state says which verbs are allowed now. For staff. Needs the scope `inspections.write`.
 */
export const processInspection = <ThrowOnError extends boolean = true>(options: Options<ProcessInspectionData, ThrowOnError>): RequestResult<ProcessInspectionResponses, ProcessInspectionErrors, ThrowOnError> => (options.client ?? client).post<ProcessInspectionResponses, ProcessInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/process',
    ...options
});

/**
 * Submit for review: Active or Processing to Review
 *
 * The refusal of another state says which verbs are allowed now. For staff. Needs the scope `inspections.write`.
 */
export const submitInspection = <ThrowOnError extends boolean = true>(options: Options<SubmitInspectionData, ThrowOnError>): RequestResult<SubmitInspectionResponses, SubmitInspectionErrors, ThrowOnError> => (options.client ?? client).post<SubmitInspectionResponses, SubmitInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/submit',
    ...options
});

/**
 * Complete: Review to Complete
 *
 * The report is sealed, and contacts with `deliver` are sent its link. The refusal of another state says which verbs are allowed now. For staff. Needs the scope `inspections.write`.
 */
export const completeInspection = <ThrowOnError extends boolean = true>(options: Options<CompleteInspectionData, ThrowOnError>): RequestResult<CompleteInspectionResponses, CompleteInspectionErrors, ThrowOnError> => (options.client ?? client).post<CompleteInspectionResponses, CompleteInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/complete',
    ...options
});

/**
 * Close: Complete to Closed
 *
 * The refusal of another state says which verbs are allowed now. For managers. Needs the scope `inspections.write`.
 */
export const closeInspection = <ThrowOnError extends boolean = true>(options: Options<CloseInspectionData, ThrowOnError>): RequestResult<CloseInspectionResponses, CloseInspectionErrors, ThrowOnError> => (options.client ?? client).post<CloseInspectionResponses, CloseInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/close',
    ...options
});

/**
 * Cancel: it is Closed with cancelled_at
 *
 * Possible until Review. Contacts with `notify` are told. With a `cause` a visit that was agreed and not made costs what the `fee_rules` of the account say: that is added to `additional`. The refusal of another state says which verbs are allowed now. For managers. Needs the scope `inspections.write`.
 */
export const cancelInspection = <ThrowOnError extends boolean = true>(options: Options<CancelInspectionData, ThrowOnError>): RequestResult<CancelInspectionResponses, CancelInspectionErrors, ThrowOnError> => (options.client ?? client).post<CancelInspectionResponses, CancelInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Reopen from Review, or from Complete back to Review
 *
 * From Review it goes to Processing if it has a typist, else to Active. The refusal of another state says which verbs are allowed now. For staff. Needs the scope `inspections.write`.
 */
export const reopenInspection = <ThrowOnError extends boolean = true>(options: Options<ReopenInspectionData, ThrowOnError>): RequestResult<ReopenInspectionResponses, ReopenInspectionErrors, ThrowOnError> => (options.client ?? client).post<ReopenInspectionResponses, ReopenInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/reopen',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Claim an unclaimed job in Processing, as its typist
 *
 * For staff. Needs the scope `inspections.write`.
 */
export const claimInspection = <ThrowOnError extends boolean = true>(options: Options<ClaimInspectionData, ThrowOnError>): RequestResult<ClaimInspectionResponses, ClaimInspectionErrors, ThrowOnError> => (options.client ?? client).post<ClaimInspectionResponses, ClaimInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/claim',
    ...options
});

/**
 * Accept the visit, as its clerk
 *
 * Only its clerk, while the visit is ahead. Another clerk or date is not accepted yet. The refusal of another state says which verbs are allowed now. For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const acceptInspection = <ThrowOnError extends boolean = true>(options: Options<AcceptInspectionData, ThrowOnError>): RequestResult<AcceptInspectionResponses, AcceptInspectionErrors, ThrowOnError> => (options.client ?? client).post<AcceptInspectionResponses, AcceptInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/accept',
    ...options
});

/**
 * Decline the visit, as its clerk: Assigned to Pending
 *
 * Only its clerk, while the visit is ahead. Nobody is assigned any more, and whoever booked it is e-mailed the reason. The refusal of another state says which verbs are allowed now. For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const declineInspection = <ThrowOnError extends boolean = true>(options: Options<DeclineInspectionData, ThrowOnError>): RequestResult<DeclineInspectionResponses, DeclineInspectionErrors, ThrowOnError> => (options.client ?? client).post<DeclineInspectionResponses, DeclineInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/decline',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Take back the start: Active to Assigned
 *
 * Only while nobody has written to the report since the start; it clears `started_at`. The refusal of another state says which verbs are allowed now. For staff. Needs the scope `inspections.write`.
 */
export const unstartInspection = <ThrowOnError extends boolean = true>(options: Options<UnstartInspectionData, ThrowOnError>): RequestResult<UnstartInspectionResponses, UnstartInspectionErrors, ThrowOnError> => (options.client ?? client).post<UnstartInspectionResponses, UnstartInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/unstart',
    ...options
});

/**
 * Take back the completion while its e-mails wait: Complete to Review
 *
 * Only within a minute of a completion in the back office, whose e-mails wait for so long, and while nobody outside has the new version: it clears `completed_at`, and no e-mail goes. The version stays among the sealed ones, with `taken_back_at`. The refusal of another state says which verbs are allowed now. For staff. Needs the scope `inspections.write`.
 */
export const uncompleteInspection = <ThrowOnError extends boolean = true>(options: Options<UncompleteInspectionData, ThrowOnError>): RequestResult<UncompleteInspectionResponses, UncompleteInspectionErrors, ThrowOnError> => (options.client ?? client).post<UncompleteInspectionResponses, UncompleteInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/uncomplete',
    ...options
});

/**
 * Take back a cancellation: the state before
 *
 * Only a cancelled one. It goes back to the state before, costs nothing for having been aborted, and whoever was told that it is cancelled is told of the appointment again. The refusal of another state says which verbs are allowed now. For managers. Needs the scope `inspections.write`.
 */
export const restoreInspection = <ThrowOnError extends boolean = true>(options: Options<RestoreInspectionData, ThrowOnError>): RequestResult<RestoreInspectionResponses, RestoreInspectionErrors, ThrowOnError> => (options.client ?? client).post<RestoreInspectionResponses, RestoreInspectionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/restore',
    ...options
});

/**
 * E-mail the tenant of a self-service or live inspection a new link; the one before is closed
 *
 * For managers. Needs the scope `inspections.write`.
 */
export const inviteTenant = <ThrowOnError extends boolean = true>(options: Options<InviteTenantData, ThrowOnError>): RequestResult<InviteTenantResponses, InviteTenantErrors, ThrowOnError> => (options.client ?? client).post<InviteTenantResponses, InviteTenantErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/invite',
    ...options
});

/**
 * A new report_key; links with the one before open nothing any more
 *
 * For managers. Needs the scopes `inspections.read`, `inspections.write`.
 */
export const rotateReportKey = <ThrowOnError extends boolean = true>(options: Options<RotateReportKeyData, ThrowOnError>): RequestResult<RotateReportKeyResponses, RotateReportKeyErrors, ThrowOnError> => (options.client ?? client).post<RotateReportKeyResponses, RotateReportKeyErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rotate-report-key',
    ...options
});

/**
 * Applications registered by this account
 *
 * For administrators. Needs the scope `staff.read`.
 */
export const listApplications = <ThrowOnError extends boolean = true>(options?: Options<ListApplicationsData, ThrowOnError>): RequestResult<ListApplicationsResponses, ListApplicationsErrors, ThrowOnError> => (options?.client ?? client).get<ListApplicationsResponses, ListApplicationsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/applications',
    ...options
});

/**
 * Register an application; its secret is shown this once
 *
 * An application without a secret (`public`) must use PKCE. For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const createApplication = <ThrowOnError extends boolean = true>(options: Options<CreateApplicationData, ThrowOnError>): RequestResult<CreateApplicationResponses, CreateApplicationErrors, ThrowOnError> => (options.client ?? client).post<CreateApplicationResponses, CreateApplicationErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/applications',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Remove an application; everything it was granted ends
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const deleteApplication = <ThrowOnError extends boolean = true>(options: Options<DeleteApplicationData, ThrowOnError>): RequestResult<DeleteApplicationResponses, DeleteApplicationErrors, ThrowOnError> => (options.client ?? client).delete<DeleteApplicationResponses, DeleteApplicationErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/applications/{application_id}',
    ...options
});

/**
 * An application
 *
 * For administrators. Needs the scope `staff.read`.
 */
export const getApplication = <ThrowOnError extends boolean = true>(options: Options<GetApplicationData, ThrowOnError>): RequestResult<GetApplicationResponses, GetApplicationErrors, ThrowOnError> => (options.client ?? client).get<GetApplicationResponses, GetApplicationErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/applications/{application_id}',
    ...options
});

/**
 * Change an application; members left out are kept
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const updateApplication = <ThrowOnError extends boolean = true>(options: Options<UpdateApplicationData, ThrowOnError>): RequestResult<UpdateApplicationResponses, UpdateApplicationErrors, ThrowOnError> => (options.client ?? client).put<UpdateApplicationResponses, UpdateApplicationErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/applications/{application_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * A new secret, shown this once; the old one stops working
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const rotateApplicationSecret = <ThrowOnError extends boolean = true>(options: Options<RotateApplicationSecretData, ThrowOnError>): RequestResult<RotateApplicationSecretResponses, RotateApplicationSecretErrors, ThrowOnError> => (options.client ?? client).post<RotateApplicationSecretResponses, RotateApplicationSecretErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/applications/{application_id}/rotate-secret',
    ...options
});

/**
 * Say that a person has the report open, and where they are in it, to whoever else has it open
 *
 * Nothing is stored. Others hear it as `report.present` in `/changes`, where they ask for this report. To be said again every 20 seconds; without it somebody is gone after 50. For staff. Needs the scope `reports.read`.
 */
export const tellPresence = <ThrowOnError extends boolean = true>(options: Options<TellPresenceData, ThrowOnError>): RequestResult<TellPresenceResponses, TellPresenceErrors, ThrowOnError> => (options.client ?? client).post<TellPresenceResponses, TellPresenceErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/presence',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * A stream of what changes in the account, within two seconds
 *
 * An id, sent back as `Last-Event-ID`, brings the changes missed meanwhile; a change may come twice. Changes are kept for 7 days. The stream ends after five minutes: come again with a valid token. It ends sooner for a caller who may listen no longer. Each person has ten streams at most; the eleventh is 429. For everybody; people of a client see only what is theirs. Needs the scope `inspections.read`.
 */
export const listenToChanges = <ThrowOnError extends boolean = true>(options?: Options<ListenToChangesData, ThrowOnError, ListenToChangesResponse>): Promise<ServerSentEventsResult<ListenToChangesResponses>> => (options?.client ?? client).sse.get<ListenToChangesResponses, ListenToChangesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/changes',
    ...options
});

/**
 * The people of a client by name
 *
 * For staff. Needs the scope `clients.read`.
 */
export const listClientPeople = <ThrowOnError extends boolean = true>(options: Options<ListClientPeopleData, ThrowOnError>): RequestResult<ListClientPeopleResponses, ListClientPeopleErrors, ThrowOnError> => (options.client ?? client).get<ListClientPeopleResponses, ListClientPeopleErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}/people',
    ...options
});

/**
 * Add a person to a client, who is invited to sign in and read what is theirs
 *
 * They are e-mailed a link to choose a password, which works once within seven days. For managers. For the back office alone, not for other applications. Needs the scope `clients.write`.
 */
export const createClientPerson = <ThrowOnError extends boolean = true>(options: Options<CreateClientPersonData, ThrowOnError>): RequestResult<CreateClientPersonResponses, CreateClientPersonErrors, ThrowOnError> => (options.client ?? client).post<CreateClientPersonResponses, CreateClientPersonErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}/people',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Archive a person of a client, who can no longer sign in
 *
 * Archived things keep their id and stay readable. For managers. Needs the scope `clients.write`.
 */
export const deleteClientPerson = <ThrowOnError extends boolean = true>(options: Options<DeleteClientPersonData, ThrowOnError>): RequestResult<DeleteClientPersonResponses, DeleteClientPersonErrors, ThrowOnError> => (options.client ?? client).delete<DeleteClientPersonResponses, DeleteClientPersonErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}/people/{person_id}',
    ...options
});

/**
 * A person of a client
 *
 * For staff. Needs the scope `clients.read`.
 */
export const getClientPerson = <ThrowOnError extends boolean = true>(options: Options<GetClientPersonData, ThrowOnError>): RequestResult<GetClientPersonResponses, GetClientPersonErrors, ThrowOnError> => (options.client ?? client).get<GetClientPersonResponses, GetClientPersonErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}/people/{person_id}',
    ...options
});

/**
 * Change a person of a client; members left out are kept
 *
 * E-mail addresses are changed in the back office alone. For managers. Needs the scope `clients.write`.
 */
export const updateClientPerson = <ThrowOnError extends boolean = true>(options: Options<UpdateClientPersonData, ThrowOnError>): RequestResult<UpdateClientPersonResponses, UpdateClientPersonErrors, ThrowOnError> => (options.client ?? client).put<UpdateClientPersonResponses, UpdateClientPersonErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}/people/{person_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * End every session of a person of a client, and everything that they allowed to applications
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const signOutClientPerson = <ThrowOnError extends boolean = true>(options: Options<SignOutClientPersonData, ThrowOnError>): RequestResult<SignOutClientPersonResponses, SignOutClientPersonErrors, ThrowOnError> => (options.client ?? client).post<SignOutClientPersonResponses, SignOutClientPersonErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}/people/{person_id}/sign-out-everywhere',
    ...options
});

/**
 * Remove the second factors of a person of a client who has lost them, sign them out everywhere, and tell them
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const deleteClientPersonFactors = <ThrowOnError extends boolean = true>(options: Options<DeleteClientPersonFactorsData, ThrowOnError>): RequestResult<DeleteClientPersonFactorsResponses, DeleteClientPersonFactorsErrors, ThrowOnError> => (options.client ?? client).delete<DeleteClientPersonFactorsResponses, DeleteClientPersonFactorsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}/people/{person_id}/factors',
    ...options
});

/**
 * Withdraw the invitation of a person of a client
 *
 * Their link ends. 409 for people who have accepted it. For managers. For the back office alone, not for other applications. Needs the scope `clients.write`.
 */
export const withdrawClientInvitation = <ThrowOnError extends boolean = true>(options: Options<WithdrawClientInvitationData, ThrowOnError>): RequestResult<WithdrawClientInvitationResponses, WithdrawClientInvitationErrors, ThrowOnError> => (options.client ?? client).delete<WithdrawClientInvitationResponses, WithdrawClientInvitationErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}/people/{person_id}/invite',
    ...options
});

/**
 * Invite a person of a client again; the invitation before ends
 *
 * 409 for people who sign in already, and for archived ones. For managers. For the back office alone, not for other applications. Needs the scope `clients.write`.
 */
export const inviteClientPerson = <ThrowOnError extends boolean = true>(options: Options<InviteClientPersonData, ThrowOnError>): RequestResult<InviteClientPersonResponses, InviteClientPersonErrors, ThrowOnError> => (options.client ?? client).post<InviteClientPersonResponses, InviteClientPersonErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}/people/{person_id}/invite',
    ...options
});

/**
 * Make a link by which a person of a client chooses a new password
 *
 * It works once, within thirty minutes; until then their password stays as it is. For managers. For the back office alone, not for other applications. Needs the scope `clients.write`.
 */
export const resetClientPassword = <ThrowOnError extends boolean = true>(options: Options<ResetClientPasswordData, ThrowOnError>): RequestResult<ResetClientPasswordResponses, ResetClientPasswordErrors, ThrowOnError> => (options.client ?? client).post<ResetClientPasswordResponses, ResetClientPasswordErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}/people/{person_id}/reset-link',
    ...options
});

/**
 * Clients by name
 *
 * For staff. Needs the scope `clients.read`.
 */
export const listClients = <ThrowOnError extends boolean = true>(options?: Options<ListClientsData, ThrowOnError>): RequestResult<ListClientsResponses, ListClientsErrors, ThrowOnError> => (options?.client ?? client).get<ListClientsResponses, ListClientsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients',
    ...options
});

/**
 * Add a client
 *
 * For managers. Needs the scope `clients.write`.
 */
export const createClient = <ThrowOnError extends boolean = true>(options: Options<CreateClientData, ThrowOnError>): RequestResult<CreateClientResponses, CreateClientErrors, ThrowOnError> => (options.client ?? client).post<CreateClientResponses, CreateClientErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a client; one with properties or inspections is archived
 *
 * Archived things keep their id and stay readable. For managers. Needs the scope `clients.write`.
 */
export const deleteClient = <ThrowOnError extends boolean = true>(options: Options<DeleteClientData, ThrowOnError>): RequestResult<DeleteClientResponses, DeleteClientErrors, ThrowOnError> => (options.client ?? client).delete<DeleteClientResponses, DeleteClientErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}',
    ...options
});

/**
 * A client
 *
 * For staff. Needs the scope `clients.read`.
 */
export const getClient = <ThrowOnError extends boolean = true>(options: Options<GetClientData, ThrowOnError>): RequestResult<GetClientResponses, GetClientErrors, ThrowOnError> => (options.client ?? client).get<GetClientResponses, GetClientErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}',
    ...options
});

/**
 * Change a client; members left out are kept
 *
 * For managers. Needs the scope `clients.write`.
 */
export const updateClient = <ThrowOnError extends boolean = true>(options: Options<UpdateClientData, ThrowOnError>): RequestResult<UpdateClientResponses, UpdateClientErrors, ThrowOnError> => (options.client ?? client).put<UpdateClientResponses, UpdateClientErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Add a client under the id that your system has for it, or change it
 *
 * The first request makes it, each later one changes it; members left out are kept. Each application has names of its own, and several requests at once make one thing. With `If-Match` nothing new is made. For managers. Needs the scope `clients.write`.
 */
export const upsertClient = <ThrowOnError extends boolean = true>(options: Options<UpsertClientData, ThrowOnError>): RequestResult<UpsertClientResponses, UpsertClientErrors, ThrowOnError> => (options.client ?? client).put<UpsertClientResponses, UpsertClientErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/by-external-id/{external_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Contacts who ask for another time than the one that is agreed, the soonest visits first; 100 at most
 *
 * For managers. Needs the scope `inspections.read`.
 */
export const listAppointmentRequests = <ThrowOnError extends boolean = true>(options?: Options<ListAppointmentRequestsData, ThrowOnError>): RequestResult<ListAppointmentRequestsResponses, ListAppointmentRequestsErrors, ThrowOnError> => (options?.client ?? client).get<ListAppointmentRequestsResponses, ListAppointmentRequestsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/appointment-requests',
    ...options
});

/**
 * Settle the answer of a contact to the appointment: it waits for nothing any more
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const deleteAppointmentAnswer = <ThrowOnError extends boolean = true>(options: Options<DeleteAppointmentAnswerData, ThrowOnError>): RequestResult<DeleteAppointmentAnswerResponses, DeleteAppointmentAnswerErrors, ThrowOnError> => (options.client ?? client).delete<DeleteAppointmentAnswerResponses, DeleteAppointmentAnswerErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/contacts/{contact_id}/appointment-answer',
    ...options
});

/**
 * Close the links by which a contact answers the appointment; the next e-mail about it has a new one
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const closeAppointmentLinks = <ThrowOnError extends boolean = true>(options: Options<CloseAppointmentLinksData, ThrowOnError>): RequestResult<CloseAppointmentLinksResponses, CloseAppointmentLinksErrors, ThrowOnError> => (options.client ?? client).delete<CloseAppointmentLinksResponses, CloseAppointmentLinksErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/contacts/{contact_id}/appointment-links',
    ...options
});

/**
 * Contacts of a property
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const listPropertyContacts = <ThrowOnError extends boolean = true>(options: Options<ListPropertyContactsData, ThrowOnError>): RequestResult<ListPropertyContactsResponses, ListPropertyContactsErrors, ThrowOnError> => (options.client ?? client).get<ListPropertyContactsResponses, ListPropertyContactsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/contacts',
    ...options
});

/**
 * Add a contact to a property
 *
 * For managers. Needs the scope `properties.write`.
 */
export const createPropertyContact = <ThrowOnError extends boolean = true>(options: Options<CreatePropertyContactData, ThrowOnError>): RequestResult<CreatePropertyContactResponses, CreatePropertyContactErrors, ThrowOnError> => (options.client ?? client).post<CreatePropertyContactResponses, CreatePropertyContactErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/contacts',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Remove a contact of a property; the answer is the removed contact
 *
 * For managers. Needs the scope `properties.write`.
 */
export const deletePropertyContact = <ThrowOnError extends boolean = true>(options: Options<DeletePropertyContactData, ThrowOnError>): RequestResult<DeletePropertyContactResponses, DeletePropertyContactErrors, ThrowOnError> => (options.client ?? client).delete<DeletePropertyContactResponses, DeletePropertyContactErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/contacts/{contact_id}',
    ...options
});

/**
 * Change a contact of a property; members left out are kept
 *
 * For managers. Needs the scope `properties.write`.
 */
export const updatePropertyContact = <ThrowOnError extends boolean = true>(options: Options<UpdatePropertyContactData, ThrowOnError>): RequestResult<UpdatePropertyContactResponses, UpdatePropertyContactErrors, ThrowOnError> => (options.client ?? client).put<UpdatePropertyContactResponses, UpdatePropertyContactErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/contacts/{contact_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Add a contact to a property under the id that your system has for them, or change it
 *
 * The first request makes it, each later one changes it; members left out are kept. Each application has names of its own, and several requests at once make one thing. With `If-Match` nothing new is made. For managers. Needs the scope `properties.write`.
 */
export const upsertPropertyContact = <ThrowOnError extends boolean = true>(options: Options<UpsertPropertyContactData, ThrowOnError>): RequestResult<UpsertPropertyContactResponses, UpsertPropertyContactErrors, ThrowOnError> => (options.client ?? client).put<UpsertPropertyContactResponses, UpsertPropertyContactErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/contacts/by-external-id/{external_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Contacts of an inspection
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `inspections.read`.
 */
export const listInspectionContacts = <ThrowOnError extends boolean = true>(options: Options<ListInspectionContactsData, ThrowOnError>): RequestResult<ListInspectionContactsResponses, ListInspectionContactsErrors, ThrowOnError> => (options.client ?? client).get<ListInspectionContactsResponses, ListInspectionContactsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/contacts',
    ...options
});

/**
 * Add a contact to an inspection
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const createInspectionContact = <ThrowOnError extends boolean = true>(options: Options<CreateInspectionContactData, ThrowOnError>): RequestResult<CreateInspectionContactResponses, CreateInspectionContactErrors, ThrowOnError> => (options.client ?? client).post<CreateInspectionContactResponses, CreateInspectionContactErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/contacts',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Remove a contact of an inspection; the answer is the removed contact
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const deleteInspectionContact = <ThrowOnError extends boolean = true>(options: Options<DeleteInspectionContactData, ThrowOnError>): RequestResult<DeleteInspectionContactResponses, DeleteInspectionContactErrors, ThrowOnError> => (options.client ?? client).delete<DeleteInspectionContactResponses, DeleteInspectionContactErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/contacts/{contact_id}',
    ...options
});

/**
 * Change a contact of an inspection; members left out are kept
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const updateInspectionContact = <ThrowOnError extends boolean = true>(options: Options<UpdateInspectionContactData, ThrowOnError>): RequestResult<UpdateInspectionContactResponses, UpdateInspectionContactErrors, ThrowOnError> => (options.client ?? client).put<UpdateInspectionContactResponses, UpdateInspectionContactErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/contacts/{contact_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Add a contact to an inspection under the id that your system has for them, or change it
 *
 * The first request makes it, each later one changes it; members left out are kept. Each application has names of its own, and several requests at once make one thing. With `If-Match` nothing new is made. For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const upsertInspectionContact = <ThrowOnError extends boolean = true>(options: Options<UpsertInspectionContactData, ThrowOnError>): RequestResult<UpsertInspectionContactResponses, UpsertInspectionContactErrors, ThrowOnError> => (options.client ?? client).put<UpsertInspectionContactResponses, UpsertInspectionContactErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/contacts/by-external-id/{external_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Custom fields of properties
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const listPropertyCustomFields = <ThrowOnError extends boolean = true>(options?: Options<ListPropertyCustomFieldsData, ThrowOnError>): RequestResult<ListPropertyCustomFieldsResponses, ListPropertyCustomFieldsErrors, ThrowOnError> => (options?.client ?? client).get<ListPropertyCustomFieldsResponses, ListPropertyCustomFieldsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/custom-fields/properties',
    ...options
});

/**
 * Define a custom field of properties
 *
 * For administrators. Needs the scope `properties.write`.
 */
export const createPropertyCustomField = <ThrowOnError extends boolean = true>(options: Options<CreatePropertyCustomFieldData, ThrowOnError>): RequestResult<CreatePropertyCustomFieldResponses, CreatePropertyCustomFieldErrors, ThrowOnError> => (options.client ?? client).post<CreatePropertyCustomFieldResponses, CreatePropertyCustomFieldErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/custom-fields/properties',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a custom field of properties; one with values is archived
 *
 * For administrators. Needs the scope `properties.write`.
 */
export const deletePropertyCustomField = <ThrowOnError extends boolean = true>(options: Options<DeletePropertyCustomFieldData, ThrowOnError>): RequestResult<DeletePropertyCustomFieldResponses, DeletePropertyCustomFieldErrors, ThrowOnError> => (options.client ?? client).delete<DeletePropertyCustomFieldResponses, DeletePropertyCustomFieldErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/custom-fields/properties/{custom_field_id}',
    ...options
});

/**
 * A custom field of properties
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const getPropertyCustomField = <ThrowOnError extends boolean = true>(options: Options<GetPropertyCustomFieldData, ThrowOnError>): RequestResult<GetPropertyCustomFieldResponses, GetPropertyCustomFieldErrors, ThrowOnError> => (options.client ?? client).get<GetPropertyCustomFieldResponses, GetPropertyCustomFieldErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/custom-fields/properties/{custom_field_id}',
    ...options
});

/**
 * Change a custom field of properties; members left out are kept
 *
 * For administrators. Needs the scope `properties.write`.
 */
export const updatePropertyCustomField = <ThrowOnError extends boolean = true>(options: Options<UpdatePropertyCustomFieldData, ThrowOnError>): RequestResult<UpdatePropertyCustomFieldResponses, UpdatePropertyCustomFieldErrors, ThrowOnError> => (options.client ?? client).put<UpdatePropertyCustomFieldResponses, UpdatePropertyCustomFieldErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/custom-fields/properties/{custom_field_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Custom fields of inspections
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `inspections.read`.
 */
export const listInspectionCustomFields = <ThrowOnError extends boolean = true>(options?: Options<ListInspectionCustomFieldsData, ThrowOnError>): RequestResult<ListInspectionCustomFieldsResponses, ListInspectionCustomFieldsErrors, ThrowOnError> => (options?.client ?? client).get<ListInspectionCustomFieldsResponses, ListInspectionCustomFieldsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/custom-fields/inspections',
    ...options
});

/**
 * Define a custom field of inspections
 *
 * For administrators. Needs the scope `inspections.write`.
 */
export const createInspectionCustomField = <ThrowOnError extends boolean = true>(options: Options<CreateInspectionCustomFieldData, ThrowOnError>): RequestResult<CreateInspectionCustomFieldResponses, CreateInspectionCustomFieldErrors, ThrowOnError> => (options.client ?? client).post<CreateInspectionCustomFieldResponses, CreateInspectionCustomFieldErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/custom-fields/inspections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a custom field of inspections; one with values is archived
 *
 * For administrators. Needs the scope `inspections.write`.
 */
export const deleteInspectionCustomField = <ThrowOnError extends boolean = true>(options: Options<DeleteInspectionCustomFieldData, ThrowOnError>): RequestResult<DeleteInspectionCustomFieldResponses, DeleteInspectionCustomFieldErrors, ThrowOnError> => (options.client ?? client).delete<DeleteInspectionCustomFieldResponses, DeleteInspectionCustomFieldErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/custom-fields/inspections/{custom_field_id}',
    ...options
});

/**
 * A custom field of inspections
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `inspections.read`.
 */
export const getInspectionCustomField = <ThrowOnError extends boolean = true>(options: Options<GetInspectionCustomFieldData, ThrowOnError>): RequestResult<GetInspectionCustomFieldResponses, GetInspectionCustomFieldErrors, ThrowOnError> => (options.client ?? client).get<GetInspectionCustomFieldResponses, GetInspectionCustomFieldErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/custom-fields/inspections/{custom_field_id}',
    ...options
});

/**
 * Change a custom field of inspections; members left out are kept
 *
 * For administrators. Needs the scope `inspections.write`.
 */
export const updateInspectionCustomField = <ThrowOnError extends boolean = true>(options: Options<UpdateInspectionCustomFieldData, ThrowOnError>): RequestResult<UpdateInspectionCustomFieldResponses, UpdateInspectionCustomFieldErrors, ThrowOnError> => (options.client ?? client).put<UpdateInspectionCustomFieldResponses, UpdateInspectionCustomFieldErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/custom-fields/inspections/{custom_field_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Messages about appointments that the back office has changed, until they go, due first
 *
 * Each visit with its messages. A person who is told of several visits that go together gets one message, which stands with each of them. Visits go together when they are for the same people, also by way of a third one; those within four hours go apart from the others. For managers. For the back office alone, not for other applications. Needs the scope `inspections.read`.
 */
export const listWaitingMessages = <ThrowOnError extends boolean = true>(options?: Options<ListWaitingMessagesData, ThrowOnError>): RequestResult<ListWaitingMessagesResponses, ListWaitingMessagesErrors, ThrowOnError> => (options?.client ?? client).get<ListWaitingMessagesResponses, ListWaitingMessagesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/messages/waiting',
    ...options
});

/**
 * Send messages that wait, as they are or with texts of one’s own
 *
 * One message goes to whoever is told of several of them. Placeholders of a text are filled as in those of the firm. Messages that have gone meanwhile are left out. Should one of the inspections have another version than the one given, none of them go. For managers. For the back office alone, not for other applications. Needs the scope `inspections.write`.
 */
export const sendWaitingMessages = <ThrowOnError extends boolean = true>(options: Options<SendWaitingMessagesData, ThrowOnError>): RequestResult<SendWaitingMessagesResponses, SendWaitingMessagesErrors, ThrowOnError> => (options.client ?? client).post<SendWaitingMessagesResponses, SendWaitingMessagesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/messages/waiting/send',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Take the mail server of the firm away, with its password
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const deleteMailServer = <ThrowOnError extends boolean = true>(options?: Options<DeleteMailServerData, ThrowOnError>): RequestResult<DeleteMailServerResponses, DeleteMailServerErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteMailServerResponses, DeleteMailServerErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/mail-server',
    ...options
});

/**
 * The mail server of the firm, through which its e-mails go
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.read`.
 */
export const getMailServer = <ThrowOnError extends boolean = true>(options?: Options<GetMailServerData, ThrowOnError>): RequestResult<GetMailServerResponses, GetMailServerErrors, ThrowOnError> => (options?.client ?? client).get<GetMailServerResponses, GetMailServerErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/mail-server',
    ...options
});

/**
 * Name or change the mail server; members left out are kept
 *
 * E-mails go through it once a test message has: `POST /settings/mail-server/trial`. Where they go through one already, that is sent first: when it does not go, the answer is 409 with what the mail server said, and nothing is changed. For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const updateMailServer = <ThrowOnError extends boolean = true>(options: Options<UpdateMailServerData, ThrowOnError>): RequestResult<UpdateMailServerResponses, UpdateMailServerErrors, ThrowOnError> => (options.client ?? client).put<UpdateMailServerResponses, UpdateMailServerErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/mail-server',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send a test message to your own address; once it has gone, all e-mails of the firm go that way
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const tryMailServer = <ThrowOnError extends boolean = true>(options?: Options<TryMailServerData, ThrowOnError>): RequestResult<TryMailServerResponses, TryMailServerErrors, ThrowOnError> => (options?.client ?? client).post<TryMailServerResponses, TryMailServerErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/mail-server/trial',
    ...options
});

/**
 * E-mails sent or waiting, newest first
 *
 * For managers. Needs the scopes `inspections.read`, `inspections.write`, `reports.write`, `file-share.read`.
 */
export const listEmails = <ThrowOnError extends boolean = true>(options?: Options<ListEmailsData, ThrowOnError>): RequestResult<ListEmailsResponses, ListEmailsErrors, ThrowOnError> => (options?.client ?? client).get<ListEmailsResponses, ListEmailsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/emails',
    ...options
});

/**
 * An e-mail
 *
 * For managers. Needs the scopes `inspections.read`, `inspections.write`, `reports.write`, `file-share.read`.
 */
export const getEmail = <ThrowOnError extends boolean = true>(options: Options<GetEmailData, ThrowOnError>): RequestResult<GetEmailResponses, GetEmailErrors, ThrowOnError> => (options.client ?? client).get<GetEmailResponses, GetEmailErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/emails/{email_id}',
    ...options
});

/**
 * Send a text to your own address, to see how it arrives
 *
 * For administrators. Needs the scope `templates.write`.
 */
export const sendTrialEmail = <ThrowOnError extends boolean = true>(options: Options<SendTrialEmailData, ThrowOnError>): RequestResult<SendTrialEmailResponses, SendTrialEmailErrors, ThrowOnError> => (options.client ?? client).post<SendTrialEmailResponses, SendTrialEmailErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/emails/trial',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send an e-mail again that did not go, or one that went to a wrong address to the right one
 *
 * With the same text, and the same appointment for its recipient. One that has not gone is tried at once and for three more days, under the same id. One that has gone stays as it is, and the answer is a new e-mail to the other `recipient`, at most one for each address; to the address it went to, it is 409, and so is an appointment that was moved or cancelled since. For managers. Needs the scopes `inspections.read`, `inspections.write`, `reports.read`, `reports.write`, `file-share.read`, `file-share.write`.
 */
export const resendEmail = <ThrowOnError extends boolean = true>(options: Options<ResendEmailData, ThrowOnError>): RequestResult<ResendEmailResponses, ResendEmailErrors, ThrowOnError> => (options.client ?? client).post<ResendEmailResponses, ResendEmailErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/emails/{email_id}/resend',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Meters of a property
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const listMeters = <ThrowOnError extends boolean = true>(options: Options<ListMetersData, ThrowOnError>): RequestResult<ListMetersResponses, ListMetersErrors, ThrowOnError> => (options.client ?? client).get<ListMetersResponses, ListMetersErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/meters',
    ...options
});

/**
 * Add a meter
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `properties.write`.
 */
export const createMeter = <ThrowOnError extends boolean = true>(options: Options<CreateMeterData, ThrowOnError>): RequestResult<CreateMeterResponses, CreateMeterErrors, ThrowOnError> => (options.client ?? client).post<CreateMeterResponses, CreateMeterErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/meters',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a meter with its readings
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `properties.write`.
 */
export const deleteMeter = <ThrowOnError extends boolean = true>(options: Options<DeleteMeterData, ThrowOnError>): RequestResult<DeleteMeterResponses, DeleteMeterErrors, ThrowOnError> => (options.client ?? client).delete<DeleteMeterResponses, DeleteMeterErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/meters/{meter_id}',
    ...options
});

/**
 * A meter
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const getMeter = <ThrowOnError extends boolean = true>(options: Options<GetMeterData, ThrowOnError>): RequestResult<GetMeterResponses, GetMeterErrors, ThrowOnError> => (options.client ?? client).get<GetMeterResponses, GetMeterErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/meters/{meter_id}',
    ...options
});

/**
 * Change a meter; a replaced reading is kept among the previous ones
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `properties.write`.
 */
export const updateMeter = <ThrowOnError extends boolean = true>(options: Options<UpdateMeterData, ThrowOnError>): RequestResult<UpdateMeterResponses, UpdateMeterErrors, ThrowOnError> => (options.client ?? client).put<UpdateMeterResponses, UpdateMeterErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/meters/{meter_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Option sets by name
 *
 * For staff. Needs the scope `templates.read`.
 */
export const listOptionSets = <ThrowOnError extends boolean = true>(options?: Options<ListOptionSetsData, ThrowOnError>): RequestResult<ListOptionSetsResponses, ListOptionSetsErrors, ThrowOnError> => (options?.client ?? client).get<ListOptionSetsResponses, ListOptionSetsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/option-sets',
    ...options
});

/**
 * Create an option set
 *
 * For managers. Needs the scope `templates.write`.
 */
export const createOptionSet = <ThrowOnError extends boolean = true>(options: Options<CreateOptionSetData, ThrowOnError>): RequestResult<CreateOptionSetResponses, CreateOptionSetErrors, ThrowOnError> => (options.client ?? client).post<CreateOptionSetResponses, CreateOptionSetErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/option-sets',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete an option set; one that rooms answer is archived
 *
 * Archived things keep their id and stay readable. For managers. Needs the scope `templates.write`.
 */
export const deleteOptionSet = <ThrowOnError extends boolean = true>(options: Options<DeleteOptionSetData, ThrowOnError>): RequestResult<DeleteOptionSetResponses, DeleteOptionSetErrors, ThrowOnError> => (options.client ?? client).delete<DeleteOptionSetResponses, DeleteOptionSetErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/option-sets/{option_set_id}',
    ...options
});

/**
 * An option set
 *
 * For staff. Needs the scope `templates.read`.
 */
export const getOptionSet = <ThrowOnError extends boolean = true>(options: Options<GetOptionSetData, ThrowOnError>): RequestResult<GetOptionSetResponses, GetOptionSetErrors, ThrowOnError> => (options.client ?? client).get<GetOptionSetResponses, GetOptionSetErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/option-sets/{option_set_id}',
    ...options
});

/**
 * Change an option set; conditions given before stay as they are
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateOptionSet = <ThrowOnError extends boolean = true>(options: Options<UpdateOptionSetData, ThrowOnError>): RequestResult<UpdateOptionSetResponses, UpdateOptionSetErrors, ThrowOnError> => (options.client ?? client).put<UpdateOptionSetResponses, UpdateOptionSetErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/option-sets/{option_set_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Where the current user is signed in to the back office, last seen first
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const listSessions = <ThrowOnError extends boolean = true>(options?: Options<ListSessionsData, ThrowOnError>): RequestResult<ListSessionsResponses, ListSessionsErrors, ThrowOnError> => (options?.client ?? client).get<ListSessionsResponses, ListSessionsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/sessions',
    ...options
});

/**
 * Say that a person uses the back office now, so that their session goes on; other requests do not say so
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const noteActivity = <ThrowOnError extends boolean = true>(options?: Options<NoteActivityData, ThrowOnError>): RequestResult<NoteActivityResponses, NoteActivityErrors, ThrowOnError> => (options?.client ?? client).post<NoteActivityResponses, NoteActivityErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/activity',
    ...options
});

/**
 * Sign out in one browser
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const endSession = <ThrowOnError extends boolean = true>(options: Options<EndSessionData, ThrowOnError>): RequestResult<EndSessionResponses, EndSessionErrors, ThrowOnError> => (options.client ?? client).delete<EndSessionResponses, EndSessionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/sessions/{session_id}',
    ...options
});

/**
 * End every session, here too, and everything that applications were allowed
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const signOutEverywhere = <ThrowOnError extends boolean = true>(options?: Options<SignOutEverywhereData, ThrowOnError>): RequestResult<SignOutEverywhereResponses, SignOutEverywhereErrors, ThrowOnError> => (options?.client ?? client).post<SignOutEverywhereResponses, SignOutEverywhereErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/sign-out-everywhere',
    ...options
});

/**
 * Applications the current user has approved, newest first; another application than the back office sees its own approval
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `profile.read`.
 */
export const listGrants = <ThrowOnError extends boolean = true>(options?: Options<ListGrantsData, ThrowOnError>): RequestResult<ListGrantsResponses, ListGrantsErrors, ThrowOnError> => (options?.client ?? client).get<ListGrantsResponses, ListGrantsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/grants',
    ...options
});

/**
 * Withdraw an approval; all its tokens stop working
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const revokeGrant = <ThrowOnError extends boolean = true>(options: Options<RevokeGrantData, ThrowOnError>): RequestResult<RevokeGrantResponses, RevokeGrantErrors, ThrowOnError> => (options.client ?? client).delete<RevokeGrantResponses, RevokeGrantErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/grants/{grant_id}',
    ...options
});

/**
 * For whom an application may act: its service user first, then people by name
 *
 * For administrators. Needs the scope `staff.read`.
 */
export const listApplicationPeople = <ThrowOnError extends boolean = true>(options: Options<ListApplicationPeopleData, ThrowOnError>): RequestResult<ListApplicationPeopleResponses, ListApplicationPeopleErrors, ThrowOnError> => (options.client ?? client).get<ListApplicationPeopleResponses, ListApplicationPeopleErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/applications/{application_id}/people',
    ...options
});

/**
 * Withdraw what one person has allowed to an application, or its service user; its tokens for them stop working
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const revokeApplicationPerson = <ThrowOnError extends boolean = true>(options: Options<RevokeApplicationPersonData, ThrowOnError>): RequestResult<RevokeApplicationPersonResponses, RevokeApplicationPersonErrors, ThrowOnError> => (options.client ?? client).delete<RevokeApplicationPersonResponses, RevokeApplicationPersonErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/applications/{application_id}/people/{person_id}',
    ...options
});

/**
 * The requests of an application on each of the last 30 days, and its allowance
 *
 * For administrators. Needs the scope `staff.read`.
 */
export const getApplicationUse = <ThrowOnError extends boolean = true>(options: Options<GetApplicationUseData, ThrowOnError>): RequestResult<GetApplicationUseResponses, GetApplicationUseErrors, ThrowOnError> => (options.client ?? client).get<GetApplicationUseResponses, GetApplicationUseErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/applications/{application_id}/use',
    ...options
});

/**
 * Deletions since a number or moment, in their order, of all that the token may read
 *
 * For staff. Needs the scope `profile.read`.
 */
export const listDeletions = <ThrowOnError extends boolean = true>(options?: Options<ListDeletionsData, ThrowOnError>): RequestResult<ListDeletionsResponses, ListDeletionsErrors, ThrowOnError> => (options?.client ?? client).get<ListDeletionsResponses, ListDeletionsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/deletions',
    ...options
});

/**
 * Take the certificate of the firm away, with its key; PDFs are signed with that of the installation again
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const deleteSigningCertificate = <ThrowOnError extends boolean = true>(options?: Options<DeleteSigningCertificateData, ThrowOnError>): RequestResult<DeleteSigningCertificateResponses, DeleteSigningCertificateErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteSigningCertificateResponses, DeleteSigningCertificateErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/signing-certificate',
    ...options
});

/**
 * The certificate of the firm with which its PDFs are signed
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.read`.
 */
export const getSigningCertificate = <ThrowOnError extends boolean = true>(options?: Options<GetSigningCertificateData, ThrowOnError>): RequestResult<GetSigningCertificateResponses, GetSigningCertificateErrors, ThrowOnError> => (options?.client ?? client).get<GetSigningCertificateResponses, GetSigningCertificateErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/signing-certificate',
    ...options
});

/**
 * Sign PDFs from now on with this certificate, which takes the place of the one before
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const updateSigningCertificate = <ThrowOnError extends boolean = true>(options: Options<UpdateSigningCertificateData, ThrowOnError>): RequestResult<UpdateSigningCertificateResponses, UpdateSigningCertificateErrors, ThrowOnError> => (options.client ?? client).put<UpdateSigningCertificateResponses, UpdateSigningCertificateErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/signing-certificate',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Phrases that finished reports of three homes or more share, which the editor offers
 *
 * For staff. Needs the scope `reports.read`.
 */
export const getLearntConditions = <ThrowOnError extends boolean = true>(options?: Options<GetLearntConditionsData, ThrowOnError>): RequestResult<GetLearntConditionsResponses, GetLearntConditionsErrors, ThrowOnError> => (options?.client ?? client).get<GetLearntConditionsResponses, GetLearntConditionsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/learnt-conditions',
    ...options
});

/**
 * Name, time zone, look and fixed texts of the account
 *
 * For staff. Needs the scope `templates.read`.
 */
export const getAccountSettings = <ThrowOnError extends boolean = true>(options?: Options<GetAccountSettingsData, ThrowOnError>): RequestResult<GetAccountSettingsResponses, GetAccountSettingsErrors, ThrowOnError> => (options?.client ?? client).get<GetAccountSettingsResponses, GetAccountSettingsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/account',
    ...options
});

/**
 * Change settings of the account; members left out are kept
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateAccountSettings = <ThrowOnError extends boolean = true>(options: Options<UpdateAccountSettingsData, ThrowOnError>): RequestResult<UpdateAccountSettingsResponses, UpdateAccountSettingsErrors, ThrowOnError> => (options.client ?? client).put<UpdateAccountSettingsResponses, UpdateAccountSettingsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/account',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Take the signature away; finished reports keep it, and a repeat changes nothing
 *
 * For staff. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const deleteOwnSignature = <ThrowOnError extends boolean = true>(options?: Options<DeleteOwnSignatureData, ThrowOnError>): RequestResult<DeleteOwnSignatureResponses, DeleteOwnSignatureErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteOwnSignatureResponses, DeleteOwnSignatureErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/signature',
    ...options
});

/**
 * The signature that the current user keeps
 *
 * For staff. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const getOwnSignature = <ThrowOnError extends boolean = true>(options?: Options<GetOwnSignatureData, ThrowOnError>): RequestResult<GetOwnSignatureResponses, GetOwnSignatureErrors, ThrowOnError> => (options?.client ?? client).get<GetOwnSignatureResponses, GetOwnSignatureErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/signature',
    ...options
});

/**
 * A picture as the signature of the current user, in place of the one before
 *
 * For staff. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createOwnSignature = <ThrowOnError extends boolean = true>(options: Options<CreateOwnSignatureData, ThrowOnError>): RequestResult<CreateOwnSignatureResponses, CreateOwnSignatureErrors, ThrowOnError> => (options.client ?? client).post<CreateOwnSignatureResponses, CreateOwnSignatureErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/signature',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * End the link to the calendar of the current user; a repeat changes nothing
 *
 * For managers, and for clerks where the inspection is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const deleteCalendarFeed = <ThrowOnError extends boolean = true>(options?: Options<DeleteCalendarFeedData, ThrowOnError>): RequestResult<DeleteCalendarFeedResponses, DeleteCalendarFeedErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteCalendarFeedResponses, DeleteCalendarFeedErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/calendar-feed',
    ...options
});

/**
 * Whether the current user has a link to their calendar, and when it was last read
 *
 * For managers, and for clerks where the inspection is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const getCalendarFeed = <ThrowOnError extends boolean = true>(options?: Options<GetCalendarFeedData, ThrowOnError>): RequestResult<GetCalendarFeedResponses, GetCalendarFeedErrors, ThrowOnError> => (options?.client ?? client).get<GetCalendarFeedResponses, GetCalendarFeedErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/calendar-feed',
    ...options
});

/**
 * A link to the calendar of the current user, in place of the one before
 *
 * For managers, and for clerks where the inspection is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createCalendarFeed = <ThrowOnError extends boolean = true>(options?: Options<CreateCalendarFeedData, ThrowOnError>): RequestResult<CreateCalendarFeedResponses, CreateCalendarFeedErrors, ThrowOnError> => (options?.client ?? client).post<CreateCalendarFeedResponses, CreateCalendarFeedErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/me/calendar-feed',
    ...options
});

/**
 * Take the logo away; a repeat changes nothing
 *
 * For managers. Needs the scope `templates.write`.
 */
export const deleteLogo = <ThrowOnError extends boolean = true>(options?: Options<DeleteLogoData, ThrowOnError>): RequestResult<DeleteLogoResponses, DeleteLogoErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteLogoResponses, DeleteLogoErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/logo',
    ...options
});

/**
 * The firm's logo
 *
 * For staff. Needs the scope `templates.read`.
 */
export const getLogo = <ThrowOnError extends boolean = true>(options?: Options<GetLogoData, ThrowOnError>): RequestResult<GetLogoResponses, GetLogoErrors, ThrowOnError> => (options?.client ?? client).get<GetLogoResponses, GetLogoErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/logo',
    ...options
});

/**
 * A picture as the logo of the firm, in place of the one before
 *
 * For managers. Needs the scope `templates.write`.
 */
export const createLogo = <ThrowOnError extends boolean = true>(options: Options<CreateLogoData, ThrowOnError>): RequestResult<CreateLogoResponses, CreateLogoErrors, ThrowOnError> => (options.client ?? client).post<CreateLogoResponses, CreateLogoErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/logo',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * The first steps of a new firm, with those that are done
 *
 * For managers. Needs the scope `templates.read`.
 */
export const getMovingIn = <ThrowOnError extends boolean = true>(options?: Options<GetMovingInData, ThrowOnError>): RequestResult<GetMovingInResponses, GetMovingInErrors, ThrowOnError> => (options?.client ?? client).get<GetMovingInResponses, GetMovingInErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/moving-in',
    ...options
});

/**
 * Leave steps of moving in out, or take them up again; what is not named is kept
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateMovingIn = <ThrowOnError extends boolean = true>(options: Options<UpdateMovingInData, ThrowOnError>): RequestResult<UpdateMovingInResponses, UpdateMovingInErrors, ThrowOnError> => (options.client ?? client).put<UpdateMovingInResponses, UpdateMovingInErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/moving-in',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * A link to the page that opens another firm beside the demo company
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const createSetUpLink = <ThrowOnError extends boolean = true>(options?: Options<CreateSetUpLinkData, ThrowOnError>): RequestResult<CreateSetUpLinkResponses, CreateSetUpLinkErrors, ThrowOnError> => (options?.client ?? client).post<CreateSetUpLinkResponses, CreateSetUpLinkErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/set-up-link',
    ...options
});

/**
 * How much the uploads of the account take, and how much they may
 *
 * For administrators. Needs the scope `templates.read`.
 */
export const getStorage = <ThrowOnError extends boolean = true>(options?: Options<GetStorageData, ThrowOnError>): RequestResult<GetStorageResponses, GetStorageErrors, ThrowOnError> => (options?.client ?? client).get<GetStorageResponses, GetStorageErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/storage',
    ...options
});

/**
 * After how many unused minutes a session of the back office is over
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const getSessionSettings = <ThrowOnError extends boolean = true>(options?: Options<GetSessionSettingsData, ThrowOnError>): RequestResult<GetSessionSettingsResponses, GetSessionSettingsErrors, ThrowOnError> => (options?.client ?? client).get<GetSessionSettingsResponses, GetSessionSettingsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/sessions',
    ...options
});

/**
 * Change after how many unused minutes a session is over, for everybody and at once
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const updateSessionSettings = <ThrowOnError extends boolean = true>(options: Options<UpdateSessionSettingsData, ThrowOnError>): RequestResult<UpdateSessionSettingsResponses, UpdateSessionSettingsErrors, ThrowOnError> => (options.client ?? client).put<UpdateSessionSettingsResponses, UpdateSessionSettingsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/sessions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The identity provider with which people of the firm sign in
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.read`.
 */
export const getSingleSignOn = <ThrowOnError extends boolean = true>(options?: Options<GetSingleSignOnData, ThrowOnError>): RequestResult<GetSingleSignOnResponses, GetSingleSignOnErrors, ThrowOnError> => (options?.client ?? client).get<GetSingleSignOnResponses, GetSingleSignOnErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/single-sign-on',
    ...options
});

/**
 * Name or change the identity provider; members left out are kept
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const updateSingleSignOn = <ThrowOnError extends boolean = true>(options: Options<UpdateSingleSignOnData, ThrowOnError>): RequestResult<UpdateSingleSignOnResponses, UpdateSingleSignOnErrors, ThrowOnError> => (options.client ?? client).put<UpdateSingleSignOnResponses, UpdateSingleSignOnErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/single-sign-on',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Look for the records of domains that are not proven yet
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const proveDomains = <ThrowOnError extends boolean = true>(options?: Options<ProveDomainsData, ThrowOnError>): RequestResult<ProveDomainsResponses, ProveDomainsErrors, ThrowOnError> => (options?.client ?? client).post<ProveDomainsResponses, ProveDomainsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/single-sign-on/proof',
    ...options
});

/**
 * An address at which to sign in through the provider, to see what it says
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const trySingleSignOn = <ThrowOnError extends boolean = true>(options?: Options<TrySingleSignOnData, ThrowOnError>): RequestResult<TrySingleSignOnResponses, TrySingleSignOnErrors, ThrowOnError> => (options?.client ?? client).post<TrySingleSignOnResponses, TrySingleSignOnErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/single-sign-on/trial',
    ...options
});

/**
 * Sign-ins, changes of access and downloads, newest first
 *
 * For administrators. Needs the scope `security.read`.
 */
export const listSecurityLog = <ThrowOnError extends boolean = true>(options?: Options<ListSecurityLogData, ThrowOnError>): RequestResult<ListSecurityLogResponses, ListSecurityLogErrors, ThrowOnError> => (options?.client ?? client).get<ListSecurityLogResponses, ListSecurityLogErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/security-log',
    ...options
});

/**
 * The same as comma-separated values, oldest first; the log notes that somebody took it
 *
 * For administrators. Needs the scope `security.read`.
 */
export const exportSecurityLog = <ThrowOnError extends boolean = true>(options?: Options<ExportSecurityLogData, ThrowOnError>): RequestResult<ExportSecurityLogResponses, ExportSecurityLogErrors, ThrowOnError> => (options?.client ?? client).get<ExportSecurityLogResponses, ExportSecurityLogErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/security-log.csv',
    ...options
});

/**
 * Erasures, newest first, without what was erased
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `security.read`.
 */
export const listErasures = <ThrowOnError extends boolean = true>(options?: Options<ListErasuresData, ThrowOnError>): RequestResult<ListErasuresResponses, ListErasuresErrors, ThrowOnError> => (options?.client ?? client).get<ListErasuresResponses, ListErasuresErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/erasures',
    ...options
});

/**
 * Erase a person, or with `dry_run` tell what would go and what would stay
 *
 * A name becomes `Erased person 12`, and addresses go, everywhere but in finished reports and in what is held: these are evidence. The answer tells what stays, and why. It cannot be undone, but by restoring a backup. For administrators. For the back office alone, not for other applications. Needs the scopes `security.read`, `properties.write`, `staff.write`.
 */
export const createErasure = <ThrowOnError extends boolean = true>(options: Options<CreateErasureData, ThrowOnError>): RequestResult<CreateErasureResponses, CreateErasureErrors, ThrowOnError> => (options.client ?? client).post<CreateErasureResponses, CreateErasureErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/erasures',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Exports of what is kept about people, newest first, until they end
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `security.read`.
 */
export const listPersonExports = <ThrowOnError extends boolean = true>(options?: Options<ListPersonExportsData, ThrowOnError>): RequestResult<ListPersonExportsResponses, ListPersonExportsErrors, ThrowOnError> => (options?.client ?? client).get<ListPersonExportsResponses, ListPersonExportsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/person-exports',
    ...options
});

/**
 * Ask for a zip of what is kept about a person
 *
 * It is made in the background and ends after seven days. Its index says what each file is, and what was left out because it is about somebody else. For administrators. For the back office alone, not for other applications. Needs the scopes `security.read`, `properties.write`, `staff.write`.
 */
export const createPersonExport = <ThrowOnError extends boolean = true>(options: Options<CreatePersonExportData, ThrowOnError>): RequestResult<CreatePersonExportResponses, CreatePersonExportErrors, ThrowOnError> => (options.client ?? client).post<CreatePersonExportResponses, CreatePersonExportErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/person-exports',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Exports of the whole account, newest first, until they end
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `security.read`.
 */
export const listAccountExports = <ThrowOnError extends boolean = true>(options?: Options<ListAccountExportsData, ThrowOnError>): RequestResult<ListAccountExportsResponses, ListAccountExportsErrors, ThrowOnError> => (options?.client ?? client).get<ListAccountExportsResponses, ListAccountExportsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account-exports',
    ...options
});

/**
 * Ask for a zip of the whole account
 *
 * It has the answers of this interface as JSON, each under its path, the files as they were uploaded, and the newest PDF of each kind of each report, with an index. It is made in the background, one at a time, and ends after seven days. For administrators. For the back office alone, not for other applications. Needs the scopes `profile.read`, `properties.read`, `inspections.read`, `reports.read`, `clients.read`, `staff.read`, `templates.read`, `webhooks.read`, `file-share.read`, `security.read`.
 */
export const createAccountExport = <ThrowOnError extends boolean = true>(options?: Options<CreateAccountExportData, ThrowOnError>): RequestResult<CreateAccountExportResponses, CreateAccountExportErrors, ThrowOnError> => (options?.client ?? client).post<CreateAccountExportResponses, CreateAccountExportErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account-exports',
    ...options
});

/**
 * Dispute packs of the report, newest first, until they end
 *
 * For managers, and for people of a client where the report is theirs and finished. Needs the scopes `reports.read`, `file-share.read`.
 */
export const listDisputePacks = <ThrowOnError extends boolean = true>(options: Options<ListDisputePacksData, ThrowOnError>): RequestResult<ListDisputePacksResponses, ListDisputePacksErrors, ThrowOnError> => (options.client ?? client).get<ListDisputePacksResponses, ListDisputePacksErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/dispute-packs',
    ...options
});

/**
 * Ask for a zip of what an adjudicator needs of the finished report and the one it was compared with
 *
 * It has both reports as PDFs, their differences item by item, the photographs of what differs or was commented on, comments, signatures, the record of sending, and the hashes of all versions with their proofs. Items that are named as claimed for have a claim sheet each. It is made in the background and ends after seven days. For managers, and for people of a client where the report is theirs and finished. Needs the scopes `reports.read`, `file-share.write`.
 */
export const createDisputePack = <ThrowOnError extends boolean = true>(options: Options<CreateDisputePackData, ThrowOnError>): RequestResult<CreateDisputePackResponses, CreateDisputePackErrors, ThrowOnError> => (options.client ?? client).post<CreateDisputePackResponses, CreateDisputePackErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/dispute-packs',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * For how long each kind of thing is kept
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `security.read`.
 */
export const getRetention = <ThrowOnError extends boolean = true>(options?: Options<GetRetentionData, ThrowOnError>): RequestResult<GetRetentionResponses, GetRetentionErrors, ThrowOnError> => (options?.client ?? client).get<GetRetentionResponses, GetRetentionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/retention',
    ...options
});

/**
 * Make, change or take away a rule of retention
 *
 * Everything older goes from the next night on, and for good. `count` is what the dry run told; where more would go by now, it is 422. `If-Match` takes the version of this rule. For administrators. For the back office alone, not for other applications. Needs the scopes `security.read`, `properties.write`, `staff.write`.
 */
export const updateRetention = <ThrowOnError extends boolean = true>(options: Options<UpdateRetentionData, ThrowOnError>): RequestResult<UpdateRetentionResponses, UpdateRetentionErrors, ThrowOnError> => (options.client ?? client).put<UpdateRetentionResponses, UpdateRetentionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/retention',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * What a rule would remove now; nothing is removed
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `security.read`.
 */
export const rehearseRetention = <ThrowOnError extends boolean = true>(options: Options<RehearseRetentionData, ThrowOnError>): RequestResult<RehearseRetentionResponses, RehearseRetentionErrors, ThrowOnError> => (options.client ?? client).post<RehearseRetentionResponses, RehearseRetentionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/retention/rehearsal',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * What the rules have removed, newest first
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `security.read`.
 */
export const listRetentionRuns = <ThrowOnError extends boolean = true>(options?: Options<ListRetentionRunsData, ThrowOnError>): RequestResult<ListRetentionRunsResponses, ListRetentionRunsErrors, ThrowOnError> => (options?.client ?? client).get<ListRetentionRunsResponses, ListRetentionRunsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/retention/runs',
    ...options
});

/**
 * Properties and inspections of which no rule removes anything
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `security.read`.
 */
export const listLegalHolds = <ThrowOnError extends boolean = true>(options?: Options<ListLegalHoldsData, ThrowOnError>): RequestResult<ListLegalHoldsResponses, ListLegalHoldsErrors, ThrowOnError> => (options?.client ?? client).get<ListLegalHoldsResponses, ListLegalHoldsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/legal-holds',
    ...options
});

/**
 * Let the rules have this property again
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `security.read`, `properties.write`, `staff.write`.
 */
export const deleteLegalHold = <ThrowOnError extends boolean = true>(options: Options<DeleteLegalHoldData, ThrowOnError>): RequestResult<DeleteLegalHoldResponses, DeleteLegalHoldErrors, ThrowOnError> => (options.client ?? client).delete<DeleteLegalHoldResponses, DeleteLegalHoldErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/legal-holds/{property_id}',
    ...options
});

/**
 * Keep everything of a property, whatever the rules say
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `security.read`, `properties.write`, `staff.write`.
 */
export const updateLegalHold = <ThrowOnError extends boolean = true>(options: Options<UpdateLegalHoldData, ThrowOnError>): RequestResult<UpdateLegalHoldResponses, UpdateLegalHoldErrors, ThrowOnError> => (options.client ?? client).put<UpdateLegalHoldResponses, UpdateLegalHoldErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/legal-holds/{property_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Let the rules have this inspection again
 *
 * A hold of its property stays. For administrators. For the back office alone, not for other applications. Needs the scopes `security.read`, `properties.write`, `staff.write`.
 */
export const deleteInspectionHold = <ThrowOnError extends boolean = true>(options: Options<DeleteInspectionHoldData, ThrowOnError>): RequestResult<DeleteInspectionHoldResponses, DeleteInspectionHoldErrors, ThrowOnError> => (options.client ?? client).delete<DeleteInspectionHoldResponses, DeleteInspectionHoldErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/legal-holds/inspections/{inspection_id}',
    ...options
});

/**
 * Keep everything of one inspection, whatever the rules say
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `security.read`, `properties.write`, `staff.write`.
 */
export const updateInspectionHold = <ThrowOnError extends boolean = true>(options: Options<UpdateInspectionHoldData, ThrowOnError>): RequestResult<UpdateInspectionHoldResponses, UpdateInspectionHoldErrors, ThrowOnError> => (options.client ?? client).put<UpdateInspectionHoldResponses, UpdateInspectionHoldErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/legal-holds/inspections/{inspection_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Imports, newest first unless ordered otherwise
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.read`, `clients.read`, `staff.read`.
 */
export const listImports = <ThrowOnError extends boolean = true>(options?: Options<ListImportsData, ThrowOnError>): RequestResult<ListImportsResponses, ListImportsErrors, ThrowOnError> => (options?.client ?? client).get<ListImportsResponses, ListImportsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/imports',
    ...options
});

/**
 * Begin an import; nothing is written before its start
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.write`, `clients.write`, `staff.write`.
 */
export const createImport = <ThrowOnError extends boolean = true>(options: Options<CreateImportData, ThrowOnError>): RequestResult<CreateImportResponses, CreateImportErrors, ThrowOnError> => (options.client ?? client).post<CreateImportResponses, CreateImportErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/imports',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Throw an import away that was not started
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.write`, `clients.write`, `staff.write`.
 */
export const deleteImport = <ThrowOnError extends boolean = true>(options: Options<DeleteImportData, ThrowOnError>): RequestResult<DeleteImportResponses, DeleteImportErrors, ThrowOnError> => (options.client ?? client).delete<DeleteImportResponses, DeleteImportErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/imports/{import_id}',
    ...options
});

/**
 * An import: what is planned and what is done
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.read`, `clients.read`, `staff.read`.
 */
export const getImport = <ThrowOnError extends boolean = true>(options: Options<GetImportData, ThrowOnError>): RequestResult<GetImportResponses, GetImportErrors, ThrowOnError> => (options.client ?? client).get<GetImportResponses, GetImportErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/imports/{import_id}',
    ...options
});

/**
 * Choose what becomes of duplicates and faulty rows; members left out are kept
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.write`, `clients.write`, `staff.write`.
 */
export const updateImport = <ThrowOnError extends boolean = true>(options: Options<UpdateImportData, ThrowOnError>): RequestResult<UpdateImportResponses, UpdateImportErrors, ThrowOnError> => (options.client ?? client).put<UpdateImportResponses, UpdateImportErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/imports/{import_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Rows of an import in the order of the file, with faults and duplicates
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.read`, `clients.read`, `staff.read`.
 */
export const listImportRows = <ThrowOnError extends boolean = true>(options: Options<ListImportRowsData, ThrowOnError>): RequestResult<ListImportRowsResponses, ListImportRowsErrors, ThrowOnError> => (options.client ?? client).get<ListImportRowsResponses, ListImportRowsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/imports/{import_id}/rows',
    ...options
});

/**
 * Add rows, or mend them: each is checked and looked for, and nothing is written
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.write`, `clients.write`, `staff.write`.
 */
export const putImportRows = <ThrowOnError extends boolean = true>(options: Options<PutImportRowsData, ThrowOnError>): RequestResult<PutImportRowsResponses, PutImportRowsErrors, ThrowOnError> => (options.client ?? client).put<PutImportRowsResponses, PutImportRowsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/imports/{import_id}/rows',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Faults that two rows of an import or more have, by the same text in the same field
 *
 * The most frequent first. Rows that are left out do not count. For administrators. For the back office alone, not for other applications. Needs the scopes `properties.read`, `clients.read`, `staff.read`.
 */
export const listImportFaults = <ThrowOnError extends boolean = true>(options: Options<ListImportFaultsData, ThrowOnError>): RequestResult<ListImportFaultsResponses, ListImportFaultsErrors, ThrowOnError> => (options.client ?? client).get<ListImportFaultsResponses, ListImportFaultsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/imports/{import_id}/faults',
    ...options
});

/**
 * Mend a fault in all rows that have it: they get another text in this field
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.write`, `clients.write`, `staff.write`.
 */
export const mendImportFaults = <ThrowOnError extends boolean = true>(options: Options<MendImportFaultsData, ThrowOnError>): RequestResult<MendImportFaultsResponses, MendImportFaultsErrors, ThrowOnError> => (options.client ?? client).put<MendImportFaultsResponses, MendImportFaultsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/imports/{import_id}/faults',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Write the rows, in the background
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.write`, `clients.write`, `staff.write`.
 */
export const startImport = <ThrowOnError extends boolean = true>(options: Options<StartImportData, ThrowOnError>): RequestResult<StartImportResponses, StartImportErrors, ThrowOnError> => (options.client ?? client).post<StartImportResponses, StartImportErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/imports/{import_id}/start',
    ...options
});

/**
 * Take back everything that an import has written, within a day, in the background
 *
 * Things that somebody has changed or used since stay, and their rows say so. For administrators. For the back office alone, not for other applications. Needs the scopes `properties.write`, `clients.write`, `staff.write`.
 */
export const undoImport = <ThrowOnError extends boolean = true>(options: Options<UndoImportData, ThrowOnError>): RequestResult<UndoImportResponses, UndoImportErrors, ThrowOnError> => (options.client ?? client).post<UndoImportResponses, UndoImportErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/imports/{import_id}/undo',
    ...options
});

/**
 * Bulk changes of the last thirty days, newest first
 *
 * For managers. Needs the scope `inspections.read`.
 */
export const listBulkChanges = <ThrowOnError extends boolean = true>(options?: Options<ListBulkChangesData, ThrowOnError>): RequestResult<ListBulkChangesResponses, ListBulkChangesErrors, ThrowOnError> => (options?.client ?? client).get<ListBulkChangesResponses, ListBulkChangesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/bulk-changes',
    ...options
});

/**
 * Change many inspections at once, or only rehearse it
 *
 * Each is changed by the rules of a single change: rights, events, e-mails and the trail are the same. One that cannot be changed is left and named; the others are changed. For managers. Needs the scopes `inspections.read`, `inspections.write`.
 */
export const createBulkChange = <ThrowOnError extends boolean = true>(options: Options<CreateBulkChangeData, ThrowOnError>): RequestResult<CreateBulkChangeResponses, CreateBulkChangeErrors, ThrowOnError> => (options.client ?? client).post<CreateBulkChangeResponses, CreateBulkChangeErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/bulk-changes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Take back everything that a bulk change has changed, within a day
 *
 * Inspections that somebody has changed since stay as they are, and are named. One that is still under way stops. For managers. Needs the scope `inspections.write`.
 */
export const undoBulkChange = <ThrowOnError extends boolean = true>(options: Options<UndoBulkChangeData, ThrowOnError>): RequestResult<UndoBulkChangeResponses, UndoBulkChangeErrors, ThrowOnError> => (options.client ?? client).post<UndoBulkChangeResponses, UndoBulkChangeErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/bulk-changes/{bulk_change_id}/undo',
    ...options
});

/**
 * A bulk change: how far it is, and what could not be changed
 *
 * For managers. Needs the scope `inspections.read`.
 */
export const getBulkChange = <ThrowOnError extends boolean = true>(options: Options<GetBulkChangeData, ThrowOnError>): RequestResult<GetBulkChangeResponses, GetBulkChangeErrors, ThrowOnError> => (options.client ?? client).get<GetBulkChangeResponses, GetBulkChangeErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/bulk-changes/{bulk_change_id}',
    ...options
});

/**
 * What has become of each inspection of a bulk change
 *
 * For managers. Needs the scope `inspections.read`.
 */
export const listBulkChangeItems = <ThrowOnError extends boolean = true>(options: Options<ListBulkChangeItemsData, ThrowOnError>): RequestResult<ListBulkChangeItemsResponses, ListBulkChangeItemsErrors, ThrowOnError> => (options.client ?? client).get<ListBulkChangeItemsResponses, ListBulkChangeItemsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/bulk-changes/{bulk_change_id}/items',
    ...options
});

/**
 * Propose who takes the visits of a clerk who is away
 *
 * Each visit keeps its time where a colleague is free then; else a colleague may hand a booking over, or the visit gets another time of its day. Nothing is changed before the plan is accepted. For managers. Needs the scopes `inspections.read`, `inspections.write`.
 */
export const createSchedulePlan = <ThrowOnError extends boolean = true>(options: Options<CreateSchedulePlanData, ThrowOnError>): RequestResult<CreateSchedulePlanResponses, CreateSchedulePlanErrors, ThrowOnError> => (options.client ?? client).post<CreateSchedulePlanResponses, CreateSchedulePlanErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/schedule/plans',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Carry out what is accepted of a plan, and record that the clerk is away
 *
 * It answers with a bulk change, which is undone as one, the leave included. A visit that somebody has changed since, and one whose new clerk has another day by now, is left and named. For managers. Needs the scopes `inspections.read`, `inspections.write`, `staff.write`.
 */
export const applySchedulePlan = <ThrowOnError extends boolean = true>(options: Options<ApplySchedulePlanData, ThrowOnError>): RequestResult<ApplySchedulePlanResponses, ApplySchedulePlanErrors, ThrowOnError> => (options.client ?? client).post<ApplySchedulePlanResponses, ApplySchedulePlanErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/schedule/plans/{schedule_plan_id}/apply',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Up to three free times for a visit, the best first
 *
 * By hours, leave, remit, bookings and the ways between them, as on the board; times that are kept for others are not free. The least detour comes first, and a clerk who knows the property before one who does not. For managers. Needs the scope `inspections.read`.
 */
export const findSlots = <ThrowOnError extends boolean = true>(options?: Options<FindSlotsData, ThrowOnError>): RequestResult<FindSlotsResponses, FindSlotsErrors, ThrowOnError> => (options?.client ?? client).get<FindSlotsResponses, FindSlotsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/slots',
    ...options
});

/**
 * Times that are kept for somebody at present
 *
 * For managers. Needs the scope `inspections.read`.
 */
export const getSlotHolds = <ThrowOnError extends boolean = true>(options?: Options<GetSlotHoldsData, ThrowOnError>): RequestResult<GetSlotHoldsResponses, GetSlotHoldsErrors, ThrowOnError> => (options?.client ?? client).get<GetSlotHoldsResponses, GetSlotHoldsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/slot-holds',
    ...options
});

/**
 * Keep a free time for 15 minutes, for yourself
 *
 * Until then nobody else can book it. It ends when you book that time with that clerk. A time that is not free answers `slot_taken`. For managers. Needs the scope `inspections.write`.
 */
export const createSlotHold = <ThrowOnError extends boolean = true>(options: Options<CreateSlotHoldData, ThrowOnError>): RequestResult<CreateSlotHoldResponses, CreateSlotHoldErrors, ThrowOnError> => (options.client ?? client).post<CreateSlotHoldResponses, CreateSlotHoldErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/slot-holds',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Let a time go that is kept for you or a colleague
 *
 * For managers. Needs the scope `inspections.write`.
 */
export const deleteSlotHold = <ThrowOnError extends boolean = true>(options: Options<DeleteSlotHoldData, ThrowOnError>): RequestResult<DeleteSlotHoldResponses, DeleteSlotHoldErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSlotHoldResponses, DeleteSlotHoldErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/slot-holds/{slot_hold_id}',
    ...options
});

/**
 * Accept a visit that is offered to you: Pending to Assigned
 *
 * The first to accept has it, and has accepted the visit by that. Everybody after answers `offer_over`. For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const acceptOffer = <ThrowOnError extends boolean = true>(options: Options<AcceptOfferData, ThrowOnError>): RequestResult<AcceptOfferResponses, AcceptOfferErrors, ThrowOnError> => (options.client ?? client).post<AcceptOfferResponses, AcceptOfferErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/offers/{offer_id}/accept',
    ...options
});

/**
 * Say no to a visit that is offered to you
 *
 * The others may still accept it. An offer to which all have said no is over. For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const declineOffer = <ThrowOnError extends boolean = true>(options: Options<DeclineOfferData, ThrowOnError>): RequestResult<DeclineOfferResponses, DeclineOfferErrors, ThrowOnError> => (options.client ?? client).post<DeclineOfferResponses, DeclineOfferErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/offers/{offer_id}/decline',
    ...options
});

/**
 * Visits that are offered to clerks at present; 200 at most, the soonest to end first
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.read`.
 */
export const listOffers = <ThrowOnError extends boolean = true>(options?: Options<ListOffersData, ThrowOnError>): RequestResult<ListOffersResponses, ListOffersErrors, ThrowOnError> => (options?.client ?? client).get<ListOffersResponses, ListOffersErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/offers',
    ...options
});

/**
 * Offer a visit that nobody has to clerks: the first to accept has it
 *
 * The inspection stays Pending meanwhile. The clerks are written to, and may accept until `ends_at`, as long as nobody has the visit. A visit has one open offer at a time. For managers. Needs the scope `inspections.write`.
 */
export const createOffer = <ThrowOnError extends boolean = true>(options: Options<CreateOfferData, ThrowOnError>): RequestResult<CreateOfferResponses, CreateOfferErrors, ThrowOnError> => (options.client ?? client).post<CreateOfferResponses, CreateOfferErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/offers',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Withdraw an offer that nobody has accepted
 *
 * For managers. Needs the scope `inspections.write`.
 */
export const withdrawOffer = <ThrowOnError extends boolean = true>(options: Options<WithdrawOfferData, ThrowOnError>): RequestResult<WithdrawOfferResponses, WithdrawOfferErrors, ThrowOnError> => (options.client ?? client).delete<WithdrawOfferResponses, WithdrawOfferErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/offers/{offer_id}',
    ...options
});

/**
 * Clerks who could take a visit as it is agreed, the best first
 *
 * By hours, leave, remit, bookings and the ways between them, as on the board. For managers. Needs the scope `inspections.read`.
 */
export const rankClerks = <ThrowOnError extends boolean = true>(options: Options<RankClerksData, ThrowOnError>): RequestResult<RankClerksResponses, RankClerksErrors, ThrowOnError> => (options.client ?? client).get<RankClerksResponses, RankClerksErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/clerks',
    ...options
});

/**
 * Saved views of the list of inspections, with how many match
 *
 * For staff. For the back office alone, not for other applications. Needs the scope `inspections.read`.
 */
export const getViews = <ThrowOnError extends boolean = true>(options?: Options<GetViewsData, ThrowOnError>): RequestResult<GetViewsResponses, GetViewsErrors, ThrowOnError> => (options?.client ?? client).get<GetViewsResponses, GetViewsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/views',
    ...options
});

/**
 * Put your own saved views: all of them, in their order
 *
 * For staff. For the back office alone, not for other applications. Needs the scope `inspections.read`.
 */
export const putOwnViews = <ThrowOnError extends boolean = true>(options: Options<PutOwnViewsData, ThrowOnError>): RequestResult<PutOwnViewsResponses, PutOwnViewsErrors, ThrowOnError> => (options.client ?? client).put<PutOwnViewsResponses, PutOwnViewsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/views/own',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Put the saved views of the firm: all of them, in their order
 *
 * For managers. For the back office alone, not for other applications. Needs the scope `inspections.read`.
 */
export const putFirmViews = <ThrowOnError extends boolean = true>(options: Options<PutFirmViewsData, ThrowOnError>): RequestResult<PutFirmViewsResponses, PutFirmViewsErrors, ThrowOnError> => (options.client ?? client).put<PutFirmViewsResponses, PutFirmViewsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/views/firm',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Note in the security log that a list is saved as a file
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createListExport = <ThrowOnError extends boolean = true>(options: Options<CreateListExportData, ThrowOnError>): RequestResult<CreateListExportResponses, CreateListExportErrors, ThrowOnError> => (options.client ?? client).post<CreateListExportResponses, CreateListExportErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/list-exports',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Members of staff by name, with their hours and time off
 *
 * For staff. Needs the scope `staff.read`.
 */
export const listStaff = <ThrowOnError extends boolean = true>(options?: Options<ListStaffData, ThrowOnError>): RequestResult<ListStaffResponses, ListStaffErrors, ThrowOnError> => (options?.client ?? client).get<ListStaffResponses, ListStaffErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/staff',
    ...options
});

/**
 * Add a member of staff, who is invited to sign in
 *
 * They are e-mailed a link to choose a password, which works once within seven days. Other applications than the back office may add reviewers, clerks and typists. For administrators. Needs the scope `staff.write`.
 */
export const createStaffMember = <ThrowOnError extends boolean = true>(options: Options<CreateStaffMemberData, ThrowOnError>): RequestResult<CreateStaffMemberResponses, CreateStaffMemberErrors, ThrowOnError> => (options.client ?? client).post<CreateStaffMemberResponses, CreateStaffMemberErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/staff',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Archive a member of staff, who can no longer sign in
 *
 * Archived things keep their id and stay readable. For managers. Needs the scope `staff.write`.
 */
export const deleteStaffMember = <ThrowOnError extends boolean = true>(options: Options<DeleteStaffMemberData, ThrowOnError>): RequestResult<DeleteStaffMemberResponses, DeleteStaffMemberErrors, ThrowOnError> => (options.client ?? client).delete<DeleteStaffMemberResponses, DeleteStaffMemberErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/staff/{staff_id}',
    ...options
});

/**
 * A member of staff
 *
 * For staff. Needs the scope `staff.read`.
 */
export const getStaffMember = <ThrowOnError extends boolean = true>(options: Options<GetStaffMemberData, ThrowOnError>): RequestResult<GetStaffMemberResponses, GetStaffMemberErrors, ThrowOnError> => (options.client ?? client).get<GetStaffMemberResponses, GetStaffMemberErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/staff/{staff_id}',
    ...options
});

/**
 * Change a member of staff; roles are for administrators
 *
 * Roles, e-mail addresses and passwords are changed in the back office alone, a password by its owner. Another e-mail address ends an invitation that was sent to the one before. For staff. Needs the scope `staff.write`.
 */
export const updateStaffMember = <ThrowOnError extends boolean = true>(options: Options<UpdateStaffMemberData, ThrowOnError>): RequestResult<UpdateStaffMemberResponses, UpdateStaffMemberErrors, ThrowOnError> => (options.client ?? client).put<UpdateStaffMemberResponses, UpdateStaffMemberErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/staff/{staff_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Withdraw the invitation of a member of staff
 *
 * Their link ends. 409 for people who have accepted it. For administrators. Needs the scope `staff.write`.
 */
export const withdrawStaffInvitation = <ThrowOnError extends boolean = true>(options: Options<WithdrawStaffInvitationData, ThrowOnError>): RequestResult<WithdrawStaffInvitationResponses, WithdrawStaffInvitationErrors, ThrowOnError> => (options.client ?? client).delete<WithdrawStaffInvitationResponses, WithdrawStaffInvitationErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/staff/{staff_id}/invite',
    ...options
});

/**
 * Invite a member of staff again; the invitation before ends
 *
 * 409 for people who sign in already, and for archived ones. For administrators. Needs the scope `staff.write`.
 */
export const inviteStaffMember = <ThrowOnError extends boolean = true>(options: Options<InviteStaffMemberData, ThrowOnError>): RequestResult<InviteStaffMemberResponses, InviteStaffMemberErrors, ThrowOnError> => (options.client ?? client).post<InviteStaffMemberResponses, InviteStaffMemberErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/staff/{staff_id}/invite',
    ...options
});

/**
 * Make a link by which a member of staff chooses a new password
 *
 * It works once, within thirty minutes; until then their password stays as it is. For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const resetStaffPassword = <ThrowOnError extends boolean = true>(options: Options<ResetStaffPasswordData, ThrowOnError>): RequestResult<ResetStaffPasswordResponses, ResetStaffPasswordErrors, ThrowOnError> => (options.client ?? client).post<ResetStaffPasswordResponses, ResetStaffPasswordErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/staff/{staff_id}/reset-link',
    ...options
});

/**
 * The signature that a member of staff keeps, which they alone change
 *
 * For managers. For the back office alone, not for other applications. Needs the scope `staff.read`.
 */
export const getStaffSignature = <ThrowOnError extends boolean = true>(options: Options<GetStaffSignatureData, ThrowOnError>): RequestResult<GetStaffSignatureResponses, GetStaffSignatureErrors, ThrowOnError> => (options.client ?? client).get<GetStaffSignatureResponses, GetStaffSignatureErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/staff/{staff_id}/signature',
    ...options
});

/**
 * End every session of a member of staff, and everything that they allowed to applications
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const signOutStaffMember = <ThrowOnError extends boolean = true>(options: Options<SignOutStaffMemberData, ThrowOnError>): RequestResult<SignOutStaffMemberResponses, SignOutStaffMemberErrors, ThrowOnError> => (options.client ?? client).post<SignOutStaffMemberResponses, SignOutStaffMemberErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/staff/{staff_id}/sign-out-everywhere',
    ...options
});

/**
 * Remove the second factors of a member of staff who has lost them, sign them out everywhere, and tell them
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const deleteStaffFactors = <ThrowOnError extends boolean = true>(options: Options<DeleteStaffFactorsData, ThrowOnError>): RequestResult<DeleteStaffFactorsResponses, DeleteStaffFactorsErrors, ThrowOnError> => (options.client ?? client).delete<DeleteStaffFactorsResponses, DeleteStaffFactorsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/staff/{staff_id}/factors',
    ...options
});

/**
 * Forget by which account at the provider a member of staff signs in; the next with their address is taken
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const deleteStaffIdentity = <ThrowOnError extends boolean = true>(options: Options<DeleteStaffIdentityData, ThrowOnError>): RequestResult<DeleteStaffIdentityResponses, DeleteStaffIdentityErrors, ThrowOnError> => (options.client ?? client).delete<DeleteStaffIdentityResponses, DeleteStaffIdentityErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/staff/{staff_id}/identity',
    ...options
});

/**
 * Tenancies of a property, the latest first
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const listTenancies = <ThrowOnError extends boolean = true>(options: Options<ListTenanciesData, ThrowOnError>): RequestResult<ListTenanciesResponses, ListTenanciesErrors, ThrowOnError> => (options.client ?? client).get<ListTenanciesResponses, ListTenanciesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/tenancies',
    ...options
});

/**
 * Add a tenancy to a property
 *
 * For managers. Needs the scope `properties.write`.
 */
export const createTenancy = <ThrowOnError extends boolean = true>(options: Options<CreateTenancyData, ThrowOnError>): RequestResult<CreateTenancyResponses, CreateTenancyErrors, ThrowOnError> => (options.client ?? client).post<CreateTenancyResponses, CreateTenancyErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/tenancies',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a tenancy; its contacts stay at the property
 *
 * For managers. Needs the scope `properties.write`.
 */
export const deleteTenancy = <ThrowOnError extends boolean = true>(options: Options<DeleteTenancyData, ThrowOnError>): RequestResult<DeleteTenancyResponses, DeleteTenancyErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTenancyResponses, DeleteTenancyErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/tenancies/{tenancy_id}',
    ...options
});

/**
 * A tenancy
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const getTenancy = <ThrowOnError extends boolean = true>(options: Options<GetTenancyData, ThrowOnError>): RequestResult<GetTenancyResponses, GetTenancyErrors, ThrowOnError> => (options.client ?? client).get<GetTenancyResponses, GetTenancyErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/tenancies/{tenancy_id}',
    ...options
});

/**
 * Change a tenancy, or note that notice was given; members left out are kept
 *
 * For managers. Needs the scope `properties.write`.
 */
export const updateTenancy = <ThrowOnError extends boolean = true>(options: Options<UpdateTenancyData, ThrowOnError>): RequestResult<UpdateTenancyResponses, UpdateTenancyErrors, ThrowOnError> => (options.client ?? client).put<UpdateTenancyResponses, UpdateTenancyErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/tenancies/{tenancy_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Certificates of a property, by kind, and of each kind the one that is good for longest first
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const listCertificates = <ThrowOnError extends boolean = true>(options: Options<ListCertificatesData, ThrowOnError>): RequestResult<ListCertificatesResponses, ListCertificatesErrors, ThrowOnError> => (options.client ?? client).get<ListCertificatesResponses, ListCertificatesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/certificates',
    ...options
});

/**
 * Add a certificate to a property
 *
 * For managers. Needs the scope `properties.write`.
 */
export const createCertificate = <ThrowOnError extends boolean = true>(options: Options<CreateCertificateData, ThrowOnError>): RequestResult<CreateCertificateResponses, CreateCertificateErrors, ThrowOnError> => (options.client ?? client).post<CreateCertificateResponses, CreateCertificateErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/certificates',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a certificate
 *
 * For managers. Needs the scope `properties.write`.
 */
export const deleteCertificate = <ThrowOnError extends boolean = true>(options: Options<DeleteCertificateData, ThrowOnError>): RequestResult<DeleteCertificateResponses, DeleteCertificateErrors, ThrowOnError> => (options.client ?? client).delete<DeleteCertificateResponses, DeleteCertificateErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/certificates/{certificate_id}',
    ...options
});

/**
 * A certificate
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const getCertificate = <ThrowOnError extends boolean = true>(options: Options<GetCertificateData, ThrowOnError>): RequestResult<GetCertificateResponses, GetCertificateErrors, ThrowOnError> => (options.client ?? client).get<GetCertificateResponses, GetCertificateErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/certificates/{certificate_id}',
    ...options
});

/**
 * Change a certificate; members left out are kept
 *
 * For managers. Needs the scope `properties.write`.
 */
export const updateCertificate = <ThrowOnError extends boolean = true>(options: Options<UpdateCertificateData, ThrowOnError>): RequestResult<UpdateCertificateResponses, UpdateCertificateErrors, ThrowOnError> => (options.client ?? client).put<UpdateCertificateResponses, UpdateCertificateErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/certificates/{certificate_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Sets of keys, by tag
 *
 * For staff. Needs the scope `properties.read`.
 */
export const listKeySets = <ThrowOnError extends boolean = true>(options?: Options<ListKeySetsData, ThrowOnError>): RequestResult<ListKeySetsResponses, ListKeySetsErrors, ThrowOnError> => (options?.client ?? client).get<ListKeySetsResponses, ListKeySetsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/key-sets',
    ...options
});

/**
 * Add a set of keys to a property; it is in the office
 *
 * For managers. Needs the scope `properties.write`.
 */
export const createKeySet = <ThrowOnError extends boolean = true>(options: Options<CreateKeySetData, ThrowOnError>): RequestResult<CreateKeySetResponses, CreateKeySetErrors, ThrowOnError> => (options.client ?? client).post<CreateKeySetResponses, CreateKeySetErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/key-sets',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a set of keys, with its log
 *
 * For managers. Needs the scope `properties.write`.
 */
export const deleteKeySet = <ThrowOnError extends boolean = true>(options: Options<DeleteKeySetData, ThrowOnError>): RequestResult<DeleteKeySetResponses, DeleteKeySetErrors, ThrowOnError> => (options.client ?? client).delete<DeleteKeySetResponses, DeleteKeySetErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/key-sets/{key_set_id}',
    ...options
});

/**
 * A set of keys
 *
 * For staff. Needs the scope `properties.read`.
 */
export const getKeySet = <ThrowOnError extends boolean = true>(options: Options<GetKeySetData, ThrowOnError>): RequestResult<GetKeySetResponses, GetKeySetErrors, ThrowOnError> => (options.client ?? client).get<GetKeySetResponses, GetKeySetErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/key-sets/{key_set_id}',
    ...options
});

/**
 * Change what a set of keys is; members left out are kept
 *
 * For managers. Needs the scope `properties.write`.
 */
export const updateKeySet = <ThrowOnError extends boolean = true>(options: Options<UpdateKeySetData, ThrowOnError>): RequestResult<UpdateKeySetResponses, UpdateKeySetErrors, ThrowOnError> => (options.client ?? client).put<UpdateKeySetResponses, UpdateKeySetErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/key-sets/{key_set_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The log of a set of keys, the latest step first
 *
 * For staff. Needs the scope `properties.read`.
 */
export const listKeyMovements = <ThrowOnError extends boolean = true>(options: Options<ListKeyMovementsData, ThrowOnError>): RequestResult<ListKeyMovementsResponses, ListKeyMovementsErrors, ThrowOnError> => (options.client ?? client).get<ListKeyMovementsResponses, ListKeyMovementsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/key-sets/{key_set_id}/movements',
    ...options
});

/**
 * Hand a set of keys out, or take it back
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `properties.write`.
 */
export const createKeyMovement = <ThrowOnError extends boolean = true>(options: Options<CreateKeyMovementData, ThrowOnError>): RequestResult<CreateKeyMovementResponses, CreateKeyMovementErrors, ThrowOnError> => (options.client ?? client).post<CreateKeyMovementResponses, CreateKeyMovementErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/key-sets/{key_set_id}/movements',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Where the keys of a property are for a visit, and whether they will be there
 *
 * For staff. Needs the scopes `properties.read`, `inspections.read`.
 */
export const findPropertyKeys = <ThrowOnError extends boolean = true>(options: Options<FindPropertyKeysData, ThrowOnError>): RequestResult<FindPropertyKeysResponses, FindPropertyKeysErrors, ThrowOnError> => (options.client ?? client).get<FindPropertyKeysResponses, FindPropertyKeysErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/keys',
    ...options
});

/**
 * Take the picture of a set of keys away; a repeat changes nothing
 *
 * For managers. Needs the scope `properties.write`.
 */
export const deleteKeySetPhoto = <ThrowOnError extends boolean = true>(options: Options<DeleteKeySetPhotoData, ThrowOnError>): RequestResult<DeleteKeySetPhotoResponses, DeleteKeySetPhotoErrors, ThrowOnError> => (options.client ?? client).delete<DeleteKeySetPhotoResponses, DeleteKeySetPhotoErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/key-sets/{key_set_id}/photo',
    ...options
});

/**
 * The photograph of a set of keys
 *
 * For staff. Needs the scope `properties.read`.
 */
export const getKeySetPhoto = <ThrowOnError extends boolean = true>(options: Options<GetKeySetPhotoData, ThrowOnError>): RequestResult<GetKeySetPhotoResponses, GetKeySetPhotoErrors, ThrowOnError> => (options.client ?? client).get<GetKeySetPhotoResponses, GetKeySetPhotoErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/key-sets/{key_set_id}/photo',
    ...options
});

/**
 * A picture of a set of keys, in place of the one before
 *
 * For managers. Needs the scope `properties.write`.
 */
export const createKeySetPhoto = <ThrowOnError extends boolean = true>(options: Options<CreateKeySetPhotoData, ThrowOnError>): RequestResult<CreateKeySetPhotoResponses, CreateKeySetPhotoErrors, ThrowOnError> => (options.client ?? client).post<CreateKeySetPhotoResponses, CreateKeySetPhotoErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/key-sets/{key_set_id}/photo',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Rules by which visits recur during tenancies, by name
 *
 * For staff. Needs the scope `inspections.read`.
 */
export const listRecurringVisits = <ThrowOnError extends boolean = true>(options?: Options<ListRecurringVisitsData, ThrowOnError>): RequestResult<ListRecurringVisitsResponses, ListRecurringVisitsErrors, ThrowOnError> => (options?.client ?? client).get<ListRecurringVisitsResponses, ListRecurringVisitsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/recurring-visits',
    ...options
});

/**
 * Add a rule of recurring visits
 *
 * For managers. Needs the scope `inspections.write`.
 */
export const createRecurringVisit = <ThrowOnError extends boolean = true>(options: Options<CreateRecurringVisitData, ThrowOnError>): RequestResult<CreateRecurringVisitResponses, CreateRecurringVisitErrors, ThrowOnError> => (options.client ?? client).post<CreateRecurringVisitResponses, CreateRecurringVisitErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/recurring-visits',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a rule of recurring visits; what was booked by it stays
 *
 * For managers. Needs the scope `inspections.write`.
 */
export const deleteRecurringVisit = <ThrowOnError extends boolean = true>(options: Options<DeleteRecurringVisitData, ThrowOnError>): RequestResult<DeleteRecurringVisitResponses, DeleteRecurringVisitErrors, ThrowOnError> => (options.client ?? client).delete<DeleteRecurringVisitResponses, DeleteRecurringVisitErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/recurring-visits/{recurring_visit_id}',
    ...options
});

/**
 * A rule of recurring visits
 *
 * For staff. Needs the scope `inspections.read`.
 */
export const getRecurringVisit = <ThrowOnError extends boolean = true>(options: Options<GetRecurringVisitData, ThrowOnError>): RequestResult<GetRecurringVisitResponses, GetRecurringVisitErrors, ThrowOnError> => (options.client ?? client).get<GetRecurringVisitResponses, GetRecurringVisitErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/recurring-visits/{recurring_visit_id}',
    ...options
});

/**
 * Change a rule of recurring visits; what was booked by it stays
 *
 * For managers. Needs the scope `inspections.write`.
 */
export const updateRecurringVisit = <ThrowOnError extends boolean = true>(options: Options<UpdateRecurringVisitData, ThrowOnError>): RequestResult<UpdateRecurringVisitResponses, UpdateRecurringVisitErrors, ThrowOnError> => (options.client ?? client).put<UpdateRecurringVisitResponses, UpdateRecurringVisitErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/recurring-visits/{recurring_visit_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Visits, steps and certificates that fall due, the earliest first; 1,000 at most
 *
 * For managers. Needs the scopes `inspections.read`, `properties.read`.
 */
export const listProposals = <ThrowOnError extends boolean = true>(options?: Options<ListProposalsData, ThrowOnError>): RequestResult<ListProposalsResponses, ListProposalsErrors, ThrowOnError> => (options?.client ?? client).get<ListProposalsResponses, ListProposalsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/proposals',
    ...options
});

/**
 * Book a visit that falls due: the inspection is added with the contacts of the property
 *
 * For managers. Needs the scopes `inspections.write`, `properties.read`.
 */
export const bookProposal = <ThrowOnError extends boolean = true>(options: Options<BookProposalData, ThrowOnError>): RequestResult<BookProposalResponses, BookProposalErrors, ThrowOnError> => (options.client ?? client).post<BookProposalResponses, BookProposalErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/proposals/book',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Drop a proposal, note that it is done in another way, or open it again
 *
 * For managers. Needs the scopes `inspections.write`, `properties.read`.
 */
export const decideProposal = <ThrowOnError extends boolean = true>(options: Options<DecideProposalData, ThrowOnError>): RequestResult<DecideProposalResponses, DecideProposalErrors, ThrowOnError> => (options.client ?? client).post<DecideProposalResponses, DecideProposalErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/proposals/decide',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Charges for aborted visits and for waiting, the latest visit first, waived ones too
 *
 * For managers. Needs the scopes `inspections.read`, `clients.read`.
 */
export const listCharges = <ThrowOnError extends boolean = true>(options?: Options<ListChargesData, ThrowOnError>): RequestResult<ListChargesResponses, ListChargesErrors, ThrowOnError> => (options?.client ?? client).get<ListChargesResponses, ListChargesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/charges',
    ...options
});

/**
 * Say how long the clerk waited at the door
 *
 * Its clerk until it is complete, and managers. The `fee_rules` of the account say what it costs, which is added to `additional`. 409 for what a tenant carries out. For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const noteWaiting = <ThrowOnError extends boolean = true>(options: Options<NoteWaitingData, ThrowOnError>): RequestResult<NoteWaitingResponses, NoteWaitingErrors, ThrowOnError> => (options.client ?? client).post<NoteWaitingResponses, NoteWaitingErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/waiting',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Waive a charge of a visit, or charge it again
 *
 * The charge stays among `charges`, and is taken out of `additional`. 409 when the visit has no such charge. For managers. Needs the scope `inspections.write`.
 */
export const waiveCharge = <ThrowOnError extends boolean = true>(options: Options<WaiveChargeData, ThrowOnError>): RequestResult<WaiveChargeResponses, WaiveChargeErrors, ThrowOnError> => (options.client ?? client).post<WaiveChargeResponses, WaiveChargeErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/waive',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Fees of visits whose report is complete, and of aborted ones, by client and month, the latest month first
 *
 * For managers. Needs the scopes `inspections.read`, `clients.read`.
 */
export const listFees = <ThrowOnError extends boolean = true>(options?: Options<ListFeesData, ThrowOnError>): RequestResult<ListFeesResponses, ListFeesErrors, ThrowOnError> => (options?.client ?? client).get<ListFeesResponses, ListFeesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/fees',
    ...options
});

/**
 * Give the inspections in progress of a member of staff to others, and archive them if asked
 *
 * For managers. Needs the scopes `staff.write`, `inspections.write`.
 */
export const handOverStaffWork = <ThrowOnError extends boolean = true>(options: Options<HandOverStaffWorkData, ThrowOnError>): RequestResult<HandOverStaffWorkResponses, HandOverStaffWorkErrors, ThrowOnError> => (options.client ?? client).post<HandOverStaffWorkResponses, HandOverStaffWorkErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/staff/{staff_id}/hand-over',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Merge a client into another, which gets everything of it; the merged one is deleted
 *
 * For managers. For the back office alone, not for other applications. Needs the scope `clients.write`.
 */
export const mergeClient = <ThrowOnError extends boolean = true>(options: Options<MergeClientData, ThrowOnError>): RequestResult<MergeClientResponses, MergeClientErrors, ThrowOnError> => (options.client ?? client).post<MergeClientResponses, MergeClientErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}/merge',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Take the logo of a client away; a repeat changes nothing
 *
 * For managers. Needs the scope `clients.write`.
 */
export const deleteClientLogo = <ThrowOnError extends boolean = true>(options: Options<DeleteClientLogoData, ThrowOnError>): RequestResult<DeleteClientLogoResponses, DeleteClientLogoErrors, ThrowOnError> => (options.client ?? client).delete<DeleteClientLogoResponses, DeleteClientLogoErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}/logo',
    ...options
});

/**
 * The logo of a client
 *
 * For staff. Needs the scope `clients.read`.
 */
export const getClientLogo = <ThrowOnError extends boolean = true>(options: Options<GetClientLogoData, ThrowOnError>): RequestResult<GetClientLogoResponses, GetClientLogoErrors, ThrowOnError> => (options.client ?? client).get<GetClientLogoResponses, GetClientLogoErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}/logo',
    ...options
});

/**
 * A picture as the logo of a client, in place of the one before
 *
 * For managers. Needs the scope `clients.write`.
 */
export const createClientLogo = <ThrowOnError extends boolean = true>(options: Options<CreateClientLogoData, ThrowOnError>): RequestResult<CreateClientLogoResponses, CreateClientLogoErrors, ThrowOnError> => (options.client ?? client).post<CreateClientLogoResponses, CreateClientLogoErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}/logo',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * The ids that other systems have for a property and its contacts
 *
 * For staff. Needs the scope `properties.read`.
 */
export const listPropertyExternalIds = <ThrowOnError extends boolean = true>(options: Options<ListPropertyExternalIdsData, ThrowOnError>): RequestResult<ListPropertyExternalIdsResponses, ListPropertyExternalIdsErrors, ThrowOnError> => (options.client ?? client).get<ListPropertyExternalIdsResponses, ListPropertyExternalIdsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/external-ids',
    ...options
});

/**
 * The ids that other systems have for an inspection and its contacts
 *
 * For staff. Needs the scope `inspections.read`.
 */
export const listInspectionExternalIds = <ThrowOnError extends boolean = true>(options: Options<ListInspectionExternalIdsData, ThrowOnError>): RequestResult<ListInspectionExternalIdsResponses, ListInspectionExternalIdsErrors, ThrowOnError> => (options.client ?? client).get<ListInspectionExternalIdsResponses, ListInspectionExternalIdsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/external-ids',
    ...options
});

/**
 * The ids that other systems have for a client
 *
 * For staff. Needs the scope `clients.read`.
 */
export const listClientExternalIds = <ThrowOnError extends boolean = true>(options: Options<ListClientExternalIdsData, ThrowOnError>): RequestResult<ListClientExternalIdsResponses, ListClientExternalIdsErrors, ThrowOnError> => (options.client ?? client).get<ListClientExternalIdsResponses, ListClientExternalIdsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/clients/{client_id}/external-ids',
    ...options
});

/**
 * The report: rooms in order, with items, actions and attachments
 *
 * Photos come as signed links, which last for a day and need no bearer. For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const getReport = <ThrowOnError extends boolean = true>(options: Options<GetReportData, ThrowOnError>): RequestResult<GetReportResponses, GetReportErrors, ThrowOnError> => (options.client ?? client).get<GetReportResponses, GetReportErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/report',
    ...options
});

/**
 * All actions of the report
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const listReportActions = <ThrowOnError extends boolean = true>(options: Options<ListReportActionsData, ThrowOnError>): RequestResult<ListReportActionsResponses, ListReportActionsErrors, ThrowOnError> => (options.client ?? client).get<ListReportActionsResponses, ListReportActionsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/report/actions',
    ...options
});

/**
 * Keys, manuals, alarms and meters of the report
 *
 * Gathered from the rooms of the report and the meters of the property. For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const getReportMetadata = <ThrowOnError extends boolean = true>(options: Options<GetReportMetadataData, ThrowOnError>): RequestResult<GetReportMetadataResponses, GetReportMetadataErrors, ThrowOnError> => (options.client ?? client).get<GetReportMetadataResponses, GetReportMetadataErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/report/metadata',
    ...options
});

/**
 * The report: rooms in order, with items, actions and attachments
 *
 * Photos come as signed links, which last for a day and need no bearer. For staff. Needs the scope `templates.read`.
 */
export const getTemplateReport = <ThrowOnError extends boolean = true>(options: Options<GetTemplateReportData, ThrowOnError>): RequestResult<GetTemplateReportResponses, GetTemplateReportErrors, ThrowOnError> => (options.client ?? client).get<GetTemplateReportResponses, GetTemplateReportErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/report',
    ...options
});

/**
 * All actions of the report
 *
 * For staff. Needs the scope `templates.read`.
 */
export const listTemplateReportActions = <ThrowOnError extends boolean = true>(options: Options<ListTemplateReportActionsData, ThrowOnError>): RequestResult<ListTemplateReportActionsResponses, ListTemplateReportActionsErrors, ThrowOnError> => (options.client ?? client).get<ListTemplateReportActionsResponses, ListTemplateReportActionsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/report/actions',
    ...options
});

/**
 * Keys, manuals, alarms and meters of the report
 *
 * Gathered from the rooms of the report and the meters of the property. For staff. Needs the scope `templates.read`.
 */
export const getTemplateReportMetadata = <ThrowOnError extends boolean = true>(options: Options<GetTemplateReportMetadataData, ThrowOnError>): RequestResult<GetTemplateReportMetadataResponses, GetTemplateReportMetadataErrors, ThrowOnError> => (options.client ?? client).get<GetTemplateReportMetadataResponses, GetTemplateReportMetadataErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/report/metadata',
    ...options
});

/**
 * Add a room at the end
 *
 * SIMPLIFIED and SCALE rooms need an option set. A report is written from Pending to Review, by the person whose turn it is and by managers; after that it is sealed, which is 409. For staff. Needs the scope `reports.write`.
 */
export const createRoom = <ThrowOnError extends boolean = true>(options: Options<CreateRoomData, ThrowOnError>): RequestResult<CreateRoomResponses, CreateRoomErrors, ThrowOnError> => (options.client ?? client).post<CreateRoomResponses, CreateRoomErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Put all rooms in a new order
 *
 * Takes every id exactly once; missing and unknown ones are named in the refusal. For staff. Needs the scope `reports.write`.
 */
export const orderRooms = <ThrowOnError extends boolean = true>(options: Options<OrderRoomsData, ThrowOnError>): RequestResult<OrderRoomsResponses, OrderRoomsErrors, ThrowOnError> => (options.client ?? client).put<OrderRoomsResponses, OrderRoomsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a room with its items, actions and attachments
 *
 * For staff. Needs the scope `reports.write`.
 */
export const deleteRoom = <ThrowOnError extends boolean = true>(options: Options<DeleteRoomData, ThrowOnError>): RequestResult<DeleteRoomResponses, DeleteRoomErrors, ThrowOnError> => (options.client ?? client).delete<DeleteRoomResponses, DeleteRoomErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}',
    ...options
});

/**
 * A room with its items
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const getRoom = <ThrowOnError extends boolean = true>(options: Options<GetRoomData, ThrowOnError>): RequestResult<GetRoomResponses, GetRoomErrors, ThrowOnError> => (options.client ?? client).get<GetRoomResponses, GetRoomErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}',
    ...options
});

/**
 * Rename a room; a locked name stays as it is
 *
 * For staff. Needs the scope `reports.write`.
 */
export const renameRoom = <ThrowOnError extends boolean = true>(options: Options<RenameRoomData, ThrowOnError>): RequestResult<RenameRoomResponses, RenameRoomErrors, ThrowOnError> => (options.client ?? client).put<RenameRoomResponses, RenameRoomErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Copy the items of a room into another or a new one
 *
 * Takes descriptions, conditions and attachments along, as `contents` says, not actions. Items named in `overwrite_ids` are matched by name and take description and condition. For staff. Needs the scope `reports.write`.
 */
export const copyRoom = <ThrowOnError extends boolean = true>(options: Options<CopyRoomData, ThrowOnError>): RequestResult<CopyRoomResponses, CopyRoomErrors, ThrowOnError> => (options.client ?? client).put<CopyRoomResponses, CopyRoomErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/copy',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Add a room at the end
 *
 * SIMPLIFIED and SCALE rooms need an option set. A report is written from Pending to Review, by the person whose turn it is and by managers; after that it is sealed, which is 409. For managers. Needs the scope `templates.write`.
 */
export const createTemplateRoom = <ThrowOnError extends boolean = true>(options: Options<CreateTemplateRoomData, ThrowOnError>): RequestResult<CreateTemplateRoomResponses, CreateTemplateRoomErrors, ThrowOnError> => (options.client ?? client).post<CreateTemplateRoomResponses, CreateTemplateRoomErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Put all rooms in a new order
 *
 * Takes every id exactly once; missing and unknown ones are named in the refusal. For managers. Needs the scope `templates.write`.
 */
export const orderTemplateRooms = <ThrowOnError extends boolean = true>(options: Options<OrderTemplateRoomsData, ThrowOnError>): RequestResult<OrderTemplateRoomsResponses, OrderTemplateRoomsErrors, ThrowOnError> => (options.client ?? client).put<OrderTemplateRoomsResponses, OrderTemplateRoomsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a room with its items, actions and attachments
 *
 * For managers. Needs the scope `templates.write`.
 */
export const deleteTemplateRoom = <ThrowOnError extends boolean = true>(options: Options<DeleteTemplateRoomData, ThrowOnError>): RequestResult<DeleteTemplateRoomResponses, DeleteTemplateRoomErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTemplateRoomResponses, DeleteTemplateRoomErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}',
    ...options
});

/**
 * A room with its items
 *
 * For staff. Needs the scope `templates.read`.
 */
export const getTemplateRoom = <ThrowOnError extends boolean = true>(options: Options<GetTemplateRoomData, ThrowOnError>): RequestResult<GetTemplateRoomResponses, GetTemplateRoomErrors, ThrowOnError> => (options.client ?? client).get<GetTemplateRoomResponses, GetTemplateRoomErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}',
    ...options
});

/**
 * Rename a room; a locked name stays as it is
 *
 * For managers. Needs the scope `templates.write`.
 */
export const renameTemplateRoom = <ThrowOnError extends boolean = true>(options: Options<RenameTemplateRoomData, ThrowOnError>): RequestResult<RenameTemplateRoomResponses, RenameTemplateRoomErrors, ThrowOnError> => (options.client ?? client).put<RenameTemplateRoomResponses, RenameTemplateRoomErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Copy the items of a room into another or a new one
 *
 * Takes descriptions, conditions and attachments along, as `contents` says, not actions. Items named in `overwrite_ids` are matched by name and take description and condition. For managers. Needs the scope `templates.write`.
 */
export const copyTemplateRoom = <ThrowOnError extends boolean = true>(options: Options<CopyTemplateRoomData, ThrowOnError>): RequestResult<CopyTemplateRoomResponses, CopyTemplateRoomErrors, ThrowOnError> => (options.client ?? client).put<CopyTemplateRoomResponses, CopyTemplateRoomErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/copy',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Add an item at the end of a room
 *
 * `condition` has to fit the block type of the room. A report is written from Pending to Review, by the person whose turn it is and by managers; after that it is sealed, which is 409. For staff. Needs the scope `reports.write`.
 */
export const createItem = <ThrowOnError extends boolean = true>(options: Options<CreateItemData, ThrowOnError>): RequestResult<CreateItemResponses, CreateItemErrors, ThrowOnError> => (options.client ?? client).post<CreateItemResponses, CreateItemErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Put all items of a room in a new order
 *
 * Takes every id exactly once; missing and unknown ones are named in the refusal. For staff. Needs the scope `reports.write`.
 */
export const orderItems = <ThrowOnError extends boolean = true>(options: Options<OrderItemsData, ThrowOnError>): RequestResult<OrderItemsResponses, OrderItemsErrors, ThrowOnError> => (options.client ?? client).put<OrderItemsResponses, OrderItemsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete an item with its actions and attachments
 *
 * For staff. Needs the scope `reports.write`.
 */
export const deleteItem = <ThrowOnError extends boolean = true>(options: Options<DeleteItemData, ThrowOnError>): RequestResult<DeleteItemResponses, DeleteItemErrors, ThrowOnError> => (options.client ?? client).delete<DeleteItemResponses, DeleteItemErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}',
    ...options
});

/**
 * An item
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const getItem = <ThrowOnError extends boolean = true>(options: Options<GetItemData, ThrowOnError>): RequestResult<GetItemResponses, GetItemErrors, ThrowOnError> => (options.client ?? client).get<GetItemResponses, GetItemErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}',
    ...options
});

/**
 * Change an item; leaving out the description clears it, and locked texts stay
 *
 * A condition that is left out is kept. For staff. Needs the scope `reports.write`.
 */
export const updateItem = <ThrowOnError extends boolean = true>(options: Options<UpdateItemData, ThrowOnError>): RequestResult<UpdateItemResponses, UpdateItemErrors, ThrowOnError> => (options.client ?? client).put<UpdateItemResponses, UpdateItemErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Copy an item into another or a new room, or over an item there
 *
 * Takes description, condition and attachments along, not actions. For staff. Needs the scope `reports.write`.
 */
export const copyItem = <ThrowOnError extends boolean = true>(options: Options<CopyItemData, ThrowOnError>): RequestResult<CopyItemResponses, CopyItemErrors, ThrowOnError> => (options.client ?? client).put<CopyItemResponses, CopyItemErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/copy',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Move an item to another room, or to another place in its own, with all that belongs to it
 *
 * Rooms have to be of one block type and option set. Nothing is lost half way: it is one change. For staff. Needs the scope `reports.write`.
 */
export const moveItem = <ThrowOnError extends boolean = true>(options: Options<MoveItemData, ThrowOnError>): RequestResult<MoveItemResponses, MoveItemErrors, ThrowOnError> => (options.client ?? client).put<MoveItemResponses, MoveItemErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/move',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Add an item at the end of a room
 *
 * `condition` has to fit the block type of the room. A report is written from Pending to Review, by the person whose turn it is and by managers; after that it is sealed, which is 409. For managers. Needs the scope `templates.write`.
 */
export const createTemplateItem = <ThrowOnError extends boolean = true>(options: Options<CreateTemplateItemData, ThrowOnError>): RequestResult<CreateTemplateItemResponses, CreateTemplateItemErrors, ThrowOnError> => (options.client ?? client).post<CreateTemplateItemResponses, CreateTemplateItemErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/items',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Put all items of a room in a new order
 *
 * Takes every id exactly once; missing and unknown ones are named in the refusal. For managers. Needs the scope `templates.write`.
 */
export const orderTemplateItems = <ThrowOnError extends boolean = true>(options: Options<OrderTemplateItemsData, ThrowOnError>): RequestResult<OrderTemplateItemsResponses, OrderTemplateItemsErrors, ThrowOnError> => (options.client ?? client).put<OrderTemplateItemsResponses, OrderTemplateItemsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/items',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete an item with its actions and attachments
 *
 * For managers. Needs the scope `templates.write`.
 */
export const deleteTemplateItem = <ThrowOnError extends boolean = true>(options: Options<DeleteTemplateItemData, ThrowOnError>): RequestResult<DeleteTemplateItemResponses, DeleteTemplateItemErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTemplateItemResponses, DeleteTemplateItemErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}',
    ...options
});

/**
 * An item
 *
 * For staff. Needs the scope `templates.read`.
 */
export const getTemplateItem = <ThrowOnError extends boolean = true>(options: Options<GetTemplateItemData, ThrowOnError>): RequestResult<GetTemplateItemResponses, GetTemplateItemErrors, ThrowOnError> => (options.client ?? client).get<GetTemplateItemResponses, GetTemplateItemErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}',
    ...options
});

/**
 * Change an item; leaving out the description clears it, and locked texts stay
 *
 * A condition that is left out is kept. For managers. Needs the scope `templates.write`.
 */
export const updateTemplateItem = <ThrowOnError extends boolean = true>(options: Options<UpdateTemplateItemData, ThrowOnError>): RequestResult<UpdateTemplateItemResponses, UpdateTemplateItemErrors, ThrowOnError> => (options.client ?? client).put<UpdateTemplateItemResponses, UpdateTemplateItemErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Copy an item into another or a new room, or over an item there
 *
 * Takes description, condition and attachments along, not actions. For managers. Needs the scope `templates.write`.
 */
export const copyTemplateItem = <ThrowOnError extends boolean = true>(options: Options<CopyTemplateItemData, ThrowOnError>): RequestResult<CopyTemplateItemResponses, CopyTemplateItemErrors, ThrowOnError> => (options.client ?? client).put<CopyTemplateItemResponses, CopyTemplateItemErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/copy',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Move an item to another room, or to another place in its own, with all that belongs to it
 *
 * Rooms have to be of one block type and option set. Nothing is lost half way: it is one change. For managers. Needs the scope `templates.write`.
 */
export const moveTemplateItem = <ThrowOnError extends boolean = true>(options: Options<MoveTemplateItemData, ThrowOnError>): RequestResult<MoveTemplateItemResponses, MoveTemplateItemErrors, ThrowOnError> => (options.client ?? client).put<MoveTemplateItemResponses, MoveTemplateItemErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/move',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Say what needs doing to an item
 *
 * A report is written from Pending to Review, by the person whose turn it is and by managers; after that it is sealed, which is 409. For staff. Needs the scope `reports.write`.
 */
export const createAction = <ThrowOnError extends boolean = true>(options: Options<CreateActionData, ThrowOnError>): RequestResult<CreateActionResponses, CreateActionErrors, ThrowOnError> => (options.client ?? client).post<CreateActionResponses, CreateActionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/actions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete an action
 *
 * For staff. Needs the scope `reports.write`.
 */
export const deleteAction = <ThrowOnError extends boolean = true>(options: Options<DeleteActionData, ThrowOnError>): RequestResult<DeleteActionResponses, DeleteActionErrors, ThrowOnError> => (options.client ?? client).delete<DeleteActionResponses, DeleteActionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/actions/{action_id}',
    ...options
});

/**
 * Change an action; leaving out the comments clears them
 *
 * For staff. Needs the scope `reports.write`.
 */
export const updateAction = <ThrowOnError extends boolean = true>(options: Options<UpdateActionData, ThrowOnError>): RequestResult<UpdateActionResponses, UpdateActionErrors, ThrowOnError> => (options.client ?? client).put<UpdateActionResponses, UpdateActionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/actions/{action_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Say what needs doing to an item
 *
 * A report is written from Pending to Review, by the person whose turn it is and by managers; after that it is sealed, which is 409. For managers. Needs the scope `templates.write`.
 */
export const createTemplateAction = <ThrowOnError extends boolean = true>(options: Options<CreateTemplateActionData, ThrowOnError>): RequestResult<CreateTemplateActionResponses, CreateTemplateActionErrors, ThrowOnError> => (options.client ?? client).post<CreateTemplateActionResponses, CreateTemplateActionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/actions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete an action
 *
 * For managers. Needs the scope `templates.write`.
 */
export const deleteTemplateAction = <ThrowOnError extends boolean = true>(options: Options<DeleteTemplateActionData, ThrowOnError>): RequestResult<DeleteTemplateActionResponses, DeleteTemplateActionErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTemplateActionResponses, DeleteTemplateActionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/actions/{action_id}',
    ...options
});

/**
 * Change an action; leaving out the comments clears them
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateTemplateAction = <ThrowOnError extends boolean = true>(options: Options<UpdateTemplateActionData, ThrowOnError>): RequestResult<UpdateTemplateActionResponses, UpdateTemplateActionErrors, ThrowOnError> => (options.client ?? client).put<UpdateTemplateActionResponses, UpdateTemplateActionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/actions/{action_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The attachments of the report itself
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const listReportAttachments = <ThrowOnError extends boolean = true>(options: Options<ListReportAttachmentsData, ThrowOnError>): RequestResult<ListReportAttachmentsResponses, ListReportAttachmentsErrors, ThrowOnError> => (options.client ?? client).get<ListReportAttachmentsResponses, ListReportAttachmentsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/attachments',
    ...options
});

/**
 * Upload a file to the report itself
 *
 * Pictures up to 30 MB and 60 megapixels, sound up to 200 MB, video up to 500 MB, other files up to 50 MB. The kind comes from the content, never from the name. For staff. Needs the scope `reports.write`.
 */
export const createReportAttachment = <ThrowOnError extends boolean = true>(options: Options<CreateReportAttachmentData, ThrowOnError>): RequestResult<CreateReportAttachmentResponses, CreateReportAttachmentErrors, ThrowOnError> => (options.client ?? client).post<CreateReportAttachmentResponses, CreateReportAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Delete an attachment
 *
 * For staff. Needs the scope `reports.write`.
 */
export const deleteReportAttachment = <ThrowOnError extends boolean = true>(options: Options<DeleteReportAttachmentData, ThrowOnError>): RequestResult<DeleteReportAttachmentResponses, DeleteReportAttachmentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteReportAttachmentResponses, DeleteReportAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/attachments/{attachment_id}',
    ...options
});

/**
 * Change the description of an attachment
 *
 * For staff. Needs the scope `reports.write`.
 */
export const updateReportAttachment = <ThrowOnError extends boolean = true>(options: Options<UpdateReportAttachmentData, ThrowOnError>): RequestResult<UpdateReportAttachmentResponses, UpdateReportAttachmentErrors, ThrowOnError> => (options.client ?? client).put<UpdateReportAttachmentResponses, UpdateReportAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/attachments/{attachment_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Upload a file to a room
 *
 * Pictures up to 30 MB and 60 megapixels, sound up to 200 MB, video up to 500 MB, other files up to 50 MB. The kind comes from the content, never from the name. For staff. Needs the scope `reports.write`.
 */
export const createRoomAttachment = <ThrowOnError extends boolean = true>(options: Options<CreateRoomAttachmentData, ThrowOnError>): RequestResult<CreateRoomAttachmentResponses, CreateRoomAttachmentErrors, ThrowOnError> => (options.client ?? client).post<CreateRoomAttachmentResponses, CreateRoomAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Delete an attachment
 *
 * For staff. Needs the scope `reports.write`.
 */
export const deleteRoomAttachment = <ThrowOnError extends boolean = true>(options: Options<DeleteRoomAttachmentData, ThrowOnError>): RequestResult<DeleteRoomAttachmentResponses, DeleteRoomAttachmentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteRoomAttachmentResponses, DeleteRoomAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/attachments/{attachment_id}',
    ...options
});

/**
 * Change the description of an attachment
 *
 * For staff. Needs the scope `reports.write`.
 */
export const updateRoomAttachment = <ThrowOnError extends boolean = true>(options: Options<UpdateRoomAttachmentData, ThrowOnError>): RequestResult<UpdateRoomAttachmentResponses, UpdateRoomAttachmentErrors, ThrowOnError> => (options.client ?? client).put<UpdateRoomAttachmentResponses, UpdateRoomAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/attachments/{attachment_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Upload a file to an item
 *
 * Pictures up to 30 MB and 60 megapixels, sound up to 200 MB, video up to 500 MB, other files up to 50 MB. The kind comes from the content, never from the name. For staff. Needs the scope `reports.write`.
 */
export const createItemAttachment = <ThrowOnError extends boolean = true>(options: Options<CreateItemAttachmentData, ThrowOnError>): RequestResult<CreateItemAttachmentResponses, CreateItemAttachmentErrors, ThrowOnError> => (options.client ?? client).post<CreateItemAttachmentResponses, CreateItemAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Delete an attachment
 *
 * For staff. Needs the scope `reports.write`.
 */
export const deleteItemAttachment = <ThrowOnError extends boolean = true>(options: Options<DeleteItemAttachmentData, ThrowOnError>): RequestResult<DeleteItemAttachmentResponses, DeleteItemAttachmentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteItemAttachmentResponses, DeleteItemAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/attachments/{attachment_id}',
    ...options
});

/**
 * Change the description of an attachment
 *
 * For staff. Needs the scope `reports.write`.
 */
export const updateItemAttachment = <ThrowOnError extends boolean = true>(options: Options<UpdateItemAttachmentData, ThrowOnError>): RequestResult<UpdateItemAttachmentResponses, UpdateItemAttachmentErrors, ThrowOnError> => (options.client ?? client).put<UpdateItemAttachmentResponses, UpdateItemAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/attachments/{attachment_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The attachments of the report itself
 *
 * For staff. Needs the scope `templates.read`.
 */
export const listTemplateReportAttachments = <ThrowOnError extends boolean = true>(options: Options<ListTemplateReportAttachmentsData, ThrowOnError>): RequestResult<ListTemplateReportAttachmentsResponses, ListTemplateReportAttachmentsErrors, ThrowOnError> => (options.client ?? client).get<ListTemplateReportAttachmentsResponses, ListTemplateReportAttachmentsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/attachments',
    ...options
});

/**
 * Upload a file to the report itself
 *
 * Pictures up to 30 MB and 60 megapixels, sound up to 200 MB, video up to 500 MB, other files up to 50 MB. The kind comes from the content, never from the name. For managers. Needs the scope `templates.write`.
 */
export const createTemplateReportAttachment = <ThrowOnError extends boolean = true>(options: Options<CreateTemplateReportAttachmentData, ThrowOnError>): RequestResult<CreateTemplateReportAttachmentResponses, CreateTemplateReportAttachmentErrors, ThrowOnError> => (options.client ?? client).post<CreateTemplateReportAttachmentResponses, CreateTemplateReportAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Delete an attachment
 *
 * For managers. Needs the scope `templates.write`.
 */
export const deleteTemplateReportAttachment = <ThrowOnError extends boolean = true>(options: Options<DeleteTemplateReportAttachmentData, ThrowOnError>): RequestResult<DeleteTemplateReportAttachmentResponses, DeleteTemplateReportAttachmentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTemplateReportAttachmentResponses, DeleteTemplateReportAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/attachments/{attachment_id}',
    ...options
});

/**
 * Change the description of an attachment
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateTemplateReportAttachment = <ThrowOnError extends boolean = true>(options: Options<UpdateTemplateReportAttachmentData, ThrowOnError>): RequestResult<UpdateTemplateReportAttachmentResponses, UpdateTemplateReportAttachmentErrors, ThrowOnError> => (options.client ?? client).put<UpdateTemplateReportAttachmentResponses, UpdateTemplateReportAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/attachments/{attachment_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Upload a file to a room
 *
 * Pictures up to 30 MB and 60 megapixels, sound up to 200 MB, video up to 500 MB, other files up to 50 MB. The kind comes from the content, never from the name. For managers. Needs the scope `templates.write`.
 */
export const createTemplateRoomAttachment = <ThrowOnError extends boolean = true>(options: Options<CreateTemplateRoomAttachmentData, ThrowOnError>): RequestResult<CreateTemplateRoomAttachmentResponses, CreateTemplateRoomAttachmentErrors, ThrowOnError> => (options.client ?? client).post<CreateTemplateRoomAttachmentResponses, CreateTemplateRoomAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Delete an attachment
 *
 * For managers. Needs the scope `templates.write`.
 */
export const deleteTemplateRoomAttachment = <ThrowOnError extends boolean = true>(options: Options<DeleteTemplateRoomAttachmentData, ThrowOnError>): RequestResult<DeleteTemplateRoomAttachmentResponses, DeleteTemplateRoomAttachmentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTemplateRoomAttachmentResponses, DeleteTemplateRoomAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/attachments/{attachment_id}',
    ...options
});

/**
 * Change the description of an attachment
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateTemplateRoomAttachment = <ThrowOnError extends boolean = true>(options: Options<UpdateTemplateRoomAttachmentData, ThrowOnError>): RequestResult<UpdateTemplateRoomAttachmentResponses, UpdateTemplateRoomAttachmentErrors, ThrowOnError> => (options.client ?? client).put<UpdateTemplateRoomAttachmentResponses, UpdateTemplateRoomAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/attachments/{attachment_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Upload a file to an item
 *
 * Pictures up to 30 MB and 60 megapixels, sound up to 200 MB, video up to 500 MB, other files up to 50 MB. The kind comes from the content, never from the name. For managers. Needs the scope `templates.write`.
 */
export const createTemplateItemAttachment = <ThrowOnError extends boolean = true>(options: Options<CreateTemplateItemAttachmentData, ThrowOnError>): RequestResult<CreateTemplateItemAttachmentResponses, CreateTemplateItemAttachmentErrors, ThrowOnError> => (options.client ?? client).post<CreateTemplateItemAttachmentResponses, CreateTemplateItemAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Delete an attachment
 *
 * For managers. Needs the scope `templates.write`.
 */
export const deleteTemplateItemAttachment = <ThrowOnError extends boolean = true>(options: Options<DeleteTemplateItemAttachmentData, ThrowOnError>): RequestResult<DeleteTemplateItemAttachmentResponses, DeleteTemplateItemAttachmentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTemplateItemAttachmentResponses, DeleteTemplateItemAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/attachments/{attachment_id}',
    ...options
});

/**
 * Change the description of an attachment
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateTemplateItemAttachment = <ThrowOnError extends boolean = true>(options: Options<UpdateTemplateItemAttachmentData, ThrowOnError>): RequestResult<UpdateTemplateItemAttachmentResponses, UpdateTemplateItemAttachmentErrors, ThrowOnError> => (options.client ?? client).put<UpdateTemplateItemAttachmentResponses, UpdateTemplateItemAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/attachments/{attachment_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Announce a file that will be delivered to the given address by tus 1.0, whole or in parts
 *
 * For staff. Needs the scope `reports.write`.
 */
export const announceAttachment = <ThrowOnError extends boolean = true>(options: Options<AnnounceAttachmentData, ThrowOnError>): RequestResult<AnnounceAttachmentResponses, AnnounceAttachmentErrors, ThrowOnError> => (options.client ?? client).post<AnnounceAttachmentResponses, AnnounceAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/report/pending-attachments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Announce a file that will be delivered to the given address by tus 1.0, whole or in parts
 *
 * For managers. Needs the scope `templates.write`.
 */
export const announceTemplateAttachment = <ThrowOnError extends boolean = true>(options: Options<AnnounceTemplateAttachmentData, ThrowOnError>): RequestResult<AnnounceTemplateAttachmentResponses, AnnounceTemplateAttachmentErrors, ThrowOnError> => (options.client ?? client).post<AnnounceTemplateAttachmentResponses, AnnounceTemplateAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/report/pending-attachments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Copy the rooms of a property's latest finished report
 *
 * Copies the rooms of the most recent Complete or Closed report of the source property; 409 when it has none. For staff. Needs the scopes `reports.write`, `properties.read`.
 */
export const copyFromProperty = <ThrowOnError extends boolean = true>(options: Options<CopyFromPropertyData, ThrowOnError>): RequestResult<CopyFromPropertyResponses, CopyFromPropertyErrors, ThrowOnError> => (options.client ?? client).put<CopyFromPropertyResponses, CopyFromPropertyErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/report/copy-from-property/{source_property_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Copy the rooms of a property's latest finished report
 *
 * The same as the address with `/report`. For staff. Needs the scopes `reports.write`, `properties.read`.
 */
export const copyFromPropertyByShortPath = <ThrowOnError extends boolean = true>(options: Options<CopyFromPropertyByShortPathData, ThrowOnError>): RequestResult<CopyFromPropertyByShortPathResponses, CopyFromPropertyByShortPathErrors, ThrowOnError> => (options.client ?? client).put<CopyFromPropertyByShortPathResponses, CopyFromPropertyByShortPathErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/copy-from-property/{source_property_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Questions of a review, with their answers
 *
 * For staff. Needs the scope `reports.read`.
 */
export const getReviewQuestions = <ThrowOnError extends boolean = true>(options: Options<GetReviewQuestionsData, ThrowOnError>): RequestResult<GetReviewQuestionsResponses, GetReviewQuestionsErrors, ThrowOnError> => (options.client ?? client).get<GetReviewQuestionsResponses, GetReviewQuestionsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/questions',
    ...options
});

/**
 * Ask about a field or a photograph of an item, or suggest other words for it
 *
 * For reviewers and managers. Needs the scope `reports.write`.
 */
export const createReviewQuestion = <ThrowOnError extends boolean = true>(options: Options<CreateReviewQuestionData, ThrowOnError>): RequestResult<CreateReviewQuestionResponses, CreateReviewQuestionErrors, ThrowOnError> => (options.client ?? client).post<CreateReviewQuestionResponses, CreateReviewQuestionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/questions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Answer a question of a review, resolve it, or say that its words were taken
 *
 * For staff. Needs the scope `reports.write`.
 */
export const updateReviewQuestion = <ThrowOnError extends boolean = true>(options: Options<UpdateReviewQuestionData, ThrowOnError>): RequestResult<UpdateReviewQuestionResponses, UpdateReviewQuestionErrors, ThrowOnError> => (options.client ?? client).put<UpdateReviewQuestionResponses, UpdateReviewQuestionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/questions/{question_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Reports that wait for review: how much was changed in each, who is at it, and until when it is needed
 *
 * For reviewers and managers. Needs the scope `reports.read`.
 */
export const getReviewQueue = <ThrowOnError extends boolean = true>(options?: Options<GetReviewQueueData, ThrowOnError>): RequestResult<GetReviewQueueResponses, GetReviewQueueErrors, ThrowOnError> => (options?.client ?? client).get<GetReviewQueueResponses, GetReviewQueueErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/review-queue',
    ...options
});

/**
 * Reports that were reviewed and returned, by reason, clerk and typist, with each return
 *
 * For managers. Needs the scope `reports.read`.
 */
export const getReviewReturns = <ThrowOnError extends boolean = true>(options?: Options<GetReviewReturnsData, ThrowOnError>): RequestResult<GetReviewReturnsResponses, GetReviewReturnsErrors, ThrowOnError> => (options?.client ?? client).get<GetReviewReturnsResponses, GetReviewReturnsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/review-returns',
    ...options
});

/**
 * What a reviewer compares the report with: sentences approved many times, and words as they were handed on
 *
 * For reviewers and managers. Needs the scope `reports.read`.
 */
export const getReview = <ThrowOnError extends boolean = true>(options: Options<GetReviewData, ThrowOnError>): RequestResult<GetReviewResponses, GetReviewErrors, ThrowOnError> => (options.client ?? client).get<GetReviewResponses, GetReviewErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/review',
    ...options
});

/**
 * Tick a stop of a review as seen by you, or take the tick away
 *
 * For reviewers and managers. Needs the scope `reports.write`.
 */
export const tickReviewStop = <ThrowOnError extends boolean = true>(options: Options<TickReviewStopData, ThrowOnError>): RequestResult<TickReviewStopResponses, TickReviewStopErrors, ThrowOnError> => (options.client ?? client).put<TickReviewStopResponses, TickReviewStopErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/review/ticks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Templates: those of the service first, then by name, unless sorted
 *
 * For staff. Needs the scope `templates.read`.
 */
export const listTemplates = <ThrowOnError extends boolean = true>(options?: Options<ListTemplatesData, ThrowOnError>): RequestResult<ListTemplatesResponses, ListTemplatesErrors, ThrowOnError> => (options?.client ?? client).get<ListTemplatesResponses, ListTemplatesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates',
    ...options
});

/**
 * Create a template, empty or with the rooms of another
 *
 * For managers. Needs the scope `templates.write`.
 */
export const createTemplate = <ThrowOnError extends boolean = true>(options: Options<CreateTemplateData, ThrowOnError>): RequestResult<CreateTemplateResponses, CreateTemplateErrors, ThrowOnError> => (options.client ?? client).post<CreateTemplateResponses, CreateTemplateErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a template, or archive it when reports started from it
 *
 * Archived things keep their id and stay readable. For managers. Needs the scope `templates.write`.
 */
export const deleteTemplate = <ThrowOnError extends boolean = true>(options: Options<DeleteTemplateData, ThrowOnError>): RequestResult<DeleteTemplateResponses, DeleteTemplateErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTemplateResponses, DeleteTemplateErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}',
    ...options
});

/**
 * A template; its rooms are at …/report
 *
 * For staff. Needs the scope `templates.read`.
 */
export const getTemplate = <ThrowOnError extends boolean = true>(options: Options<GetTemplateData, ThrowOnError>): RequestResult<GetTemplateResponses, GetTemplateErrors, ThrowOnError> => (options.client ?? client).get<GetTemplateResponses, GetTemplateErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}',
    ...options
});

/**
 * Change a template; members left out are kept
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateTemplate = <ThrowOnError extends boolean = true>(options: Options<UpdateTemplateData, ThrowOnError>): RequestResult<UpdateTemplateResponses, UpdateTemplateErrors, ThrowOnError> => (options.client ?? client).put<UpdateTemplateResponses, UpdateTemplateErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Templates a self-service inspection can start from
 *
 * For staff. Needs the scope `templates.read`.
 */
export const listSelfServiceTemplates = <ThrowOnError extends boolean = true>(options?: Options<ListSelfServiceTemplatesData, ThrowOnError>): RequestResult<ListSelfServiceTemplatesResponses, ListSelfServiceTemplatesErrors, ThrowOnError> => (options?.client ?? client).get<ListSelfServiceTemplatesResponses, ListSelfServiceTemplatesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/settings/account/self-service/templates',
    ...options
});

/**
 * Versions of a template, newest first: each ends where somebody else goes on, or after ten quiet minutes
 *
 * For staff. Needs the scope `templates.read`.
 */
export const listTemplateVersions = <ThrowOnError extends boolean = true>(options: Options<ListTemplateVersionsData, ThrowOnError>): RequestResult<ListTemplateVersionsResponses, ListTemplateVersionsErrors, ThrowOnError> => (options.client ?? client).get<ListTemplateVersionsResponses, ListTemplateVersionsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/versions',
    ...options
});

/**
 * A version of a template: its rooms, and what differs from the version before
 *
 * For staff. Needs the scope `templates.read`.
 */
export const getTemplateVersion = <ThrowOnError extends boolean = true>(options: Options<GetTemplateVersionData, ThrowOnError>): RequestResult<GetTemplateVersionResponses, GetTemplateVersionErrors, ThrowOnError> => (options.client ?? client).get<GetTemplateVersionResponses, GetTemplateVersionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/versions/{version_id}',
    ...options
});

/**
 * Bring a version back, as the newest one; the template as it was before is kept as well
 *
 * For managers. Needs the scope `templates.write`.
 */
export const restoreTemplateVersion = <ThrowOnError extends boolean = true>(options: Options<RestoreTemplateVersionData, ThrowOnError>): RequestResult<RestoreTemplateVersionResponses, RestoreTemplateVersionErrors, ThrowOnError> => (options.client ?? client).post<RestoreTemplateVersionResponses, RestoreTemplateVersionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/templates/{template_id}/versions/{version_id}/restore',
    ...options
});

/**
 * Turn a picture clockwise, relative to the current picture
 *
 * The original file stays as it is; only what is shown is turned. For staff. Needs the scope `reports.write`.
 */
export const rotateAttachment = <ThrowOnError extends boolean = true>(options: Options<RotateAttachmentData, ThrowOnError>): RequestResult<RotateAttachmentResponses, RotateAttachmentErrors, ThrowOnError> => (options.client ?? client).put<RotateAttachmentResponses, RotateAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/attachments/{attachment_id}/rotation',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Assign an attachment to a room or an item of its report; without a body to the report itself
 *
 * For staff. Needs the scope `reports.write`.
 */
export const assignAttachment = <ThrowOnError extends boolean = true>(options: Options<AssignAttachmentData, ThrowOnError>): RequestResult<AssignAttachmentResponses, AssignAttachmentErrors, ThrowOnError> => (options.client ?? client).put<AssignAttachmentResponses, AssignAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/attachments/{attachment_id}/assign',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Tie a photograph to the one of the source report that shows the same, or untie it
 *
 * For staff. Needs the scope `reports.write`.
 */
export const pairAttachment = <ThrowOnError extends boolean = true>(options: Options<PairAttachmentData, ThrowOnError>): RequestResult<PairAttachmentResponses, PairAttachmentErrors, ThrowOnError> => (options.client ?? client).put<PairAttachmentResponses, PairAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/attachments/{attachment_id}/pair',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show a photograph as it was uploaded again
 *
 * For managers. For the back office alone, not for other applications. Needs the scope `reports.write`.
 */
export const uncoverParts = <ThrowOnError extends boolean = true>(options: Options<UncoverPartsData, ThrowOnError>): RequestResult<UncoverPartsResponses, UncoverPartsErrors, ThrowOnError> => (options.client ?? client).delete<UncoverPartsResponses, UncoverPartsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/attachments/{attachment_id}/covered-parts',
    ...options
});

/**
 * Cover parts of a photograph for good, wherever it is shown
 *
 * For staff. Needs the scope `reports.write`.
 */
export const coverParts = <ThrowOnError extends boolean = true>(options: Options<CoverPartsData, ThrowOnError>): RequestResult<CoverPartsResponses, CoverPartsErrors, ThrowOnError> => (options.client ?? client).post<CoverPartsResponses, CoverPartsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/attachments/{attachment_id}/covered-parts',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * A photograph as it was uploaded, without what is covered since
 *
 * For managers. For the back office alone, not for other applications. Needs the scope `reports.read`.
 */
export const getUncovered = <ThrowOnError extends boolean = true>(options: Options<GetUncoveredData, ThrowOnError>): RequestResult<GetUncoveredResponses, GetUncoveredErrors, ThrowOnError> => (options.client ?? client).get<GetUncoveredResponses, GetUncoveredErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/attachments/{attachment_id}/uncovered',
    ...options
});

/**
 * Delete an attachment
 *
 * For staff. Needs the scope `reports.write`.
 */
export const deleteAttachment = <ThrowOnError extends boolean = true>(options: Options<DeleteAttachmentData, ThrowOnError>): RequestResult<DeleteAttachmentResponses, DeleteAttachmentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteAttachmentResponses, DeleteAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/attachments/{attachment_id}',
    ...options
});

/**
 * The file as it was uploaded
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const getAttachmentOriginal = <ThrowOnError extends boolean = true>(options: Options<GetAttachmentOriginalData, ThrowOnError>): RequestResult<GetAttachmentOriginalResponses, GetAttachmentOriginalErrors, ThrowOnError> => (options.client ?? client).get<GetAttachmentOriginalResponses, GetAttachmentOriginalErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/attachments/{attachment_id}/original',
    ...options
});

/**
 * Upload a file to a meter
 *
 * Pictures up to 30 MB and 60 megapixels, sound up to 200 MB, video up to 500 MB, other files up to 50 MB. The kind comes from the content, never from the name. For managers, and for clerks where the inspection is theirs. Needs the scope `properties.write`.
 */
export const createMeterAttachment = <ThrowOnError extends boolean = true>(options: Options<CreateMeterAttachmentData, ThrowOnError>): RequestResult<CreateMeterAttachmentResponses, CreateMeterAttachmentErrors, ThrowOnError> => (options.client ?? client).post<CreateMeterAttachmentResponses, CreateMeterAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/properties/{property_id}/meters/{meter_id}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Announced files that have not come, of reports that the caller writes now, the oldest first; 500 at most
 *
 * For staff. Needs the scope `reports.read`.
 */
export const listExpectedAttachments = <ThrowOnError extends boolean = true>(options?: Options<ListExpectedAttachmentsData, ThrowOnError>): RequestResult<ListExpectedAttachmentsResponses, ListExpectedAttachmentsErrors, ThrowOnError> => (options?.client ?? client).get<ListExpectedAttachmentsResponses, ListExpectedAttachmentsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/expected-attachments',
    ...options
});

/**
 * Give up an announced file (tus 1.0)
 *
 * For staff. Needs the scope `reports.write`.
 */
export const cancelDelivery = <ThrowOnError extends boolean = true>(options: Options<CancelDeliveryData, ThrowOnError>): RequestResult<CancelDeliveryResponses, CancelDeliveryErrors, ThrowOnError> => (options.client ?? client).delete<CancelDeliveryResponses, CancelDeliveryErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/uploads/{delivery_key}',
    ...options
});

/**
 * A part of an announced file (tus 1.0)
 *
 * The last part makes the attachment, and answers with it. For staff. Needs the scope `reports.write`.
 */
export const deliverPart = <ThrowOnError extends boolean = true>(options: Options<DeliverPartData, ThrowOnError>): RequestResult<DeliverPartResponses, DeliverPartErrors, ThrowOnError> => (options.client ?? client).patch<DeliverPartResponses, DeliverPartErrors, ThrowOnError>({
    bodySerializer: null,
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/uploads/{delivery_key}',
    ...options,
    headers: {
        'Content-Type': 'application/offset+octet-stream',
        ...options.headers
    }
});

/**
 * The PDF of the report as it is now: 200 when it is there, 202 when it is being made
 *
 * 200 with a signed link when it is there; no webhook follows. 202 without a body when it is being made: repeat the request after `Retry-After`, or wait for `pdf.generated`. Requests for the same PDF share one job. For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const requestPdf = <ThrowOnError extends boolean = true>(options: Options<RequestPdfData, ThrowOnError>): RequestResult<RequestPdfResponses, RequestPdfErrors, ThrowOnError> => (options.client ?? client).post<RequestPdfResponses, RequestPdfErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/pdf',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * PDFs of a report, newest first, with state and progress
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const listPdfs = <ThrowOnError extends boolean = true>(options: Options<ListPdfsData, ThrowOnError>): RequestResult<ListPdfsResponses, ListPdfsErrors, ThrowOnError> => (options.client ?? client).get<ListPdfsResponses, ListPdfsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/pdfs',
    ...options
});

/**
 * Redirects to the file of a PDF
 *
 * While it is being made, 404. The file needs no bearer, and its address lasts for a day. For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const getPdf = <ThrowOnError extends boolean = true>(options: Options<GetPdfData, ThrowOnError>): RequestResult<GetPdfResponses, GetPdfErrors, ThrowOnError> => (options.client ?? client).get<GetPdfResponses, GetPdfErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/pdfs/{pdf_id}',
    ...options
});

/**
 * Comments on the finished report, in the order they came
 *
 * For staff. Needs the scope `reports.read`.
 */
export const listReportComments = <ThrowOnError extends boolean = true>(options: Options<ListReportCommentsData, ThrowOnError>): RequestResult<ListReportCommentsResponses, ListReportCommentsErrors, ThrowOnError> => (options.client ?? client).get<ListReportCommentsResponses, ListReportCommentsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/comments',
    ...options
});

/**
 * A comment on the finished report
 *
 * For staff. Needs the scope `reports.read`.
 */
export const getReportComment = <ThrowOnError extends boolean = true>(options: Options<GetReportCommentData, ThrowOnError>): RequestResult<GetReportCommentResponses, GetReportCommentErrors, ThrowOnError> => (options.client ?? client).get<GetReportCommentResponses, GetReportCommentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/comments/{comment_id}',
    ...options
});

/**
 * Reply to a comment, accept or reject it; until the inspection is closed and the time for comments is over
 *
 * For reviewers and managers. Needs the scope `reports.write`.
 */
export const updateReportComment = <ThrowOnError extends boolean = true>(options: Options<UpdateReportCommentData, ThrowOnError>): RequestResult<UpdateReportCommentResponses, UpdateReportCommentErrors, ThrowOnError> => (options.client ?? client).put<UpdateReportCommentResponses, UpdateReportCommentErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/comments/{comment_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Signatures under the finished report, with where they came from
 *
 * For staff. Needs the scope `reports.read`.
 */
export const listReportSignatures = <ThrowOnError extends boolean = true>(options: Options<ListReportSignaturesData, ThrowOnError>): RequestResult<ListReportSignaturesResponses, ListReportSignaturesErrors, ThrowOnError> => (options.client ?? client).get<ListReportSignaturesResponses, ListReportSignaturesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/signatures',
    ...options
});

/**
 * A contact signs on the device of the clerk or a manager, declines to, or is not there: they are the witness
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `reports.write`.
 */
export const createReportSignature = <ThrowOnError extends boolean = true>(options: Options<CreateReportSignatureData, ThrowOnError>): RequestResult<CreateReportSignatureResponses, CreateReportSignatureErrors, ThrowOnError> => (options.client ?? client).post<CreateReportSignatureResponses, CreateReportSignatureErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/signatures',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Links of single contacts to the finished report, and how often each was opened; newest first
 *
 * For managers. Needs the scopes `reports.read`, `file-share.read`.
 */
export const listReportLinks = <ThrowOnError extends boolean = true>(options: Options<ListReportLinksData, ThrowOnError>): RequestResult<ListReportLinksResponses, ListReportLinksErrors, ThrowOnError> => (options.client ?? client).get<ListReportLinksResponses, ListReportLinksErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/report-links',
    ...options
});

/**
 * Send a contact a link of their own to the finished report; those before it stay open
 *
 * For managers. Needs the scopes `inspections.write`, `file-share.write`.
 */
export const sendReportLink = <ThrowOnError extends boolean = true>(options: Options<SendReportLinkData, ThrowOnError>): RequestResult<SendReportLinkResponses, SendReportLinkErrors, ThrowOnError> => (options.client ?? client).post<SendReportLinkResponses, SendReportLinkErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/contacts/{contact_id}/report-links',
    ...options
});

/**
 * Revoke a link of a contact: it opens nothing any more
 *
 * For managers. Needs the scope `file-share.write`.
 */
export const revokeReportLink = <ThrowOnError extends boolean = true>(options: Options<RevokeReportLinkData, ThrowOnError>): RequestResult<RevokeReportLinkResponses, RevokeReportLinkErrors, ThrowOnError> => (options.client ?? client).delete<RevokeReportLinkResponses, RevokeReportLinkErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/report-links/{link_id}',
    ...options
});

/**
 * Who opened the report, by which link, when, and roughly from where; newest first
 *
 * For managers. Needs the scopes `reports.read`, `file-share.read`.
 */
export const listReportOpenings = <ThrowOnError extends boolean = true>(options: Options<ListReportOpeningsData, ThrowOnError>): RequestResult<ListReportOpeningsResponses, ListReportOpeningsErrors, ThrowOnError> => (options.client ?? client).get<ListReportOpeningsResponses, ListReportOpeningsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/openings',
    ...options
});

/**
 * A complete or closed report with its pictures, comments and signatures
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const getPublishedReport = <ThrowOnError extends boolean = true>(options: Options<GetPublishedReportData, ThrowOnError>): RequestResult<GetPublishedReportResponses, GetPublishedReportErrors, ThrowOnError> => (options.client ?? client).get<GetPublishedReportResponses, GetPublishedReportErrors, ThrowOnError>({ url: '/published-reports/{report_key}', ...options });

/**
 * Comment on the report or one of its items, while it is open for comments
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const commentOnPublishedReport = <ThrowOnError extends boolean = true>(options: Options<CommentOnPublishedReportData, ThrowOnError>): RequestResult<CommentOnPublishedReportResponses, CommentOnPublishedReportErrors, ThrowOnError> => (options.client ?? client).post<CommentOnPublishedReportResponses, CommentOnPublishedReportErrors, ThrowOnError>({
    url: '/published-reports/{report_key}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * How far the PDF of the report as it is now is; asks for nothing
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const getPublishedPdf = <ThrowOnError extends boolean = true>(options: Options<GetPublishedPdfData, ThrowOnError>): RequestResult<GetPublishedPdfResponses, GetPublishedPdfErrors, ThrowOnError> => (options.client ?? client).get<GetPublishedPdfResponses, GetPublishedPdfErrors, ThrowOnError>({ url: '/published-reports/{report_key}/pdfs/{pdf_type}', ...options });

/**
 * Asks for the PDF of the report as it is now; made in the background
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const requestPublishedPdf = <ThrowOnError extends boolean = true>(options: Options<RequestPublishedPdfData, ThrowOnError>): RequestResult<RequestPublishedPdfResponses, RequestPublishedPdfErrors, ThrowOnError> => (options.client ?? client).post<RequestPublishedPdfResponses, RequestPublishedPdfErrors, ThrowOnError>({ url: '/published-reports/{report_key}/pdfs/{pdf_type}', ...options });

/**
 * Send a code to the address of whose link it is, which their signature needs; the code before ends
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const sendSignatureCode = <ThrowOnError extends boolean = true>(options: Options<SendSignatureCodeData, ThrowOnError>): RequestResult<SendSignatureCodeResponses, SendSignatureCodeErrors, ThrowOnError> => (options.client ?? client).post<SendSignatureCodeResponses, SendSignatureCodeErrors, ThrowOnError>({ url: '/published-reports/{report_key}/codes', ...options });

/**
 * Sign the report by a link of your own, or decline to, while it is open for signatures
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const signPublishedReport = <ThrowOnError extends boolean = true>(options: Options<SignPublishedReportData, ThrowOnError>): RequestResult<SignPublishedReportResponses, SignPublishedReportErrors, ThrowOnError> => (options.client ?? client).post<SignPublishedReportResponses, SignPublishedReportErrors, ThrowOnError>({
    url: '/published-reports/{report_key}/signatures',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Have a link of your own sent to your address, if the company has it; the answer is the same if not
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const requestReportLink = <ThrowOnError extends boolean = true>(options: Options<RequestReportLinkData, ThrowOnError>): RequestResult<RequestReportLinkResponses, RequestReportLinkErrors, ThrowOnError> => (options.client ?? client).post<RequestReportLinkResponses, RequestReportLinkErrors, ThrowOnError>({
    url: '/published-reports/{report_key}/link-requests',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Whether a PDF of this hash was made here, and is still the latest of its report; 404 if it was not
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const checkPdf = <ThrowOnError extends boolean = true>(options: Options<CheckPdfData, ThrowOnError>): RequestResult<CheckPdfResponses, CheckPdfErrors, ThrowOnError> => (options.client ?? client).get<CheckPdfResponses, CheckPdfErrors, ThrowOnError>({ url: '/pdf-checks/{sha256}', ...options });

/**
 * The public keys of what is signed here: PDFs, and the heads of the logs of sealed versions
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const getSigningKeys = <ThrowOnError extends boolean = true>(options?: Options<GetSigningKeysData, ThrowOnError>): RequestResult<GetSigningKeysResponses, GetSigningKeysErrors, ThrowOnError> => (options?.client ?? client).get<GetSigningKeysResponses, GetSigningKeysErrors, ThrowOnError>({ url: '/signing-keys', ...options });

/**
 * The sealed versions of the report, oldest first: each completion adds one
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const listReportVersions = <ThrowOnError extends boolean = true>(options: Options<ListReportVersionsData, ThrowOnError>): RequestResult<ListReportVersionsResponses, ListReportVersionsErrors, ThrowOnError> => (options.client ?? client).get<ListReportVersionsResponses, ListReportVersionsErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/versions',
    ...options
});

/**
 * A sealed version with everything that is printed of it
 *
 * For staff. Needs the scope `reports.read`.
 */
export const getReportVersion = <ThrowOnError extends boolean = true>(options: Options<GetReportVersionData, ThrowOnError>): RequestResult<GetReportVersionResponses, GetReportVersionErrors, ThrowOnError> => (options.client ?? client).get<GetReportVersionResponses, GetReportVersionErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/versions/{version}',
    ...options
});

/**
 * All that is printed in a version and was not so in an earlier one: was and now, why, and by whom
 *
 * For staff. Needs the scope `reports.read`.
 */
export const listReportDifferences = <ThrowOnError extends boolean = true>(options: Options<ListReportDifferencesData, ThrowOnError>): RequestResult<ListReportDifferencesResponses, ListReportDifferencesErrors, ThrowOnError> => (options.client ?? client).get<ListReportDifferencesResponses, ListReportDifferencesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/inspections/{inspection_id}/versions/{version}/differences',
    ...options
});

/**
 * File shares, newest first, of one inspection or of all; people of a client see their own
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `file-share.read`.
 */
export const listFileShares = <ThrowOnError extends boolean = true>(options?: Options<ListFileSharesData, ThrowOnError>): RequestResult<ListFileSharesResponses, ListFileSharesErrors, ThrowOnError> => (options?.client ?? client).get<ListFileSharesResponses, ListFileSharesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/file-shares',
    ...options
});

/**
 * Share a PDF or files of a report by link; a recipient is e-mailed the link
 *
 * Either `attachment_ids` or `pdf_type`. The link ends after 30 days unless `expires_at` says otherwise. People of a client share finished reports of their own; their links end when they are archived, or when the inspection becomes another client’s. For managers, and for people of a client where the report is theirs and finished. Needs the scopes `file-share.write`, `reports.read`.
 */
export const createFileShare = <ThrowOnError extends boolean = true>(options: Options<CreateFileShareData, ThrowOnError>): RequestResult<CreateFileShareResponses, CreateFileShareErrors, ThrowOnError> => (options.client ?? client).post<CreateFileShareResponses, CreateFileShareErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/file-shares',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Revoke a link at once; one that nobody was sent and nobody opened is deleted
 *
 * For managers, and for people of a client where the report is theirs and finished. Needs the scope `file-share.write`.
 */
export const deleteFileShare = <ThrowOnError extends boolean = true>(options: Options<DeleteFileShareData, ThrowOnError>): RequestResult<DeleteFileShareResponses, DeleteFileShareErrors, ThrowOnError> => (options.client ?? client).delete<DeleteFileShareResponses, DeleteFileShareErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/file-shares/{file_share_id}',
    ...options
});

/**
 * A file share
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `file-share.read`.
 */
export const getFileShare = <ThrowOnError extends boolean = true>(options: Options<GetFileShareData, ThrowOnError>): RequestResult<GetFileShareResponses, GetFileShareErrors, ThrowOnError> => (options.client ?? client).get<GetFileShareResponses, GetFileShareErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/file-shares/{file_share_id}',
    ...options
});

/**
 * Move the end of a file share, or send its link to somebody else; members left out are kept
 *
 * For managers, and for people of a client where the report is theirs and finished. Needs the scopes `file-share.write`, `reports.read`.
 */
export const updateFileShare = <ThrowOnError extends boolean = true>(options: Options<UpdateFileShareData, ThrowOnError>): RequestResult<UpdateFileShareResponses, UpdateFileShareErrors, ThrowOnError> => (options.client ?? client).put<UpdateFileShareResponses, UpdateFileShareErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/file-shares/{file_share_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The contents of a link; counts the opening, unless it is a prefetch or HEAD
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const openSharedFiles = <ThrowOnError extends boolean = true>(options: Options<OpenSharedFilesData, ThrowOnError>): RequestResult<OpenSharedFilesResponses, OpenSharedFilesErrors, ThrowOnError> => (options.client ?? client).get<OpenSharedFilesResponses, OpenSharedFilesErrors, ThrowOnError>({ url: '/shared-files/{token}', ...options });

/**
 * How far the PDF of a link is
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const getSharedPdf = <ThrowOnError extends boolean = true>(options: Options<GetSharedPdfData, ThrowOnError>): RequestResult<GetSharedPdfResponses, GetSharedPdfErrors, ThrowOnError> => (options.client ?? client).get<GetSharedPdfResponses, GetSharedPdfErrors, ThrowOnError>({ url: '/shared-files/{token}/pdfs/{pdf_id}', ...options });

/**
 * The report that the link opens, with what is still missing
 *
 * The bearer is the token of a tenant's link, which opens that one report.
 */
export const getTenantReport = <ThrowOnError extends boolean = true>(options?: Options<GetTenantReportData, ThrowOnError>): RequestResult<GetTenantReportResponses, GetTenantReportErrors, ThrowOnError> => (options?.client ?? client).get<GetTenantReportResponses, GetTenantReportErrors, ThrowOnError>({
    security: [{
            key: 'tenantLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/tenant-report',
    ...options
});

/**
 * Save an item; the first save makes the inspection Active
 *
 * The bearer is the token of a tenant's link, which opens that one report.
 */
export const updateTenantItem = <ThrowOnError extends boolean = true>(options: Options<UpdateTenantItemData, ThrowOnError>): RequestResult<UpdateTenantItemResponses, UpdateTenantItemErrors, ThrowOnError> => (options.client ?? client).put<UpdateTenantItemResponses, UpdateTenantItemErrors, ThrowOnError>({
    security: [{
            key: 'tenantLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/tenant-report/rooms/{room_id}/items/{item_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Add a photo to a room
 *
 * The bearer is the token of a tenant's link, which opens that one report.
 */
export const createTenantRoomAttachment = <ThrowOnError extends boolean = true>(options: Options<CreateTenantRoomAttachmentData, ThrowOnError>): RequestResult<CreateTenantRoomAttachmentResponses, CreateTenantRoomAttachmentErrors, ThrowOnError> => (options.client ?? client).post<CreateTenantRoomAttachmentResponses, CreateTenantRoomAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{
            key: 'tenantLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/tenant-report/rooms/{room_id}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Add a photo to an item
 *
 * The bearer is the token of a tenant's link, which opens that one report.
 */
export const createTenantItemAttachment = <ThrowOnError extends boolean = true>(options: Options<CreateTenantItemAttachmentData, ThrowOnError>): RequestResult<CreateTenantItemAttachmentResponses, CreateTenantItemAttachmentErrors, ThrowOnError> => (options.client ?? client).post<CreateTenantItemAttachmentResponses, CreateTenantItemAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{
            key: 'tenantLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/tenant-report/rooms/{room_id}/items/{item_id}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Take a photo of one’s own away
 *
 * The bearer is the token of a tenant's link, which opens that one report.
 */
export const deleteTenantAttachment = <ThrowOnError extends boolean = true>(options: Options<DeleteTenantAttachmentData, ThrowOnError>): RequestResult<DeleteTenantAttachmentResponses, DeleteTenantAttachmentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTenantAttachmentResponses, DeleteTenantAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'tenantLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/tenant-report/attachments/{attachment_id}',
    ...options
});

/**
 * Caption a photo of one’s own; leaving the description out clears it
 *
 * The bearer is the token of a tenant's link, which opens that one report.
 */
export const updateTenantAttachment = <ThrowOnError extends boolean = true>(options: Options<UpdateTenantAttachmentData, ThrowOnError>): RequestResult<UpdateTenantAttachmentResponses, UpdateTenantAttachmentErrors, ThrowOnError> => (options.client ?? client).put<UpdateTenantAttachmentResponses, UpdateTenantAttachmentErrors, ThrowOnError>({
    security: [{
            key: 'tenantLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/tenant-report/attachments/{attachment_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send the report in: the inspection goes to Review, and nothing more can be entered
 *
 * The bearer is the token of a tenant's link, which opens that one report.
 */
export const submitTenantReport = <ThrowOnError extends boolean = true>(options: Options<SubmitTenantReportData, ThrowOnError>): RequestResult<SubmitTenantReportResponses, SubmitTenantReportErrors, ThrowOnError> => (options.client ?? client).post<SubmitTenantReportResponses, SubmitTenantReportErrors, ThrowOnError>({
    security: [{
            key: 'tenantLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/tenant-report/submit',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Webhooks
 *
 * For administrators. Needs the scope `webhooks.read`.
 */
export const listWebhooks = <ThrowOnError extends boolean = true>(options?: Options<ListWebhooksData, ThrowOnError>): RequestResult<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError> => (options?.client ?? client).get<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/webhooks',
    ...options
});

/**
 * Register a webhook; the secret is shown in this answer only
 *
 * Addresses inside a network are refused. Payloads and their signature are described under `webhooks` of this document. For administrators. Needs the scope `webhooks.write`.
 */
export const createWebhook = <ThrowOnError extends boolean = true>(options: Options<CreateWebhookData, ThrowOnError>): RequestResult<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError> => (options.client ?? client).post<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/webhooks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a webhook and its deliveries
 *
 * For administrators. Needs the scope `webhooks.write`.
 */
export const deleteWebhook = <ThrowOnError extends boolean = true>(options: Options<DeleteWebhookData, ThrowOnError>): RequestResult<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError> => (options.client ?? client).delete<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/webhooks/{webhook_id}',
    ...options
});

/**
 * A webhook
 *
 * For administrators. Needs the scope `webhooks.read`.
 */
export const getWebhook = <ThrowOnError extends boolean = true>(options: Options<GetWebhookData, ThrowOnError>): RequestResult<GetWebhookResponses, GetWebhookErrors, ThrowOnError> => (options.client ?? client).get<GetWebhookResponses, GetWebhookErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/webhooks/{webhook_id}',
    ...options
});

/**
 * Change a webhook; `rotate_secret` adds a new secret beside the old one
 *
 * Enabling a webhook that was disabled forgets why it was. For administrators. Needs the scope `webhooks.write`.
 */
export const updateWebhook = <ThrowOnError extends boolean = true>(options: Options<UpdateWebhookData, ThrowOnError>): RequestResult<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError> => (options.client ?? client).put<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/webhooks/{webhook_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deliveries of a webhook, newest first unless ordered otherwise
 *
 * For administrators. Needs the scope `webhooks.read`.
 */
export const listWebhookDeliveries = <ThrowOnError extends boolean = true>(options: Options<ListWebhookDeliveriesData, ThrowOnError>): RequestResult<ListWebhookDeliveriesResponses, ListWebhookDeliveriesErrors, ThrowOnError> => (options.client ?? client).get<ListWebhookDeliveriesResponses, ListWebhookDeliveriesErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/webhooks/{webhook_id}/deliveries',
    ...options
});

/**
 * Deliver once more, with the same message id
 *
 * 409 while the webhook is disabled. For administrators. Needs the scope `webhooks.write`.
 */
export const redeliverWebhook = <ThrowOnError extends boolean = true>(options: Options<RedeliverWebhookData, ThrowOnError>): RequestResult<RedeliverWebhookResponses, RedeliverWebhookErrors, ThrowOnError> => (options.client ?? client).post<RedeliverWebhookResponses, RedeliverWebhookErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver',
    ...options
});

/**
 * Deliver once more what happened since a moment, each with the same message id
 *
 * 409 while the webhook is disabled. Deliveries are kept as long as the rules of retention say, of events from before it was registered or while it was disabled there are none. For administrators. Needs the scope `webhooks.write`.
 */
export const replayWebhook = <ThrowOnError extends boolean = true>(options: Options<ReplayWebhookData, ThrowOnError>): RequestResult<ReplayWebhookResponses, ReplayWebhookErrors, ThrowOnError> => (options.client ?? client).post<ReplayWebhookResponses, ReplayWebhookErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/webhooks/{webhook_id}/replay',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deliver a signed `webhook.test` event
 *
 * 409 while the webhook is disabled. For administrators. Needs the scope `webhooks.write`.
 */
export const testWebhook = <ThrowOnError extends boolean = true>(options: Options<TestWebhookData, ThrowOnError>): RequestResult<TestWebhookResponses, TestWebhookErrors, ThrowOnError> => (options.client ?? client).post<TestWebhookResponses, TestWebhookErrors, ThrowOnError>({
    security: [{
            key: 'oauth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/webhooks/{webhook_id}/test',
    ...options
});
