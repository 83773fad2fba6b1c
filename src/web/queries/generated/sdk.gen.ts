// Generated from the OpenAPI document; do not edit.

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { CancelInspectionData, CancelInspectionErrors, CancelInspectionResponses, ClaimInspectionData, ClaimInspectionErrors, ClaimInspectionResponses, CloseInspectionData, CloseInspectionErrors, CloseInspectionResponses, CompleteInspectionData, CompleteInspectionErrors, CompleteInspectionResponses, CopyItemData, CopyItemErrors, CopyItemResponses, CopyRoomData, CopyRoomErrors, CopyRoomResponses, CreateActionData, CreateActionErrors, CreateActionResponses, CreateInspectionData, CreateInspectionErrors, CreateInspectionResponses, CreateItemData, CreateItemErrors, CreateItemResponses, CreatePropertyData, CreatePropertyErrors, CreatePropertyResponses, CreateRoomData, CreateRoomErrors, CreateRoomResponses, CreateWebhookData, CreateWebhookErrors, CreateWebhookResponses, DeleteActionData, DeleteActionErrors, DeleteActionResponses, DeleteItemData, DeleteItemErrors, DeleteItemResponses, DeleteRoomData, DeleteRoomErrors, DeleteRoomResponses, DeleteWebhookData, DeleteWebhookErrors, DeleteWebhookResponses, GetInspectionData, GetInspectionErrors, GetInspectionResponses, GetItemData, GetItemErrors, GetItemResponses, GetMeData, GetMeErrors, GetMeResponses, GetPdfData, GetPdfErrors, GetPdfResponses, GetPropertyData, GetPropertyErrors, GetPropertyResponses, GetReportData, GetReportErrors, GetReportMetadataData, GetReportMetadataErrors, GetReportMetadataResponses, GetReportResponses, GetRoomData, GetRoomErrors, GetRoomResponses, GetWebhookData, GetWebhookErrors, GetWebhookResponses, InitializeInspectionData, InitializeInspectionErrors, InitializeInspectionResponses, ListInspectionsData, ListInspectionsErrors, ListInspectionsResponses, ListPdfsData, ListPdfsErrors, ListPdfsResponses, ListPropertiesData, ListPropertiesErrors, ListPropertiesResponses, ListPropertyAuditData, ListPropertyAuditErrors, ListPropertyAuditResponses, ListReportActionsData, ListReportActionsErrors, ListReportActionsResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesErrors, ListWebhookDeliveriesResponses, ListWebhooksData, ListWebhooksErrors, ListWebhooksResponses, OrderItemsData, OrderItemsErrors, OrderItemsResponses, OrderRoomsData, OrderRoomsErrors, OrderRoomsResponses, ProcessInspectionData, ProcessInspectionErrors, ProcessInspectionResponses, RedeliverWebhookData, RedeliverWebhookErrors, RedeliverWebhookResponses, RenameRoomData, RenameRoomErrors, RenameRoomResponses, ReopenInspectionData, ReopenInspectionErrors, ReopenInspectionResponses, RequestPdfData, RequestPdfErrors, RequestPdfResponses, StartInspectionData, StartInspectionErrors, StartInspectionResponses, SubmitInspectionData, SubmitInspectionErrors, SubmitInspectionResponses, TestWebhookData, TestWebhookErrors, TestWebhookResponses, UpdateActionData, UpdateActionErrors, UpdateActionResponses, UpdateInspectionData, UpdateInspectionErrors, UpdateInspectionResponses, UpdateItemData, UpdateItemErrors, UpdateItemResponses, UpdatePropertyData, UpdatePropertyErrors, UpdatePropertyResponses, UpdateWebhookData, UpdateWebhookErrors, UpdateWebhookResponses } from './types.gen.ts';

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
 * The report: rooms in order, with items, actions and attachments
 */
export const getReport = <ThrowOnError extends boolean = true>(options: Options<GetReportData, ThrowOnError>): RequestResult<GetReportResponses, GetReportErrors, ThrowOnError> => (options.client ?? client).get<GetReportResponses, GetReportErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/report',
    ...options
});

/**
 * All actions of the report
 */
export const listReportActions = <ThrowOnError extends boolean = true>(options: Options<ListReportActionsData, ThrowOnError>): RequestResult<ListReportActionsResponses, ListReportActionsErrors, ThrowOnError> => (options.client ?? client).get<ListReportActionsResponses, ListReportActionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/report/actions',
    ...options
});

/**
 * Keys, manuals, alarms and meters of the report
 */
export const getReportMetadata = <ThrowOnError extends boolean = true>(options: Options<GetReportMetadataData, ThrowOnError>): RequestResult<GetReportMetadataResponses, GetReportMetadataErrors, ThrowOnError> => (options.client ?? client).get<GetReportMetadataResponses, GetReportMetadataErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/report/metadata',
    ...options
});

/**
 * Add a room at the end
 */
