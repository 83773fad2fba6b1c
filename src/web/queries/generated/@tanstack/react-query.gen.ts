// Generated from the OpenAPI document; do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { acceptInspection, acceptOffer, announceAttachment, announceTemplateAttachment, applySchedulePlan, assignAttachment, bookProposal, cancelDelivery, cancelInspection, checkPdf, claimInspection, closeAppointmentLinks, closeInspection, commentOnPublishedReport, completeInspection, copyFromProperty, copyFromPropertyByShortPath, copyItem, copyRoom, copyTemplateItem, copyTemplateRoom, coverParts, createAccountExport, createAction, createApplication, createAuthenticatorSecret, createBulkChange, createCalendarFeed, createCertificate, createClient, createClientLogo, createClientPerson, createDisputePack, createErasure, createFileShare, createImport, createInspection, createInspectionContact, createInspectionCustomField, createItem, createItemAttachment, createKeyMovement, createKeySet, createKeySetPhoto, createListExport, createLogo, createMeter, createMeterAttachment, createOffer, createOptionSet, createOwnSignature, createPasskey, createPasskeyOptions, createPersonExport, createProofOptions, createProperty, createPropertyContact, createPropertyCustomField, createRecoveryCodes, createRecurringVisit, createReportAttachment, createReportSignature, createReviewQuestion, createRoom, createRoomAttachment, createSchedulePlan, createSetUpLink, createSlotHold, createStaffMember, createTemplate, createTemplateAction, createTemplateItem, createTemplateItemAttachment, createTemplateReportAttachment, createTemplateRoom, createTemplateRoomAttachment, createTenancy, createTenantItemAttachment, createTenantRoomAttachment, createWebhook, decideProposal, declineInspection, declineOffer, deleteAction, deleteApplication, deleteAppointmentAnswer, deleteAttachment, deleteAuthenticatorApp, deleteCalendarFeed, deleteCertificate, deleteClient, deleteClientLogo, deleteClientPerson, deleteClientPersonFactors, deleteFileShare, deleteImport, deleteInspectionContact, deleteInspectionCustomField, deleteInspectionHold, deleteItem, deleteItemAttachment, deleteKeySet, deleteKeySetPhoto, deleteLegalHold, deleteLogo, deleteMailServer, deleteMeter, deleteOptionSet, deleteOwnSignature, deletePasskey, deletePropertyContact, deletePropertyCustomField, deleteRecurringVisit, deleteReportAttachment, deleteRoom, deleteRoomAttachment, deleteSigningCertificate, deleteSlotHold, deleteStaffFactors, deleteStaffIdentity, deleteStaffMember, deleteTemplate, deleteTemplateAction, deleteTemplateItem, deleteTemplateItemAttachment, deleteTemplateReportAttachment, deleteTemplateRoom, deleteTemplateRoomAttachment, deleteTenancy, deleteTenantAttachment, deleteWebhook, deliverPart, endSession, exportSecurityLog, findPropertyKeys, findSlots, getAccountSettings, getApplication, getApplicationUse, getAttachmentOriginal, getBulkChange, getCalendarFeed, getCertificate, getClient, getClientLogo, getClientPerson, getEmail, getFactors, getFileShare, getImport, getInspection, getInspectionCustomField, getItem, getKeySet, getKeySetPhoto, getLearntConditions, getLogo, getMailServer, getMe, getMeter, getMovingIn, getOptionSet, getOwnSignature, getPdf, getProperty, getPropertyCustomField, getPublishedPdf, getPublishedReport, getRecurringVisit, getReport, getReportComment, getReportMetadata, getReportVersion, getRetention, getReview, getReviewQuestions, getReviewQueue, getReviewReturns, getRoom, getSecondFactorSettings, getSessionSettings, getSharedPdf, getSigningCertificate, getSigningKeys, getSingleSignOn, getSlotHolds, getStaffMember, getStaffSignature, getStorage, getTemplate, getTemplateItem, getTemplateReport, getTemplateReportMetadata, getTemplateRoom, getTemplateVersion, getTenancy, getTenantReport, getUncovered, getViews, getWebhook, handOverStaffWork, initializeInspection, inviteClientPerson, inviteStaffMember, inviteTenant, listAccountExports, listApplicationPeople, listApplications, listAppointmentRequests, listBulkChangeItems, listBulkChanges, listCertificates, listCharges, listClientExternalIds, listClientPeople, listClients, listDeletions, listDisputePacks, listEmails, listErasures, listExpectedAttachments, listFees, listFileShares, listGrants, listImportFaults, listImportRows, listImports, listInspectionContacts, listInspectionCustomFields, listInspectionExternalIds, listInspections, listKeyMovements, listKeySets, listLegalHolds, listMeters, listOffers, listOptionSets, listPdfs, listPersonExports, listProperties, listPropertyAudit, listPropertyContacts, listPropertyCustomFields, listPropertyExternalIds, listProposals, listRecurringVisits, listReportActions, listReportAttachments, listReportComments, listReportDifferences, listReportLinks, listReportOpenings, listReportSignatures, listReportVersions, listRetentionRuns, listSecurityLog, listSelfServiceTemplates, listSessions, listStaff, listTemplateReportActions, listTemplateReportAttachments, listTemplates, listTemplateVersions, listTenancies, listWaitingMessages, listWebhookDeliveries, listWebhooks, mendImportFaults, mergeClient, moveItem, moveTemplateItem, noteActivity, noteWaiting, openSharedFiles, type Options, orderItems, orderRooms, orderTemplateItems, orderTemplateRooms, pairAttachment, processInspection, proveDomains, proveIdentity, putFirmViews, putImportRows, putOwnViews, rankClerks, redeliverWebhook, rehearseRetention, renameRoom, renameTemplateRoom, reopenInspection, replayWebhook, requestPdf, requestPublishedPdf, requestReportLink, resendEmail, resetClientPassword, resetStaffPassword, restoreInspection, restoreTemplateVersion, revokeApplicationPerson, revokeGrant, revokeReportLink, rotateApplicationSecret, rotateAttachment, rotateReportKey, sendReportLink, sendSignatureCode, sendTrialEmail, sendWaitingMessages, setAuthenticatorApp, signOutClientPerson, signOutEverywhere, signOutStaffMember, signPublishedReport, startImport, startInspection, submitInspection, submitTenantReport, tellPresence, testWebhook, tickReviewStop, tryMailServer, trySingleSignOn, uncompleteInspection, uncoverParts, undoBulkChange, undoImport, unstartInspection, updateAccountSettings, updateAction, updateApplication, updateCertificate, updateClient, updateClientPerson, updateFileShare, updateImport, updateInspection, updateInspectionContact, updateInspectionCustomField, updateInspectionHold, updateItem, updateItemAttachment, updateKeySet, updateLegalHold, updateMailServer, updateMe, updateMeter, updateMovingIn, updateOptionSet, updatePasskey, updateProperty, updatePropertyContact, updatePropertyCustomField, updateRecurringVisit, updateReportAttachment, updateReportComment, updateRetention, updateReviewQuestion, updateRoomAttachment, updateSecondFactorSettings, updateSessionSettings, updateSigningCertificate, updateSingleSignOn, updateStaffMember, updateTemplate, updateTemplateAction, updateTemplateItem, updateTemplateItemAttachment, updateTemplateReportAttachment, updateTemplateRoomAttachment, updateTenancy, updateTenantAttachment, updateTenantItem, updateWebhook, upsertClient, upsertInspection, upsertInspectionContact, upsertProperty, upsertPropertyContact, waiveCharge, withdrawClientInvitation, withdrawOffer, withdrawStaffInvitation } from '../sdk.gen.ts';
import type { AcceptInspectionData, AcceptInspectionError, AcceptInspectionResponse, AcceptOfferData, AcceptOfferError, AcceptOfferResponse, AnnounceAttachmentData, AnnounceAttachmentError, AnnounceAttachmentResponse, AnnounceTemplateAttachmentData, AnnounceTemplateAttachmentError, AnnounceTemplateAttachmentResponse, ApplySchedulePlanData, ApplySchedulePlanError, ApplySchedulePlanResponse, AssignAttachmentData, AssignAttachmentError, AssignAttachmentResponse, BookProposalData, BookProposalError, BookProposalResponse, CancelDeliveryData, CancelDeliveryError, CancelDeliveryResponse, CancelInspectionData, CancelInspectionError, CancelInspectionResponse, CheckPdfData, CheckPdfError, CheckPdfResponse, ClaimInspectionData, ClaimInspectionError, ClaimInspectionResponse, CloseAppointmentLinksData, CloseAppointmentLinksError, CloseAppointmentLinksResponse, CloseInspectionData, CloseInspectionError, CloseInspectionResponse, CommentOnPublishedReportData, CommentOnPublishedReportError, CommentOnPublishedReportResponse, CompleteInspectionData, CompleteInspectionError, CompleteInspectionResponse, CopyFromPropertyByShortPathData, CopyFromPropertyByShortPathError, CopyFromPropertyByShortPathResponse, CopyFromPropertyData, CopyFromPropertyError, CopyFromPropertyResponse, CopyItemData, CopyItemError, CopyItemResponse, CopyRoomData, CopyRoomError, CopyRoomResponse, CopyTemplateItemData, CopyTemplateItemError, CopyTemplateItemResponse, CopyTemplateRoomData, CopyTemplateRoomError, CopyTemplateRoomResponse, CoverPartsData, CoverPartsError, CoverPartsResponse, CreateAccountExportData, CreateAccountExportError, CreateAccountExportResponse, CreateActionData, CreateActionError, CreateActionResponse, CreateApplicationData, CreateApplicationError, CreateApplicationResponse, CreateAuthenticatorSecretData, CreateAuthenticatorSecretError, CreateAuthenticatorSecretResponse, CreateBulkChangeData, CreateBulkChangeError, CreateBulkChangeResponse, CreateCalendarFeedData, CreateCalendarFeedError, CreateCalendarFeedResponse, CreateCertificateData, CreateCertificateError, CreateCertificateResponse, CreateClientData, CreateClientError, CreateClientLogoData, CreateClientLogoError, CreateClientLogoResponse, CreateClientPersonData, CreateClientPersonError, CreateClientPersonResponse, CreateClientResponse, CreateDisputePackData, CreateDisputePackError, CreateDisputePackResponse, CreateErasureData, CreateErasureError, CreateErasureResponse, CreateFileShareData, CreateFileShareError, CreateFileShareResponse, CreateImportData, CreateImportError, CreateImportResponse, CreateInspectionContactData, CreateInspectionContactError, CreateInspectionContactResponse, CreateInspectionCustomFieldData, CreateInspectionCustomFieldError, CreateInspectionCustomFieldResponse, CreateInspectionData, CreateInspectionError, CreateInspectionResponse, CreateItemAttachmentData, CreateItemAttachmentError, CreateItemAttachmentResponse, CreateItemData, CreateItemError, CreateItemResponse, CreateKeyMovementData, CreateKeyMovementError, CreateKeyMovementResponse, CreateKeySetData, CreateKeySetError, CreateKeySetPhotoData, CreateKeySetPhotoError, CreateKeySetPhotoResponse, CreateKeySetResponse, CreateListExportData, CreateListExportError, CreateListExportResponse, CreateLogoData, CreateLogoError, CreateLogoResponse, CreateMeterAttachmentData, CreateMeterAttachmentError, CreateMeterAttachmentResponse, CreateMeterData, CreateMeterError, CreateMeterResponse, CreateOfferData, CreateOfferError, CreateOfferResponse, CreateOptionSetData, CreateOptionSetError, CreateOptionSetResponse, CreateOwnSignatureData, CreateOwnSignatureError, CreateOwnSignatureResponse, CreatePasskeyData, CreatePasskeyError, CreatePasskeyOptionsData, CreatePasskeyOptionsError, CreatePasskeyOptionsResponse, CreatePasskeyResponse, CreatePersonExportData, CreatePersonExportError, CreatePersonExportResponse, CreateProofOptionsData, CreateProofOptionsError, CreateProofOptionsResponse, CreatePropertyContactData, CreatePropertyContactError, CreatePropertyContactResponse, CreatePropertyCustomFieldData, CreatePropertyCustomFieldError, CreatePropertyCustomFieldResponse, CreatePropertyData, CreatePropertyError, CreatePropertyResponse, CreateRecoveryCodesData, CreateRecoveryCodesError, CreateRecoveryCodesResponse, CreateRecurringVisitData, CreateRecurringVisitError, CreateRecurringVisitResponse, CreateReportAttachmentData, CreateReportAttachmentError, CreateReportAttachmentResponse, CreateReportSignatureData, CreateReportSignatureError, CreateReportSignatureResponse, CreateReviewQuestionData, CreateReviewQuestionError, CreateReviewQuestionResponse, CreateRoomAttachmentData, CreateRoomAttachmentError, CreateRoomAttachmentResponse, CreateRoomData, CreateRoomError, CreateRoomResponse, CreateSchedulePlanData, CreateSchedulePlanError, CreateSchedulePlanResponse, CreateSetUpLinkData, CreateSetUpLinkError, CreateSetUpLinkResponse, CreateSlotHoldData, CreateSlotHoldError, CreateSlotHoldResponse, CreateStaffMemberData, CreateStaffMemberError, CreateStaffMemberResponse, CreateTemplateActionData, CreateTemplateActionError, CreateTemplateActionResponse, CreateTemplateData, CreateTemplateError, CreateTemplateItemAttachmentData, CreateTemplateItemAttachmentError, CreateTemplateItemAttachmentResponse, CreateTemplateItemData, CreateTemplateItemError, CreateTemplateItemResponse, CreateTemplateReportAttachmentData, CreateTemplateReportAttachmentError, CreateTemplateReportAttachmentResponse, CreateTemplateResponse, CreateTemplateRoomAttachmentData, CreateTemplateRoomAttachmentError, CreateTemplateRoomAttachmentResponse, CreateTemplateRoomData, CreateTemplateRoomError, CreateTemplateRoomResponse, CreateTenancyData, CreateTenancyError, CreateTenancyResponse, CreateTenantItemAttachmentData, CreateTenantItemAttachmentError, CreateTenantItemAttachmentResponse, CreateTenantRoomAttachmentData, CreateTenantRoomAttachmentError, CreateTenantRoomAttachmentResponse, CreateWebhookData, CreateWebhookError, CreateWebhookResponse, DecideProposalData, DecideProposalError, DecideProposalResponse, DeclineInspectionData, DeclineInspectionError, DeclineInspectionResponse, DeclineOfferData, DeclineOfferError, DeclineOfferResponse, DeleteActionData, DeleteActionError, DeleteApplicationData, DeleteApplicationError, DeleteAppointmentAnswerData, DeleteAppointmentAnswerError, DeleteAppointmentAnswerResponse, DeleteAttachmentData, DeleteAttachmentError, DeleteAuthenticatorAppData, DeleteAuthenticatorAppError, DeleteCalendarFeedData, DeleteCalendarFeedError, DeleteCertificateData, DeleteCertificateError, DeleteClientData, DeleteClientError, DeleteClientLogoData, DeleteClientLogoError, DeleteClientPersonData, DeleteClientPersonError, DeleteClientPersonFactorsData, DeleteClientPersonFactorsError, DeleteFileShareData, DeleteFileShareError, DeleteImportData, DeleteImportError, DeleteImportResponse, DeleteInspectionContactData, DeleteInspectionContactError, DeleteInspectionContactResponse, DeleteInspectionCustomFieldData, DeleteInspectionCustomFieldError, DeleteInspectionHoldData, DeleteInspectionHoldError, DeleteInspectionHoldResponse, DeleteItemAttachmentData, DeleteItemAttachmentError, DeleteItemData, DeleteItemError, DeleteKeySetData, DeleteKeySetError, DeleteKeySetPhotoData, DeleteKeySetPhotoError, DeleteLegalHoldData, DeleteLegalHoldError, DeleteLegalHoldResponse, DeleteLogoData, DeleteLogoError, DeleteMailServerData, DeleteMailServerError, DeleteMeterData, DeleteMeterError, DeleteOptionSetData, DeleteOptionSetError, DeleteOwnSignatureData, DeleteOwnSignatureError, DeletePasskeyData, DeletePasskeyError, DeletePropertyContactData, DeletePropertyContactError, DeletePropertyContactResponse, DeletePropertyCustomFieldData, DeletePropertyCustomFieldError, DeleteRecurringVisitData, DeleteRecurringVisitError, DeleteReportAttachmentData, DeleteReportAttachmentError, DeleteRoomAttachmentData, DeleteRoomAttachmentError, DeleteRoomData, DeleteRoomError, DeleteSigningCertificateData, DeleteSigningCertificateError, DeleteSlotHoldData, DeleteSlotHoldError, DeleteStaffFactorsData, DeleteStaffFactorsError, DeleteStaffIdentityData, DeleteStaffIdentityError, DeleteStaffMemberData, DeleteStaffMemberError, DeleteTemplateActionData, DeleteTemplateActionError, DeleteTemplateData, DeleteTemplateError, DeleteTemplateItemAttachmentData, DeleteTemplateItemAttachmentError, DeleteTemplateItemData, DeleteTemplateItemError, DeleteTemplateReportAttachmentData, DeleteTemplateReportAttachmentError, DeleteTemplateRoomAttachmentData, DeleteTemplateRoomAttachmentError, DeleteTemplateRoomData, DeleteTemplateRoomError, DeleteTenancyData, DeleteTenancyError, DeleteTenantAttachmentData, DeleteTenantAttachmentError, DeleteWebhookData, DeleteWebhookError, DeliverPartData, DeliverPartError, DeliverPartResponse, EndSessionData, EndSessionError, ExportSecurityLogData, ExportSecurityLogError, ExportSecurityLogResponse, FindPropertyKeysData, FindPropertyKeysError, FindPropertyKeysResponse, FindSlotsData, FindSlotsError, FindSlotsResponse, GetAccountSettingsData, GetAccountSettingsError, GetAccountSettingsResponse, GetApplicationData, GetApplicationError, GetApplicationResponse, GetApplicationUseData, GetApplicationUseError, GetApplicationUseResponse, GetAttachmentOriginalData, GetAttachmentOriginalError, GetAttachmentOriginalResponse, GetBulkChangeData, GetBulkChangeError, GetBulkChangeResponse, GetCalendarFeedData, GetCalendarFeedError, GetCalendarFeedResponse, GetCertificateData, GetCertificateError, GetCertificateResponse, GetClientData, GetClientError, GetClientLogoData, GetClientLogoError, GetClientLogoResponse, GetClientPersonData, GetClientPersonError, GetClientPersonResponse, GetClientResponse, GetEmailData, GetEmailError, GetEmailResponse, GetFactorsData, GetFactorsError, GetFactorsResponse, GetFileShareData, GetFileShareError, GetFileShareResponse, GetImportData, GetImportError, GetImportResponse, GetInspectionCustomFieldData, GetInspectionCustomFieldError, GetInspectionCustomFieldResponse, GetInspectionData, GetInspectionError, GetInspectionResponse, GetItemData, GetItemError, GetItemResponse, GetKeySetData, GetKeySetError, GetKeySetPhotoData, GetKeySetPhotoError, GetKeySetPhotoResponse, GetKeySetResponse, GetLearntConditionsData, GetLearntConditionsError, GetLearntConditionsResponse, GetLogoData, GetLogoError, GetLogoResponse, GetMailServerData, GetMailServerError, GetMailServerResponse, GetMeData, GetMeError, GetMeResponse, GetMeterData, GetMeterError, GetMeterResponse, GetMovingInData, GetMovingInError, GetMovingInResponse, GetOptionSetData, GetOptionSetError, GetOptionSetResponse, GetOwnSignatureData, GetOwnSignatureError, GetOwnSignatureResponse, GetPdfData, GetPdfError, GetPdfResponse, GetPropertyCustomFieldData, GetPropertyCustomFieldError, GetPropertyCustomFieldResponse, GetPropertyData, GetPropertyError, GetPropertyResponse, GetPublishedPdfData, GetPublishedPdfError, GetPublishedPdfResponse, GetPublishedReportData, GetPublishedReportError, GetPublishedReportResponse, GetRecurringVisitData, GetRecurringVisitError, GetRecurringVisitResponse, GetReportCommentData, GetReportCommentError, GetReportCommentResponse, GetReportData, GetReportError, GetReportMetadataData, GetReportMetadataError, GetReportMetadataResponse, GetReportResponse, GetReportVersionData, GetReportVersionError, GetReportVersionResponse, GetRetentionData, GetRetentionError, GetRetentionResponse, GetReviewData, GetReviewError, GetReviewQuestionsData, GetReviewQuestionsError, GetReviewQuestionsResponse, GetReviewQueueData, GetReviewQueueError, GetReviewQueueResponse, GetReviewResponse, GetReviewReturnsData, GetReviewReturnsError, GetReviewReturnsResponse, GetRoomData, GetRoomError, GetRoomResponse, GetSecondFactorSettingsData, GetSecondFactorSettingsError, GetSecondFactorSettingsResponse, GetSessionSettingsData, GetSessionSettingsError, GetSessionSettingsResponse, GetSharedPdfData, GetSharedPdfError, GetSharedPdfResponse, GetSigningCertificateData, GetSigningCertificateError, GetSigningCertificateResponse, GetSigningKeysData, GetSigningKeysError, GetSigningKeysResponse, GetSingleSignOnData, GetSingleSignOnError, GetSingleSignOnResponse, GetSlotHoldsData, GetSlotHoldsError, GetSlotHoldsResponse, GetStaffMemberData, GetStaffMemberError, GetStaffMemberResponse, GetStaffSignatureData, GetStaffSignatureError, GetStaffSignatureResponse, GetStorageData, GetStorageError, GetStorageResponse, GetTemplateData, GetTemplateError, GetTemplateItemData, GetTemplateItemError, GetTemplateItemResponse, GetTemplateReportData, GetTemplateReportError, GetTemplateReportMetadataData, GetTemplateReportMetadataError, GetTemplateReportMetadataResponse, GetTemplateReportResponse, GetTemplateResponse, GetTemplateRoomData, GetTemplateRoomError, GetTemplateRoomResponse, GetTemplateVersionData, GetTemplateVersionError, GetTemplateVersionResponse, GetTenancyData, GetTenancyError, GetTenancyResponse, GetTenantReportData, GetTenantReportError, GetTenantReportResponse, GetUncoveredData, GetUncoveredError, GetUncoveredResponse, GetViewsData, GetViewsError, GetViewsResponse, GetWebhookData, GetWebhookError, GetWebhookResponse, HandOverStaffWorkData, HandOverStaffWorkError, HandOverStaffWorkResponse, InitializeInspectionData, InitializeInspectionError, InitializeInspectionResponse, InviteClientPersonData, InviteClientPersonError, InviteClientPersonResponse, InviteStaffMemberData, InviteStaffMemberError, InviteStaffMemberResponse, InviteTenantData, InviteTenantError, InviteTenantResponse, ListAccountExportsData, ListAccountExportsError, ListAccountExportsResponse, ListApplicationPeopleData, ListApplicationPeopleError, ListApplicationPeopleResponse, ListApplicationsData, ListApplicationsError, ListApplicationsResponse, ListAppointmentRequestsData, ListAppointmentRequestsError, ListAppointmentRequestsResponse, ListBulkChangeItemsData, ListBulkChangeItemsError, ListBulkChangeItemsResponse, ListBulkChangesData, ListBulkChangesError, ListBulkChangesResponse, ListCertificatesData, ListCertificatesError, ListCertificatesResponse, ListChargesData, ListChargesError, ListChargesResponse, ListClientExternalIdsData, ListClientExternalIdsError, ListClientExternalIdsResponse, ListClientPeopleData, ListClientPeopleError, ListClientPeopleResponse, ListClientsData, ListClientsError, ListClientsResponse, ListDeletionsData, ListDeletionsError, ListDeletionsResponse, ListDisputePacksData, ListDisputePacksError, ListDisputePacksResponse, ListEmailsData, ListEmailsError, ListEmailsResponse, ListErasuresData, ListErasuresError, ListErasuresResponse, ListExpectedAttachmentsData, ListExpectedAttachmentsError, ListExpectedAttachmentsResponse, ListFeesData, ListFeesError, ListFeesResponse, ListFileSharesData, ListFileSharesError, ListFileSharesResponse, ListGrantsData, ListGrantsError, ListGrantsResponse, ListImportFaultsData, ListImportFaultsError, ListImportFaultsResponse, ListImportRowsData, ListImportRowsError, ListImportRowsResponse, ListImportsData, ListImportsError, ListImportsResponse, ListInspectionContactsData, ListInspectionContactsError, ListInspectionContactsResponse, ListInspectionCustomFieldsData, ListInspectionCustomFieldsError, ListInspectionCustomFieldsResponse, ListInspectionExternalIdsData, ListInspectionExternalIdsError, ListInspectionExternalIdsResponse, ListInspectionsData, ListInspectionsError, ListInspectionsResponse, ListKeyMovementsData, ListKeyMovementsError, ListKeyMovementsResponse, ListKeySetsData, ListKeySetsError, ListKeySetsResponse, ListLegalHoldsData, ListLegalHoldsError, ListLegalHoldsResponse, ListMetersData, ListMetersError, ListMetersResponse, ListOffersData, ListOffersError, ListOffersResponse, ListOptionSetsData, ListOptionSetsError, ListOptionSetsResponse, ListPdfsData, ListPdfsError, ListPdfsResponse, ListPersonExportsData, ListPersonExportsError, ListPersonExportsResponse, ListPropertiesData, ListPropertiesError, ListPropertiesResponse, ListPropertyAuditData, ListPropertyAuditError, ListPropertyAuditResponse, ListPropertyContactsData, ListPropertyContactsError, ListPropertyContactsResponse, ListPropertyCustomFieldsData, ListPropertyCustomFieldsError, ListPropertyCustomFieldsResponse, ListPropertyExternalIdsData, ListPropertyExternalIdsError, ListPropertyExternalIdsResponse, ListProposalsData, ListProposalsError, ListProposalsResponse, ListRecurringVisitsData, ListRecurringVisitsError, ListRecurringVisitsResponse, ListReportActionsData, ListReportActionsError, ListReportActionsResponse, ListReportAttachmentsData, ListReportAttachmentsError, ListReportAttachmentsResponse, ListReportCommentsData, ListReportCommentsError, ListReportCommentsResponse, ListReportDifferencesData, ListReportDifferencesError, ListReportDifferencesResponse, ListReportLinksData, ListReportLinksError, ListReportLinksResponse, ListReportOpeningsData, ListReportOpeningsError, ListReportOpeningsResponse, ListReportSignaturesData, ListReportSignaturesError, ListReportSignaturesResponse, ListReportVersionsData, ListReportVersionsError, ListReportVersionsResponse, ListRetentionRunsData, ListRetentionRunsError, ListRetentionRunsResponse, ListSecurityLogData, ListSecurityLogError, ListSecurityLogResponse, ListSelfServiceTemplatesData, ListSelfServiceTemplatesError, ListSelfServiceTemplatesResponse, ListSessionsData, ListSessionsError, ListSessionsResponse, ListStaffData, ListStaffError, ListStaffResponse, ListTemplateReportActionsData, ListTemplateReportActionsError, ListTemplateReportActionsResponse, ListTemplateReportAttachmentsData, ListTemplateReportAttachmentsError, ListTemplateReportAttachmentsResponse, ListTemplatesData, ListTemplatesError, ListTemplatesResponse, ListTemplateVersionsData, ListTemplateVersionsError, ListTemplateVersionsResponse, ListTenanciesData, ListTenanciesError, ListTenanciesResponse, ListWaitingMessagesData, ListWaitingMessagesError, ListWaitingMessagesResponse, ListWebhookDeliveriesData, ListWebhookDeliveriesError, ListWebhookDeliveriesResponse, ListWebhooksData, ListWebhooksError, ListWebhooksResponse, MendImportFaultsData, MendImportFaultsError, MendImportFaultsResponse, MergeClientData, MergeClientError, MergeClientResponse, MoveItemData, MoveItemError, MoveItemResponse, MoveTemplateItemData, MoveTemplateItemError, MoveTemplateItemResponse, NoteActivityData, NoteActivityError, NoteActivityResponse, NoteWaitingData, NoteWaitingError, NoteWaitingResponse, OpenSharedFilesData, OpenSharedFilesError, OpenSharedFilesResponse, OrderItemsData, OrderItemsError, OrderItemsResponse, OrderRoomsData, OrderRoomsError, OrderRoomsResponse, OrderTemplateItemsData, OrderTemplateItemsError, OrderTemplateItemsResponse, OrderTemplateRoomsData, OrderTemplateRoomsError, OrderTemplateRoomsResponse, PairAttachmentData, PairAttachmentError, PairAttachmentResponse, ProcessInspectionData, ProcessInspectionError, ProcessInspectionResponse, ProveDomainsData, ProveDomainsError, ProveDomainsResponse, ProveIdentityData, ProveIdentityError, PutFirmViewsData, PutFirmViewsError, PutFirmViewsResponse, PutImportRowsData, PutImportRowsError, PutImportRowsResponse, PutOwnViewsData, PutOwnViewsError, PutOwnViewsResponse, RankClerksData, RankClerksError, RankClerksResponse, RedeliverWebhookData, RedeliverWebhookError, RedeliverWebhookResponse, RehearseRetentionData, RehearseRetentionError, RehearseRetentionResponse, RenameRoomData, RenameRoomError, RenameRoomResponse, RenameTemplateRoomData, RenameTemplateRoomError, RenameTemplateRoomResponse, ReopenInspectionData, ReopenInspectionError, ReopenInspectionResponse, ReplayWebhookData, ReplayWebhookError, ReplayWebhookResponse, RequestPdfData, RequestPdfError, RequestPdfResponse, RequestPublishedPdfData, RequestPublishedPdfError, RequestPublishedPdfResponse, RequestReportLinkData, RequestReportLinkError, ResendEmailData, ResendEmailError, ResendEmailResponse, ResetClientPasswordData, ResetClientPasswordError, ResetClientPasswordResponse, ResetStaffPasswordData, ResetStaffPasswordError, ResetStaffPasswordResponse, RestoreInspectionData, RestoreInspectionError, RestoreInspectionResponse, RestoreTemplateVersionData, RestoreTemplateVersionError, RestoreTemplateVersionResponse, RevokeApplicationPersonData, RevokeApplicationPersonError, RevokeGrantData, RevokeGrantError, RevokeReportLinkData, RevokeReportLinkError, RevokeReportLinkResponse, RotateApplicationSecretData, RotateApplicationSecretError, RotateApplicationSecretResponse, RotateAttachmentData, RotateAttachmentError, RotateAttachmentResponse, RotateReportKeyData, RotateReportKeyError, RotateReportKeyResponse, SendReportLinkData, SendReportLinkError, SendReportLinkResponse, SendSignatureCodeData, SendSignatureCodeError, SendSignatureCodeResponse, SendTrialEmailData, SendTrialEmailError, SendTrialEmailResponse, SendWaitingMessagesData, SendWaitingMessagesError, SendWaitingMessagesResponse, SetAuthenticatorAppData, SetAuthenticatorAppError, SetAuthenticatorAppResponse, SignOutClientPersonData, SignOutClientPersonError, SignOutEverywhereData, SignOutEverywhereError, SignOutStaffMemberData, SignOutStaffMemberError, SignPublishedReportData, SignPublishedReportError, SignPublishedReportResponse, StartImportData, StartImportError, StartImportResponse, StartInspectionData, StartInspectionError, StartInspectionResponse, SubmitInspectionData, SubmitInspectionError, SubmitInspectionResponse, SubmitTenantReportData, SubmitTenantReportError, SubmitTenantReportResponse, TellPresenceData, TellPresenceError, TestWebhookData, TestWebhookError, TestWebhookResponse, TickReviewStopData, TickReviewStopError, TickReviewStopResponse, TryMailServerData, TryMailServerError, TryMailServerResponse, TrySingleSignOnData, TrySingleSignOnError, TrySingleSignOnResponse, UncompleteInspectionData, UncompleteInspectionError, UncompleteInspectionResponse, UncoverPartsData, UncoverPartsError, UncoverPartsResponse, UndoBulkChangeData, UndoBulkChangeError, UndoBulkChangeResponse, UndoImportData, UndoImportError, UndoImportResponse, UnstartInspectionData, UnstartInspectionError, UnstartInspectionResponse, UpdateAccountSettingsData, UpdateAccountSettingsError, UpdateAccountSettingsResponse, UpdateActionData, UpdateActionError, UpdateActionResponse, UpdateApplicationData, UpdateApplicationError, UpdateApplicationResponse, UpdateCertificateData, UpdateCertificateError, UpdateCertificateResponse, UpdateClientData, UpdateClientError, UpdateClientPersonData, UpdateClientPersonError, UpdateClientPersonResponse, UpdateClientResponse, UpdateFileShareData, UpdateFileShareError, UpdateFileShareResponse, UpdateImportData, UpdateImportError, UpdateImportResponse, UpdateInspectionContactData, UpdateInspectionContactError, UpdateInspectionContactResponse, UpdateInspectionCustomFieldData, UpdateInspectionCustomFieldError, UpdateInspectionCustomFieldResponse, UpdateInspectionData, UpdateInspectionError, UpdateInspectionHoldData, UpdateInspectionHoldError, UpdateInspectionHoldResponse, UpdateInspectionResponse, UpdateItemAttachmentData, UpdateItemAttachmentError, UpdateItemAttachmentResponse, UpdateItemData, UpdateItemError, UpdateItemResponse, UpdateKeySetData, UpdateKeySetError, UpdateKeySetResponse, UpdateLegalHoldData, UpdateLegalHoldError, UpdateLegalHoldResponse, UpdateMailServerData, UpdateMailServerError, UpdateMailServerResponse, UpdateMeData, UpdateMeError, UpdateMeResponse, UpdateMeterData, UpdateMeterError, UpdateMeterResponse, UpdateMovingInData, UpdateMovingInError, UpdateMovingInResponse, UpdateOptionSetData, UpdateOptionSetError, UpdateOptionSetResponse, UpdatePasskeyData, UpdatePasskeyError, UpdatePasskeyResponse, UpdatePropertyContactData, UpdatePropertyContactError, UpdatePropertyContactResponse, UpdatePropertyCustomFieldData, UpdatePropertyCustomFieldError, UpdatePropertyCustomFieldResponse, UpdatePropertyData, UpdatePropertyError, UpdatePropertyResponse, UpdateRecurringVisitData, UpdateRecurringVisitError, UpdateRecurringVisitResponse, UpdateReportAttachmentData, UpdateReportAttachmentError, UpdateReportAttachmentResponse, UpdateReportCommentData, UpdateReportCommentError, UpdateReportCommentResponse, UpdateRetentionData, UpdateRetentionError, UpdateRetentionResponse, UpdateReviewQuestionData, UpdateReviewQuestionError, UpdateReviewQuestionResponse, UpdateRoomAttachmentData, UpdateRoomAttachmentError, UpdateRoomAttachmentResponse, UpdateSecondFactorSettingsData, UpdateSecondFactorSettingsError, UpdateSecondFactorSettingsResponse, UpdateSessionSettingsData, UpdateSessionSettingsError, UpdateSessionSettingsResponse, UpdateSigningCertificateData, UpdateSigningCertificateError, UpdateSigningCertificateResponse, UpdateSingleSignOnData, UpdateSingleSignOnError, UpdateSingleSignOnResponse, UpdateStaffMemberData, UpdateStaffMemberError, UpdateStaffMemberResponse, UpdateTemplateActionData, UpdateTemplateActionError, UpdateTemplateActionResponse, UpdateTemplateData, UpdateTemplateError, UpdateTemplateItemAttachmentData, UpdateTemplateItemAttachmentError, UpdateTemplateItemAttachmentResponse, UpdateTemplateItemData, UpdateTemplateItemError, UpdateTemplateItemResponse, UpdateTemplateReportAttachmentData, UpdateTemplateReportAttachmentError, UpdateTemplateReportAttachmentResponse, UpdateTemplateResponse, UpdateTemplateRoomAttachmentData, UpdateTemplateRoomAttachmentError, UpdateTemplateRoomAttachmentResponse, UpdateTenancyData, UpdateTenancyError, UpdateTenancyResponse, UpdateTenantAttachmentData, UpdateTenantAttachmentError, UpdateTenantAttachmentResponse, UpdateTenantItemData, UpdateTenantItemError, UpdateTenantItemResponse, UpdateWebhookData, UpdateWebhookError, UpdateWebhookResponse, UpsertClientData, UpsertClientError, UpsertClientResponse, UpsertInspectionContactData, UpsertInspectionContactError, UpsertInspectionContactResponse, UpsertInspectionData, UpsertInspectionError, UpsertInspectionResponse, UpsertPropertyContactData, UpsertPropertyContactError, UpsertPropertyContactResponse, UpsertPropertyData, UpsertPropertyError, UpsertPropertyResponse, WaiveChargeData, WaiveChargeError, WaiveChargeResponse, WithdrawClientInvitationData, WithdrawClientInvitationError, WithdrawOfferData, WithdrawOfferError, WithdrawStaffInvitationData, WithdrawStaffInvitationError } from '../types.gen.ts';

