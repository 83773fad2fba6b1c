// Generated from the OpenAPI document; do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { createProperty, createWebhook, deleteWebhook, getMe, getPdf, getProperty, getWebhook, listPdfs, listProperties, listPropertyAudit, listWebhookDeliveries, listWebhooks, type Options, redeliverWebhook, requestPdf, testWebhook, updateProperty, updateWebhook } from '../sdk.gen.ts';
import type { CreatePropertyData, CreatePropertyError, CreatePropertyResponse, CreateWebhookData, CreateWebhookError, CreateWebhookResponse, DeleteWebhookData, DeleteWebhookError, GetMeData, GetMeError, GetMeResponse, GetPdfData, GetPdfError, GetPdfResponse, GetPropertyData, GetPropertyError, GetPropertyResponse, GetWebhookData, GetWebhookError, GetWebhookResponse, ListPdfsData, ListPdfsError, ListPdfsResponse, ListPropertiesData, ListPropertiesError, ListPropertiesResponse, ListPropertyAuditData, ListPropertyAuditError, ListPropertyAuditResponse, ListWebhookDeliveriesData, ListWebhookDeliveriesError, ListWebhookDeliveriesResponse, ListWebhooksData, ListWebhooksError, ListWebhooksResponse, RedeliverWebhookData, RedeliverWebhookError, RedeliverWebhookResponse, RequestPdfData, RequestPdfError, RequestPdfResponse, TestWebhookData, TestWebhookError, TestWebhookResponse, UpdatePropertyData, UpdatePropertyError, UpdatePropertyResponse, UpdateWebhookData, UpdateWebhookError, UpdateWebhookResponse } from '../types.gen.ts';

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

/**
 * The PDF of the report as it is now: 200 when it is there, 202 when it is being made
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

export const listWebhooksQueryKey = (options?: Options<ListWebhooksData>) => createQueryKey('listWebhooks', options);

/**
 * Webhooks
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
 * Deliveries of a webhook, newest first
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
 * Deliver a signed `webhook.test` event
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
