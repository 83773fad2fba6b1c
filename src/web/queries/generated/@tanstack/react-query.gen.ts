// Generated from the OpenAPI document; do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { createProperty, getMe, getProperty, listProperties, listPropertyAudit, type Options, updateProperty } from '../sdk.gen.ts';
import type { CreatePropertyData, CreatePropertyError, CreatePropertyResponse, GetMeData, GetMeError, GetMeResponse, GetPropertyData, GetPropertyError, GetPropertyResponse, ListPropertiesData, ListPropertiesError, ListPropertiesResponse, ListPropertyAuditData, ListPropertyAuditError, ListPropertyAuditResponse, UpdatePropertyData, UpdatePropertyError, UpdatePropertyResponse } from '../types.gen.ts';

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

export const getMeQueryKey = (options?: Options<GetMeData>) => createQueryKey('getMe', options);

/**
 * The current user
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

export const listPropertiesQueryKey = (options?: Options<ListPropertiesData>) => createQueryKey('listProperties', options);

/**
 * Properties, most recent first
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
