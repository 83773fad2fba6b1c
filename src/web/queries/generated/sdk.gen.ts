// Generated from the OpenAPI document; do not edit.

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { CreatePropertyData, CreatePropertyErrors, CreatePropertyResponses, CreateWebhookData, CreateWebhookErrors, CreateWebhookResponses, DeleteWebhookData, DeleteWebhookErrors, DeleteWebhookResponses, GetMeData, GetMeErrors, GetMeResponses, GetPdfData, GetPdfErrors, GetPdfResponses, GetPropertyData, GetPropertyErrors, GetPropertyResponses, GetWebhookData, GetWebhookErrors, GetWebhookResponses, ListPdfsData, ListPdfsErrors, ListPdfsResponses, ListPropertiesData, ListPropertiesErrors, ListPropertiesResponses, ListPropertyAuditData, ListPropertyAuditErrors, ListPropertyAuditResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesErrors, ListWebhookDeliveriesResponses, ListWebhooksData, ListWebhooksErrors, ListWebhooksResponses, RedeliverWebhookData, RedeliverWebhookErrors, RedeliverWebhookResponses, RequestPdfData, RequestPdfErrors, RequestPdfResponses, TestWebhookData, TestWebhookErrors, TestWebhookResponses, UpdatePropertyData, UpdatePropertyErrors, UpdatePropertyResponses, UpdateWebhookData, UpdateWebhookErrors, UpdateWebhookResponses } from './types.gen.ts';

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
