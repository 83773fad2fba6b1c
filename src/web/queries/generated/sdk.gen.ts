// Generated from the OpenAPI document; do not edit.

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { CancelInspectionData, CancelInspectionErrors, CancelInspectionResponses, ClaimInspectionData, ClaimInspectionErrors, ClaimInspectionResponses, CloseInspectionData, CloseInspectionErrors, CloseInspectionResponses, CompleteInspectionData, CompleteInspectionErrors, CompleteInspectionResponses, CreateInspectionData, CreateInspectionErrors, CreateInspectionResponses, CreatePropertyData, CreatePropertyErrors, CreatePropertyResponses, CreateWebhookData, CreateWebhookErrors, CreateWebhookResponses, DeleteWebhookData, DeleteWebhookErrors, DeleteWebhookResponses, GetInspectionData, GetInspectionErrors, GetInspectionResponses, GetMeData, GetMeErrors, GetMeResponses, GetPdfData, GetPdfErrors, GetPdfResponses, GetPropertyData, GetPropertyErrors, GetPropertyResponses, GetWebhookData, GetWebhookErrors, GetWebhookResponses, InitializeInspectionData, InitializeInspectionErrors, InitializeInspectionResponses, ListInspectionsData, ListInspectionsErrors, ListInspectionsResponses, ListPdfsData, ListPdfsErrors, ListPdfsResponses, ListPropertiesData, ListPropertiesErrors, ListPropertiesResponses, ListPropertyAuditData, ListPropertyAuditErrors, ListPropertyAuditResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesErrors, ListWebhookDeliveriesResponses, ListWebhooksData, ListWebhooksErrors, ListWebhooksResponses, ProcessInspectionData, ProcessInspectionErrors, ProcessInspectionResponses, RedeliverWebhookData, RedeliverWebhookErrors, RedeliverWebhookResponses, ReopenInspectionData, ReopenInspectionErrors, ReopenInspectionResponses, RequestPdfData, RequestPdfErrors, RequestPdfResponses, StartInspectionData, StartInspectionErrors, StartInspectionResponses, SubmitInspectionData, SubmitInspectionErrors, SubmitInspectionResponses, TestWebhookData, TestWebhookErrors, TestWebhookResponses, UpdateInspectionData, UpdateInspectionErrors, UpdateInspectionResponses, UpdatePropertyData, UpdatePropertyErrors, UpdatePropertyResponses, UpdateWebhookData, UpdateWebhookErrors, UpdateWebhookResponses } from './types.gen.ts';

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
 * The current user
 */
export const getMe = <ThrowOnError extends boolean = true>(options?: Options<GetMeData, ThrowOnError>): RequestResult<GetMeResponses, GetMeErrors, ThrowOnError> => (options?.client ?? client).get<GetMeResponses, GetMeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/me',
    ...options
});

/**
 * Properties, most recent first
 */
export const listProperties = <ThrowOnError extends boolean = true>(options?: Options<ListPropertiesData, ThrowOnError>): RequestResult<ListPropertiesResponses, ListPropertiesErrors, ThrowOnError> => (options?.client ?? client).get<ListPropertiesResponses, ListPropertiesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/properties',
    ...options
});

/**
 * Create a property
 */
export const createProperty = <ThrowOnError extends boolean = true>(options: Options<CreatePropertyData, ThrowOnError>): RequestResult<CreatePropertyResponses, CreatePropertyErrors, ThrowOnError> => (options.client ?? client).post<CreatePropertyResponses, CreatePropertyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/properties',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * A property
 */
export const getProperty = <ThrowOnError extends boolean = true>(options: Options<GetPropertyData, ThrowOnError>): RequestResult<GetPropertyResponses, GetPropertyErrors, ThrowOnError> => (options.client ?? client).get<GetPropertyResponses, GetPropertyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/properties/{property_id}',
    ...options
});

/**
 * Change a property; members left out are kept
 */
export const updateProperty = <ThrowOnError extends boolean = true>(options: Options<UpdatePropertyData, ThrowOnError>): RequestResult<UpdatePropertyResponses, UpdatePropertyErrors, ThrowOnError> => (options.client ?? client).put<UpdatePropertyResponses, UpdatePropertyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/properties/{property_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The audit trail of a property, newest first
 */
export const listPropertyAudit = <ThrowOnError extends boolean = true>(options: Options<ListPropertyAuditData, ThrowOnError>): RequestResult<ListPropertyAuditResponses, ListPropertyAuditErrors, ThrowOnError> => (options.client ?? client).get<ListPropertyAuditResponses, ListPropertyAuditErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/properties/{property_id}/audit',
    ...options
});