/**
 * A new key for an authenticator app; it counts once a code of it has been given
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createAuthenticatorSecretMutation = (options?: Partial<Options<CreateAuthenticatorSecretData>>): UseMutationOptions<CreateAuthenticatorSecretResponse, CreateAuthenticatorSecretError, Options<CreateAuthenticatorSecretData>> => {
    const mutationOptions: UseMutationOptions<CreateAuthenticatorSecretResponse, CreateAuthenticatorSecretError, Options<CreateAuthenticatorSecretData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createAuthenticatorSecret({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Remove the authenticator app and its recovery codes; other sessions of the person end
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const deleteAuthenticatorAppMutation = (options?: Partial<Options<DeleteAuthenticatorAppData>>): UseMutationOptions<unknown, DeleteAuthenticatorAppError, Options<DeleteAuthenticatorAppData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteAuthenticatorAppError, Options<DeleteAuthenticatorAppData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteAuthenticatorApp({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Set up an authenticator app, in place of the one before; answers recovery codes; other sessions of the person end
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const setAuthenticatorAppMutation = (options?: Partial<Options<SetAuthenticatorAppData>>): UseMutationOptions<SetAuthenticatorAppResponse, SetAuthenticatorAppError, Options<SetAuthenticatorAppData>> => {
    const mutationOptions: UseMutationOptions<SetAuthenticatorAppResponse, SetAuthenticatorAppError, Options<SetAuthenticatorAppData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setAuthenticatorApp({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export type QueryKey<TOptions extends Options> = [
    Pick<TOptions, 'baseUrl' | 'body' | 'headers' | 'path' | 'query'> & {
        _id: string;
        _infinite?: boolean;
        tags?: ReadonlyArray<string>;
    }
];

const createQueryKey = <TOptions extends Options>(id: string, options?: TOptions, infinite?: boolean, tags?: ReadonlyArray<string>): [
    QueryKey<TOptions>[0]
] => {
    const params: QueryKey<TOptions>[0] = { _id: id, baseUrl: options?.baseUrl || (options?.client ?? client).getConfig().baseUrl } as QueryKey<TOptions>[0];
    if (infinite) {
        params._infinite = infinite;
    }
    if (tags) {
        params.tags = tags;
    }
    if (options?.body) {
        params.body = options.body;
    }
    if (options?.headers) {
        params.headers = options.headers;
    }
    if (options?.path) {
        params.path = options.path;
    }
    if (options?.query) {
        params.query = options.query;
    }
    return [params];
};

export const getFactorsQueryKey = (options?: Options<GetFactorsData>) => createQueryKey('getFactors', options);

/**
 * Authenticator app, recovery codes and passkeys of the current user
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const getFactorsOptions = (options?: Options<GetFactorsData>) => queryOptions<GetFactorsResponse, GetFactorsError, GetFactorsResponse, ReturnType<typeof getFactorsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFactors({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFactorsQueryKey(options)
});

/**
 * Ten new recovery codes, shown this once; the ones before end
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createRecoveryCodesMutation = (options?: Partial<Options<CreateRecoveryCodesData>>): UseMutationOptions<CreateRecoveryCodesResponse, CreateRecoveryCodesError, Options<CreateRecoveryCodesData>> => {
    const mutationOptions: UseMutationOptions<CreateRecoveryCodesResponse, CreateRecoveryCodesError, Options<CreateRecoveryCodesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createRecoveryCodes({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * A challenge for a passkey of the current user, by which they prove who they are
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createProofOptionsMutation = (options?: Partial<Options<CreateProofOptionsData>>): UseMutationOptions<CreateProofOptionsResponse, CreateProofOptionsError, Options<CreateProofOptionsData>> => {
    const mutationOptions: UseMutationOptions<CreateProofOptionsResponse, CreateProofOptionsError, Options<CreateProofOptionsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createProofOptions({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Give the password again, and a code of the app that one has, or the answer of a passkey, which allows for ten minutes to change how one signs in
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const proveIdentityMutation = (options?: Partial<Options<ProveIdentityData>>): UseMutationOptions<unknown, ProveIdentityError, Options<ProveIdentityData>> => {
    const mutationOptions: UseMutationOptions<unknown, ProveIdentityError, Options<ProveIdentityData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await proveIdentity({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * A challenge for a new passkey
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createPasskeyOptionsMutation = (options?: Partial<Options<CreatePasskeyOptionsData>>): UseMutationOptions<CreatePasskeyOptionsResponse, CreatePasskeyOptionsError, Options<CreatePasskeyOptionsData>> => {
    const mutationOptions: UseMutationOptions<CreatePasskeyOptionsResponse, CreatePasskeyOptionsError, Options<CreatePasskeyOptionsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPasskeyOptions({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Add a passkey that the browser has just made; other sessions of the person end
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createPasskeyMutation = (options?: Partial<Options<CreatePasskeyData>>): UseMutationOptions<CreatePasskeyResponse, CreatePasskeyError, Options<CreatePasskeyData>> => {
    const mutationOptions: UseMutationOptions<CreatePasskeyResponse, CreatePasskeyError, Options<CreatePasskeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPasskey({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Remove a passkey; other sessions of the person end
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const deletePasskeyMutation = (options?: Partial<Options<DeletePasskeyData>>): UseMutationOptions<unknown, DeletePasskeyError, Options<DeletePasskeyData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeletePasskeyError, Options<DeletePasskeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deletePasskey({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Give a passkey another name
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const updatePasskeyMutation = (options?: Partial<Options<UpdatePasskeyData>>): UseMutationOptions<UpdatePasskeyResponse, UpdatePasskeyError, Options<UpdatePasskeyData>> => {
    const mutationOptions: UseMutationOptions<UpdatePasskeyResponse, UpdatePasskeyError, Options<UpdatePasskeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updatePasskey({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSecondFactorSettingsQueryKey = (options?: Options<GetSecondFactorSettingsData>) => createQueryKey('getSecondFactorSettings', options);

/**
 * Roles of which a second factor is demanded
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const getSecondFactorSettingsOptions = (options?: Options<GetSecondFactorSettingsData>) => queryOptions<GetSecondFactorSettingsResponse, GetSecondFactorSettingsError, GetSecondFactorSettingsResponse, ReturnType<typeof getSecondFactorSettingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSecondFactorSettings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSecondFactorSettingsQueryKey(options)
});

/**
 * Demand a second factor of roles; without one their people set it up when they next sign in
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const updateSecondFactorSettingsMutation = (options?: Partial<Options<UpdateSecondFactorSettingsData>>): UseMutationOptions<UpdateSecondFactorSettingsResponse, UpdateSecondFactorSettingsError, Options<UpdateSecondFactorSettingsData>> => {
    const mutationOptions: UseMutationOptions<UpdateSecondFactorSettingsResponse, UpdateSecondFactorSettingsError, Options<UpdateSecondFactorSettingsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSecondFactorSettings({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getMeQueryKey = (options?: Options<GetMeData>) => createQueryKey('getMe', options);

/**
 * The current user
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `profile.read`.
 */
export const getMeOptions = (options?: Options<GetMeData>) => queryOptions<GetMeResponse, GetMeError, GetMeResponse, ReturnType<typeof getMeQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMe({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMeQueryKey(options)
});

/**
 * Change the name, the password or the e-mails of the current user
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const updateMeMutation = (options?: Partial<Options<UpdateMeData>>): UseMutationOptions<UpdateMeResponse, UpdateMeError, Options<UpdateMeData>> => {
    const mutationOptions: UseMutationOptions<UpdateMeResponse, UpdateMeError, Options<UpdateMeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateMe({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPropertiesQueryKey = (options?: Options<ListPropertiesData>) => createQueryKey('listProperties', options);

/**
 * Properties, most recent first
 *
 * A page has 30 properties unless `per_page` says otherwise, and links to the others. For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const listPropertiesOptions = (options?: Options<ListPropertiesData>) => queryOptions<ListPropertiesResponse, ListPropertiesError, ListPropertiesResponse, ReturnType<typeof listPropertiesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listProperties({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPropertiesQueryKey(options)
});

/**
 * Create a property
 *
 * `geocoords` are found by the postcode, unless `own_geocoords` are given; `country` is that of the account unless given. For managers. Needs the scope `properties.write`.
 */