export const createRoom = <ThrowOnError extends boolean = true>(options: Options<CreateRoomData, ThrowOnError>): RequestResult<CreateRoomResponses, CreateRoomErrors, ThrowOnError> => (options.client ?? client).post<CreateRoomResponses, CreateRoomErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/rooms',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Put all rooms in a new order
 */
export const orderRooms = <ThrowOnError extends boolean = true>(options: Options<OrderRoomsData, ThrowOnError>): RequestResult<OrderRoomsResponses, OrderRoomsErrors, ThrowOnError> => (options.client ?? client).put<OrderRoomsResponses, OrderRoomsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/rooms',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a room with its items, actions and attachments
 */
export const deleteRoom = <ThrowOnError extends boolean = true>(options: Options<DeleteRoomData, ThrowOnError>): RequestResult<DeleteRoomResponses, DeleteRoomErrors, ThrowOnError> => (options.client ?? client).delete<DeleteRoomResponses, DeleteRoomErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/rooms/{room_id}',
    ...options
});

/**
 * A room with its items
 */
export const getRoom = <ThrowOnError extends boolean = true>(options: Options<GetRoomData, ThrowOnError>): RequestResult<GetRoomResponses, GetRoomErrors, ThrowOnError> => (options.client ?? client).get<GetRoomResponses, GetRoomErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/rooms/{room_id}',
    ...options
});

/**
 * Rename a room; a locked name stays as it is
 */
export const renameRoom = <ThrowOnError extends boolean = true>(options: Options<RenameRoomData, ThrowOnError>): RequestResult<RenameRoomResponses, RenameRoomErrors, ThrowOnError> => (options.client ?? client).put<RenameRoomResponses, RenameRoomErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/rooms/{room_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Copy the items of a room into another or a new one
 */
export const copyRoom = <ThrowOnError extends boolean = true>(options: Options<CopyRoomData, ThrowOnError>): RequestResult<CopyRoomResponses, CopyRoomErrors, ThrowOnError> => (options.client ?? client).put<CopyRoomResponses, CopyRoomErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/copy',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Add an item at the end of a room
 */
export const createItem = <ThrowOnError extends boolean = true>(options: Options<CreateItemData, ThrowOnError>): RequestResult<CreateItemResponses, CreateItemErrors, ThrowOnError> => (options.client ?? client).post<CreateItemResponses, CreateItemErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Put all items of a room in a new order
 */
export const orderItems = <ThrowOnError extends boolean = true>(options: Options<OrderItemsData, ThrowOnError>): RequestResult<OrderItemsResponses, OrderItemsErrors, ThrowOnError> => (options.client ?? client).put<OrderItemsResponses, OrderItemsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete an item with its actions and attachments
 */
export const deleteItem = <ThrowOnError extends boolean = true>(options: Options<DeleteItemData, ThrowOnError>): RequestResult<DeleteItemResponses, DeleteItemErrors, ThrowOnError> => (options.client ?? client).delete<DeleteItemResponses, DeleteItemErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}',
    ...options
});

/**
 * An item
 */
export const getItem = <ThrowOnError extends boolean = true>(options: Options<GetItemData, ThrowOnError>): RequestResult<GetItemResponses, GetItemErrors, ThrowOnError> => (options.client ?? client).get<GetItemResponses, GetItemErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}',
    ...options
});

/**
 * Change an item; leaving out the description clears it, what is locked stays
 */
export const updateItem = <ThrowOnError extends boolean = true>(options: Options<UpdateItemData, ThrowOnError>): RequestResult<UpdateItemResponses, UpdateItemErrors, ThrowOnError> => (options.client ?? client).put<UpdateItemResponses, UpdateItemErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Copy an item into another or a new room, or over an item there
 */
export const copyItem = <ThrowOnError extends boolean = true>(options: Options<CopyItemData, ThrowOnError>): RequestResult<CopyItemResponses, CopyItemErrors, ThrowOnError> => (options.client ?? client).put<CopyItemResponses, CopyItemErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/copy',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Say what needs doing to an item
 */
export const createAction = <ThrowOnError extends boolean = true>(options: Options<CreateActionData, ThrowOnError>): RequestResult<CreateActionResponses, CreateActionErrors, ThrowOnError> => (options.client ?? client).post<CreateActionResponses, CreateActionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/actions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete an action
 */
export const deleteAction = <ThrowOnError extends boolean = true>(options: Options<DeleteActionData, ThrowOnError>): RequestResult<DeleteActionResponses, DeleteActionErrors, ThrowOnError> => (options.client ?? client).delete<DeleteActionResponses, DeleteActionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/actions/{action_id}',
    ...options
});

/**
 * Change an action; leaving out the comments clears them
 */
export const updateAction = <ThrowOnError extends boolean = true>(options: Options<UpdateActionData, ThrowOnError>): RequestResult<UpdateActionResponses, UpdateActionErrors, ThrowOnError> => (options.client ?? client).put<UpdateActionResponses, UpdateActionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/actions/{action_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
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
