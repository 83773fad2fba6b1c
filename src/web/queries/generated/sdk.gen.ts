// Generated from the OpenAPI document; do not edit.

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { CreatePropertyData, CreatePropertyErrors, CreatePropertyResponses, GetMeData, GetMeErrors, GetMeResponses, GetPropertyData, GetPropertyErrors, GetPropertyResponses, ListPropertiesData, ListPropertiesErrors, ListPropertiesResponses, ListPropertyAuditData, ListPropertyAuditErrors, ListPropertyAuditResponses, UpdatePropertyData, UpdatePropertyErrors, UpdatePropertyResponses } from './types.gen.ts';

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