export const createPropertyMutation = (options?: Partial<Options<CreatePropertyData>>): UseMutationOptions<CreatePropertyResponse, CreatePropertyError, Options<CreatePropertyData>> => {
    const mutationOptions: UseMutationOptions<CreatePropertyResponse, CreatePropertyError, Options<CreatePropertyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createProperty({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getPropertyQueryKey = (options: Options<GetPropertyData>) => createQueryKey('getProperty', options);

/**
 * A property
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const getPropertyOptions = (options: Options<GetPropertyData>) => queryOptions<GetPropertyResponse, GetPropertyError, GetPropertyResponse, ReturnType<typeof getPropertyQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getProperty({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPropertyQueryKey(options)
});

/**
 * Change a property; members left out are kept
 *
 * Null clears what may be null. `custom_fields` has to supply every field that has a value. For managers. Needs the scope `properties.write`.
 */
export const updatePropertyMutation = (options?: Partial<Options<UpdatePropertyData>>): UseMutationOptions<UpdatePropertyResponse, UpdatePropertyError, Options<UpdatePropertyData>> => {
    const mutationOptions: UseMutationOptions<UpdatePropertyResponse, UpdatePropertyError, Options<UpdatePropertyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateProperty({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPropertyAuditQueryKey = (options: Options<ListPropertyAuditData>) => createQueryKey('listPropertyAudit', options);

/**
 * The audit trail of a property, newest first
 *
 * It is kept as long as the property. For staff. Needs the scope `properties.read`.
 */
export const listPropertyAuditOptions = (options: Options<ListPropertyAuditData>) => queryOptions<ListPropertyAuditResponse, ListPropertyAuditError, ListPropertyAuditResponse, ReturnType<typeof listPropertyAuditQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPropertyAudit({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPropertyAuditQueryKey(options)
});

/**
 * Create a property under the id that your system has for it, or change it
 *
 * The first request makes it, each later one changes it; members left out are kept. Each application has names of its own, and several requests at once make one thing. With `If-Match` nothing new is made. For managers. Needs the scope `properties.write`.
 */
export const upsertPropertyMutation = (options?: Partial<Options<UpsertPropertyData>>): UseMutationOptions<UpsertPropertyResponse, UpsertPropertyError, Options<UpsertPropertyData>> => {
    const mutationOptions: UseMutationOptions<UpsertPropertyResponse, UpsertPropertyError, Options<UpsertPropertyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await upsertProperty({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listInspectionsQueryKey = (options?: Options<ListInspectionsData>) => createQueryKey('listInspections', options);

/**
 * Inspections, most recent first
 *
 * A page has 10 inspections unless `per_page` says otherwise. Lists are spelt `state_id=100&state_id=200` or `state_id=100,200`. For everybody; people of a client see only what is theirs. Needs the scope `inspections.read`.
 */
export const listInspectionsOptions = (options?: Options<ListInspectionsData>) => queryOptions<ListInspectionsResponse, ListInspectionsError, ListInspectionsResponse, ReturnType<typeof listInspectionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listInspections({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listInspectionsQueryKey(options)
});

/**
 * Create an inspection: Pending, or Assigned with a clerk
 *
 * Self-service and live inspections need `self_servicer`, who is e-mailed a link. `conduct_date` without an offset is meant in the time zone of the account. For managers. Needs the scope `inspections.write`.
 */
export const createInspectionMutation = (options?: Partial<Options<CreateInspectionData>>): UseMutationOptions<CreateInspectionResponse, CreateInspectionError, Options<CreateInspectionData>> => {
    const mutationOptions: UseMutationOptions<CreateInspectionResponse, CreateInspectionError, Options<CreateInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getInspectionQueryKey = (options: Options<GetInspectionData>) => createQueryKey('getInspection', options);

/**
 * An inspection
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `inspections.read`.
 */
export const getInspectionOptions = (options: Options<GetInspectionData>) => queryOptions<GetInspectionResponse, GetInspectionError, GetInspectionResponse, ReturnType<typeof getInspectionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getInspection({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getInspectionQueryKey(options)
});

/**
 * Change an inspection; members left out are kept
 *
 * Sets neither the state nor a moment of its life. Giving a clerk makes it Assigned, taking the clerk makes it Pending. For staff. Needs the scope `inspections.write`.
 */
export const updateInspectionMutation = (options?: Partial<Options<UpdateInspectionData>>): UseMutationOptions<UpdateInspectionResponse, UpdateInspectionError, Options<UpdateInspectionData>> => {
    const mutationOptions: UseMutationOptions<UpdateInspectionResponse, UpdateInspectionError, Options<UpdateInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Start the report from an earlier inspection or a template, or remove that again
 *
 * Only before the inspection is started and while nobody has written to the report. A null `init_from` takes away what it started from. For managers. Needs the scope `inspections.write`.
 */
export const initializeInspectionMutation = (options?: Partial<Options<InitializeInspectionData>>): UseMutationOptions<InitializeInspectionResponse, InitializeInspectionError, Options<InitializeInspectionData>> => {
    const mutationOptions: UseMutationOptions<InitializeInspectionResponse, InitializeInspectionError, Options<InitializeInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await initializeInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Create an inspection under the id that your system has for it, or change it
 *
 * The first request makes it, each later one changes it; members left out are kept. Each application has names of its own, and several requests at once make one thing. With `If-Match` nothing new is made. `numbered`, `preload_template_id` and `auto_load_contacts` say how a new one begins. For managers. Needs the scope `inspections.write`.
 */
export const upsertInspectionMutation = (options?: Partial<Options<UpsertInspectionData>>): UseMutationOptions<UpsertInspectionResponse, UpsertInspectionError, Options<UpsertInspectionData>> => {
    const mutationOptions: UseMutationOptions<UpsertInspectionResponse, UpsertInspectionError, Options<UpsertInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await upsertInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Start: Assigned to Active
 *
 * The refusal of another state says which verbs are allowed now. For staff. Needs the scope `inspections.write`.
 */
export const startInspectionMutation = (options?: Partial<Options<StartInspectionData>>): UseMutationOptions<StartInspectionResponse, StartInspectionError, Options<StartInspectionData>> => {
    const mutationOptions: UseMutationOptions<StartInspectionResponse, StartInspectionError, Options<StartInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await startInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Hand over for transcription: Active to Processing
 *
 * The refusal of another state says which verbs are allowed now. For staff. Needs the scope `inspections.write`.
 */
export const processInspectionMutation = (options?: Partial<Options<ProcessInspectionData>>): UseMutationOptions<ProcessInspectionResponse, ProcessInspectionError, Options<ProcessInspectionData>> => {
    const mutationOptions: UseMutationOptions<ProcessInspectionResponse, ProcessInspectionError, Options<ProcessInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await processInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Submit for review: Active or Processing to Review
 *
 * The refusal of another state says which verbs are allowed now. For staff. Needs the scope `inspections.write`.
 */
export const submitInspectionMutation = (options?: Partial<Options<SubmitInspectionData>>): UseMutationOptions<SubmitInspectionResponse, SubmitInspectionError, Options<SubmitInspectionData>> => {
    const mutationOptions: UseMutationOptions<SubmitInspectionResponse, SubmitInspectionError, Options<SubmitInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await submitInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Complete: Review to Complete
 *
 * The report is sealed, and contacts with `deliver` are sent its link. The refusal of another state says which verbs are allowed now. For staff. Needs the scope `inspections.write`.
 */
export const completeInspectionMutation = (options?: Partial<Options<CompleteInspectionData>>): UseMutationOptions<CompleteInspectionResponse, CompleteInspectionError, Options<CompleteInspectionData>> => {
    const mutationOptions: UseMutationOptions<CompleteInspectionResponse, CompleteInspectionError, Options<CompleteInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await completeInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Close: Complete to Closed
 *
 * The refusal of another state says which verbs are allowed now. For managers. Needs the scope `inspections.write`.
 */
export const closeInspectionMutation = (options?: Partial<Options<CloseInspectionData>>): UseMutationOptions<CloseInspectionResponse, CloseInspectionError, Options<CloseInspectionData>> => {
    const mutationOptions: UseMutationOptions<CloseInspectionResponse, CloseInspectionError, Options<CloseInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await closeInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Cancel: it is Closed with cancelled_at
 *
 * Possible until Review. Contacts with `notify` are told. With a `cause` a visit that was agreed and not made costs what the `fee_rules` of the account say: that is added to `additional`. The refusal of another state says which verbs are allowed now. For managers. Needs the scope `inspections.write`.
 */
export const cancelInspectionMutation = (options?: Partial<Options<CancelInspectionData>>): UseMutationOptions<CancelInspectionResponse, CancelInspectionError, Options<CancelInspectionData>> => {
    const mutationOptions: UseMutationOptions<CancelInspectionResponse, CancelInspectionError, Options<CancelInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Reopen from Review, or from Complete back to Review
 *
 * From Review it goes to Processing if it has a typist, else to Active. The refusal of another state says which verbs are allowed now. For staff. Needs the scope `inspections.write`.
 */
export const reopenInspectionMutation = (options?: Partial<Options<ReopenInspectionData>>): UseMutationOptions<ReopenInspectionResponse, ReopenInspectionError, Options<ReopenInspectionData>> => {
    const mutationOptions: UseMutationOptions<ReopenInspectionResponse, ReopenInspectionError, Options<ReopenInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await reopenInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Claim an unclaimed job in Processing, as its typist
 *
 * For staff. Needs the scope `inspections.write`.
 */
export const claimInspectionMutation = (options?: Partial<Options<ClaimInspectionData>>): UseMutationOptions<ClaimInspectionResponse, ClaimInspectionError, Options<ClaimInspectionData>> => {
    const mutationOptions: UseMutationOptions<ClaimInspectionResponse, ClaimInspectionError, Options<ClaimInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await claimInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Accept the visit, as its clerk
 *
 * Only its clerk, while the visit is ahead. Another clerk or date is not accepted yet. The refusal of another state says which verbs are allowed now. For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const acceptInspectionMutation = (options?: Partial<Options<AcceptInspectionData>>): UseMutationOptions<AcceptInspectionResponse, AcceptInspectionError, Options<AcceptInspectionData>> => {
    const mutationOptions: UseMutationOptions<AcceptInspectionResponse, AcceptInspectionError, Options<AcceptInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await acceptInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Decline the visit, as its clerk: Assigned to Pending
 *
 * Only its clerk, while the visit is ahead. Nobody is assigned any more, and whoever booked it is e-mailed the reason. The refusal of another state says which verbs are allowed now. For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const declineInspectionMutation = (options?: Partial<Options<DeclineInspectionData>>): UseMutationOptions<DeclineInspectionResponse, DeclineInspectionError, Options<DeclineInspectionData>> => {
    const mutationOptions: UseMutationOptions<DeclineInspectionResponse, DeclineInspectionError, Options<DeclineInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await declineInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Take back the start: Active to Assigned
 *
 * Only while nobody has written to the report since the start; it clears `started_at`. The refusal of another state says which verbs are allowed now. For staff. Needs the scope `inspections.write`.
 */
export const unstartInspectionMutation = (options?: Partial<Options<UnstartInspectionData>>): UseMutationOptions<UnstartInspectionResponse, UnstartInspectionError, Options<UnstartInspectionData>> => {
    const mutationOptions: UseMutationOptions<UnstartInspectionResponse, UnstartInspectionError, Options<UnstartInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await unstartInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Take back the completion while its e-mails wait: Complete to Review
 *
 * Only within a minute of a completion in the back office, whose e-mails wait for so long, and while nobody outside has the new version: it clears `completed_at`, and no e-mail goes. The version stays among the sealed ones, with `taken_back_at`. The refusal of another state says which verbs are allowed now. For staff. Needs the scope `inspections.write`.
 */
export const uncompleteInspectionMutation = (options?: Partial<Options<UncompleteInspectionData>>): UseMutationOptions<UncompleteInspectionResponse, UncompleteInspectionError, Options<UncompleteInspectionData>> => {
    const mutationOptions: UseMutationOptions<UncompleteInspectionResponse, UncompleteInspectionError, Options<UncompleteInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uncompleteInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Take back a cancellation: the state before
 *
 * Only a cancelled one. It goes back to the state before, costs nothing for having been aborted, and whoever was told that it is cancelled is told of the appointment again. The refusal of another state says which verbs are allowed now. For managers. Needs the scope `inspections.write`.
 */
export const restoreInspectionMutation = (options?: Partial<Options<RestoreInspectionData>>): UseMutationOptions<RestoreInspectionResponse, RestoreInspectionError, Options<RestoreInspectionData>> => {
    const mutationOptions: UseMutationOptions<RestoreInspectionResponse, RestoreInspectionError, Options<RestoreInspectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await restoreInspection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * E-mail the tenant of a self-service or live inspection a new link; the one before is closed
 *
 * For managers. Needs the scope `inspections.write`.
 */
export const inviteTenantMutation = (options?: Partial<Options<InviteTenantData>>): UseMutationOptions<InviteTenantResponse, InviteTenantError, Options<InviteTenantData>> => {
    const mutationOptions: UseMutationOptions<InviteTenantResponse, InviteTenantError, Options<InviteTenantData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await inviteTenant({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * A new report_key; links with the one before open nothing any more
 *
 * For managers. Needs the scopes `inspections.read`, `inspections.write`.
 */
export const rotateReportKeyMutation = (options?: Partial<Options<RotateReportKeyData>>): UseMutationOptions<RotateReportKeyResponse, RotateReportKeyError, Options<RotateReportKeyData>> => {
    const mutationOptions: UseMutationOptions<RotateReportKeyResponse, RotateReportKeyError, Options<RotateReportKeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rotateReportKey({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listApplicationsQueryKey = (options?: Options<ListApplicationsData>) => createQueryKey('listApplications', options);

/**
 * Applications registered by this account
 *
 * For administrators. Needs the scope `staff.read`.
 */
export const listApplicationsOptions = (options?: Options<ListApplicationsData>) => queryOptions<ListApplicationsResponse, ListApplicationsError, ListApplicationsResponse, ReturnType<typeof listApplicationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listApplications({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listApplicationsQueryKey(options)
});

/**
 * Register an application; its secret is shown this once
 *
 * An application without a secret (`public`) must use PKCE. For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const createApplicationMutation = (options?: Partial<Options<CreateApplicationData>>): UseMutationOptions<CreateApplicationResponse, CreateApplicationError, Options<CreateApplicationData>> => {
    const mutationOptions: UseMutationOptions<CreateApplicationResponse, CreateApplicationError, Options<CreateApplicationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createApplication({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Remove an application; everything it was granted ends
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const deleteApplicationMutation = (options?: Partial<Options<DeleteApplicationData>>): UseMutationOptions<unknown, DeleteApplicationError, Options<DeleteApplicationData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteApplicationError, Options<DeleteApplicationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteApplication({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getApplicationQueryKey = (options: Options<GetApplicationData>) => createQueryKey('getApplication', options);

/**
 * An application
 *
 * For administrators. Needs the scope `staff.read`.
 */
export const getApplicationOptions = (options: Options<GetApplicationData>) => queryOptions<GetApplicationResponse, GetApplicationError, GetApplicationResponse, ReturnType<typeof getApplicationQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getApplication({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getApplicationQueryKey(options)
});

/**
 * Change an application; members left out are kept
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const updateApplicationMutation = (options?: Partial<Options<UpdateApplicationData>>): UseMutationOptions<UpdateApplicationResponse, UpdateApplicationError, Options<UpdateApplicationData>> => {
    const mutationOptions: UseMutationOptions<UpdateApplicationResponse, UpdateApplicationError, Options<UpdateApplicationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateApplication({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * A new secret, shown this once; the old one stops working
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const rotateApplicationSecretMutation = (options?: Partial<Options<RotateApplicationSecretData>>): UseMutationOptions<RotateApplicationSecretResponse, RotateApplicationSecretError, Options<RotateApplicationSecretData>> => {
    const mutationOptions: UseMutationOptions<RotateApplicationSecretResponse, RotateApplicationSecretError, Options<RotateApplicationSecretData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rotateApplicationSecret({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Say that a person has the report open, and where they are in it, to whoever else has it open
 *
 * Nothing is stored. Others hear it as `report.present` in `/changes`, where they ask for this report. To be said again every 20 seconds; without it somebody is gone after 50. For staff. Needs the scope `reports.read`.
 */
export const tellPresenceMutation = (options?: Partial<Options<TellPresenceData>>): UseMutationOptions<unknown, TellPresenceError, Options<TellPresenceData>> => {
    const mutationOptions: UseMutationOptions<unknown, TellPresenceError, Options<TellPresenceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await tellPresence({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listClientPeopleQueryKey = (options: Options<ListClientPeopleData>) => createQueryKey('listClientPeople', options);

/**
 * The people of a client by name
 *
 * For staff. Needs the scope `clients.read`.
 */
export const listClientPeopleOptions = (options: Options<ListClientPeopleData>) => queryOptions<ListClientPeopleResponse, ListClientPeopleError, ListClientPeopleResponse, ReturnType<typeof listClientPeopleQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listClientPeople({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listClientPeopleQueryKey(options)
});

/**
 * Add a person to a client, who is invited to sign in and read what is theirs
 *
 * They are e-mailed a link to choose a password, which works once within seven days. For managers. For the back office alone, not for other applications. Needs the scope `clients.write`.
 */
export const createClientPersonMutation = (options?: Partial<Options<CreateClientPersonData>>): UseMutationOptions<CreateClientPersonResponse, CreateClientPersonError, Options<CreateClientPersonData>> => {
    const mutationOptions: UseMutationOptions<CreateClientPersonResponse, CreateClientPersonError, Options<CreateClientPersonData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createClientPerson({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Archive a person of a client, who can no longer sign in
 *
 * Archived things keep their id and stay readable. For managers. Needs the scope `clients.write`.
 */
export const deleteClientPersonMutation = (options?: Partial<Options<DeleteClientPersonData>>): UseMutationOptions<unknown, DeleteClientPersonError, Options<DeleteClientPersonData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteClientPersonError, Options<DeleteClientPersonData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteClientPerson({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getClientPersonQueryKey = (options: Options<GetClientPersonData>) => createQueryKey('getClientPerson', options);

/**
 * A person of a client
 *
 * For staff. Needs the scope `clients.read`.
 */
export const getClientPersonOptions = (options: Options<GetClientPersonData>) => queryOptions<GetClientPersonResponse, GetClientPersonError, GetClientPersonResponse, ReturnType<typeof getClientPersonQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getClientPerson({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getClientPersonQueryKey(options)
});

/**
 * Change a person of a client; members left out are kept
 *
 * E-mail addresses are changed in the back office alone. For managers. Needs the scope `clients.write`.
 */
export const updateClientPersonMutation = (options?: Partial<Options<UpdateClientPersonData>>): UseMutationOptions<UpdateClientPersonResponse, UpdateClientPersonError, Options<UpdateClientPersonData>> => {
    const mutationOptions: UseMutationOptions<UpdateClientPersonResponse, UpdateClientPersonError, Options<UpdateClientPersonData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateClientPerson({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * End every session of a person of a client, and everything that they allowed to applications
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const signOutClientPersonMutation = (options?: Partial<Options<SignOutClientPersonData>>): UseMutationOptions<unknown, SignOutClientPersonError, Options<SignOutClientPersonData>> => {
    const mutationOptions: UseMutationOptions<unknown, SignOutClientPersonError, Options<SignOutClientPersonData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await signOutClientPerson({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Remove the second factors of a person of a client who has lost them, sign them out everywhere, and tell them
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const deleteClientPersonFactorsMutation = (options?: Partial<Options<DeleteClientPersonFactorsData>>): UseMutationOptions<unknown, DeleteClientPersonFactorsError, Options<DeleteClientPersonFactorsData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteClientPersonFactorsError, Options<DeleteClientPersonFactorsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteClientPersonFactors({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Withdraw the invitation of a person of a client
 *
 * Their link ends. 409 for people who have accepted it. For managers. For the back office alone, not for other applications. Needs the scope `clients.write`.
 */
export const withdrawClientInvitationMutation = (options?: Partial<Options<WithdrawClientInvitationData>>): UseMutationOptions<unknown, WithdrawClientInvitationError, Options<WithdrawClientInvitationData>> => {
    const mutationOptions: UseMutationOptions<unknown, WithdrawClientInvitationError, Options<WithdrawClientInvitationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawClientInvitation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Invite a person of a client again; the invitation before ends
 *
 * 409 for people who sign in already, and for archived ones. For managers. For the back office alone, not for other applications. Needs the scope `clients.write`.
 */
export const inviteClientPersonMutation = (options?: Partial<Options<InviteClientPersonData>>): UseMutationOptions<InviteClientPersonResponse, InviteClientPersonError, Options<InviteClientPersonData>> => {
    const mutationOptions: UseMutationOptions<InviteClientPersonResponse, InviteClientPersonError, Options<InviteClientPersonData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await inviteClientPerson({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Make a link by which a person of a client chooses a new password
 *
 * It works once, within thirty minutes; until then their password stays as it is. For managers. For the back office alone, not for other applications. Needs the scope `clients.write`.
 */
export const resetClientPasswordMutation = (options?: Partial<Options<ResetClientPasswordData>>): UseMutationOptions<ResetClientPasswordResponse, ResetClientPasswordError, Options<ResetClientPasswordData>> => {
    const mutationOptions: UseMutationOptions<ResetClientPasswordResponse, ResetClientPasswordError, Options<ResetClientPasswordData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await resetClientPassword({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listClientsQueryKey = (options?: Options<ListClientsData>) => createQueryKey('listClients', options);

/**
 * Clients by name
 *
 * For staff. Needs the scope `clients.read`.
 */
export const listClientsOptions = (options?: Options<ListClientsData>) => queryOptions<ListClientsResponse, ListClientsError, ListClientsResponse, ReturnType<typeof listClientsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listClients({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listClientsQueryKey(options)
});

/**
 * Add a client
 *
 * For managers. Needs the scope `clients.write`.
 */
export const createClientMutation = (options?: Partial<Options<CreateClientData>>): UseMutationOptions<CreateClientResponse, CreateClientError, Options<CreateClientData>> => {
    const mutationOptions: UseMutationOptions<CreateClientResponse, CreateClientError, Options<CreateClientData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createClient({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete a client; one with properties or inspections is archived
 *
 * Archived things keep their id and stay readable. For managers. Needs the scope `clients.write`.
 */
export const deleteClientMutation = (options?: Partial<Options<DeleteClientData>>): UseMutationOptions<unknown, DeleteClientError, Options<DeleteClientData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteClientError, Options<DeleteClientData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteClient({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getClientQueryKey = (options: Options<GetClientData>) => createQueryKey('getClient', options);

/**
 * A client
 *
 * For staff. Needs the scope `clients.read`.
 */
export const getClientOptions = (options: Options<GetClientData>) => queryOptions<GetClientResponse, GetClientError, GetClientResponse, ReturnType<typeof getClientQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getClient({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getClientQueryKey(options)
});

/**
 * Change a client; members left out are kept
 *
 * For managers. Needs the scope `clients.write`.
 */
export const updateClientMutation = (options?: Partial<Options<UpdateClientData>>): UseMutationOptions<UpdateClientResponse, UpdateClientError, Options<UpdateClientData>> => {
    const mutationOptions: UseMutationOptions<UpdateClientResponse, UpdateClientError, Options<UpdateClientData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateClient({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Add a client under the id that your system has for it, or change it
 *
 * The first request makes it, each later one changes it; members left out are kept. Each application has names of its own, and several requests at once make one thing. With `If-Match` nothing new is made. For managers. Needs the scope `clients.write`.
 */
export const upsertClientMutation = (options?: Partial<Options<UpsertClientData>>): UseMutationOptions<UpsertClientResponse, UpsertClientError, Options<UpsertClientData>> => {
    const mutationOptions: UseMutationOptions<UpsertClientResponse, UpsertClientError, Options<UpsertClientData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await upsertClient({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listAppointmentRequestsQueryKey = (options?: Options<ListAppointmentRequestsData>) => createQueryKey('listAppointmentRequests', options);

/**
 * Contacts who ask for another time than the one that is agreed, the soonest visits first; 100 at most
 *
 * For managers. Needs the scope `inspections.read`.
 */
export const listAppointmentRequestsOptions = (options?: Options<ListAppointmentRequestsData>) => queryOptions<ListAppointmentRequestsResponse, ListAppointmentRequestsError, ListAppointmentRequestsResponse, ReturnType<typeof listAppointmentRequestsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listAppointmentRequests({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAppointmentRequestsQueryKey(options)
});

/**
 * Settle the answer of a contact to the appointment: it waits for nothing any more
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const deleteAppointmentAnswerMutation = (options?: Partial<Options<DeleteAppointmentAnswerData>>): UseMutationOptions<DeleteAppointmentAnswerResponse, DeleteAppointmentAnswerError, Options<DeleteAppointmentAnswerData>> => {
    const mutationOptions: UseMutationOptions<DeleteAppointmentAnswerResponse, DeleteAppointmentAnswerError, Options<DeleteAppointmentAnswerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteAppointmentAnswer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Close the links by which a contact answers the appointment; the next e-mail about it has a new one
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const closeAppointmentLinksMutation = (options?: Partial<Options<CloseAppointmentLinksData>>): UseMutationOptions<CloseAppointmentLinksResponse, CloseAppointmentLinksError, Options<CloseAppointmentLinksData>> => {
    const mutationOptions: UseMutationOptions<CloseAppointmentLinksResponse, CloseAppointmentLinksError, Options<CloseAppointmentLinksData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await closeAppointmentLinks({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPropertyContactsQueryKey = (options: Options<ListPropertyContactsData>) => createQueryKey('listPropertyContacts', options);

/**
 * Contacts of a property
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const listPropertyContactsOptions = (options: Options<ListPropertyContactsData>) => queryOptions<ListPropertyContactsResponse, ListPropertyContactsError, ListPropertyContactsResponse, ReturnType<typeof listPropertyContactsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPropertyContacts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPropertyContactsQueryKey(options)
});

/**
 * Add a contact to a property
 *
 * For managers. Needs the scope `properties.write`.
 */
export const createPropertyContactMutation = (options?: Partial<Options<CreatePropertyContactData>>): UseMutationOptions<CreatePropertyContactResponse, CreatePropertyContactError, Options<CreatePropertyContactData>> => {
    const mutationOptions: UseMutationOptions<CreatePropertyContactResponse, CreatePropertyContactError, Options<CreatePropertyContactData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPropertyContact({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Remove a contact of a property; the answer is the removed contact
 *
 * For managers. Needs the scope `properties.write`.
 */
export const deletePropertyContactMutation = (options?: Partial<Options<DeletePropertyContactData>>): UseMutationOptions<DeletePropertyContactResponse, DeletePropertyContactError, Options<DeletePropertyContactData>> => {
    const mutationOptions: UseMutationOptions<DeletePropertyContactResponse, DeletePropertyContactError, Options<DeletePropertyContactData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deletePropertyContact({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Change a contact of a property; members left out are kept
 *
 * For managers. Needs the scope `properties.write`.
 */
export const updatePropertyContactMutation = (options?: Partial<Options<UpdatePropertyContactData>>): UseMutationOptions<UpdatePropertyContactResponse, UpdatePropertyContactError, Options<UpdatePropertyContactData>> => {
    const mutationOptions: UseMutationOptions<UpdatePropertyContactResponse, UpdatePropertyContactError, Options<UpdatePropertyContactData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updatePropertyContact({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Add a contact to a property under the id that your system has for them, or change it
 *
 * The first request makes it, each later one changes it; members left out are kept. Each application has names of its own, and several requests at once make one thing. With `If-Match` nothing new is made. For managers. Needs the scope `properties.write`.
 */
export const upsertPropertyContactMutation = (options?: Partial<Options<UpsertPropertyContactData>>): UseMutationOptions<UpsertPropertyContactResponse, UpsertPropertyContactError, Options<UpsertPropertyContactData>> => {
    const mutationOptions: UseMutationOptions<UpsertPropertyContactResponse, UpsertPropertyContactError, Options<UpsertPropertyContactData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await upsertPropertyContact({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listInspectionContactsQueryKey = (options: Options<ListInspectionContactsData>) => createQueryKey('listInspectionContacts', options);

/**
 * Contacts of an inspection
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `inspections.read`.
 */
export const listInspectionContactsOptions = (options: Options<ListInspectionContactsData>) => queryOptions<ListInspectionContactsResponse, ListInspectionContactsError, ListInspectionContactsResponse, ReturnType<typeof listInspectionContactsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listInspectionContacts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listInspectionContactsQueryKey(options)
});

/**
 * Add a contact to an inspection
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const createInspectionContactMutation = (options?: Partial<Options<CreateInspectionContactData>>): UseMutationOptions<CreateInspectionContactResponse, CreateInspectionContactError, Options<CreateInspectionContactData>> => {
    const mutationOptions: UseMutationOptions<CreateInspectionContactResponse, CreateInspectionContactError, Options<CreateInspectionContactData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createInspectionContact({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Remove a contact of an inspection; the answer is the removed contact
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const deleteInspectionContactMutation = (options?: Partial<Options<DeleteInspectionContactData>>): UseMutationOptions<DeleteInspectionContactResponse, DeleteInspectionContactError, Options<DeleteInspectionContactData>> => {
    const mutationOptions: UseMutationOptions<DeleteInspectionContactResponse, DeleteInspectionContactError, Options<DeleteInspectionContactData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteInspectionContact({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Change a contact of an inspection; members left out are kept
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const updateInspectionContactMutation = (options?: Partial<Options<UpdateInspectionContactData>>): UseMutationOptions<UpdateInspectionContactResponse, UpdateInspectionContactError, Options<UpdateInspectionContactData>> => {
    const mutationOptions: UseMutationOptions<UpdateInspectionContactResponse, UpdateInspectionContactError, Options<UpdateInspectionContactData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateInspectionContact({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Add a contact to an inspection under the id that your system has for them, or change it
 *
 * The first request makes it, each later one changes it; members left out are kept. Each application has names of its own, and several requests at once make one thing. With `If-Match` nothing new is made. For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const upsertInspectionContactMutation = (options?: Partial<Options<UpsertInspectionContactData>>): UseMutationOptions<UpsertInspectionContactResponse, UpsertInspectionContactError, Options<UpsertInspectionContactData>> => {
    const mutationOptions: UseMutationOptions<UpsertInspectionContactResponse, UpsertInspectionContactError, Options<UpsertInspectionContactData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await upsertInspectionContact({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPropertyCustomFieldsQueryKey = (options?: Options<ListPropertyCustomFieldsData>) => createQueryKey('listPropertyCustomFields', options);

/**
 * Custom fields of properties
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const listPropertyCustomFieldsOptions = (options?: Options<ListPropertyCustomFieldsData>) => queryOptions<ListPropertyCustomFieldsResponse, ListPropertyCustomFieldsError, ListPropertyCustomFieldsResponse, ReturnType<typeof listPropertyCustomFieldsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPropertyCustomFields({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPropertyCustomFieldsQueryKey(options)
});

/**
 * Define a custom field of properties
 *
 * For administrators. Needs the scope `properties.write`.
 */
export const createPropertyCustomFieldMutation = (options?: Partial<Options<CreatePropertyCustomFieldData>>): UseMutationOptions<CreatePropertyCustomFieldResponse, CreatePropertyCustomFieldError, Options<CreatePropertyCustomFieldData>> => {
    const mutationOptions: UseMutationOptions<CreatePropertyCustomFieldResponse, CreatePropertyCustomFieldError, Options<CreatePropertyCustomFieldData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPropertyCustomField({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete a custom field of properties; one with values is archived
 *
 * For administrators. Needs the scope `properties.write`.
 */
export const deletePropertyCustomFieldMutation = (options?: Partial<Options<DeletePropertyCustomFieldData>>): UseMutationOptions<unknown, DeletePropertyCustomFieldError, Options<DeletePropertyCustomFieldData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeletePropertyCustomFieldError, Options<DeletePropertyCustomFieldData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deletePropertyCustomField({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getPropertyCustomFieldQueryKey = (options: Options<GetPropertyCustomFieldData>) => createQueryKey('getPropertyCustomField', options);

/**
 * A custom field of properties
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const getPropertyCustomFieldOptions = (options: Options<GetPropertyCustomFieldData>) => queryOptions<GetPropertyCustomFieldResponse, GetPropertyCustomFieldError, GetPropertyCustomFieldResponse, ReturnType<typeof getPropertyCustomFieldQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPropertyCustomField({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPropertyCustomFieldQueryKey(options)
});

/**
 * Change a custom field of properties; members left out are kept
 *
 * For administrators. Needs the scope `properties.write`.
 */
export const updatePropertyCustomFieldMutation = (options?: Partial<Options<UpdatePropertyCustomFieldData>>): UseMutationOptions<UpdatePropertyCustomFieldResponse, UpdatePropertyCustomFieldError, Options<UpdatePropertyCustomFieldData>> => {
    const mutationOptions: UseMutationOptions<UpdatePropertyCustomFieldResponse, UpdatePropertyCustomFieldError, Options<UpdatePropertyCustomFieldData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updatePropertyCustomField({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listInspectionCustomFieldsQueryKey = (options?: Options<ListInspectionCustomFieldsData>) => createQueryKey('listInspectionCustomFields', options);

/**
 * Custom fields of inspections
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `inspections.read`.
 */
export const listInspectionCustomFieldsOptions = (options?: Options<ListInspectionCustomFieldsData>) => queryOptions<ListInspectionCustomFieldsResponse, ListInspectionCustomFieldsError, ListInspectionCustomFieldsResponse, ReturnType<typeof listInspectionCustomFieldsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listInspectionCustomFields({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listInspectionCustomFieldsQueryKey(options)
});

/**
 * Define a custom field of inspections
 *
 * For administrators. Needs the scope `inspections.write`.
 */
export const createInspectionCustomFieldMutation = (options?: Partial<Options<CreateInspectionCustomFieldData>>): UseMutationOptions<CreateInspectionCustomFieldResponse, CreateInspectionCustomFieldError, Options<CreateInspectionCustomFieldData>> => {
    const mutationOptions: UseMutationOptions<CreateInspectionCustomFieldResponse, CreateInspectionCustomFieldError, Options<CreateInspectionCustomFieldData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createInspectionCustomField({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete a custom field of inspections; one with values is archived
 *
 * For administrators. Needs the scope `inspections.write`.
 */
export const deleteInspectionCustomFieldMutation = (options?: Partial<Options<DeleteInspectionCustomFieldData>>): UseMutationOptions<unknown, DeleteInspectionCustomFieldError, Options<DeleteInspectionCustomFieldData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteInspectionCustomFieldError, Options<DeleteInspectionCustomFieldData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteInspectionCustomField({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getInspectionCustomFieldQueryKey = (options: Options<GetInspectionCustomFieldData>) => createQueryKey('getInspectionCustomField', options);

/**
 * A custom field of inspections
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `inspections.read`.
 */
export const getInspectionCustomFieldOptions = (options: Options<GetInspectionCustomFieldData>) => queryOptions<GetInspectionCustomFieldResponse, GetInspectionCustomFieldError, GetInspectionCustomFieldResponse, ReturnType<typeof getInspectionCustomFieldQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getInspectionCustomField({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getInspectionCustomFieldQueryKey(options)
});

/**
 * Change a custom field of inspections; members left out are kept
 *
 * For administrators. Needs the scope `inspections.write`.
 */
export const updateInspectionCustomFieldMutation = (options?: Partial<Options<UpdateInspectionCustomFieldData>>): UseMutationOptions<UpdateInspectionCustomFieldResponse, UpdateInspectionCustomFieldError, Options<UpdateInspectionCustomFieldData>> => {
    const mutationOptions: UseMutationOptions<UpdateInspectionCustomFieldResponse, UpdateInspectionCustomFieldError, Options<UpdateInspectionCustomFieldData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateInspectionCustomField({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listWaitingMessagesQueryKey = (options?: Options<ListWaitingMessagesData>) => createQueryKey('listWaitingMessages', options);

/**
 * Messages about appointments that the back office has changed, until they go, due first
 *
 * Each visit with its messages. A person who is told of several visits that go together gets one message, which stands with each of them. Visits go together when they are for the same people, also by way of a third one; those within four hours go apart from the others. For managers. For the back office alone, not for other applications. Needs the scope `inspections.read`.
 */
export const listWaitingMessagesOptions = (options?: Options<ListWaitingMessagesData>) => queryOptions<ListWaitingMessagesResponse, ListWaitingMessagesError, ListWaitingMessagesResponse, ReturnType<typeof listWaitingMessagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listWaitingMessages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listWaitingMessagesQueryKey(options)
});

/**
 * Send messages that wait, as they are or with texts of one’s own
 *
 * One message goes to whoever is told of several of them. Placeholders of a text are filled as in those of the firm. Messages that have gone meanwhile are left out. Should one of the inspections have another version than the one given, none of them go. For managers. For the back office alone, not for other applications. Needs the scope `inspections.write`.
 */
export const sendWaitingMessagesMutation = (options?: Partial<Options<SendWaitingMessagesData>>): UseMutationOptions<SendWaitingMessagesResponse, SendWaitingMessagesError, Options<SendWaitingMessagesData>> => {
    const mutationOptions: UseMutationOptions<SendWaitingMessagesResponse, SendWaitingMessagesError, Options<SendWaitingMessagesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sendWaitingMessages({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Take the mail server of the firm away, with its password
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const deleteMailServerMutation = (options?: Partial<Options<DeleteMailServerData>>): UseMutationOptions<unknown, DeleteMailServerError, Options<DeleteMailServerData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteMailServerError, Options<DeleteMailServerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteMailServer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getMailServerQueryKey = (options?: Options<GetMailServerData>) => createQueryKey('getMailServer', options);

/**
 * The mail server of the firm, through which its e-mails go
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.read`.
 */
export const getMailServerOptions = (options?: Options<GetMailServerData>) => queryOptions<GetMailServerResponse, GetMailServerError, GetMailServerResponse, ReturnType<typeof getMailServerQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMailServer({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMailServerQueryKey(options)
});

/**
 * Name or change the mail server; members left out are kept
 *
 * E-mails go through it once a test message has: `POST /settings/mail-server/trial`. Where they go through one already, that is sent first: when it does not go, the answer is 409 with what the mail server said, and nothing is changed. For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const updateMailServerMutation = (options?: Partial<Options<UpdateMailServerData>>): UseMutationOptions<UpdateMailServerResponse, UpdateMailServerError, Options<UpdateMailServerData>> => {
    const mutationOptions: UseMutationOptions<UpdateMailServerResponse, UpdateMailServerError, Options<UpdateMailServerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateMailServer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Send a test message to your own address; once it has gone, all e-mails of the firm go that way
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const tryMailServerMutation = (options?: Partial<Options<TryMailServerData>>): UseMutationOptions<TryMailServerResponse, TryMailServerError, Options<TryMailServerData>> => {
    const mutationOptions: UseMutationOptions<TryMailServerResponse, TryMailServerError, Options<TryMailServerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await tryMailServer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listEmailsQueryKey = (options?: Options<ListEmailsData>) => createQueryKey('listEmails', options);

/**
 * E-mails sent or waiting, newest first
 *
 * For managers. Needs the scopes `inspections.read`, `inspections.write`, `reports.write`, `file-share.read`.
 */
export const listEmailsOptions = (options?: Options<ListEmailsData>) => queryOptions<ListEmailsResponse, ListEmailsError, ListEmailsResponse, ReturnType<typeof listEmailsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listEmails({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listEmailsQueryKey(options)
});

export const getEmailQueryKey = (options: Options<GetEmailData>) => createQueryKey('getEmail', options);

/**
 * An e-mail
 *
 * For managers. Needs the scopes `inspections.read`, `inspections.write`, `reports.write`, `file-share.read`.
 */
export const getEmailOptions = (options: Options<GetEmailData>) => queryOptions<GetEmailResponse, GetEmailError, GetEmailResponse, ReturnType<typeof getEmailQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getEmail({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getEmailQueryKey(options)
});

/**
 * Send a text to your own address, to see how it arrives
 *
 * For administrators. Needs the scope `templates.write`.
 */
export const sendTrialEmailMutation = (options?: Partial<Options<SendTrialEmailData>>): UseMutationOptions<SendTrialEmailResponse, SendTrialEmailError, Options<SendTrialEmailData>> => {
    const mutationOptions: UseMutationOptions<SendTrialEmailResponse, SendTrialEmailError, Options<SendTrialEmailData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sendTrialEmail({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Send an e-mail again that did not go, or one that went to a wrong address to the right one
 *
 * With the same text, and the same appointment for its recipient. One that has not gone is tried at once and for three more days, under the same id. One that has gone stays as it is, and the answer is a new e-mail to the other `recipient`, at most one for each address; to the address it went to, it is 409, and so is an appointment that was moved or cancelled since. For managers. Needs the scopes `inspections.read`, `inspections.write`, `reports.read`, `reports.write`, `file-share.read`, `file-share.write`.
 */
export const resendEmailMutation = (options?: Partial<Options<ResendEmailData>>): UseMutationOptions<ResendEmailResponse, ResendEmailError, Options<ResendEmailData>> => {
    const mutationOptions: UseMutationOptions<ResendEmailResponse, ResendEmailError, Options<ResendEmailData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await resendEmail({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listMetersQueryKey = (options: Options<ListMetersData>) => createQueryKey('listMeters', options);

/**
 * Meters of a property
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const listMetersOptions = (options: Options<ListMetersData>) => queryOptions<ListMetersResponse, ListMetersError, ListMetersResponse, ReturnType<typeof listMetersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMeters({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMetersQueryKey(options)
});

/**
 * Add a meter
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `properties.write`.
 */
export const createMeterMutation = (options?: Partial<Options<CreateMeterData>>): UseMutationOptions<CreateMeterResponse, CreateMeterError, Options<CreateMeterData>> => {
    const mutationOptions: UseMutationOptions<CreateMeterResponse, CreateMeterError, Options<CreateMeterData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createMeter({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete a meter with its readings
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `properties.write`.
 */
export const deleteMeterMutation = (options?: Partial<Options<DeleteMeterData>>): UseMutationOptions<unknown, DeleteMeterError, Options<DeleteMeterData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteMeterError, Options<DeleteMeterData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteMeter({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getMeterQueryKey = (options: Options<GetMeterData>) => createQueryKey('getMeter', options);

/**
 * A meter
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const getMeterOptions = (options: Options<GetMeterData>) => queryOptions<GetMeterResponse, GetMeterError, GetMeterResponse, ReturnType<typeof getMeterQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMeter({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMeterQueryKey(options)
});

/**
 * Change a meter; a replaced reading is kept among the previous ones
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `properties.write`.
 */
export const updateMeterMutation = (options?: Partial<Options<UpdateMeterData>>): UseMutationOptions<UpdateMeterResponse, UpdateMeterError, Options<UpdateMeterData>> => {
    const mutationOptions: UseMutationOptions<UpdateMeterResponse, UpdateMeterError, Options<UpdateMeterData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateMeter({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listOptionSetsQueryKey = (options?: Options<ListOptionSetsData>) => createQueryKey('listOptionSets', options);

/**
 * Option sets by name
 *
 * For staff. Needs the scope `templates.read`.
 */
export const listOptionSetsOptions = (options?: Options<ListOptionSetsData>) => queryOptions<ListOptionSetsResponse, ListOptionSetsError, ListOptionSetsResponse, ReturnType<typeof listOptionSetsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOptionSets({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOptionSetsQueryKey(options)
});

/**
 * Create an option set
 *
 * For managers. Needs the scope `templates.write`.
 */
export const createOptionSetMutation = (options?: Partial<Options<CreateOptionSetData>>): UseMutationOptions<CreateOptionSetResponse, CreateOptionSetError, Options<CreateOptionSetData>> => {
    const mutationOptions: UseMutationOptions<CreateOptionSetResponse, CreateOptionSetError, Options<CreateOptionSetData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createOptionSet({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete an option set; one that rooms answer is archived
 *
 * Archived things keep their id and stay readable. For managers. Needs the scope `templates.write`.
 */
export const deleteOptionSetMutation = (options?: Partial<Options<DeleteOptionSetData>>): UseMutationOptions<unknown, DeleteOptionSetError, Options<DeleteOptionSetData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteOptionSetError, Options<DeleteOptionSetData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteOptionSet({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getOptionSetQueryKey = (options: Options<GetOptionSetData>) => createQueryKey('getOptionSet', options);

/**
 * An option set
 *
 * For staff. Needs the scope `templates.read`.
 */
export const getOptionSetOptions = (options: Options<GetOptionSetData>) => queryOptions<GetOptionSetResponse, GetOptionSetError, GetOptionSetResponse, ReturnType<typeof getOptionSetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getOptionSet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getOptionSetQueryKey(options)
});

/**
 * Change an option set; conditions given before stay as they are
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateOptionSetMutation = (options?: Partial<Options<UpdateOptionSetData>>): UseMutationOptions<UpdateOptionSetResponse, UpdateOptionSetError, Options<UpdateOptionSetData>> => {
    const mutationOptions: UseMutationOptions<UpdateOptionSetResponse, UpdateOptionSetError, Options<UpdateOptionSetData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateOptionSet({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSessionsQueryKey = (options?: Options<ListSessionsData>) => createQueryKey('listSessions', options);

/**
 * Where the current user is signed in to the back office, last seen first
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const listSessionsOptions = (options?: Options<ListSessionsData>) => queryOptions<ListSessionsResponse, ListSessionsError, ListSessionsResponse, ReturnType<typeof listSessionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSessions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSessionsQueryKey(options)
});

/**
 * Say that a person uses the back office now, so that their session goes on; other requests do not say so
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const noteActivityMutation = (options?: Partial<Options<NoteActivityData>>): UseMutationOptions<NoteActivityResponse, NoteActivityError, Options<NoteActivityData>> => {
    const mutationOptions: UseMutationOptions<NoteActivityResponse, NoteActivityError, Options<NoteActivityData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await noteActivity({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Sign out in one browser
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const endSessionMutation = (options?: Partial<Options<EndSessionData>>): UseMutationOptions<unknown, EndSessionError, Options<EndSessionData>> => {
    const mutationOptions: UseMutationOptions<unknown, EndSessionError, Options<EndSessionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await endSession({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * End every session, here too, and everything that applications were allowed
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const signOutEverywhereMutation = (options?: Partial<Options<SignOutEverywhereData>>): UseMutationOptions<unknown, SignOutEverywhereError, Options<SignOutEverywhereData>> => {
    const mutationOptions: UseMutationOptions<unknown, SignOutEverywhereError, Options<SignOutEverywhereData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await signOutEverywhere({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listGrantsQueryKey = (options?: Options<ListGrantsData>) => createQueryKey('listGrants', options);

/**
 * Applications the current user has approved, newest first; another application than the back office sees its own approval
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `profile.read`.
 */
export const listGrantsOptions = (options?: Options<ListGrantsData>) => queryOptions<ListGrantsResponse, ListGrantsError, ListGrantsResponse, ReturnType<typeof listGrantsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listGrants({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listGrantsQueryKey(options)
});

/**
 * Withdraw an approval; all its tokens stop working
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const revokeGrantMutation = (options?: Partial<Options<RevokeGrantData>>): UseMutationOptions<unknown, RevokeGrantError, Options<RevokeGrantData>> => {
    const mutationOptions: UseMutationOptions<unknown, RevokeGrantError, Options<RevokeGrantData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await revokeGrant({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listApplicationPeopleQueryKey = (options: Options<ListApplicationPeopleData>) => createQueryKey('listApplicationPeople', options);

/**
 * For whom an application may act: its service user first, then people by name
 *
 * For administrators. Needs the scope `staff.read`.
 */
export const listApplicationPeopleOptions = (options: Options<ListApplicationPeopleData>) => queryOptions<ListApplicationPeopleResponse, ListApplicationPeopleError, ListApplicationPeopleResponse, ReturnType<typeof listApplicationPeopleQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listApplicationPeople({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listApplicationPeopleQueryKey(options)
});

/**
 * Withdraw what one person has allowed to an application, or its service user; its tokens for them stop working
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const revokeApplicationPersonMutation = (options?: Partial<Options<RevokeApplicationPersonData>>): UseMutationOptions<unknown, RevokeApplicationPersonError, Options<RevokeApplicationPersonData>> => {
    const mutationOptions: UseMutationOptions<unknown, RevokeApplicationPersonError, Options<RevokeApplicationPersonData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await revokeApplicationPerson({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getApplicationUseQueryKey = (options: Options<GetApplicationUseData>) => createQueryKey('getApplicationUse', options);

/**
 * The requests of an application on each of the last 30 days, and its allowance
 *
 * For administrators. Needs the scope `staff.read`.
 */
export const getApplicationUseOptions = (options: Options<GetApplicationUseData>) => queryOptions<GetApplicationUseResponse, GetApplicationUseError, GetApplicationUseResponse, ReturnType<typeof getApplicationUseQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getApplicationUse({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getApplicationUseQueryKey(options)
});

export const listDeletionsQueryKey = (options?: Options<ListDeletionsData>) => createQueryKey('listDeletions', options);

/**
 * Deletions since a number or moment, in their order, of all that the token may read
 *
 * For staff. Needs the scope `profile.read`.
 */
export const listDeletionsOptions = (options?: Options<ListDeletionsData>) => queryOptions<ListDeletionsResponse, ListDeletionsError, ListDeletionsResponse, ReturnType<typeof listDeletionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listDeletions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listDeletionsQueryKey(options)
});

/**
 * Take the certificate of the firm away, with its key; PDFs are signed with that of the installation again
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const deleteSigningCertificateMutation = (options?: Partial<Options<DeleteSigningCertificateData>>): UseMutationOptions<unknown, DeleteSigningCertificateError, Options<DeleteSigningCertificateData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteSigningCertificateError, Options<DeleteSigningCertificateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSigningCertificate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSigningCertificateQueryKey = (options?: Options<GetSigningCertificateData>) => createQueryKey('getSigningCertificate', options);

/**
 * The certificate of the firm with which its PDFs are signed
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.read`.
 */
export const getSigningCertificateOptions = (options?: Options<GetSigningCertificateData>) => queryOptions<GetSigningCertificateResponse, GetSigningCertificateError, GetSigningCertificateResponse, ReturnType<typeof getSigningCertificateQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSigningCertificate({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSigningCertificateQueryKey(options)
});

/**
 * Sign PDFs from now on with this certificate, which takes the place of the one before
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const updateSigningCertificateMutation = (options?: Partial<Options<UpdateSigningCertificateData>>): UseMutationOptions<UpdateSigningCertificateResponse, UpdateSigningCertificateError, Options<UpdateSigningCertificateData>> => {
    const mutationOptions: UseMutationOptions<UpdateSigningCertificateResponse, UpdateSigningCertificateError, Options<UpdateSigningCertificateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSigningCertificate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getLearntConditionsQueryKey = (options?: Options<GetLearntConditionsData>) => createQueryKey('getLearntConditions', options);

/**
 * Phrases that finished reports of three homes or more share, which the editor offers
 *
 * For staff. Needs the scope `reports.read`.
 */
export const getLearntConditionsOptions = (options?: Options<GetLearntConditionsData>) => queryOptions<GetLearntConditionsResponse, GetLearntConditionsError, GetLearntConditionsResponse, ReturnType<typeof getLearntConditionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getLearntConditions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getLearntConditionsQueryKey(options)
});

export const getAccountSettingsQueryKey = (options?: Options<GetAccountSettingsData>) => createQueryKey('getAccountSettings', options);

/**
 * Name, time zone, look and fixed texts of the account
 *
 * For staff. Needs the scope `templates.read`.
 */
export const getAccountSettingsOptions = (options?: Options<GetAccountSettingsData>) => queryOptions<GetAccountSettingsResponse, GetAccountSettingsError, GetAccountSettingsResponse, ReturnType<typeof getAccountSettingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getAccountSettings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getAccountSettingsQueryKey(options)
});

/**
 * Change settings of the account; members left out are kept
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateAccountSettingsMutation = (options?: Partial<Options<UpdateAccountSettingsData>>): UseMutationOptions<UpdateAccountSettingsResponse, UpdateAccountSettingsError, Options<UpdateAccountSettingsData>> => {
    const mutationOptions: UseMutationOptions<UpdateAccountSettingsResponse, UpdateAccountSettingsError, Options<UpdateAccountSettingsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateAccountSettings({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Take the signature away; finished reports keep it, and a repeat changes nothing
 *
 * For staff. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const deleteOwnSignatureMutation = (options?: Partial<Options<DeleteOwnSignatureData>>): UseMutationOptions<unknown, DeleteOwnSignatureError, Options<DeleteOwnSignatureData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteOwnSignatureError, Options<DeleteOwnSignatureData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteOwnSignature({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getOwnSignatureQueryKey = (options?: Options<GetOwnSignatureData>) => createQueryKey('getOwnSignature', options);

/**
 * The signature that the current user keeps
 *
 * For staff. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const getOwnSignatureOptions = (options?: Options<GetOwnSignatureData>) => queryOptions<GetOwnSignatureResponse, GetOwnSignatureError, GetOwnSignatureResponse, ReturnType<typeof getOwnSignatureQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getOwnSignature({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getOwnSignatureQueryKey(options)
});

/**
 * A picture as the signature of the current user, in place of the one before
 *
 * For staff. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createOwnSignatureMutation = (options?: Partial<Options<CreateOwnSignatureData>>): UseMutationOptions<CreateOwnSignatureResponse, CreateOwnSignatureError, Options<CreateOwnSignatureData>> => {
    const mutationOptions: UseMutationOptions<CreateOwnSignatureResponse, CreateOwnSignatureError, Options<CreateOwnSignatureData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createOwnSignature({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * End the link to the calendar of the current user; a repeat changes nothing
 *
 * For managers, and for clerks where the inspection is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const deleteCalendarFeedMutation = (options?: Partial<Options<DeleteCalendarFeedData>>): UseMutationOptions<unknown, DeleteCalendarFeedError, Options<DeleteCalendarFeedData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteCalendarFeedError, Options<DeleteCalendarFeedData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteCalendarFeed({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getCalendarFeedQueryKey = (options?: Options<GetCalendarFeedData>) => createQueryKey('getCalendarFeed', options);

/**
 * Whether the current user has a link to their calendar, and when it was last read
 *
 * For managers, and for clerks where the inspection is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const getCalendarFeedOptions = (options?: Options<GetCalendarFeedData>) => queryOptions<GetCalendarFeedResponse, GetCalendarFeedError, GetCalendarFeedResponse, ReturnType<typeof getCalendarFeedQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getCalendarFeed({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getCalendarFeedQueryKey(options)
});

/**
 * A link to the calendar of the current user, in place of the one before
 *
 * For managers, and for clerks where the inspection is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createCalendarFeedMutation = (options?: Partial<Options<CreateCalendarFeedData>>): UseMutationOptions<CreateCalendarFeedResponse, CreateCalendarFeedError, Options<CreateCalendarFeedData>> => {
    const mutationOptions: UseMutationOptions<CreateCalendarFeedResponse, CreateCalendarFeedError, Options<CreateCalendarFeedData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createCalendarFeed({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Take the logo away; a repeat changes nothing
 *
 * For managers. Needs the scope `templates.write`.
 */
export const deleteLogoMutation = (options?: Partial<Options<DeleteLogoData>>): UseMutationOptions<unknown, DeleteLogoError, Options<DeleteLogoData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteLogoError, Options<DeleteLogoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteLogo({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getLogoQueryKey = (options?: Options<GetLogoData>) => createQueryKey('getLogo', options);

/**
 * The firm's logo
 *
 * For staff. Needs the scope `templates.read`.
 */
export const getLogoOptions = (options?: Options<GetLogoData>) => queryOptions<GetLogoResponse, GetLogoError, GetLogoResponse, ReturnType<typeof getLogoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getLogo({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getLogoQueryKey(options)
});

/**
 * A picture as the logo of the firm, in place of the one before
 *
 * For managers. Needs the scope `templates.write`.
 */
export const createLogoMutation = (options?: Partial<Options<CreateLogoData>>): UseMutationOptions<CreateLogoResponse, CreateLogoError, Options<CreateLogoData>> => {
    const mutationOptions: UseMutationOptions<CreateLogoResponse, CreateLogoError, Options<CreateLogoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createLogo({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getMovingInQueryKey = (options?: Options<GetMovingInData>) => createQueryKey('getMovingIn', options);

/**
 * The first steps of a new firm, with those that are done
 *
 * For managers. Needs the scope `templates.read`.
 */
export const getMovingInOptions = (options?: Options<GetMovingInData>) => queryOptions<GetMovingInResponse, GetMovingInError, GetMovingInResponse, ReturnType<typeof getMovingInQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMovingIn({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMovingInQueryKey(options)
});

/**
 * Leave steps of moving in out, or take them up again; what is not named is kept
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateMovingInMutation = (options?: Partial<Options<UpdateMovingInData>>): UseMutationOptions<UpdateMovingInResponse, UpdateMovingInError, Options<UpdateMovingInData>> => {
    const mutationOptions: UseMutationOptions<UpdateMovingInResponse, UpdateMovingInError, Options<UpdateMovingInData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateMovingIn({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * A link to the page that opens another firm beside the demo company
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const createSetUpLinkMutation = (options?: Partial<Options<CreateSetUpLinkData>>): UseMutationOptions<CreateSetUpLinkResponse, CreateSetUpLinkError, Options<CreateSetUpLinkData>> => {
    const mutationOptions: UseMutationOptions<CreateSetUpLinkResponse, CreateSetUpLinkError, Options<CreateSetUpLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSetUpLink({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getStorageQueryKey = (options?: Options<GetStorageData>) => createQueryKey('getStorage', options);

/**
 * How much the uploads of the account take, and how much they may
 *
 * For administrators. Needs the scope `templates.read`.
 */
export const getStorageOptions = (options?: Options<GetStorageData>) => queryOptions<GetStorageResponse, GetStorageError, GetStorageResponse, ReturnType<typeof getStorageQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getStorage({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getStorageQueryKey(options)
});

export const getSessionSettingsQueryKey = (options?: Options<GetSessionSettingsData>) => createQueryKey('getSessionSettings', options);

/**
 * After how many unused minutes a session of the back office is over
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const getSessionSettingsOptions = (options?: Options<GetSessionSettingsData>) => queryOptions<GetSessionSettingsResponse, GetSessionSettingsError, GetSessionSettingsResponse, ReturnType<typeof getSessionSettingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSessionSettings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSessionSettingsQueryKey(options)
});

/**
 * Change after how many unused minutes a session is over, for everybody and at once
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const updateSessionSettingsMutation = (options?: Partial<Options<UpdateSessionSettingsData>>): UseMutationOptions<UpdateSessionSettingsResponse, UpdateSessionSettingsError, Options<UpdateSessionSettingsData>> => {
    const mutationOptions: UseMutationOptions<UpdateSessionSettingsResponse, UpdateSessionSettingsError, Options<UpdateSessionSettingsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSessionSettings({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSingleSignOnQueryKey = (options?: Options<GetSingleSignOnData>) => createQueryKey('getSingleSignOn', options);

/**
 * The identity provider with which people of the firm sign in
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.read`.
 */
export const getSingleSignOnOptions = (options?: Options<GetSingleSignOnData>) => queryOptions<GetSingleSignOnResponse, GetSingleSignOnError, GetSingleSignOnResponse, ReturnType<typeof getSingleSignOnQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSingleSignOn({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSingleSignOnQueryKey(options)
});

/**
 * Name or change the identity provider; members left out are kept
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const updateSingleSignOnMutation = (options?: Partial<Options<UpdateSingleSignOnData>>): UseMutationOptions<UpdateSingleSignOnResponse, UpdateSingleSignOnError, Options<UpdateSingleSignOnData>> => {
    const mutationOptions: UseMutationOptions<UpdateSingleSignOnResponse, UpdateSingleSignOnError, Options<UpdateSingleSignOnData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSingleSignOn({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Look for the records of domains that are not proven yet
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const proveDomainsMutation = (options?: Partial<Options<ProveDomainsData>>): UseMutationOptions<ProveDomainsResponse, ProveDomainsError, Options<ProveDomainsData>> => {
    const mutationOptions: UseMutationOptions<ProveDomainsResponse, ProveDomainsError, Options<ProveDomainsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await proveDomains({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * An address at which to sign in through the provider, to see what it says
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const trySingleSignOnMutation = (options?: Partial<Options<TrySingleSignOnData>>): UseMutationOptions<TrySingleSignOnResponse, TrySingleSignOnError, Options<TrySingleSignOnData>> => {
    const mutationOptions: UseMutationOptions<TrySingleSignOnResponse, TrySingleSignOnError, Options<TrySingleSignOnData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await trySingleSignOn({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSecurityLogQueryKey = (options?: Options<ListSecurityLogData>) => createQueryKey('listSecurityLog', options);

/**
 * Sign-ins, changes of access and downloads, newest first
 *
 * For administrators. Needs the scope `security.read`.
 */
export const listSecurityLogOptions = (options?: Options<ListSecurityLogData>) => queryOptions<ListSecurityLogResponse, ListSecurityLogError, ListSecurityLogResponse, ReturnType<typeof listSecurityLogQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSecurityLog({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSecurityLogQueryKey(options)
});

export const exportSecurityLogQueryKey = (options?: Options<ExportSecurityLogData>) => createQueryKey('exportSecurityLog', options);

/**
 * The same as comma-separated values, oldest first; the log notes that somebody took it
 *
 * For administrators. Needs the scope `security.read`.
 */
export const exportSecurityLogOptions = (options?: Options<ExportSecurityLogData>) => queryOptions<ExportSecurityLogResponse, ExportSecurityLogError, ExportSecurityLogResponse, ReturnType<typeof exportSecurityLogQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportSecurityLog({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportSecurityLogQueryKey(options)
});

export const listErasuresQueryKey = (options?: Options<ListErasuresData>) => createQueryKey('listErasures', options);

/**
 * Erasures, newest first, without what was erased
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `security.read`.
 */
export const listErasuresOptions = (options?: Options<ListErasuresData>) => queryOptions<ListErasuresResponse, ListErasuresError, ListErasuresResponse, ReturnType<typeof listErasuresQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listErasures({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listErasuresQueryKey(options)
});

/**
 * Erase a person, or with `dry_run` tell what would go and what would stay
 *
 * A name becomes `Erased person 12`, and addresses go, everywhere but in finished reports and in what is held: these are evidence. The answer tells what stays, and why. It cannot be undone, but by restoring a backup. For administrators. For the back office alone, not for other applications. Needs the scopes `security.read`, `properties.write`, `staff.write`.
 */
export const createErasureMutation = (options?: Partial<Options<CreateErasureData>>): UseMutationOptions<CreateErasureResponse, CreateErasureError, Options<CreateErasureData>> => {
    const mutationOptions: UseMutationOptions<CreateErasureResponse, CreateErasureError, Options<CreateErasureData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createErasure({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPersonExportsQueryKey = (options?: Options<ListPersonExportsData>) => createQueryKey('listPersonExports', options);

/**
 * Exports of what is kept about people, newest first, until they end
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `security.read`.
 */
export const listPersonExportsOptions = (options?: Options<ListPersonExportsData>) => queryOptions<ListPersonExportsResponse, ListPersonExportsError, ListPersonExportsResponse, ReturnType<typeof listPersonExportsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPersonExports({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPersonExportsQueryKey(options)
});

/**
 * Ask for a zip of what is kept about a person
 *
 * It is made in the background and ends after seven days. Its index says what each file is, and what was left out because it is about somebody else. For administrators. For the back office alone, not for other applications. Needs the scopes `security.read`, `properties.write`, `staff.write`.
 */
export const createPersonExportMutation = (options?: Partial<Options<CreatePersonExportData>>): UseMutationOptions<CreatePersonExportResponse, CreatePersonExportError, Options<CreatePersonExportData>> => {
    const mutationOptions: UseMutationOptions<CreatePersonExportResponse, CreatePersonExportError, Options<CreatePersonExportData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPersonExport({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listAccountExportsQueryKey = (options?: Options<ListAccountExportsData>) => createQueryKey('listAccountExports', options);

/**
 * Exports of the whole account, newest first, until they end
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `security.read`.
 */
export const listAccountExportsOptions = (options?: Options<ListAccountExportsData>) => queryOptions<ListAccountExportsResponse, ListAccountExportsError, ListAccountExportsResponse, ReturnType<typeof listAccountExportsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listAccountExports({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAccountExportsQueryKey(options)
});

/**
 * Ask for a zip of the whole account
 *
 * It has the answers of this interface as JSON, each under its path, the files as they were uploaded, and the newest PDF of each kind of each report, with an index. It is made in the background, one at a time, and ends after seven days. For administrators. For the back office alone, not for other applications. Needs the scopes `profile.read`, `properties.read`, `inspections.read`, `reports.read`, `clients.read`, `staff.read`, `templates.read`, `webhooks.read`, `file-share.read`, `security.read`.
 */
export const createAccountExportMutation = (options?: Partial<Options<CreateAccountExportData>>): UseMutationOptions<CreateAccountExportResponse, CreateAccountExportError, Options<CreateAccountExportData>> => {
    const mutationOptions: UseMutationOptions<CreateAccountExportResponse, CreateAccountExportError, Options<CreateAccountExportData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createAccountExport({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listDisputePacksQueryKey = (options: Options<ListDisputePacksData>) => createQueryKey('listDisputePacks', options);

/**
 * Dispute packs of the report, newest first, until they end
 *
 * For managers, and for people of a client where the report is theirs and finished. Needs the scopes `reports.read`, `file-share.read`.
 */
export const listDisputePacksOptions = (options: Options<ListDisputePacksData>) => queryOptions<ListDisputePacksResponse, ListDisputePacksError, ListDisputePacksResponse, ReturnType<typeof listDisputePacksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listDisputePacks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listDisputePacksQueryKey(options)
});

/**
 * Ask for a zip of what an adjudicator needs of the finished report and the one it was compared with
 *
 * It has both reports as PDFs, their differences item by item, the photographs of what differs or was commented on, comments, signatures, the record of sending, and the hashes of all versions with their proofs. Items that are named as claimed for have a claim sheet each. It is made in the background and ends after seven days. For managers, and for people of a client where the report is theirs and finished. Needs the scopes `reports.read`, `file-share.write`.
 */
export const createDisputePackMutation = (options?: Partial<Options<CreateDisputePackData>>): UseMutationOptions<CreateDisputePackResponse, CreateDisputePackError, Options<CreateDisputePackData>> => {
    const mutationOptions: UseMutationOptions<CreateDisputePackResponse, CreateDisputePackError, Options<CreateDisputePackData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createDisputePack({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getRetentionQueryKey = (options?: Options<GetRetentionData>) => createQueryKey('getRetention', options);

/**
 * For how long each kind of thing is kept
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `security.read`.
 */
export const getRetentionOptions = (options?: Options<GetRetentionData>) => queryOptions<GetRetentionResponse, GetRetentionError, GetRetentionResponse, ReturnType<typeof getRetentionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRetention({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRetentionQueryKey(options)
});

/**
 * Make, change or take away a rule of retention
 *
 * Everything older goes from the next night on, and for good. `count` is what the dry run told; where more would go by now, it is 422. `If-Match` takes the version of this rule. For administrators. For the back office alone, not for other applications. Needs the scopes `security.read`, `properties.write`, `staff.write`.
 */
export const updateRetentionMutation = (options?: Partial<Options<UpdateRetentionData>>): UseMutationOptions<UpdateRetentionResponse, UpdateRetentionError, Options<UpdateRetentionData>> => {
    const mutationOptions: UseMutationOptions<UpdateRetentionResponse, UpdateRetentionError, Options<UpdateRetentionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateRetention({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * What a rule would remove now; nothing is removed
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `security.read`.
 */
export const rehearseRetentionMutation = (options?: Partial<Options<RehearseRetentionData>>): UseMutationOptions<RehearseRetentionResponse, RehearseRetentionError, Options<RehearseRetentionData>> => {
    const mutationOptions: UseMutationOptions<RehearseRetentionResponse, RehearseRetentionError, Options<RehearseRetentionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rehearseRetention({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listRetentionRunsQueryKey = (options?: Options<ListRetentionRunsData>) => createQueryKey('listRetentionRuns', options);

/**
 * What the rules have removed, newest first
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `security.read`.
 */
export const listRetentionRunsOptions = (options?: Options<ListRetentionRunsData>) => queryOptions<ListRetentionRunsResponse, ListRetentionRunsError, ListRetentionRunsResponse, ReturnType<typeof listRetentionRunsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRetentionRuns({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRetentionRunsQueryKey(options)
});

export const listLegalHoldsQueryKey = (options?: Options<ListLegalHoldsData>) => createQueryKey('listLegalHolds', options);

/**
 * Properties and inspections of which no rule removes anything
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `security.read`.
 */
export const listLegalHoldsOptions = (options?: Options<ListLegalHoldsData>) => queryOptions<ListLegalHoldsResponse, ListLegalHoldsError, ListLegalHoldsResponse, ReturnType<typeof listLegalHoldsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listLegalHolds({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listLegalHoldsQueryKey(options)
});

/**
 * Let the rules have this property again
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `security.read`, `properties.write`, `staff.write`.
 */
export const deleteLegalHoldMutation = (options?: Partial<Options<DeleteLegalHoldData>>): UseMutationOptions<DeleteLegalHoldResponse, DeleteLegalHoldError, Options<DeleteLegalHoldData>> => {
    const mutationOptions: UseMutationOptions<DeleteLegalHoldResponse, DeleteLegalHoldError, Options<DeleteLegalHoldData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteLegalHold({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Keep everything of a property, whatever the rules say
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `security.read`, `properties.write`, `staff.write`.
 */
export const updateLegalHoldMutation = (options?: Partial<Options<UpdateLegalHoldData>>): UseMutationOptions<UpdateLegalHoldResponse, UpdateLegalHoldError, Options<UpdateLegalHoldData>> => {
    const mutationOptions: UseMutationOptions<UpdateLegalHoldResponse, UpdateLegalHoldError, Options<UpdateLegalHoldData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateLegalHold({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Let the rules have this inspection again
 *
 * A hold of its property stays. For administrators. For the back office alone, not for other applications. Needs the scopes `security.read`, `properties.write`, `staff.write`.
 */
export const deleteInspectionHoldMutation = (options?: Partial<Options<DeleteInspectionHoldData>>): UseMutationOptions<DeleteInspectionHoldResponse, DeleteInspectionHoldError, Options<DeleteInspectionHoldData>> => {
    const mutationOptions: UseMutationOptions<DeleteInspectionHoldResponse, DeleteInspectionHoldError, Options<DeleteInspectionHoldData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteInspectionHold({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Keep everything of one inspection, whatever the rules say
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `security.read`, `properties.write`, `staff.write`.
 */
export const updateInspectionHoldMutation = (options?: Partial<Options<UpdateInspectionHoldData>>): UseMutationOptions<UpdateInspectionHoldResponse, UpdateInspectionHoldError, Options<UpdateInspectionHoldData>> => {
    const mutationOptions: UseMutationOptions<UpdateInspectionHoldResponse, UpdateInspectionHoldError, Options<UpdateInspectionHoldData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateInspectionHold({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listImportsQueryKey = (options?: Options<ListImportsData>) => createQueryKey('listImports', options);

/**
 * Imports, newest first unless ordered otherwise
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.read`, `clients.read`, `staff.read`.
 */
export const listImportsOptions = (options?: Options<ListImportsData>) => queryOptions<ListImportsResponse, ListImportsError, ListImportsResponse, ReturnType<typeof listImportsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listImports({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listImportsQueryKey(options)
});

/**
 * Begin an import; nothing is written before its start
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.write`, `clients.write`, `staff.write`.
 */
export const createImportMutation = (options?: Partial<Options<CreateImportData>>): UseMutationOptions<CreateImportResponse, CreateImportError, Options<CreateImportData>> => {
    const mutationOptions: UseMutationOptions<CreateImportResponse, CreateImportError, Options<CreateImportData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createImport({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Throw an import away that was not started
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.write`, `clients.write`, `staff.write`.
 */
export const deleteImportMutation = (options?: Partial<Options<DeleteImportData>>): UseMutationOptions<DeleteImportResponse, DeleteImportError, Options<DeleteImportData>> => {
    const mutationOptions: UseMutationOptions<DeleteImportResponse, DeleteImportError, Options<DeleteImportData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteImport({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getImportQueryKey = (options: Options<GetImportData>) => createQueryKey('getImport', options);

/**
 * An import: what is planned and what is done
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.read`, `clients.read`, `staff.read`.
 */
export const getImportOptions = (options: Options<GetImportData>) => queryOptions<GetImportResponse, GetImportError, GetImportResponse, ReturnType<typeof getImportQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getImport({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getImportQueryKey(options)
});

/**
 * Choose what becomes of duplicates and faulty rows; members left out are kept
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.write`, `clients.write`, `staff.write`.
 */
export const updateImportMutation = (options?: Partial<Options<UpdateImportData>>): UseMutationOptions<UpdateImportResponse, UpdateImportError, Options<UpdateImportData>> => {
    const mutationOptions: UseMutationOptions<UpdateImportResponse, UpdateImportError, Options<UpdateImportData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateImport({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listImportRowsQueryKey = (options: Options<ListImportRowsData>) => createQueryKey('listImportRows', options);

/**
 * Rows of an import in the order of the file, with faults and duplicates
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.read`, `clients.read`, `staff.read`.
 */
export const listImportRowsOptions = (options: Options<ListImportRowsData>) => queryOptions<ListImportRowsResponse, ListImportRowsError, ListImportRowsResponse, ReturnType<typeof listImportRowsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listImportRows({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listImportRowsQueryKey(options)
});

/**
 * Add rows, or mend them: each is checked and looked for, and nothing is written
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.write`, `clients.write`, `staff.write`.
 */
export const putImportRowsMutation = (options?: Partial<Options<PutImportRowsData>>): UseMutationOptions<PutImportRowsResponse, PutImportRowsError, Options<PutImportRowsData>> => {
    const mutationOptions: UseMutationOptions<PutImportRowsResponse, PutImportRowsError, Options<PutImportRowsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await putImportRows({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listImportFaultsQueryKey = (options: Options<ListImportFaultsData>) => createQueryKey('listImportFaults', options);

/**
 * Faults that two rows of an import or more have, by the same text in the same field
 *
 * The most frequent first. Rows that are left out do not count. For administrators. For the back office alone, not for other applications. Needs the scopes `properties.read`, `clients.read`, `staff.read`.
 */
export const listImportFaultsOptions = (options: Options<ListImportFaultsData>) => queryOptions<ListImportFaultsResponse, ListImportFaultsError, ListImportFaultsResponse, ReturnType<typeof listImportFaultsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listImportFaults({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listImportFaultsQueryKey(options)
});

/**
 * Mend a fault in all rows that have it: they get another text in this field
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.write`, `clients.write`, `staff.write`.
 */
export const mendImportFaultsMutation = (options?: Partial<Options<MendImportFaultsData>>): UseMutationOptions<MendImportFaultsResponse, MendImportFaultsError, Options<MendImportFaultsData>> => {
    const mutationOptions: UseMutationOptions<MendImportFaultsResponse, MendImportFaultsError, Options<MendImportFaultsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await mendImportFaults({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Write the rows, in the background
 *
 * For administrators. For the back office alone, not for other applications. Needs the scopes `properties.write`, `clients.write`, `staff.write`.
 */
export const startImportMutation = (options?: Partial<Options<StartImportData>>): UseMutationOptions<StartImportResponse, StartImportError, Options<StartImportData>> => {
    const mutationOptions: UseMutationOptions<StartImportResponse, StartImportError, Options<StartImportData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await startImport({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Take back everything that an import has written, within a day, in the background
 *
 * Things that somebody has changed or used since stay, and their rows say so. For administrators. For the back office alone, not for other applications. Needs the scopes `properties.write`, `clients.write`, `staff.write`.
 */
export const undoImportMutation = (options?: Partial<Options<UndoImportData>>): UseMutationOptions<UndoImportResponse, UndoImportError, Options<UndoImportData>> => {
    const mutationOptions: UseMutationOptions<UndoImportResponse, UndoImportError, Options<UndoImportData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await undoImport({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listBulkChangesQueryKey = (options?: Options<ListBulkChangesData>) => createQueryKey('listBulkChanges', options);

/**
 * Bulk changes of the last thirty days, newest first
 *
 * For managers. Needs the scope `inspections.read`.
 */
export const listBulkChangesOptions = (options?: Options<ListBulkChangesData>) => queryOptions<ListBulkChangesResponse, ListBulkChangesError, ListBulkChangesResponse, ReturnType<typeof listBulkChangesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBulkChanges({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBulkChangesQueryKey(options)
});

/**
 * Change many inspections at once, or only rehearse it
 *
 * Each is changed by the rules of a single change: rights, events, e-mails and the trail are the same. One that cannot be changed is left and named; the others are changed. For managers. Needs the scopes `inspections.read`, `inspections.write`.
 */
export const createBulkChangeMutation = (options?: Partial<Options<CreateBulkChangeData>>): UseMutationOptions<CreateBulkChangeResponse, CreateBulkChangeError, Options<CreateBulkChangeData>> => {
    const mutationOptions: UseMutationOptions<CreateBulkChangeResponse, CreateBulkChangeError, Options<CreateBulkChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createBulkChange({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Take back everything that a bulk change has changed, within a day
 *
 * Inspections that somebody has changed since stay as they are, and are named. One that is still under way stops. For managers. Needs the scope `inspections.write`.
 */
export const undoBulkChangeMutation = (options?: Partial<Options<UndoBulkChangeData>>): UseMutationOptions<UndoBulkChangeResponse, UndoBulkChangeError, Options<UndoBulkChangeData>> => {
    const mutationOptions: UseMutationOptions<UndoBulkChangeResponse, UndoBulkChangeError, Options<UndoBulkChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await undoBulkChange({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getBulkChangeQueryKey = (options: Options<GetBulkChangeData>) => createQueryKey('getBulkChange', options);

/**
 * A bulk change: how far it is, and what could not be changed
 *
 * For managers. Needs the scope `inspections.read`.
 */
export const getBulkChangeOptions = (options: Options<GetBulkChangeData>) => queryOptions<GetBulkChangeResponse, GetBulkChangeError, GetBulkChangeResponse, ReturnType<typeof getBulkChangeQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBulkChange({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBulkChangeQueryKey(options)
});

export const listBulkChangeItemsQueryKey = (options: Options<ListBulkChangeItemsData>) => createQueryKey('listBulkChangeItems', options);

/**
 * What has become of each inspection of a bulk change
 *
 * For managers. Needs the scope `inspections.read`.
 */
export const listBulkChangeItemsOptions = (options: Options<ListBulkChangeItemsData>) => queryOptions<ListBulkChangeItemsResponse, ListBulkChangeItemsError, ListBulkChangeItemsResponse, ReturnType<typeof listBulkChangeItemsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBulkChangeItems({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBulkChangeItemsQueryKey(options)
});

/**
 * Propose who takes the visits of a clerk who is away
 *
 * Each visit keeps its time where a colleague is free then; else a colleague may hand a booking over, or the visit gets another time of its day. Nothing is changed before the plan is accepted. For managers. Needs the scopes `inspections.read`, `inspections.write`.
 */
export const createSchedulePlanMutation = (options?: Partial<Options<CreateSchedulePlanData>>): UseMutationOptions<CreateSchedulePlanResponse, CreateSchedulePlanError, Options<CreateSchedulePlanData>> => {
    const mutationOptions: UseMutationOptions<CreateSchedulePlanResponse, CreateSchedulePlanError, Options<CreateSchedulePlanData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSchedulePlan({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Carry out what is accepted of a plan, and record that the clerk is away
 *
 * It answers with a bulk change, which is undone as one, the leave included. A visit that somebody has changed since, and one whose new clerk has another day by now, is left and named. For managers. Needs the scopes `inspections.read`, `inspections.write`, `staff.write`.
 */
export const applySchedulePlanMutation = (options?: Partial<Options<ApplySchedulePlanData>>): UseMutationOptions<ApplySchedulePlanResponse, ApplySchedulePlanError, Options<ApplySchedulePlanData>> => {
    const mutationOptions: UseMutationOptions<ApplySchedulePlanResponse, ApplySchedulePlanError, Options<ApplySchedulePlanData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await applySchedulePlan({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const findSlotsQueryKey = (options?: Options<FindSlotsData>) => createQueryKey('findSlots', options);

/**
 * Up to three free times for a visit, the best first
 *
 * By hours, leave, remit, bookings and the ways between them, as on the board; times that are kept for others are not free. The least detour comes first, and a clerk who knows the property before one who does not. For managers. Needs the scope `inspections.read`.
 */
export const findSlotsOptions = (options?: Options<FindSlotsData>) => queryOptions<FindSlotsResponse, FindSlotsError, FindSlotsResponse, ReturnType<typeof findSlotsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await findSlots({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: findSlotsQueryKey(options)
});

export const getSlotHoldsQueryKey = (options?: Options<GetSlotHoldsData>) => createQueryKey('getSlotHolds', options);

/**
 * Times that are kept for somebody at present
 *
 * For managers. Needs the scope `inspections.read`.
 */
export const getSlotHoldsOptions = (options?: Options<GetSlotHoldsData>) => queryOptions<GetSlotHoldsResponse, GetSlotHoldsError, GetSlotHoldsResponse, ReturnType<typeof getSlotHoldsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSlotHolds({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSlotHoldsQueryKey(options)
});

/**
 * Keep a free time for 15 minutes, for yourself
 *
 * Until then nobody else can book it. It ends when you book that time with that clerk. A time that is not free answers `slot_taken`. For managers. Needs the scope `inspections.write`.
 */
export const createSlotHoldMutation = (options?: Partial<Options<CreateSlotHoldData>>): UseMutationOptions<CreateSlotHoldResponse, CreateSlotHoldError, Options<CreateSlotHoldData>> => {
    const mutationOptions: UseMutationOptions<CreateSlotHoldResponse, CreateSlotHoldError, Options<CreateSlotHoldData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSlotHold({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Let a time go that is kept for you or a colleague
 *
 * For managers. Needs the scope `inspections.write`.
 */
export const deleteSlotHoldMutation = (options?: Partial<Options<DeleteSlotHoldData>>): UseMutationOptions<unknown, DeleteSlotHoldError, Options<DeleteSlotHoldData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteSlotHoldError, Options<DeleteSlotHoldData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSlotHold({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Accept a visit that is offered to you: Pending to Assigned
 *
 * The first to accept has it, and has accepted the visit by that. Everybody after answers `offer_over`. For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const acceptOfferMutation = (options?: Partial<Options<AcceptOfferData>>): UseMutationOptions<AcceptOfferResponse, AcceptOfferError, Options<AcceptOfferData>> => {
    const mutationOptions: UseMutationOptions<AcceptOfferResponse, AcceptOfferError, Options<AcceptOfferData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await acceptOffer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Say no to a visit that is offered to you
 *
 * The others may still accept it. An offer to which all have said no is over. For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const declineOfferMutation = (options?: Partial<Options<DeclineOfferData>>): UseMutationOptions<DeclineOfferResponse, DeclineOfferError, Options<DeclineOfferData>> => {
    const mutationOptions: UseMutationOptions<DeclineOfferResponse, DeclineOfferError, Options<DeclineOfferData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await declineOffer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listOffersQueryKey = (options?: Options<ListOffersData>) => createQueryKey('listOffers', options);

/**
 * Visits that are offered to clerks at present; 200 at most, the soonest to end first
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.read`.
 */
export const listOffersOptions = (options?: Options<ListOffersData>) => queryOptions<ListOffersResponse, ListOffersError, ListOffersResponse, ReturnType<typeof listOffersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOffers({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOffersQueryKey(options)
});

/**
 * Offer a visit that nobody has to clerks: the first to accept has it
 *
 * The inspection stays Pending meanwhile. The clerks are written to, and may accept until `ends_at`, as long as nobody has the visit. A visit has one open offer at a time. For managers. Needs the scope `inspections.write`.
 */
export const createOfferMutation = (options?: Partial<Options<CreateOfferData>>): UseMutationOptions<CreateOfferResponse, CreateOfferError, Options<CreateOfferData>> => {
    const mutationOptions: UseMutationOptions<CreateOfferResponse, CreateOfferError, Options<CreateOfferData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createOffer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Withdraw an offer that nobody has accepted
 *
 * For managers. Needs the scope `inspections.write`.
 */
export const withdrawOfferMutation = (options?: Partial<Options<WithdrawOfferData>>): UseMutationOptions<unknown, WithdrawOfferError, Options<WithdrawOfferData>> => {
    const mutationOptions: UseMutationOptions<unknown, WithdrawOfferError, Options<WithdrawOfferData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawOffer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const rankClerksQueryKey = (options: Options<RankClerksData>) => createQueryKey('rankClerks', options);

/**
 * Clerks who could take a visit as it is agreed, the best first
 *
 * By hours, leave, remit, bookings and the ways between them, as on the board. For managers. Needs the scope `inspections.read`.
 */
export const rankClerksOptions = (options: Options<RankClerksData>) => queryOptions<RankClerksResponse, RankClerksError, RankClerksResponse, ReturnType<typeof rankClerksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await rankClerks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: rankClerksQueryKey(options)
});

export const getViewsQueryKey = (options?: Options<GetViewsData>) => createQueryKey('getViews', options);

/**
 * Saved views of the list of inspections, with how many match
 *
 * For staff. For the back office alone, not for other applications. Needs the scope `inspections.read`.
 */
export const getViewsOptions = (options?: Options<GetViewsData>) => queryOptions<GetViewsResponse, GetViewsError, GetViewsResponse, ReturnType<typeof getViewsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getViews({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getViewsQueryKey(options)
});

/**
 * Put your own saved views: all of them, in their order
 *
 * For staff. For the back office alone, not for other applications. Needs the scope `inspections.read`.
 */
export const putOwnViewsMutation = (options?: Partial<Options<PutOwnViewsData>>): UseMutationOptions<PutOwnViewsResponse, PutOwnViewsError, Options<PutOwnViewsData>> => {
    const mutationOptions: UseMutationOptions<PutOwnViewsResponse, PutOwnViewsError, Options<PutOwnViewsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await putOwnViews({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Put the saved views of the firm: all of them, in their order
 *
 * For managers. For the back office alone, not for other applications. Needs the scope `inspections.read`.
 */
export const putFirmViewsMutation = (options?: Partial<Options<PutFirmViewsData>>): UseMutationOptions<PutFirmViewsResponse, PutFirmViewsError, Options<PutFirmViewsData>> => {
    const mutationOptions: UseMutationOptions<PutFirmViewsResponse, PutFirmViewsError, Options<PutFirmViewsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await putFirmViews({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Note in the security log that a list is saved as a file
 *
 * For everybody; people of a client see only what is theirs. For the back office alone, not for other applications. Needs the scope `profile.read`.
 */
export const createListExportMutation = (options?: Partial<Options<CreateListExportData>>): UseMutationOptions<CreateListExportResponse, CreateListExportError, Options<CreateListExportData>> => {
    const mutationOptions: UseMutationOptions<CreateListExportResponse, CreateListExportError, Options<CreateListExportData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createListExport({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listStaffQueryKey = (options?: Options<ListStaffData>) => createQueryKey('listStaff', options);

/**
 * Members of staff by name, with their hours and time off
 *
 * For staff. Needs the scope `staff.read`.
 */
export const listStaffOptions = (options?: Options<ListStaffData>) => queryOptions<ListStaffResponse, ListStaffError, ListStaffResponse, ReturnType<typeof listStaffQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listStaff({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listStaffQueryKey(options)
});

/**
 * Add a member of staff, who is invited to sign in
 *
 * They are e-mailed a link to choose a password, which works once within seven days. Other applications than the back office may add reviewers, clerks and typists. For administrators. Needs the scope `staff.write`.
 */
export const createStaffMemberMutation = (options?: Partial<Options<CreateStaffMemberData>>): UseMutationOptions<CreateStaffMemberResponse, CreateStaffMemberError, Options<CreateStaffMemberData>> => {
    const mutationOptions: UseMutationOptions<CreateStaffMemberResponse, CreateStaffMemberError, Options<CreateStaffMemberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createStaffMember({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Archive a member of staff, who can no longer sign in
 *
 * Archived things keep their id and stay readable. For managers. Needs the scope `staff.write`.
 */
export const deleteStaffMemberMutation = (options?: Partial<Options<DeleteStaffMemberData>>): UseMutationOptions<unknown, DeleteStaffMemberError, Options<DeleteStaffMemberData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteStaffMemberError, Options<DeleteStaffMemberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteStaffMember({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getStaffMemberQueryKey = (options: Options<GetStaffMemberData>) => createQueryKey('getStaffMember', options);

/**
 * A member of staff
 *
 * For staff. Needs the scope `staff.read`.
 */
export const getStaffMemberOptions = (options: Options<GetStaffMemberData>) => queryOptions<GetStaffMemberResponse, GetStaffMemberError, GetStaffMemberResponse, ReturnType<typeof getStaffMemberQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getStaffMember({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getStaffMemberQueryKey(options)
});

/**
 * Change a member of staff; roles are for administrators
 *
 * Roles, e-mail addresses and passwords are changed in the back office alone, a password by its owner. Another e-mail address ends an invitation that was sent to the one before. For staff. Needs the scope `staff.write`.
 */
export const updateStaffMemberMutation = (options?: Partial<Options<UpdateStaffMemberData>>): UseMutationOptions<UpdateStaffMemberResponse, UpdateStaffMemberError, Options<UpdateStaffMemberData>> => {
    const mutationOptions: UseMutationOptions<UpdateStaffMemberResponse, UpdateStaffMemberError, Options<UpdateStaffMemberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateStaffMember({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Withdraw the invitation of a member of staff
 *
 * Their link ends. 409 for people who have accepted it. For administrators. Needs the scope `staff.write`.
 */
export const withdrawStaffInvitationMutation = (options?: Partial<Options<WithdrawStaffInvitationData>>): UseMutationOptions<unknown, WithdrawStaffInvitationError, Options<WithdrawStaffInvitationData>> => {
    const mutationOptions: UseMutationOptions<unknown, WithdrawStaffInvitationError, Options<WithdrawStaffInvitationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawStaffInvitation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Invite a member of staff again; the invitation before ends
 *
 * 409 for people who sign in already, and for archived ones. For administrators. Needs the scope `staff.write`.
 */
export const inviteStaffMemberMutation = (options?: Partial<Options<InviteStaffMemberData>>): UseMutationOptions<InviteStaffMemberResponse, InviteStaffMemberError, Options<InviteStaffMemberData>> => {
    const mutationOptions: UseMutationOptions<InviteStaffMemberResponse, InviteStaffMemberError, Options<InviteStaffMemberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await inviteStaffMember({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Make a link by which a member of staff chooses a new password
 *
 * It works once, within thirty minutes; until then their password stays as it is. For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const resetStaffPasswordMutation = (options?: Partial<Options<ResetStaffPasswordData>>): UseMutationOptions<ResetStaffPasswordResponse, ResetStaffPasswordError, Options<ResetStaffPasswordData>> => {
    const mutationOptions: UseMutationOptions<ResetStaffPasswordResponse, ResetStaffPasswordError, Options<ResetStaffPasswordData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await resetStaffPassword({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getStaffSignatureQueryKey = (options: Options<GetStaffSignatureData>) => createQueryKey('getStaffSignature', options);

/**
 * The signature that a member of staff keeps, which they alone change
 *
 * For managers. For the back office alone, not for other applications. Needs the scope `staff.read`.
 */
export const getStaffSignatureOptions = (options: Options<GetStaffSignatureData>) => queryOptions<GetStaffSignatureResponse, GetStaffSignatureError, GetStaffSignatureResponse, ReturnType<typeof getStaffSignatureQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getStaffSignature({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getStaffSignatureQueryKey(options)
});

/**
 * End every session of a member of staff, and everything that they allowed to applications
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const signOutStaffMemberMutation = (options?: Partial<Options<SignOutStaffMemberData>>): UseMutationOptions<unknown, SignOutStaffMemberError, Options<SignOutStaffMemberData>> => {
    const mutationOptions: UseMutationOptions<unknown, SignOutStaffMemberError, Options<SignOutStaffMemberData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await signOutStaffMember({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Remove the second factors of a member of staff who has lost them, sign them out everywhere, and tell them
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const deleteStaffFactorsMutation = (options?: Partial<Options<DeleteStaffFactorsData>>): UseMutationOptions<unknown, DeleteStaffFactorsError, Options<DeleteStaffFactorsData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteStaffFactorsError, Options<DeleteStaffFactorsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteStaffFactors({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Forget by which account at the provider a member of staff signs in; the next with their address is taken
 *
 * For administrators. For the back office alone, not for other applications. Needs the scope `staff.write`.
 */
export const deleteStaffIdentityMutation = (options?: Partial<Options<DeleteStaffIdentityData>>): UseMutationOptions<unknown, DeleteStaffIdentityError, Options<DeleteStaffIdentityData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteStaffIdentityError, Options<DeleteStaffIdentityData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteStaffIdentity({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listTenanciesQueryKey = (options: Options<ListTenanciesData>) => createQueryKey('listTenancies', options);

/**
 * Tenancies of a property, the latest first
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const listTenanciesOptions = (options: Options<ListTenanciesData>) => queryOptions<ListTenanciesResponse, ListTenanciesError, ListTenanciesResponse, ReturnType<typeof listTenanciesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTenancies({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTenanciesQueryKey(options)
});

/**
 * Add a tenancy to a property
 *
 * For managers. Needs the scope `properties.write`.
 */
export const createTenancyMutation = (options?: Partial<Options<CreateTenancyData>>): UseMutationOptions<CreateTenancyResponse, CreateTenancyError, Options<CreateTenancyData>> => {
    const mutationOptions: UseMutationOptions<CreateTenancyResponse, CreateTenancyError, Options<CreateTenancyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createTenancy({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete a tenancy; its contacts stay at the property
 *
 * For managers. Needs the scope `properties.write`.
 */
export const deleteTenancyMutation = (options?: Partial<Options<DeleteTenancyData>>): UseMutationOptions<unknown, DeleteTenancyError, Options<DeleteTenancyData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteTenancyError, Options<DeleteTenancyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteTenancy({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getTenancyQueryKey = (options: Options<GetTenancyData>) => createQueryKey('getTenancy', options);

/**
 * A tenancy
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const getTenancyOptions = (options: Options<GetTenancyData>) => queryOptions<GetTenancyResponse, GetTenancyError, GetTenancyResponse, ReturnType<typeof getTenancyQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTenancy({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTenancyQueryKey(options)
});

/**
 * Change a tenancy, or note that notice was given; members left out are kept
 *
 * For managers. Needs the scope `properties.write`.
 */
export const updateTenancyMutation = (options?: Partial<Options<UpdateTenancyData>>): UseMutationOptions<UpdateTenancyResponse, UpdateTenancyError, Options<UpdateTenancyData>> => {
    const mutationOptions: UseMutationOptions<UpdateTenancyResponse, UpdateTenancyError, Options<UpdateTenancyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTenancy({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listCertificatesQueryKey = (options: Options<ListCertificatesData>) => createQueryKey('listCertificates', options);

/**
 * Certificates of a property, by kind, and of each kind the one that is good for longest first
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const listCertificatesOptions = (options: Options<ListCertificatesData>) => queryOptions<ListCertificatesResponse, ListCertificatesError, ListCertificatesResponse, ReturnType<typeof listCertificatesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCertificates({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listCertificatesQueryKey(options)
});

/**
 * Add a certificate to a property
 *
 * For managers. Needs the scope `properties.write`.
 */
export const createCertificateMutation = (options?: Partial<Options<CreateCertificateData>>): UseMutationOptions<CreateCertificateResponse, CreateCertificateError, Options<CreateCertificateData>> => {
    const mutationOptions: UseMutationOptions<CreateCertificateResponse, CreateCertificateError, Options<CreateCertificateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createCertificate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete a certificate
 *
 * For managers. Needs the scope `properties.write`.
 */
export const deleteCertificateMutation = (options?: Partial<Options<DeleteCertificateData>>): UseMutationOptions<unknown, DeleteCertificateError, Options<DeleteCertificateData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteCertificateError, Options<DeleteCertificateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteCertificate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getCertificateQueryKey = (options: Options<GetCertificateData>) => createQueryKey('getCertificate', options);

/**
 * A certificate
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `properties.read`.
 */
export const getCertificateOptions = (options: Options<GetCertificateData>) => queryOptions<GetCertificateResponse, GetCertificateError, GetCertificateResponse, ReturnType<typeof getCertificateQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getCertificate({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getCertificateQueryKey(options)
});

/**
 * Change a certificate; members left out are kept
 *
 * For managers. Needs the scope `properties.write`.
 */
export const updateCertificateMutation = (options?: Partial<Options<UpdateCertificateData>>): UseMutationOptions<UpdateCertificateResponse, UpdateCertificateError, Options<UpdateCertificateData>> => {
    const mutationOptions: UseMutationOptions<UpdateCertificateResponse, UpdateCertificateError, Options<UpdateCertificateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateCertificate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listKeySetsQueryKey = (options?: Options<ListKeySetsData>) => createQueryKey('listKeySets', options);

/**
 * Sets of keys, by tag
 *
 * For staff. Needs the scope `properties.read`.
 */
export const listKeySetsOptions = (options?: Options<ListKeySetsData>) => queryOptions<ListKeySetsResponse, ListKeySetsError, ListKeySetsResponse, ReturnType<typeof listKeySetsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listKeySets({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listKeySetsQueryKey(options)
});

/**
 * Add a set of keys to a property; it is in the office
 *
 * For managers. Needs the scope `properties.write`.
 */
export const createKeySetMutation = (options?: Partial<Options<CreateKeySetData>>): UseMutationOptions<CreateKeySetResponse, CreateKeySetError, Options<CreateKeySetData>> => {
    const mutationOptions: UseMutationOptions<CreateKeySetResponse, CreateKeySetError, Options<CreateKeySetData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createKeySet({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete a set of keys, with its log
 *
 * For managers. Needs the scope `properties.write`.
 */
export const deleteKeySetMutation = (options?: Partial<Options<DeleteKeySetData>>): UseMutationOptions<unknown, DeleteKeySetError, Options<DeleteKeySetData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteKeySetError, Options<DeleteKeySetData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteKeySet({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getKeySetQueryKey = (options: Options<GetKeySetData>) => createQueryKey('getKeySet', options);

/**
 * A set of keys
 *
 * For staff. Needs the scope `properties.read`.
 */
export const getKeySetOptions = (options: Options<GetKeySetData>) => queryOptions<GetKeySetResponse, GetKeySetError, GetKeySetResponse, ReturnType<typeof getKeySetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getKeySet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getKeySetQueryKey(options)
});

/**
 * Change what a set of keys is; members left out are kept
 *
 * For managers. Needs the scope `properties.write`.
 */
export const updateKeySetMutation = (options?: Partial<Options<UpdateKeySetData>>): UseMutationOptions<UpdateKeySetResponse, UpdateKeySetError, Options<UpdateKeySetData>> => {
    const mutationOptions: UseMutationOptions<UpdateKeySetResponse, UpdateKeySetError, Options<UpdateKeySetData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateKeySet({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listKeyMovementsQueryKey = (options: Options<ListKeyMovementsData>) => createQueryKey('listKeyMovements', options);

/**
 * The log of a set of keys, the latest step first
 *
 * For staff. Needs the scope `properties.read`.
 */
export const listKeyMovementsOptions = (options: Options<ListKeyMovementsData>) => queryOptions<ListKeyMovementsResponse, ListKeyMovementsError, ListKeyMovementsResponse, ReturnType<typeof listKeyMovementsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listKeyMovements({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listKeyMovementsQueryKey(options)
});

/**
 * Hand a set of keys out, or take it back
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `properties.write`.
 */
export const createKeyMovementMutation = (options?: Partial<Options<CreateKeyMovementData>>): UseMutationOptions<CreateKeyMovementResponse, CreateKeyMovementError, Options<CreateKeyMovementData>> => {
    const mutationOptions: UseMutationOptions<CreateKeyMovementResponse, CreateKeyMovementError, Options<CreateKeyMovementData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createKeyMovement({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const findPropertyKeysQueryKey = (options: Options<FindPropertyKeysData>) => createQueryKey('findPropertyKeys', options);

/**
 * Where the keys of a property are for a visit, and whether they will be there
 *
 * For staff. Needs the scopes `properties.read`, `inspections.read`.
 */
export const findPropertyKeysOptions = (options: Options<FindPropertyKeysData>) => queryOptions<FindPropertyKeysResponse, FindPropertyKeysError, FindPropertyKeysResponse, ReturnType<typeof findPropertyKeysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await findPropertyKeys({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: findPropertyKeysQueryKey(options)
});

/**
 * Take the picture of a set of keys away; a repeat changes nothing
 *
 * For managers. Needs the scope `properties.write`.
 */
export const deleteKeySetPhotoMutation = (options?: Partial<Options<DeleteKeySetPhotoData>>): UseMutationOptions<unknown, DeleteKeySetPhotoError, Options<DeleteKeySetPhotoData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteKeySetPhotoError, Options<DeleteKeySetPhotoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteKeySetPhoto({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getKeySetPhotoQueryKey = (options: Options<GetKeySetPhotoData>) => createQueryKey('getKeySetPhoto', options);

/**
 * The photograph of a set of keys
 *
 * For staff. Needs the scope `properties.read`.
 */
export const getKeySetPhotoOptions = (options: Options<GetKeySetPhotoData>) => queryOptions<GetKeySetPhotoResponse, GetKeySetPhotoError, GetKeySetPhotoResponse, ReturnType<typeof getKeySetPhotoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getKeySetPhoto({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getKeySetPhotoQueryKey(options)
});

/**
 * A picture of a set of keys, in place of the one before
 *
 * For managers. Needs the scope `properties.write`.
 */
export const createKeySetPhotoMutation = (options?: Partial<Options<CreateKeySetPhotoData>>): UseMutationOptions<CreateKeySetPhotoResponse, CreateKeySetPhotoError, Options<CreateKeySetPhotoData>> => {
    const mutationOptions: UseMutationOptions<CreateKeySetPhotoResponse, CreateKeySetPhotoError, Options<CreateKeySetPhotoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createKeySetPhoto({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listRecurringVisitsQueryKey = (options?: Options<ListRecurringVisitsData>) => createQueryKey('listRecurringVisits', options);

/**
 * Rules by which visits recur during tenancies, by name
 *
 * For staff. Needs the scope `inspections.read`.
 */
export const listRecurringVisitsOptions = (options?: Options<ListRecurringVisitsData>) => queryOptions<ListRecurringVisitsResponse, ListRecurringVisitsError, ListRecurringVisitsResponse, ReturnType<typeof listRecurringVisitsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRecurringVisits({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRecurringVisitsQueryKey(options)
});

/**
 * Add a rule of recurring visits
 *
 * For managers. Needs the scope `inspections.write`.
 */
export const createRecurringVisitMutation = (options?: Partial<Options<CreateRecurringVisitData>>): UseMutationOptions<CreateRecurringVisitResponse, CreateRecurringVisitError, Options<CreateRecurringVisitData>> => {
    const mutationOptions: UseMutationOptions<CreateRecurringVisitResponse, CreateRecurringVisitError, Options<CreateRecurringVisitData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createRecurringVisit({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete a rule of recurring visits; what was booked by it stays
 *
 * For managers. Needs the scope `inspections.write`.
 */
export const deleteRecurringVisitMutation = (options?: Partial<Options<DeleteRecurringVisitData>>): UseMutationOptions<unknown, DeleteRecurringVisitError, Options<DeleteRecurringVisitData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteRecurringVisitError, Options<DeleteRecurringVisitData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteRecurringVisit({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getRecurringVisitQueryKey = (options: Options<GetRecurringVisitData>) => createQueryKey('getRecurringVisit', options);

/**
 * A rule of recurring visits
 *
 * For staff. Needs the scope `inspections.read`.
 */
export const getRecurringVisitOptions = (options: Options<GetRecurringVisitData>) => queryOptions<GetRecurringVisitResponse, GetRecurringVisitError, GetRecurringVisitResponse, ReturnType<typeof getRecurringVisitQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRecurringVisit({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRecurringVisitQueryKey(options)
});

/**
 * Change a rule of recurring visits; what was booked by it stays
 *
 * For managers. Needs the scope `inspections.write`.
 */
export const updateRecurringVisitMutation = (options?: Partial<Options<UpdateRecurringVisitData>>): UseMutationOptions<UpdateRecurringVisitResponse, UpdateRecurringVisitError, Options<UpdateRecurringVisitData>> => {
    const mutationOptions: UseMutationOptions<UpdateRecurringVisitResponse, UpdateRecurringVisitError, Options<UpdateRecurringVisitData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateRecurringVisit({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listProposalsQueryKey = (options?: Options<ListProposalsData>) => createQueryKey('listProposals', options);

/**
 * Visits, steps and certificates that fall due, the earliest first; 1,000 at most
 *
 * For managers. Needs the scopes `inspections.read`, `properties.read`.
 */
export const listProposalsOptions = (options?: Options<ListProposalsData>) => queryOptions<ListProposalsResponse, ListProposalsError, ListProposalsResponse, ReturnType<typeof listProposalsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listProposals({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listProposalsQueryKey(options)
});

/**
 * Book a visit that falls due: the inspection is added with the contacts of the property
 *
 * For managers. Needs the scopes `inspections.write`, `properties.read`.
 */
export const bookProposalMutation = (options?: Partial<Options<BookProposalData>>): UseMutationOptions<BookProposalResponse, BookProposalError, Options<BookProposalData>> => {
    const mutationOptions: UseMutationOptions<BookProposalResponse, BookProposalError, Options<BookProposalData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await bookProposal({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Drop a proposal, note that it is done in another way, or open it again
 *
 * For managers. Needs the scopes `inspections.write`, `properties.read`.
 */
export const decideProposalMutation = (options?: Partial<Options<DecideProposalData>>): UseMutationOptions<DecideProposalResponse, DecideProposalError, Options<DecideProposalData>> => {
    const mutationOptions: UseMutationOptions<DecideProposalResponse, DecideProposalError, Options<DecideProposalData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await decideProposal({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listChargesQueryKey = (options?: Options<ListChargesData>) => createQueryKey('listCharges', options);

/**
 * Charges for aborted visits and for waiting, the latest visit first, waived ones too
 *
 * For managers. Needs the scopes `inspections.read`, `clients.read`.
 */
export const listChargesOptions = (options?: Options<ListChargesData>) => queryOptions<ListChargesResponse, ListChargesError, ListChargesResponse, ReturnType<typeof listChargesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listCharges({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listChargesQueryKey(options)
});

/**
 * Say how long the clerk waited at the door
 *
 * Its clerk until it is complete, and managers. The `fee_rules` of the account say what it costs, which is added to `additional`. 409 for what a tenant carries out. For managers, and for clerks where the inspection is theirs. Needs the scope `inspections.write`.
 */
export const noteWaitingMutation = (options?: Partial<Options<NoteWaitingData>>): UseMutationOptions<NoteWaitingResponse, NoteWaitingError, Options<NoteWaitingData>> => {
    const mutationOptions: UseMutationOptions<NoteWaitingResponse, NoteWaitingError, Options<NoteWaitingData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await noteWaiting({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Waive a charge of a visit, or charge it again
 *
 * The charge stays among `charges`, and is taken out of `additional`. 409 when the visit has no such charge. For managers. Needs the scope `inspections.write`.
 */
export const waiveChargeMutation = (options?: Partial<Options<WaiveChargeData>>): UseMutationOptions<WaiveChargeResponse, WaiveChargeError, Options<WaiveChargeData>> => {
    const mutationOptions: UseMutationOptions<WaiveChargeResponse, WaiveChargeError, Options<WaiveChargeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await waiveCharge({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listFeesQueryKey = (options?: Options<ListFeesData>) => createQueryKey('listFees', options);

/**
 * Fees of visits whose report is complete, and of aborted ones, by client and month, the latest month first
 *
 * For managers. Needs the scopes `inspections.read`, `clients.read`.
 */
export const listFeesOptions = (options?: Options<ListFeesData>) => queryOptions<ListFeesResponse, ListFeesError, ListFeesResponse, ReturnType<typeof listFeesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listFees({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listFeesQueryKey(options)
});

/**
 * Give the inspections in progress of a member of staff to others, and archive them if asked
 *
 * For managers. Needs the scopes `staff.write`, `inspections.write`.
 */
export const handOverStaffWorkMutation = (options?: Partial<Options<HandOverStaffWorkData>>): UseMutationOptions<HandOverStaffWorkResponse, HandOverStaffWorkError, Options<HandOverStaffWorkData>> => {
    const mutationOptions: UseMutationOptions<HandOverStaffWorkResponse, HandOverStaffWorkError, Options<HandOverStaffWorkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await handOverStaffWork({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Merge a client into another, which gets everything of it; the merged one is deleted
 *
 * For managers. For the back office alone, not for other applications. Needs the scope `clients.write`.
 */
export const mergeClientMutation = (options?: Partial<Options<MergeClientData>>): UseMutationOptions<MergeClientResponse, MergeClientError, Options<MergeClientData>> => {
    const mutationOptions: UseMutationOptions<MergeClientResponse, MergeClientError, Options<MergeClientData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await mergeClient({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Take the logo of a client away; a repeat changes nothing
 *
 * For managers. Needs the scope `clients.write`.
 */
export const deleteClientLogoMutation = (options?: Partial<Options<DeleteClientLogoData>>): UseMutationOptions<unknown, DeleteClientLogoError, Options<DeleteClientLogoData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteClientLogoError, Options<DeleteClientLogoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteClientLogo({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getClientLogoQueryKey = (options: Options<GetClientLogoData>) => createQueryKey('getClientLogo', options);

/**
 * The logo of a client
 *
 * For staff. Needs the scope `clients.read`.
 */
export const getClientLogoOptions = (options: Options<GetClientLogoData>) => queryOptions<GetClientLogoResponse, GetClientLogoError, GetClientLogoResponse, ReturnType<typeof getClientLogoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getClientLogo({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getClientLogoQueryKey(options)
});

/**
 * A picture as the logo of a client, in place of the one before
 *
 * For managers. Needs the scope `clients.write`.
 */
export const createClientLogoMutation = (options?: Partial<Options<CreateClientLogoData>>): UseMutationOptions<CreateClientLogoResponse, CreateClientLogoError, Options<CreateClientLogoData>> => {
    const mutationOptions: UseMutationOptions<CreateClientLogoResponse, CreateClientLogoError, Options<CreateClientLogoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createClientLogo({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPropertyExternalIdsQueryKey = (options: Options<ListPropertyExternalIdsData>) => createQueryKey('listPropertyExternalIds', options);

/**
 * The ids that other systems have for a property and its contacts
 *
 * For staff. Needs the scope `properties.read`.
 */
export const listPropertyExternalIdsOptions = (options: Options<ListPropertyExternalIdsData>) => queryOptions<ListPropertyExternalIdsResponse, ListPropertyExternalIdsError, ListPropertyExternalIdsResponse, ReturnType<typeof listPropertyExternalIdsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPropertyExternalIds({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPropertyExternalIdsQueryKey(options)
});

export const listInspectionExternalIdsQueryKey = (options: Options<ListInspectionExternalIdsData>) => createQueryKey('listInspectionExternalIds', options);

/**
 * The ids that other systems have for an inspection and its contacts
 *
 * For staff. Needs the scope `inspections.read`.
 */
export const listInspectionExternalIdsOptions = (options: Options<ListInspectionExternalIdsData>) => queryOptions<ListInspectionExternalIdsResponse, ListInspectionExternalIdsError, ListInspectionExternalIdsResponse, ReturnType<typeof listInspectionExternalIdsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listInspectionExternalIds({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listInspectionExternalIdsQueryKey(options)
});

export const listClientExternalIdsQueryKey = (options: Options<ListClientExternalIdsData>) => createQueryKey('listClientExternalIds', options);

/**
 * The ids that other systems have for a client
 *
 * For staff. Needs the scope `clients.read`.
 */
export const listClientExternalIdsOptions = (options: Options<ListClientExternalIdsData>) => queryOptions<ListClientExternalIdsResponse, ListClientExternalIdsError, ListClientExternalIdsResponse, ReturnType<typeof listClientExternalIdsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listClientExternalIds({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listClientExternalIdsQueryKey(options)
});

export const getReportQueryKey = (options: Options<GetReportData>) => createQueryKey('getReport', options);

/**
 * The report: rooms in order, with items, actions and attachments
 *
 * Photos come as signed links, which last for a day and need no bearer. For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const getReportOptions = (options: Options<GetReportData>) => queryOptions<GetReportResponse, GetReportError, GetReportResponse, ReturnType<typeof getReportQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReport({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReportQueryKey(options)
});

export const listReportActionsQueryKey = (options: Options<ListReportActionsData>) => createQueryKey('listReportActions', options);

/**
 * All actions of the report
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const listReportActionsOptions = (options: Options<ListReportActionsData>) => queryOptions<ListReportActionsResponse, ListReportActionsError, ListReportActionsResponse, ReturnType<typeof listReportActionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listReportActions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listReportActionsQueryKey(options)
});

export const getReportMetadataQueryKey = (options: Options<GetReportMetadataData>) => createQueryKey('getReportMetadata', options);

/**
 * Keys, manuals, alarms and meters of the report
 *
 * Gathered from the rooms of the report and the meters of the property. For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const getReportMetadataOptions = (options: Options<GetReportMetadataData>) => queryOptions<GetReportMetadataResponse, GetReportMetadataError, GetReportMetadataResponse, ReturnType<typeof getReportMetadataQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReportMetadata({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReportMetadataQueryKey(options)
});

export const getTemplateReportQueryKey = (options: Options<GetTemplateReportData>) => createQueryKey('getTemplateReport', options);

/**
 * The report: rooms in order, with items, actions and attachments
 *
 * Photos come as signed links, which last for a day and need no bearer. For staff. Needs the scope `templates.read`.
 */
export const getTemplateReportOptions = (options: Options<GetTemplateReportData>) => queryOptions<GetTemplateReportResponse, GetTemplateReportError, GetTemplateReportResponse, ReturnType<typeof getTemplateReportQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTemplateReport({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTemplateReportQueryKey(options)
});

export const listTemplateReportActionsQueryKey = (options: Options<ListTemplateReportActionsData>) => createQueryKey('listTemplateReportActions', options);

/**
 * All actions of the report
 *
 * For staff. Needs the scope `templates.read`.
 */
export const listTemplateReportActionsOptions = (options: Options<ListTemplateReportActionsData>) => queryOptions<ListTemplateReportActionsResponse, ListTemplateReportActionsError, ListTemplateReportActionsResponse, ReturnType<typeof listTemplateReportActionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTemplateReportActions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTemplateReportActionsQueryKey(options)
});

export const getTemplateReportMetadataQueryKey = (options: Options<GetTemplateReportMetadataData>) => createQueryKey('getTemplateReportMetadata', options);

/**
 * Keys, manuals, alarms and meters of the report
 *
 * Gathered from the rooms of the report and the meters of the property. For staff. Needs the scope `templates.read`.
 */
export const getTemplateReportMetadataOptions = (options: Options<GetTemplateReportMetadataData>) => queryOptions<GetTemplateReportMetadataResponse, GetTemplateReportMetadataError, GetTemplateReportMetadataResponse, ReturnType<typeof getTemplateReportMetadataQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTemplateReportMetadata({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTemplateReportMetadataQueryKey(options)
});

/**
 * Add a room at the end
 *
 * SIMPLIFIED and SCALE rooms need an option set. A report is written from Pending to Review, by the person whose turn it is and by managers; after that it is sealed, which is 409. For staff. Needs the scope `reports.write`.
 */
export const createRoomMutation = (options?: Partial<Options<CreateRoomData>>): UseMutationOptions<CreateRoomResponse, CreateRoomError, Options<CreateRoomData>> => {
    const mutationOptions: UseMutationOptions<CreateRoomResponse, CreateRoomError, Options<CreateRoomData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createRoom({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Put all rooms in a new order
 *
 * Takes every id exactly once; missing and unknown ones are named in the refusal. For staff. Needs the scope `reports.write`.
 */
export const orderRoomsMutation = (options?: Partial<Options<OrderRoomsData>>): UseMutationOptions<OrderRoomsResponse, OrderRoomsError, Options<OrderRoomsData>> => {
    const mutationOptions: UseMutationOptions<OrderRoomsResponse, OrderRoomsError, Options<OrderRoomsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await orderRooms({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete a room with its items, actions and attachments
 *
 * For staff. Needs the scope `reports.write`.
 */
export const deleteRoomMutation = (options?: Partial<Options<DeleteRoomData>>): UseMutationOptions<unknown, DeleteRoomError, Options<DeleteRoomData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteRoomError, Options<DeleteRoomData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteRoom({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getRoomQueryKey = (options: Options<GetRoomData>) => createQueryKey('getRoom', options);

/**
 * A room with its items
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const getRoomOptions = (options: Options<GetRoomData>) => queryOptions<GetRoomResponse, GetRoomError, GetRoomResponse, ReturnType<typeof getRoomQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRoom({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRoomQueryKey(options)
});

/**
 * Rename a room; a locked name stays as it is
 *
 * For staff. Needs the scope `reports.write`.
 */
export const renameRoomMutation = (options?: Partial<Options<RenameRoomData>>): UseMutationOptions<RenameRoomResponse, RenameRoomError, Options<RenameRoomData>> => {
    const mutationOptions: UseMutationOptions<RenameRoomResponse, RenameRoomError, Options<RenameRoomData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await renameRoom({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Copy the items of a room into another or a new one
 *
 * Takes descriptions, conditions and attachments along, as `contents` says, not actions. Items named in `overwrite_ids` are matched by name and take description and condition. For staff. Needs the scope `reports.write`.
 */
export const copyRoomMutation = (options?: Partial<Options<CopyRoomData>>): UseMutationOptions<CopyRoomResponse, CopyRoomError, Options<CopyRoomData>> => {
    const mutationOptions: UseMutationOptions<CopyRoomResponse, CopyRoomError, Options<CopyRoomData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await copyRoom({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Add a room at the end
 *
 * SIMPLIFIED and SCALE rooms need an option set. A report is written from Pending to Review, by the person whose turn it is and by managers; after that it is sealed, which is 409. For managers. Needs the scope `templates.write`.
 */
export const createTemplateRoomMutation = (options?: Partial<Options<CreateTemplateRoomData>>): UseMutationOptions<CreateTemplateRoomResponse, CreateTemplateRoomError, Options<CreateTemplateRoomData>> => {
    const mutationOptions: UseMutationOptions<CreateTemplateRoomResponse, CreateTemplateRoomError, Options<CreateTemplateRoomData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createTemplateRoom({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Put all rooms in a new order
 *
 * Takes every id exactly once; missing and unknown ones are named in the refusal. For managers. Needs the scope `templates.write`.
 */
export const orderTemplateRoomsMutation = (options?: Partial<Options<OrderTemplateRoomsData>>): UseMutationOptions<OrderTemplateRoomsResponse, OrderTemplateRoomsError, Options<OrderTemplateRoomsData>> => {
    const mutationOptions: UseMutationOptions<OrderTemplateRoomsResponse, OrderTemplateRoomsError, Options<OrderTemplateRoomsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await orderTemplateRooms({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete a room with its items, actions and attachments
 *
 * For managers. Needs the scope `templates.write`.
 */
export const deleteTemplateRoomMutation = (options?: Partial<Options<DeleteTemplateRoomData>>): UseMutationOptions<unknown, DeleteTemplateRoomError, Options<DeleteTemplateRoomData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteTemplateRoomError, Options<DeleteTemplateRoomData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteTemplateRoom({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getTemplateRoomQueryKey = (options: Options<GetTemplateRoomData>) => createQueryKey('getTemplateRoom', options);

/**
 * A room with its items
 *
 * For staff. Needs the scope `templates.read`.
 */
export const getTemplateRoomOptions = (options: Options<GetTemplateRoomData>) => queryOptions<GetTemplateRoomResponse, GetTemplateRoomError, GetTemplateRoomResponse, ReturnType<typeof getTemplateRoomQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTemplateRoom({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTemplateRoomQueryKey(options)
});

/**
 * Rename a room; a locked name stays as it is
 *
 * For managers. Needs the scope `templates.write`.
 */
export const renameTemplateRoomMutation = (options?: Partial<Options<RenameTemplateRoomData>>): UseMutationOptions<RenameTemplateRoomResponse, RenameTemplateRoomError, Options<RenameTemplateRoomData>> => {
    const mutationOptions: UseMutationOptions<RenameTemplateRoomResponse, RenameTemplateRoomError, Options<RenameTemplateRoomData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await renameTemplateRoom({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Copy the items of a room into another or a new one
 *
 * Takes descriptions, conditions and attachments along, as `contents` says, not actions. Items named in `overwrite_ids` are matched by name and take description and condition. For managers. Needs the scope `templates.write`.
 */
export const copyTemplateRoomMutation = (options?: Partial<Options<CopyTemplateRoomData>>): UseMutationOptions<CopyTemplateRoomResponse, CopyTemplateRoomError, Options<CopyTemplateRoomData>> => {
    const mutationOptions: UseMutationOptions<CopyTemplateRoomResponse, CopyTemplateRoomError, Options<CopyTemplateRoomData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await copyTemplateRoom({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Add an item at the end of a room
 *
 * `condition` has to fit the block type of the room. A report is written from Pending to Review, by the person whose turn it is and by managers; after that it is sealed, which is 409. For staff. Needs the scope `reports.write`.
 */
export const createItemMutation = (options?: Partial<Options<CreateItemData>>): UseMutationOptions<CreateItemResponse, CreateItemError, Options<CreateItemData>> => {
    const mutationOptions: UseMutationOptions<CreateItemResponse, CreateItemError, Options<CreateItemData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createItem({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Put all items of a room in a new order
 *
 * Takes every id exactly once; missing and unknown ones are named in the refusal. For staff. Needs the scope `reports.write`.
 */
export const orderItemsMutation = (options?: Partial<Options<OrderItemsData>>): UseMutationOptions<OrderItemsResponse, OrderItemsError, Options<OrderItemsData>> => {
    const mutationOptions: UseMutationOptions<OrderItemsResponse, OrderItemsError, Options<OrderItemsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await orderItems({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete an item with its actions and attachments
 *
 * For staff. Needs the scope `reports.write`.
 */
export const deleteItemMutation = (options?: Partial<Options<DeleteItemData>>): UseMutationOptions<unknown, DeleteItemError, Options<DeleteItemData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteItemError, Options<DeleteItemData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteItem({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getItemQueryKey = (options: Options<GetItemData>) => createQueryKey('getItem', options);

/**
 * An item
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const getItemOptions = (options: Options<GetItemData>) => queryOptions<GetItemResponse, GetItemError, GetItemResponse, ReturnType<typeof getItemQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getItem({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getItemQueryKey(options)
});

/**
 * Change an item; leaving out the description clears it, and locked texts stay
 *
 * A condition that is left out is kept. For staff. Needs the scope `reports.write`.
 */
export const updateItemMutation = (options?: Partial<Options<UpdateItemData>>): UseMutationOptions<UpdateItemResponse, UpdateItemError, Options<UpdateItemData>> => {
    const mutationOptions: UseMutationOptions<UpdateItemResponse, UpdateItemError, Options<UpdateItemData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateItem({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Copy an item into another or a new room, or over an item there
 *
 * Takes description, condition and attachments along, not actions. For staff. Needs the scope `reports.write`.
 */
export const copyItemMutation = (options?: Partial<Options<CopyItemData>>): UseMutationOptions<CopyItemResponse, CopyItemError, Options<CopyItemData>> => {
    const mutationOptions: UseMutationOptions<CopyItemResponse, CopyItemError, Options<CopyItemData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await copyItem({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Move an item to another room, or to another place in its own, with all that belongs to it
 *
 * Rooms have to be of one block type and option set. Nothing is lost half way: it is one change. For staff. Needs the scope `reports.write`.
 */
export const moveItemMutation = (options?: Partial<Options<MoveItemData>>): UseMutationOptions<MoveItemResponse, MoveItemError, Options<MoveItemData>> => {
    const mutationOptions: UseMutationOptions<MoveItemResponse, MoveItemError, Options<MoveItemData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await moveItem({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Add an item at the end of a room
 *
 * `condition` has to fit the block type of the room. A report is written from Pending to Review, by the person whose turn it is and by managers; after that it is sealed, which is 409. For managers. Needs the scope `templates.write`.
 */
export const createTemplateItemMutation = (options?: Partial<Options<CreateTemplateItemData>>): UseMutationOptions<CreateTemplateItemResponse, CreateTemplateItemError, Options<CreateTemplateItemData>> => {
    const mutationOptions: UseMutationOptions<CreateTemplateItemResponse, CreateTemplateItemError, Options<CreateTemplateItemData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createTemplateItem({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Put all items of a room in a new order
 *
 * Takes every id exactly once; missing and unknown ones are named in the refusal. For managers. Needs the scope `templates.write`.
 */
export const orderTemplateItemsMutation = (options?: Partial<Options<OrderTemplateItemsData>>): UseMutationOptions<OrderTemplateItemsResponse, OrderTemplateItemsError, Options<OrderTemplateItemsData>> => {
    const mutationOptions: UseMutationOptions<OrderTemplateItemsResponse, OrderTemplateItemsError, Options<OrderTemplateItemsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await orderTemplateItems({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete an item with its actions and attachments
 *
 * For managers. Needs the scope `templates.write`.
 */
export const deleteTemplateItemMutation = (options?: Partial<Options<DeleteTemplateItemData>>): UseMutationOptions<unknown, DeleteTemplateItemError, Options<DeleteTemplateItemData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteTemplateItemError, Options<DeleteTemplateItemData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteTemplateItem({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getTemplateItemQueryKey = (options: Options<GetTemplateItemData>) => createQueryKey('getTemplateItem', options);

/**
 * An item
 *
 * For staff. Needs the scope `templates.read`.
 */
export const getTemplateItemOptions = (options: Options<GetTemplateItemData>) => queryOptions<GetTemplateItemResponse, GetTemplateItemError, GetTemplateItemResponse, ReturnType<typeof getTemplateItemQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTemplateItem({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTemplateItemQueryKey(options)
});

/**
 * Change an item; leaving out the description clears it, and locked texts stay
 *
 * A condition that is left out is kept. For managers. Needs the scope `templates.write`.
 */
export const updateTemplateItemMutation = (options?: Partial<Options<UpdateTemplateItemData>>): UseMutationOptions<UpdateTemplateItemResponse, UpdateTemplateItemError, Options<UpdateTemplateItemData>> => {
    const mutationOptions: UseMutationOptions<UpdateTemplateItemResponse, UpdateTemplateItemError, Options<UpdateTemplateItemData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTemplateItem({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Copy an item into another or a new room, or over an item there
 *
 * Takes description, condition and attachments along, not actions. For managers. Needs the scope `templates.write`.
 */
export const copyTemplateItemMutation = (options?: Partial<Options<CopyTemplateItemData>>): UseMutationOptions<CopyTemplateItemResponse, CopyTemplateItemError, Options<CopyTemplateItemData>> => {
    const mutationOptions: UseMutationOptions<CopyTemplateItemResponse, CopyTemplateItemError, Options<CopyTemplateItemData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await copyTemplateItem({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Move an item to another room, or to another place in its own, with all that belongs to it
 *
 * Rooms have to be of one block type and option set. Nothing is lost half way: it is one change. For managers. Needs the scope `templates.write`.
 */
export const moveTemplateItemMutation = (options?: Partial<Options<MoveTemplateItemData>>): UseMutationOptions<MoveTemplateItemResponse, MoveTemplateItemError, Options<MoveTemplateItemData>> => {
    const mutationOptions: UseMutationOptions<MoveTemplateItemResponse, MoveTemplateItemError, Options<MoveTemplateItemData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await moveTemplateItem({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Say what needs doing to an item
 *
 * A report is written from Pending to Review, by the person whose turn it is and by managers; after that it is sealed, which is 409. For staff. Needs the scope `reports.write`.
 */
export const createActionMutation = (options?: Partial<Options<CreateActionData>>): UseMutationOptions<CreateActionResponse, CreateActionError, Options<CreateActionData>> => {
    const mutationOptions: UseMutationOptions<CreateActionResponse, CreateActionError, Options<CreateActionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createAction({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete an action
 *
 * For staff. Needs the scope `reports.write`.
 */
export const deleteActionMutation = (options?: Partial<Options<DeleteActionData>>): UseMutationOptions<unknown, DeleteActionError, Options<DeleteActionData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteActionError, Options<DeleteActionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteAction({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Change an action; leaving out the comments clears them
 *
 * For staff. Needs the scope `reports.write`.
 */
export const updateActionMutation = (options?: Partial<Options<UpdateActionData>>): UseMutationOptions<UpdateActionResponse, UpdateActionError, Options<UpdateActionData>> => {
    const mutationOptions: UseMutationOptions<UpdateActionResponse, UpdateActionError, Options<UpdateActionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateAction({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Say what needs doing to an item
 *
 * A report is written from Pending to Review, by the person whose turn it is and by managers; after that it is sealed, which is 409. For managers. Needs the scope `templates.write`.
 */
export const createTemplateActionMutation = (options?: Partial<Options<CreateTemplateActionData>>): UseMutationOptions<CreateTemplateActionResponse, CreateTemplateActionError, Options<CreateTemplateActionData>> => {
    const mutationOptions: UseMutationOptions<CreateTemplateActionResponse, CreateTemplateActionError, Options<CreateTemplateActionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createTemplateAction({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete an action
 *
 * For managers. Needs the scope `templates.write`.
 */
export const deleteTemplateActionMutation = (options?: Partial<Options<DeleteTemplateActionData>>): UseMutationOptions<unknown, DeleteTemplateActionError, Options<DeleteTemplateActionData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteTemplateActionError, Options<DeleteTemplateActionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteTemplateAction({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Change an action; leaving out the comments clears them
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateTemplateActionMutation = (options?: Partial<Options<UpdateTemplateActionData>>): UseMutationOptions<UpdateTemplateActionResponse, UpdateTemplateActionError, Options<UpdateTemplateActionData>> => {
    const mutationOptions: UseMutationOptions<UpdateTemplateActionResponse, UpdateTemplateActionError, Options<UpdateTemplateActionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTemplateAction({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listReportAttachmentsQueryKey = (options: Options<ListReportAttachmentsData>) => createQueryKey('listReportAttachments', options);

/**
 * The attachments of the report itself
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const listReportAttachmentsOptions = (options: Options<ListReportAttachmentsData>) => queryOptions<ListReportAttachmentsResponse, ListReportAttachmentsError, ListReportAttachmentsResponse, ReturnType<typeof listReportAttachmentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listReportAttachments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listReportAttachmentsQueryKey(options)
});

/**
 * Upload a file to the report itself
 *
 * Pictures up to 30 MB and 60 megapixels, sound up to 200 MB, video up to 500 MB, other files up to 50 MB. The kind comes from the content, never from the name. For staff. Needs the scope `reports.write`.
 */
export const createReportAttachmentMutation = (options?: Partial<Options<CreateReportAttachmentData>>): UseMutationOptions<CreateReportAttachmentResponse, CreateReportAttachmentError, Options<CreateReportAttachmentData>> => {
    const mutationOptions: UseMutationOptions<CreateReportAttachmentResponse, CreateReportAttachmentError, Options<CreateReportAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createReportAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete an attachment
 *
 * For staff. Needs the scope `reports.write`.
 */
export const deleteReportAttachmentMutation = (options?: Partial<Options<DeleteReportAttachmentData>>): UseMutationOptions<unknown, DeleteReportAttachmentError, Options<DeleteReportAttachmentData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteReportAttachmentError, Options<DeleteReportAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteReportAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Change the description of an attachment
 *
 * For staff. Needs the scope `reports.write`.
 */
export const updateReportAttachmentMutation = (options?: Partial<Options<UpdateReportAttachmentData>>): UseMutationOptions<UpdateReportAttachmentResponse, UpdateReportAttachmentError, Options<UpdateReportAttachmentData>> => {
    const mutationOptions: UseMutationOptions<UpdateReportAttachmentResponse, UpdateReportAttachmentError, Options<UpdateReportAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateReportAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Upload a file to a room
 *
 * Pictures up to 30 MB and 60 megapixels, sound up to 200 MB, video up to 500 MB, other files up to 50 MB. The kind comes from the content, never from the name. For staff. Needs the scope `reports.write`.
 */
export const createRoomAttachmentMutation = (options?: Partial<Options<CreateRoomAttachmentData>>): UseMutationOptions<CreateRoomAttachmentResponse, CreateRoomAttachmentError, Options<CreateRoomAttachmentData>> => {
    const mutationOptions: UseMutationOptions<CreateRoomAttachmentResponse, CreateRoomAttachmentError, Options<CreateRoomAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createRoomAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete an attachment
 *
 * For staff. Needs the scope `reports.write`.
 */
export const deleteRoomAttachmentMutation = (options?: Partial<Options<DeleteRoomAttachmentData>>): UseMutationOptions<unknown, DeleteRoomAttachmentError, Options<DeleteRoomAttachmentData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteRoomAttachmentError, Options<DeleteRoomAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteRoomAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Change the description of an attachment
 *
 * For staff. Needs the scope `reports.write`.
 */
export const updateRoomAttachmentMutation = (options?: Partial<Options<UpdateRoomAttachmentData>>): UseMutationOptions<UpdateRoomAttachmentResponse, UpdateRoomAttachmentError, Options<UpdateRoomAttachmentData>> => {
    const mutationOptions: UseMutationOptions<UpdateRoomAttachmentResponse, UpdateRoomAttachmentError, Options<UpdateRoomAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateRoomAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Upload a file to an item
 *
 * Pictures up to 30 MB and 60 megapixels, sound up to 200 MB, video up to 500 MB, other files up to 50 MB. The kind comes from the content, never from the name. For staff. Needs the scope `reports.write`.
 */
export const createItemAttachmentMutation = (options?: Partial<Options<CreateItemAttachmentData>>): UseMutationOptions<CreateItemAttachmentResponse, CreateItemAttachmentError, Options<CreateItemAttachmentData>> => {
    const mutationOptions: UseMutationOptions<CreateItemAttachmentResponse, CreateItemAttachmentError, Options<CreateItemAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createItemAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete an attachment
 *
 * For staff. Needs the scope `reports.write`.
 */
export const deleteItemAttachmentMutation = (options?: Partial<Options<DeleteItemAttachmentData>>): UseMutationOptions<unknown, DeleteItemAttachmentError, Options<DeleteItemAttachmentData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteItemAttachmentError, Options<DeleteItemAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteItemAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Change the description of an attachment
 *
 * For staff. Needs the scope `reports.write`.
 */
export const updateItemAttachmentMutation = (options?: Partial<Options<UpdateItemAttachmentData>>): UseMutationOptions<UpdateItemAttachmentResponse, UpdateItemAttachmentError, Options<UpdateItemAttachmentData>> => {
    const mutationOptions: UseMutationOptions<UpdateItemAttachmentResponse, UpdateItemAttachmentError, Options<UpdateItemAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateItemAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listTemplateReportAttachmentsQueryKey = (options: Options<ListTemplateReportAttachmentsData>) => createQueryKey('listTemplateReportAttachments', options);

/**
 * The attachments of the report itself
 *
 * For staff. Needs the scope `templates.read`.
 */
export const listTemplateReportAttachmentsOptions = (options: Options<ListTemplateReportAttachmentsData>) => queryOptions<ListTemplateReportAttachmentsResponse, ListTemplateReportAttachmentsError, ListTemplateReportAttachmentsResponse, ReturnType<typeof listTemplateReportAttachmentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTemplateReportAttachments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTemplateReportAttachmentsQueryKey(options)
});

/**
 * Upload a file to the report itself
 *
 * Pictures up to 30 MB and 60 megapixels, sound up to 200 MB, video up to 500 MB, other files up to 50 MB. The kind comes from the content, never from the name. For managers. Needs the scope `templates.write`.
 */
export const createTemplateReportAttachmentMutation = (options?: Partial<Options<CreateTemplateReportAttachmentData>>): UseMutationOptions<CreateTemplateReportAttachmentResponse, CreateTemplateReportAttachmentError, Options<CreateTemplateReportAttachmentData>> => {
    const mutationOptions: UseMutationOptions<CreateTemplateReportAttachmentResponse, CreateTemplateReportAttachmentError, Options<CreateTemplateReportAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createTemplateReportAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete an attachment
 *
 * For managers. Needs the scope `templates.write`.
 */
export const deleteTemplateReportAttachmentMutation = (options?: Partial<Options<DeleteTemplateReportAttachmentData>>): UseMutationOptions<unknown, DeleteTemplateReportAttachmentError, Options<DeleteTemplateReportAttachmentData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteTemplateReportAttachmentError, Options<DeleteTemplateReportAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteTemplateReportAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Change the description of an attachment
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateTemplateReportAttachmentMutation = (options?: Partial<Options<UpdateTemplateReportAttachmentData>>): UseMutationOptions<UpdateTemplateReportAttachmentResponse, UpdateTemplateReportAttachmentError, Options<UpdateTemplateReportAttachmentData>> => {
    const mutationOptions: UseMutationOptions<UpdateTemplateReportAttachmentResponse, UpdateTemplateReportAttachmentError, Options<UpdateTemplateReportAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTemplateReportAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Upload a file to a room
 *
 * Pictures up to 30 MB and 60 megapixels, sound up to 200 MB, video up to 500 MB, other files up to 50 MB. The kind comes from the content, never from the name. For managers. Needs the scope `templates.write`.
 */
export const createTemplateRoomAttachmentMutation = (options?: Partial<Options<CreateTemplateRoomAttachmentData>>): UseMutationOptions<CreateTemplateRoomAttachmentResponse, CreateTemplateRoomAttachmentError, Options<CreateTemplateRoomAttachmentData>> => {
    const mutationOptions: UseMutationOptions<CreateTemplateRoomAttachmentResponse, CreateTemplateRoomAttachmentError, Options<CreateTemplateRoomAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createTemplateRoomAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete an attachment
 *
 * For managers. Needs the scope `templates.write`.
 */
export const deleteTemplateRoomAttachmentMutation = (options?: Partial<Options<DeleteTemplateRoomAttachmentData>>): UseMutationOptions<unknown, DeleteTemplateRoomAttachmentError, Options<DeleteTemplateRoomAttachmentData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteTemplateRoomAttachmentError, Options<DeleteTemplateRoomAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteTemplateRoomAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Change the description of an attachment
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateTemplateRoomAttachmentMutation = (options?: Partial<Options<UpdateTemplateRoomAttachmentData>>): UseMutationOptions<UpdateTemplateRoomAttachmentResponse, UpdateTemplateRoomAttachmentError, Options<UpdateTemplateRoomAttachmentData>> => {
    const mutationOptions: UseMutationOptions<UpdateTemplateRoomAttachmentResponse, UpdateTemplateRoomAttachmentError, Options<UpdateTemplateRoomAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTemplateRoomAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Upload a file to an item
 *
 * Pictures up to 30 MB and 60 megapixels, sound up to 200 MB, video up to 500 MB, other files up to 50 MB. The kind comes from the content, never from the name. For managers. Needs the scope `templates.write`.
 */
export const createTemplateItemAttachmentMutation = (options?: Partial<Options<CreateTemplateItemAttachmentData>>): UseMutationOptions<CreateTemplateItemAttachmentResponse, CreateTemplateItemAttachmentError, Options<CreateTemplateItemAttachmentData>> => {
    const mutationOptions: UseMutationOptions<CreateTemplateItemAttachmentResponse, CreateTemplateItemAttachmentError, Options<CreateTemplateItemAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createTemplateItemAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete an attachment
 *
 * For managers. Needs the scope `templates.write`.
 */
export const deleteTemplateItemAttachmentMutation = (options?: Partial<Options<DeleteTemplateItemAttachmentData>>): UseMutationOptions<unknown, DeleteTemplateItemAttachmentError, Options<DeleteTemplateItemAttachmentData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteTemplateItemAttachmentError, Options<DeleteTemplateItemAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteTemplateItemAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Change the description of an attachment
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateTemplateItemAttachmentMutation = (options?: Partial<Options<UpdateTemplateItemAttachmentData>>): UseMutationOptions<UpdateTemplateItemAttachmentResponse, UpdateTemplateItemAttachmentError, Options<UpdateTemplateItemAttachmentData>> => {
    const mutationOptions: UseMutationOptions<UpdateTemplateItemAttachmentResponse, UpdateTemplateItemAttachmentError, Options<UpdateTemplateItemAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTemplateItemAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Announce a file that will be delivered to the given address by tus 1.0, whole or in parts
 *
 * For staff. Needs the scope `reports.write`.
 */
export const announceAttachmentMutation = (options?: Partial<Options<AnnounceAttachmentData>>): UseMutationOptions<AnnounceAttachmentResponse, AnnounceAttachmentError, Options<AnnounceAttachmentData>> => {
    const mutationOptions: UseMutationOptions<AnnounceAttachmentResponse, AnnounceAttachmentError, Options<AnnounceAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await announceAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Announce a file that will be delivered to the given address by tus 1.0, whole or in parts
 *
 * For managers. Needs the scope `templates.write`.
 */
export const announceTemplateAttachmentMutation = (options?: Partial<Options<AnnounceTemplateAttachmentData>>): UseMutationOptions<AnnounceTemplateAttachmentResponse, AnnounceTemplateAttachmentError, Options<AnnounceTemplateAttachmentData>> => {
    const mutationOptions: UseMutationOptions<AnnounceTemplateAttachmentResponse, AnnounceTemplateAttachmentError, Options<AnnounceTemplateAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await announceTemplateAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Copy the rooms of a property's latest finished report
 *
 * Copies the rooms of the most recent Complete or Closed report of the source property; 409 when it has none. For staff. Needs the scopes `reports.write`, `properties.read`.
 */
export const copyFromPropertyMutation = (options?: Partial<Options<CopyFromPropertyData>>): UseMutationOptions<CopyFromPropertyResponse, CopyFromPropertyError, Options<CopyFromPropertyData>> => {
    const mutationOptions: UseMutationOptions<CopyFromPropertyResponse, CopyFromPropertyError, Options<CopyFromPropertyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await copyFromProperty({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Copy the rooms of a property's latest finished report
 *
 * The same as the address with `/report`. For staff. Needs the scopes `reports.write`, `properties.read`.
 */
export const copyFromPropertyByShortPathMutation = (options?: Partial<Options<CopyFromPropertyByShortPathData>>): UseMutationOptions<CopyFromPropertyByShortPathResponse, CopyFromPropertyByShortPathError, Options<CopyFromPropertyByShortPathData>> => {
    const mutationOptions: UseMutationOptions<CopyFromPropertyByShortPathResponse, CopyFromPropertyByShortPathError, Options<CopyFromPropertyByShortPathData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await copyFromPropertyByShortPath({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getReviewQuestionsQueryKey = (options: Options<GetReviewQuestionsData>) => createQueryKey('getReviewQuestions', options);

/**
 * Questions of a review, with their answers
 *
 * For staff. Needs the scope `reports.read`.
 */
export const getReviewQuestionsOptions = (options: Options<GetReviewQuestionsData>) => queryOptions<GetReviewQuestionsResponse, GetReviewQuestionsError, GetReviewQuestionsResponse, ReturnType<typeof getReviewQuestionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReviewQuestions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReviewQuestionsQueryKey(options)
});

/**
 * Ask about a field or a photograph of an item, or suggest other words for it
 *
 * For reviewers and managers. Needs the scope `reports.write`.
 */
export const createReviewQuestionMutation = (options?: Partial<Options<CreateReviewQuestionData>>): UseMutationOptions<CreateReviewQuestionResponse, CreateReviewQuestionError, Options<CreateReviewQuestionData>> => {
    const mutationOptions: UseMutationOptions<CreateReviewQuestionResponse, CreateReviewQuestionError, Options<CreateReviewQuestionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createReviewQuestion({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Answer a question of a review, resolve it, or say that its words were taken
 *
 * For staff. Needs the scope `reports.write`.
 */
export const updateReviewQuestionMutation = (options?: Partial<Options<UpdateReviewQuestionData>>): UseMutationOptions<UpdateReviewQuestionResponse, UpdateReviewQuestionError, Options<UpdateReviewQuestionData>> => {
    const mutationOptions: UseMutationOptions<UpdateReviewQuestionResponse, UpdateReviewQuestionError, Options<UpdateReviewQuestionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateReviewQuestion({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getReviewQueueQueryKey = (options?: Options<GetReviewQueueData>) => createQueryKey('getReviewQueue', options);

/**
 * Reports that wait for review: how much was changed in each, who is at it, and until when it is needed
 *
 * For reviewers and managers. Needs the scope `reports.read`.
 */
export const getReviewQueueOptions = (options?: Options<GetReviewQueueData>) => queryOptions<GetReviewQueueResponse, GetReviewQueueError, GetReviewQueueResponse, ReturnType<typeof getReviewQueueQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReviewQueue({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReviewQueueQueryKey(options)
});

export const getReviewReturnsQueryKey = (options?: Options<GetReviewReturnsData>) => createQueryKey('getReviewReturns', options);

/**
 * Reports that were reviewed and returned, by reason, clerk and typist, with each return
 *
 * For managers. Needs the scope `reports.read`.
 */
export const getReviewReturnsOptions = (options?: Options<GetReviewReturnsData>) => queryOptions<GetReviewReturnsResponse, GetReviewReturnsError, GetReviewReturnsResponse, ReturnType<typeof getReviewReturnsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReviewReturns({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReviewReturnsQueryKey(options)
});

export const getReviewQueryKey = (options: Options<GetReviewData>) => createQueryKey('getReview', options);

/**
 * What a reviewer compares the report with: sentences approved many times, and words as they were handed on
 *
 * For reviewers and managers. Needs the scope `reports.read`.
 */
export const getReviewOptions = (options: Options<GetReviewData>) => queryOptions<GetReviewResponse, GetReviewError, GetReviewResponse, ReturnType<typeof getReviewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReview({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReviewQueryKey(options)
});

/**
 * Tick a stop of a review as seen by you, or take the tick away
 *
 * For reviewers and managers. Needs the scope `reports.write`.
 */
export const tickReviewStopMutation = (options?: Partial<Options<TickReviewStopData>>): UseMutationOptions<TickReviewStopResponse, TickReviewStopError, Options<TickReviewStopData>> => {
    const mutationOptions: UseMutationOptions<TickReviewStopResponse, TickReviewStopError, Options<TickReviewStopData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await tickReviewStop({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listTemplatesQueryKey = (options?: Options<ListTemplatesData>) => createQueryKey('listTemplates', options);

/**
 * Templates: those of the service first, then by name, unless sorted
 *
 * For staff. Needs the scope `templates.read`.
 */
export const listTemplatesOptions = (options?: Options<ListTemplatesData>) => queryOptions<ListTemplatesResponse, ListTemplatesError, ListTemplatesResponse, ReturnType<typeof listTemplatesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTemplates({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTemplatesQueryKey(options)
});

/**
 * Create a template, empty or with the rooms of another
 *
 * For managers. Needs the scope `templates.write`.
 */
export const createTemplateMutation = (options?: Partial<Options<CreateTemplateData>>): UseMutationOptions<CreateTemplateResponse, CreateTemplateError, Options<CreateTemplateData>> => {
    const mutationOptions: UseMutationOptions<CreateTemplateResponse, CreateTemplateError, Options<CreateTemplateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createTemplate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete a template, or archive it when reports started from it
 *
 * Archived things keep their id and stay readable. For managers. Needs the scope `templates.write`.
 */
export const deleteTemplateMutation = (options?: Partial<Options<DeleteTemplateData>>): UseMutationOptions<unknown, DeleteTemplateError, Options<DeleteTemplateData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteTemplateError, Options<DeleteTemplateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteTemplate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getTemplateQueryKey = (options: Options<GetTemplateData>) => createQueryKey('getTemplate', options);

/**
 * A template; its rooms are at …/report
 *
 * For staff. Needs the scope `templates.read`.
 */
export const getTemplateOptions = (options: Options<GetTemplateData>) => queryOptions<GetTemplateResponse, GetTemplateError, GetTemplateResponse, ReturnType<typeof getTemplateQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTemplate({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTemplateQueryKey(options)
});

/**
 * Change a template; members left out are kept
 *
 * For managers. Needs the scope `templates.write`.
 */
export const updateTemplateMutation = (options?: Partial<Options<UpdateTemplateData>>): UseMutationOptions<UpdateTemplateResponse, UpdateTemplateError, Options<UpdateTemplateData>> => {
    const mutationOptions: UseMutationOptions<UpdateTemplateResponse, UpdateTemplateError, Options<UpdateTemplateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTemplate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSelfServiceTemplatesQueryKey = (options?: Options<ListSelfServiceTemplatesData>) => createQueryKey('listSelfServiceTemplates', options);

/**
 * Templates a self-service inspection can start from
 *
 * For staff. Needs the scope `templates.read`.
 */
export const listSelfServiceTemplatesOptions = (options?: Options<ListSelfServiceTemplatesData>) => queryOptions<ListSelfServiceTemplatesResponse, ListSelfServiceTemplatesError, ListSelfServiceTemplatesResponse, ReturnType<typeof listSelfServiceTemplatesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSelfServiceTemplates({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSelfServiceTemplatesQueryKey(options)
});

export const listTemplateVersionsQueryKey = (options: Options<ListTemplateVersionsData>) => createQueryKey('listTemplateVersions', options);

/**
 * Versions of a template, newest first: each ends where somebody else goes on, or after ten quiet minutes
 *
 * For staff. Needs the scope `templates.read`.
 */
export const listTemplateVersionsOptions = (options: Options<ListTemplateVersionsData>) => queryOptions<ListTemplateVersionsResponse, ListTemplateVersionsError, ListTemplateVersionsResponse, ReturnType<typeof listTemplateVersionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTemplateVersions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTemplateVersionsQueryKey(options)
});

export const getTemplateVersionQueryKey = (options: Options<GetTemplateVersionData>) => createQueryKey('getTemplateVersion', options);

/**
 * A version of a template: its rooms, and what differs from the version before
 *
 * For staff. Needs the scope `templates.read`.
 */
export const getTemplateVersionOptions = (options: Options<GetTemplateVersionData>) => queryOptions<GetTemplateVersionResponse, GetTemplateVersionError, GetTemplateVersionResponse, ReturnType<typeof getTemplateVersionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTemplateVersion({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTemplateVersionQueryKey(options)
});

/**
 * Bring a version back, as the newest one; the template as it was before is kept as well
 *
 * For managers. Needs the scope `templates.write`.
 */
export const restoreTemplateVersionMutation = (options?: Partial<Options<RestoreTemplateVersionData>>): UseMutationOptions<RestoreTemplateVersionResponse, RestoreTemplateVersionError, Options<RestoreTemplateVersionData>> => {
    const mutationOptions: UseMutationOptions<RestoreTemplateVersionResponse, RestoreTemplateVersionError, Options<RestoreTemplateVersionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await restoreTemplateVersion({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Turn a picture clockwise, relative to the current picture
 *
 * The original file stays as it is; only what is shown is turned. For staff. Needs the scope `reports.write`.
 */
export const rotateAttachmentMutation = (options?: Partial<Options<RotateAttachmentData>>): UseMutationOptions<RotateAttachmentResponse, RotateAttachmentError, Options<RotateAttachmentData>> => {
    const mutationOptions: UseMutationOptions<RotateAttachmentResponse, RotateAttachmentError, Options<RotateAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rotateAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Assign an attachment to a room or an item of its report; without a body to the report itself
 *
 * For staff. Needs the scope `reports.write`.
 */
export const assignAttachmentMutation = (options?: Partial<Options<AssignAttachmentData>>): UseMutationOptions<AssignAttachmentResponse, AssignAttachmentError, Options<AssignAttachmentData>> => {
    const mutationOptions: UseMutationOptions<AssignAttachmentResponse, AssignAttachmentError, Options<AssignAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await assignAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Tie a photograph to the one of the source report that shows the same, or untie it
 *
 * For staff. Needs the scope `reports.write`.
 */
export const pairAttachmentMutation = (options?: Partial<Options<PairAttachmentData>>): UseMutationOptions<PairAttachmentResponse, PairAttachmentError, Options<PairAttachmentData>> => {
    const mutationOptions: UseMutationOptions<PairAttachmentResponse, PairAttachmentError, Options<PairAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pairAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Show a photograph as it was uploaded again
 *
 * For managers. For the back office alone, not for other applications. Needs the scope `reports.write`.
 */
export const uncoverPartsMutation = (options?: Partial<Options<UncoverPartsData>>): UseMutationOptions<UncoverPartsResponse, UncoverPartsError, Options<UncoverPartsData>> => {
    const mutationOptions: UseMutationOptions<UncoverPartsResponse, UncoverPartsError, Options<UncoverPartsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uncoverParts({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Cover parts of a photograph for good, wherever it is shown
 *
 * For staff. Needs the scope `reports.write`.
 */
export const coverPartsMutation = (options?: Partial<Options<CoverPartsData>>): UseMutationOptions<CoverPartsResponse, CoverPartsError, Options<CoverPartsData>> => {
    const mutationOptions: UseMutationOptions<CoverPartsResponse, CoverPartsError, Options<CoverPartsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await coverParts({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getUncoveredQueryKey = (options: Options<GetUncoveredData>) => createQueryKey('getUncovered', options);

/**
 * A photograph as it was uploaded, without what is covered since
 *
 * For managers. For the back office alone, not for other applications. Needs the scope `reports.read`.
 */
export const getUncoveredOptions = (options: Options<GetUncoveredData>) => queryOptions<GetUncoveredResponse, GetUncoveredError, GetUncoveredResponse, ReturnType<typeof getUncoveredQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getUncovered({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getUncoveredQueryKey(options)
});

/**
 * Delete an attachment
 *
 * For staff. Needs the scope `reports.write`.
 */
export const deleteAttachmentMutation = (options?: Partial<Options<DeleteAttachmentData>>): UseMutationOptions<unknown, DeleteAttachmentError, Options<DeleteAttachmentData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteAttachmentError, Options<DeleteAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getAttachmentOriginalQueryKey = (options: Options<GetAttachmentOriginalData>) => createQueryKey('getAttachmentOriginal', options);

/**
 * The file as it was uploaded
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const getAttachmentOriginalOptions = (options: Options<GetAttachmentOriginalData>) => queryOptions<GetAttachmentOriginalResponse, GetAttachmentOriginalError, GetAttachmentOriginalResponse, ReturnType<typeof getAttachmentOriginalQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getAttachmentOriginal({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getAttachmentOriginalQueryKey(options)
});

/**
 * Upload a file to a meter
 *
 * Pictures up to 30 MB and 60 megapixels, sound up to 200 MB, video up to 500 MB, other files up to 50 MB. The kind comes from the content, never from the name. For managers, and for clerks where the inspection is theirs. Needs the scope `properties.write`.
 */
export const createMeterAttachmentMutation = (options?: Partial<Options<CreateMeterAttachmentData>>): UseMutationOptions<CreateMeterAttachmentResponse, CreateMeterAttachmentError, Options<CreateMeterAttachmentData>> => {
    const mutationOptions: UseMutationOptions<CreateMeterAttachmentResponse, CreateMeterAttachmentError, Options<CreateMeterAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createMeterAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listExpectedAttachmentsQueryKey = (options?: Options<ListExpectedAttachmentsData>) => createQueryKey('listExpectedAttachments', options);

/**
 * Announced files that have not come, of reports that the caller writes now, the oldest first; 500 at most
 *
 * For staff. Needs the scope `reports.read`.
 */
export const listExpectedAttachmentsOptions = (options?: Options<ListExpectedAttachmentsData>) => queryOptions<ListExpectedAttachmentsResponse, ListExpectedAttachmentsError, ListExpectedAttachmentsResponse, ReturnType<typeof listExpectedAttachmentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listExpectedAttachments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listExpectedAttachmentsQueryKey(options)
});

/**
 * Give up an announced file (tus 1.0)
 *
 * For staff. Needs the scope `reports.write`.
 */
export const cancelDeliveryMutation = (options?: Partial<Options<CancelDeliveryData>>): UseMutationOptions<CancelDeliveryResponse, CancelDeliveryError, Options<CancelDeliveryData>> => {
    const mutationOptions: UseMutationOptions<CancelDeliveryResponse, CancelDeliveryError, Options<CancelDeliveryData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelDelivery({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * A part of an announced file (tus 1.0)
 *
 * The last part makes the attachment, and answers with it. For staff. Needs the scope `reports.write`.
 */
export const deliverPartMutation = (options?: Partial<Options<DeliverPartData>>): UseMutationOptions<DeliverPartResponse, DeliverPartError, Options<DeliverPartData>> => {
    const mutationOptions: UseMutationOptions<DeliverPartResponse, DeliverPartError, Options<DeliverPartData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deliverPart({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * The PDF of the report as it is now: 200 when it is there, 202 when it is being made
 *
 * 200 with a signed link when it is there; no webhook follows. 202 without a body when it is being made: repeat the request after `Retry-After`, or wait for `pdf.generated`. Requests for the same PDF share one job. For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const requestPdfMutation = (options?: Partial<Options<RequestPdfData>>): UseMutationOptions<RequestPdfResponse, RequestPdfError, Options<RequestPdfData>> => {
    const mutationOptions: UseMutationOptions<RequestPdfResponse, RequestPdfError, Options<RequestPdfData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await requestPdf({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPdfsQueryKey = (options: Options<ListPdfsData>) => createQueryKey('listPdfs', options);

/**
 * PDFs of a report, newest first, with state and progress
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const listPdfsOptions = (options: Options<ListPdfsData>) => queryOptions<ListPdfsResponse, ListPdfsError, ListPdfsResponse, ReturnType<typeof listPdfsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPdfs({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPdfsQueryKey(options)
});

export const getPdfQueryKey = (options: Options<GetPdfData>) => createQueryKey('getPdf', options);

/**
 * Redirects to the file of a PDF
 *
 * While it is being made, 404. The file needs no bearer, and its address lasts for a day. For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const getPdfOptions = (options: Options<GetPdfData>) => queryOptions<GetPdfResponse, GetPdfError, GetPdfResponse, ReturnType<typeof getPdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPdfQueryKey(options)
});

export const listReportCommentsQueryKey = (options: Options<ListReportCommentsData>) => createQueryKey('listReportComments', options);

/**
 * Comments on the finished report, in the order they came
 *
 * For staff. Needs the scope `reports.read`.
 */
export const listReportCommentsOptions = (options: Options<ListReportCommentsData>) => queryOptions<ListReportCommentsResponse, ListReportCommentsError, ListReportCommentsResponse, ReturnType<typeof listReportCommentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listReportComments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listReportCommentsQueryKey(options)
});

export const getReportCommentQueryKey = (options: Options<GetReportCommentData>) => createQueryKey('getReportComment', options);

/**
 * A comment on the finished report
 *
 * For staff. Needs the scope `reports.read`.
 */
export const getReportCommentOptions = (options: Options<GetReportCommentData>) => queryOptions<GetReportCommentResponse, GetReportCommentError, GetReportCommentResponse, ReturnType<typeof getReportCommentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReportComment({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReportCommentQueryKey(options)
});

/**
 * Reply to a comment, accept or reject it; until the inspection is closed and the time for comments is over
 *
 * For reviewers and managers. Needs the scope `reports.write`.
 */
export const updateReportCommentMutation = (options?: Partial<Options<UpdateReportCommentData>>): UseMutationOptions<UpdateReportCommentResponse, UpdateReportCommentError, Options<UpdateReportCommentData>> => {
    const mutationOptions: UseMutationOptions<UpdateReportCommentResponse, UpdateReportCommentError, Options<UpdateReportCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateReportComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listReportSignaturesQueryKey = (options: Options<ListReportSignaturesData>) => createQueryKey('listReportSignatures', options);

/**
 * Signatures under the finished report, with where they came from
 *
 * For staff. Needs the scope `reports.read`.
 */
export const listReportSignaturesOptions = (options: Options<ListReportSignaturesData>) => queryOptions<ListReportSignaturesResponse, ListReportSignaturesError, ListReportSignaturesResponse, ReturnType<typeof listReportSignaturesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listReportSignatures({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listReportSignaturesQueryKey(options)
});

/**
 * A contact signs on the device of the clerk or a manager, declines to, or is not there: they are the witness
 *
 * For managers, and for clerks where the inspection is theirs. Needs the scope `reports.write`.
 */
export const createReportSignatureMutation = (options?: Partial<Options<CreateReportSignatureData>>): UseMutationOptions<CreateReportSignatureResponse, CreateReportSignatureError, Options<CreateReportSignatureData>> => {
    const mutationOptions: UseMutationOptions<CreateReportSignatureResponse, CreateReportSignatureError, Options<CreateReportSignatureData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createReportSignature({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listReportLinksQueryKey = (options: Options<ListReportLinksData>) => createQueryKey('listReportLinks', options);

/**
 * Links of single contacts to the finished report, and how often each was opened; newest first
 *
 * For managers. Needs the scopes `reports.read`, `file-share.read`.
 */
export const listReportLinksOptions = (options: Options<ListReportLinksData>) => queryOptions<ListReportLinksResponse, ListReportLinksError, ListReportLinksResponse, ReturnType<typeof listReportLinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listReportLinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listReportLinksQueryKey(options)
});

/**
 * Send a contact a link of their own to the finished report; those before it stay open
 *
 * For managers. Needs the scopes `inspections.write`, `file-share.write`.
 */
export const sendReportLinkMutation = (options?: Partial<Options<SendReportLinkData>>): UseMutationOptions<SendReportLinkResponse, SendReportLinkError, Options<SendReportLinkData>> => {
    const mutationOptions: UseMutationOptions<SendReportLinkResponse, SendReportLinkError, Options<SendReportLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sendReportLink({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Revoke a link of a contact: it opens nothing any more
 *
 * For managers. Needs the scope `file-share.write`.
 */
export const revokeReportLinkMutation = (options?: Partial<Options<RevokeReportLinkData>>): UseMutationOptions<RevokeReportLinkResponse, RevokeReportLinkError, Options<RevokeReportLinkData>> => {
    const mutationOptions: UseMutationOptions<RevokeReportLinkResponse, RevokeReportLinkError, Options<RevokeReportLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await revokeReportLink({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listReportOpeningsQueryKey = (options: Options<ListReportOpeningsData>) => createQueryKey('listReportOpenings', options);

/**
 * Who opened the report, by which link, when, and roughly from where; newest first
 *
 * For managers. Needs the scopes `reports.read`, `file-share.read`.
 */
export const listReportOpeningsOptions = (options: Options<ListReportOpeningsData>) => queryOptions<ListReportOpeningsResponse, ListReportOpeningsError, ListReportOpeningsResponse, ReturnType<typeof listReportOpeningsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listReportOpenings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listReportOpeningsQueryKey(options)
});

export const getPublishedReportQueryKey = (options: Options<GetPublishedReportData>) => createQueryKey('getPublishedReport', options);

/**
 * A complete or closed report with its pictures, comments and signatures
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const getPublishedReportOptions = (options: Options<GetPublishedReportData>) => queryOptions<GetPublishedReportResponse, GetPublishedReportError, GetPublishedReportResponse, ReturnType<typeof getPublishedReportQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublishedReport({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublishedReportQueryKey(options)
});

/**
 * Comment on the report or one of its items, while it is open for comments
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const commentOnPublishedReportMutation = (options?: Partial<Options<CommentOnPublishedReportData>>): UseMutationOptions<CommentOnPublishedReportResponse, CommentOnPublishedReportError, Options<CommentOnPublishedReportData>> => {
    const mutationOptions: UseMutationOptions<CommentOnPublishedReportResponse, CommentOnPublishedReportError, Options<CommentOnPublishedReportData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await commentOnPublishedReport({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getPublishedPdfQueryKey = (options: Options<GetPublishedPdfData>) => createQueryKey('getPublishedPdf', options);

/**
 * How far the PDF of the report as it is now is; asks for nothing
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const getPublishedPdfOptions = (options: Options<GetPublishedPdfData>) => queryOptions<GetPublishedPdfResponse, GetPublishedPdfError, GetPublishedPdfResponse, ReturnType<typeof getPublishedPdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublishedPdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublishedPdfQueryKey(options)
});

/**
 * Asks for the PDF of the report as it is now; made in the background
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const requestPublishedPdfMutation = (options?: Partial<Options<RequestPublishedPdfData>>): UseMutationOptions<RequestPublishedPdfResponse, RequestPublishedPdfError, Options<RequestPublishedPdfData>> => {
    const mutationOptions: UseMutationOptions<RequestPublishedPdfResponse, RequestPublishedPdfError, Options<RequestPublishedPdfData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await requestPublishedPdf({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Send a code to the address of whose link it is, which their signature needs; the code before ends
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const sendSignatureCodeMutation = (options?: Partial<Options<SendSignatureCodeData>>): UseMutationOptions<SendSignatureCodeResponse, SendSignatureCodeError, Options<SendSignatureCodeData>> => {
    const mutationOptions: UseMutationOptions<SendSignatureCodeResponse, SendSignatureCodeError, Options<SendSignatureCodeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sendSignatureCode({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Sign the report by a link of your own, or decline to, while it is open for signatures
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const signPublishedReportMutation = (options?: Partial<Options<SignPublishedReportData>>): UseMutationOptions<SignPublishedReportResponse, SignPublishedReportError, Options<SignPublishedReportData>> => {
    const mutationOptions: UseMutationOptions<SignPublishedReportResponse, SignPublishedReportError, Options<SignPublishedReportData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await signPublishedReport({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Have a link of your own sent to your address, if the company has it; the answer is the same if not
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const requestReportLinkMutation = (options?: Partial<Options<RequestReportLinkData>>): UseMutationOptions<unknown, RequestReportLinkError, Options<RequestReportLinkData>> => {
    const mutationOptions: UseMutationOptions<unknown, RequestReportLinkError, Options<RequestReportLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await requestReportLink({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const checkPdfQueryKey = (options: Options<CheckPdfData>) => createQueryKey('checkPdf', options);

/**
 * Whether a PDF of this hash was made here, and is still the latest of its report; 404 if it was not
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const checkPdfOptions = (options: Options<CheckPdfData>) => queryOptions<CheckPdfResponse, CheckPdfError, CheckPdfResponse, ReturnType<typeof checkPdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await checkPdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: checkPdfQueryKey(options)
});

export const getSigningKeysQueryKey = (options?: Options<GetSigningKeysData>) => createQueryKey('getSigningKeys', options);

/**
 * The public keys of what is signed here: PDFs, and the heads of the logs of sealed versions
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const getSigningKeysOptions = (options?: Options<GetSigningKeysData>) => queryOptions<GetSigningKeysResponse, GetSigningKeysError, GetSigningKeysResponse, ReturnType<typeof getSigningKeysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSigningKeys({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSigningKeysQueryKey(options)
});

export const listReportVersionsQueryKey = (options: Options<ListReportVersionsData>) => createQueryKey('listReportVersions', options);

/**
 * The sealed versions of the report, oldest first: each completion adds one
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `reports.read`.
 */
export const listReportVersionsOptions = (options: Options<ListReportVersionsData>) => queryOptions<ListReportVersionsResponse, ListReportVersionsError, ListReportVersionsResponse, ReturnType<typeof listReportVersionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listReportVersions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listReportVersionsQueryKey(options)
});

export const getReportVersionQueryKey = (options: Options<GetReportVersionData>) => createQueryKey('getReportVersion', options);

/**
 * A sealed version with everything that is printed of it
 *
 * For staff. Needs the scope `reports.read`.
 */
export const getReportVersionOptions = (options: Options<GetReportVersionData>) => queryOptions<GetReportVersionResponse, GetReportVersionError, GetReportVersionResponse, ReturnType<typeof getReportVersionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReportVersion({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReportVersionQueryKey(options)
});

export const listReportDifferencesQueryKey = (options: Options<ListReportDifferencesData>) => createQueryKey('listReportDifferences', options);

/**
 * All that is printed in a version and was not so in an earlier one: was and now, why, and by whom
 *
 * For staff. Needs the scope `reports.read`.
 */
export const listReportDifferencesOptions = (options: Options<ListReportDifferencesData>) => queryOptions<ListReportDifferencesResponse, ListReportDifferencesError, ListReportDifferencesResponse, ReturnType<typeof listReportDifferencesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listReportDifferences({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listReportDifferencesQueryKey(options)
});

export const listFileSharesQueryKey = (options?: Options<ListFileSharesData>) => createQueryKey('listFileShares', options);

/**
 * File shares, newest first, of one inspection or of all; people of a client see their own
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `file-share.read`.
 */
export const listFileSharesOptions = (options?: Options<ListFileSharesData>) => queryOptions<ListFileSharesResponse, ListFileSharesError, ListFileSharesResponse, ReturnType<typeof listFileSharesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listFileShares({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listFileSharesQueryKey(options)
});

/**
 * Share a PDF or files of a report by link; a recipient is e-mailed the link
 *
 * Either `attachment_ids` or `pdf_type`. The link ends after 30 days unless `expires_at` says otherwise. People of a client share finished reports of their own; their links end when they are archived, or when the inspection becomes another client’s. For managers, and for people of a client where the report is theirs and finished. Needs the scopes `file-share.write`, `reports.read`.
 */
export const createFileShareMutation = (options?: Partial<Options<CreateFileShareData>>): UseMutationOptions<CreateFileShareResponse, CreateFileShareError, Options<CreateFileShareData>> => {
    const mutationOptions: UseMutationOptions<CreateFileShareResponse, CreateFileShareError, Options<CreateFileShareData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createFileShare({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Revoke a link at once; one that nobody was sent and nobody opened is deleted
 *
 * For managers, and for people of a client where the report is theirs and finished. Needs the scope `file-share.write`.
 */
export const deleteFileShareMutation = (options?: Partial<Options<DeleteFileShareData>>): UseMutationOptions<unknown, DeleteFileShareError, Options<DeleteFileShareData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteFileShareError, Options<DeleteFileShareData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteFileShare({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getFileShareQueryKey = (options: Options<GetFileShareData>) => createQueryKey('getFileShare', options);

/**
 * A file share
 *
 * For everybody; people of a client see only what is theirs. Needs the scope `file-share.read`.
 */
export const getFileShareOptions = (options: Options<GetFileShareData>) => queryOptions<GetFileShareResponse, GetFileShareError, GetFileShareResponse, ReturnType<typeof getFileShareQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFileShare({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFileShareQueryKey(options)
});

/**
 * Move the end of a file share, or send its link to somebody else; members left out are kept
 *
 * For managers, and for people of a client where the report is theirs and finished. Needs the scopes `file-share.write`, `reports.read`.
 */
export const updateFileShareMutation = (options?: Partial<Options<UpdateFileShareData>>): UseMutationOptions<UpdateFileShareResponse, UpdateFileShareError, Options<UpdateFileShareData>> => {
    const mutationOptions: UseMutationOptions<UpdateFileShareResponse, UpdateFileShareError, Options<UpdateFileShareData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateFileShare({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const openSharedFilesQueryKey = (options: Options<OpenSharedFilesData>) => createQueryKey('openSharedFiles', options);

/**
 * The contents of a link; counts the opening, unless it is a prefetch or HEAD
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const openSharedFilesOptions = (options: Options<OpenSharedFilesData>) => queryOptions<OpenSharedFilesResponse, OpenSharedFilesError, OpenSharedFilesResponse, ReturnType<typeof openSharedFilesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await openSharedFiles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: openSharedFilesQueryKey(options)
});

export const getSharedPdfQueryKey = (options: Options<GetSharedPdfData>) => createQueryKey('getSharedPdf', options);

/**
 * How far the PDF of a link is
 *
 * Needs no bearer: the key or token in the path is what allows it.
 */
export const getSharedPdfOptions = (options: Options<GetSharedPdfData>) => queryOptions<GetSharedPdfResponse, GetSharedPdfError, GetSharedPdfResponse, ReturnType<typeof getSharedPdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSharedPdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSharedPdfQueryKey(options)
});

export const getTenantReportQueryKey = (options?: Options<GetTenantReportData>) => createQueryKey('getTenantReport', options);

/**
 * The report that the link opens, with what is still missing
 *
 * The bearer is the token of a tenant's link, which opens that one report.
 */
export const getTenantReportOptions = (options?: Options<GetTenantReportData>) => queryOptions<GetTenantReportResponse, GetTenantReportError, GetTenantReportResponse, ReturnType<typeof getTenantReportQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTenantReport({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTenantReportQueryKey(options)
});

/**
 * Save an item; the first save makes the inspection Active
 *
 * The bearer is the token of a tenant's link, which opens that one report.
 */
export const updateTenantItemMutation = (options?: Partial<Options<UpdateTenantItemData>>): UseMutationOptions<UpdateTenantItemResponse, UpdateTenantItemError, Options<UpdateTenantItemData>> => {
    const mutationOptions: UseMutationOptions<UpdateTenantItemResponse, UpdateTenantItemError, Options<UpdateTenantItemData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTenantItem({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Add a photo to a room
 *
 * The bearer is the token of a tenant's link, which opens that one report.
 */
export const createTenantRoomAttachmentMutation = (options?: Partial<Options<CreateTenantRoomAttachmentData>>): UseMutationOptions<CreateTenantRoomAttachmentResponse, CreateTenantRoomAttachmentError, Options<CreateTenantRoomAttachmentData>> => {
    const mutationOptions: UseMutationOptions<CreateTenantRoomAttachmentResponse, CreateTenantRoomAttachmentError, Options<CreateTenantRoomAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createTenantRoomAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Add a photo to an item
 *
 * The bearer is the token of a tenant's link, which opens that one report.
 */
export const createTenantItemAttachmentMutation = (options?: Partial<Options<CreateTenantItemAttachmentData>>): UseMutationOptions<CreateTenantItemAttachmentResponse, CreateTenantItemAttachmentError, Options<CreateTenantItemAttachmentData>> => {
    const mutationOptions: UseMutationOptions<CreateTenantItemAttachmentResponse, CreateTenantItemAttachmentError, Options<CreateTenantItemAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createTenantItemAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Take a photo of one’s own away
 *
 * The bearer is the token of a tenant's link, which opens that one report.
 */
export const deleteTenantAttachmentMutation = (options?: Partial<Options<DeleteTenantAttachmentData>>): UseMutationOptions<unknown, DeleteTenantAttachmentError, Options<DeleteTenantAttachmentData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteTenantAttachmentError, Options<DeleteTenantAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteTenantAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Caption a photo of one’s own; leaving the description out clears it
 *
 * The bearer is the token of a tenant's link, which opens that one report.
 */
export const updateTenantAttachmentMutation = (options?: Partial<Options<UpdateTenantAttachmentData>>): UseMutationOptions<UpdateTenantAttachmentResponse, UpdateTenantAttachmentError, Options<UpdateTenantAttachmentData>> => {
    const mutationOptions: UseMutationOptions<UpdateTenantAttachmentResponse, UpdateTenantAttachmentError, Options<UpdateTenantAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateTenantAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Send the report in: the inspection goes to Review, and nothing more can be entered
 *
 * The bearer is the token of a tenant's link, which opens that one report.
 */
export const submitTenantReportMutation = (options?: Partial<Options<SubmitTenantReportData>>): UseMutationOptions<SubmitTenantReportResponse, SubmitTenantReportError, Options<SubmitTenantReportData>> => {
    const mutationOptions: UseMutationOptions<SubmitTenantReportResponse, SubmitTenantReportError, Options<SubmitTenantReportData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await submitTenantReport({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listWebhooksQueryKey = (options?: Options<ListWebhooksData>) => createQueryKey('listWebhooks', options);

/**
 * Webhooks
 *
 * For administrators. Needs the scope `webhooks.read`.
 */
export const listWebhooksOptions = (options?: Options<ListWebhooksData>) => queryOptions<ListWebhooksResponse, ListWebhooksError, ListWebhooksResponse, ReturnType<typeof listWebhooksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listWebhooks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listWebhooksQueryKey(options)
});

/**
 * Register a webhook; the secret is shown in this answer only
 *
 * Addresses inside a network are refused. Payloads and their signature are described under `webhooks` of this document. For administrators. Needs the scope `webhooks.write`.
 */
export const createWebhookMutation = (options?: Partial<Options<CreateWebhookData>>): UseMutationOptions<CreateWebhookResponse, CreateWebhookError, Options<CreateWebhookData>> => {
    const mutationOptions: UseMutationOptions<CreateWebhookResponse, CreateWebhookError, Options<CreateWebhookData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createWebhook({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Delete a webhook and its deliveries
 *
 * For administrators. Needs the scope `webhooks.write`.
 */
export const deleteWebhookMutation = (options?: Partial<Options<DeleteWebhookData>>): UseMutationOptions<unknown, DeleteWebhookError, Options<DeleteWebhookData>> => {
    const mutationOptions: UseMutationOptions<unknown, DeleteWebhookError, Options<DeleteWebhookData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteWebhook({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getWebhookQueryKey = (options: Options<GetWebhookData>) => createQueryKey('getWebhook', options);

/**
 * A webhook
 *
 * For administrators. Needs the scope `webhooks.read`.
 */
export const getWebhookOptions = (options: Options<GetWebhookData>) => queryOptions<GetWebhookResponse, GetWebhookError, GetWebhookResponse, ReturnType<typeof getWebhookQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getWebhook({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getWebhookQueryKey(options)
});

/**
 * Change a webhook; `rotate_secret` adds a new secret beside the old one
 *
 * Enabling a webhook that was disabled forgets why it was. For administrators. Needs the scope `webhooks.write`.
 */
export const updateWebhookMutation = (options?: Partial<Options<UpdateWebhookData>>): UseMutationOptions<UpdateWebhookResponse, UpdateWebhookError, Options<UpdateWebhookData>> => {
    const mutationOptions: UseMutationOptions<UpdateWebhookResponse, UpdateWebhookError, Options<UpdateWebhookData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateWebhook({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listWebhookDeliveriesQueryKey = (options: Options<ListWebhookDeliveriesData>) => createQueryKey('listWebhookDeliveries', options);

/**
 * Deliveries of a webhook, newest first unless ordered otherwise
 *
 * For administrators. Needs the scope `webhooks.read`.
 */
export const listWebhookDeliveriesOptions = (options: Options<ListWebhookDeliveriesData>) => queryOptions<ListWebhookDeliveriesResponse, ListWebhookDeliveriesError, ListWebhookDeliveriesResponse, ReturnType<typeof listWebhookDeliveriesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listWebhookDeliveries({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listWebhookDeliveriesQueryKey(options)
});

/**
 * Deliver once more, with the same message id
 *
 * 409 while the webhook is disabled. For administrators. Needs the scope `webhooks.write`.
 */
export const redeliverWebhookMutation = (options?: Partial<Options<RedeliverWebhookData>>): UseMutationOptions<RedeliverWebhookResponse, RedeliverWebhookError, Options<RedeliverWebhookData>> => {
    const mutationOptions: UseMutationOptions<RedeliverWebhookResponse, RedeliverWebhookError, Options<RedeliverWebhookData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await redeliverWebhook({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Deliver once more what happened since a moment, each with the same message id
 *
 * 409 while the webhook is disabled. Deliveries are kept as long as the rules of retention say, of events from before it was registered or while it was disabled there are none. For administrators. Needs the scope `webhooks.write`.
 */
export const replayWebhookMutation = (options?: Partial<Options<ReplayWebhookData>>): UseMutationOptions<ReplayWebhookResponse, ReplayWebhookError, Options<ReplayWebhookData>> => {
    const mutationOptions: UseMutationOptions<ReplayWebhookResponse, ReplayWebhookError, Options<ReplayWebhookData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await replayWebhook({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Deliver a signed `webhook.test` event
 *
 * 409 while the webhook is disabled. For administrators. Needs the scope `webhooks.write`.
 */
export const testWebhookMutation = (options?: Partial<Options<TestWebhookData>>): UseMutationOptions<TestWebhookResponse, TestWebhookError, Options<TestWebhookData>> => {
    const mutationOptions: UseMutationOptions<TestWebhookResponse, TestWebhookError, Options<TestWebhookData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await testWebhook({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