/**
 * Inspections, most recent first
 */
export const listInspections = <ThrowOnError extends boolean = true>(options?: Options<ListInspectionsData, ThrowOnError>): RequestResult<ListInspectionsResponses, ListInspectionsErrors, ThrowOnError> => (options?.client ?? client).get<ListInspectionsResponses, ListInspectionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections',
    ...options
});

/**
 * Create an inspection: Pending, or Assigned with a clerk
 */
export const createInspection = <ThrowOnError extends boolean = true>(options: Options<CreateInspectionData, ThrowOnError>): RequestResult<CreateInspectionResponses, CreateInspectionErrors, ThrowOnError> => (options.client ?? client).post<CreateInspectionResponses, CreateInspectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * An inspection
 */
export const getInspection = <ThrowOnError extends boolean = true>(options: Options<GetInspectionData, ThrowOnError>): RequestResult<GetInspectionResponses, GetInspectionErrors, ThrowOnError> => (options.client ?? client).get<GetInspectionResponses, GetInspectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}',
    ...options
});

/**
 * Change an inspection; members left out are kept
 */
export const updateInspection = <ThrowOnError extends boolean = true>(options: Options<UpdateInspectionData, ThrowOnError>): RequestResult<UpdateInspectionResponses, UpdateInspectionErrors, ThrowOnError> => (options.client ?? client).put<UpdateInspectionResponses, UpdateInspectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Start the report from an earlier inspection or a template, or remove that again
 */
export const initializeInspection = <ThrowOnError extends boolean = true>(options: Options<InitializeInspectionData, ThrowOnError>): RequestResult<InitializeInspectionResponses, InitializeInspectionErrors, ThrowOnError> => (options.client ?? client).put<InitializeInspectionResponses, InitializeInspectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/initialization',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Start: Assigned to Active
 */
export const startInspection = <ThrowOnError extends boolean = true>(options: Options<StartInspectionData, ThrowOnError>): RequestResult<StartInspectionResponses, StartInspectionErrors, ThrowOnError> => (options.client ?? client).post<StartInspectionResponses, StartInspectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/start',
    ...options
});

/**
 * Hand over for transcription: Active to Processing
 */
export const processInspection = <ThrowOnError extends boolean = true>(options: Options<ProcessInspectionData, ThrowOnError>): RequestResult<ProcessInspectionResponses, ProcessInspectionErrors, ThrowOnError> => (options.client ?? client).post<ProcessInspectionResponses, ProcessInspectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/process',
    ...options
});

/**
 * Submit for review: Active or Processing to Review
 */
export const submitInspection = <ThrowOnError extends boolean = true>(options: Options<SubmitInspectionData, ThrowOnError>): RequestResult<SubmitInspectionResponses, SubmitInspectionErrors, ThrowOnError> => (options.client ?? client).post<SubmitInspectionResponses, SubmitInspectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/submit',
    ...options
});

/**
 * Reopen from Review, or from Complete back to Review
 */
export const reopenInspection = <ThrowOnError extends boolean = true>(options: Options<ReopenInspectionData, ThrowOnError>): RequestResult<ReopenInspectionResponses, ReopenInspectionErrors, ThrowOnError> => (options.client ?? client).post<ReopenInspectionResponses, ReopenInspectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/reopen',
    ...options
});

/**
 * Complete: Review to Complete
 */
export const completeInspection = <ThrowOnError extends boolean = true>(options: Options<CompleteInspectionData, ThrowOnError>): RequestResult<CompleteInspectionResponses, CompleteInspectionErrors, ThrowOnError> => (options.client ?? client).post<CompleteInspectionResponses, CompleteInspectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/complete',
    ...options
});

/**
 * Close: Complete to Closed
 */
export const closeInspection = <ThrowOnError extends boolean = true>(options: Options<CloseInspectionData, ThrowOnError>): RequestResult<CloseInspectionResponses, CloseInspectionErrors, ThrowOnError> => (options.client ?? client).post<CloseInspectionResponses, CloseInspectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/close',
    ...options
});

/**
 * Cancel: it is Closed with cancelled_at
 */
export const cancelInspection = <ThrowOnError extends boolean = true>(options: Options<CancelInspectionData, ThrowOnError>): RequestResult<CancelInspectionResponses, CancelInspectionErrors, ThrowOnError> => (options.client ?? client).post<CancelInspectionResponses, CancelInspectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Claim an unclaimed job in Processing, as its typist
 */
export const claimInspection = <ThrowOnError extends boolean = true>(options: Options<ClaimInspectionData, ThrowOnError>): RequestResult<ClaimInspectionResponses, ClaimInspectionErrors, ThrowOnError> => (options.client ?? client).post<ClaimInspectionResponses, ClaimInspectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/claim',
    ...options
});

/**
 * The PDF of the report as it is now: 200 when it is there, 202 when it is being made
 */
export const requestPdf = <ThrowOnError extends boolean = true>(options: Options<RequestPdfData, ThrowOnError>): RequestResult<RequestPdfResponses, RequestPdfErrors, ThrowOnError> => (options.client ?? client).post<RequestPdfResponses, RequestPdfErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/pdf',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * PDFs of a report, newest first, with state and progress
 */
export const listPdfs = <ThrowOnError extends boolean = true>(options: Options<ListPdfsData, ThrowOnError>): RequestResult<ListPdfsResponses, ListPdfsErrors, ThrowOnError> => (options.client ?? client).get<ListPdfsResponses, ListPdfsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/pdfs',
    ...options
});

/**
 * Redirects to the file of a PDF
 */
export const getPdf = <ThrowOnError extends boolean = true>(options: Options<GetPdfData, ThrowOnError>): RequestResult<GetPdfResponses, GetPdfErrors, ThrowOnError> => (options.client ?? client).get<GetPdfResponses, GetPdfErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/pdfs/{pdf_id}',
    ...options
});

/**
 * Webhooks
 */
export const listWebhooks = <ThrowOnError extends boolean = true>(options?: Options<ListWebhooksData, ThrowOnError>): RequestResult<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError> => (options?.client ?? client).get<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks',
    ...options
});

/**
 * Register a webhook; the secret is shown in this answer only
 */
export const createWebhook = <ThrowOnError extends boolean = true>(options: Options<CreateWebhookData, ThrowOnError>): RequestResult<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError> => (options.client ?? client).post<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a webhook and its deliveries
 */
export const deleteWebhook = <ThrowOnError extends boolean = true>(options: Options<DeleteWebhookData, ThrowOnError>): RequestResult<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError> => (options.client ?? client).delete<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhook_id}',
    ...options
});

/**
 * A webhook
 */
export const getWebhook = <ThrowOnError extends boolean = true>(options: Options<GetWebhookData, ThrowOnError>): RequestResult<GetWebhookResponses, GetWebhookErrors, ThrowOnError> => (options.client ?? client).get<GetWebhookResponses, GetWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhook_id}',
    ...options
});

/**
 * Change a webhook; `rotate_secret` adds a new secret beside the old one
 */
export const updateWebhook = <ThrowOnError extends boolean = true>(options: Options<UpdateWebhookData, ThrowOnError>): RequestResult<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError> => (options.client ?? client).put<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhook_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deliveries of a webhook, newest first
 */
export const listWebhookDeliveries = <ThrowOnError extends boolean = true>(options: Options<ListWebhookDeliveriesData, ThrowOnError>): RequestResult<ListWebhookDeliveriesResponses, ListWebhookDeliveriesErrors, ThrowOnError> => (options.client ?? client).get<ListWebhookDeliveriesResponses, ListWebhookDeliveriesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhook_id}/deliveries',
    ...options
});

/**
 * Deliver once more, with the same message id
 */
export const redeliverWebhook = <ThrowOnError extends boolean = true>(options: Options<RedeliverWebhookData, ThrowOnError>): RequestResult<RedeliverWebhookResponses, RedeliverWebhookErrors, ThrowOnError> => (options.client ?? client).post<RedeliverWebhookResponses, RedeliverWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver',
    ...options
});

/**
 * Deliver a signed `webhook.test` event
 */
export const testWebhook = <ThrowOnError extends boolean = true>(options: Options<TestWebhookData, ThrowOnError>): RequestResult<TestWebhookResponses, TestWebhookErrors, ThrowOnError> => (options.client ?? client).post<TestWebhookResponses, TestWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/webhooks/{webhook_id}/test',
    ...options
});
