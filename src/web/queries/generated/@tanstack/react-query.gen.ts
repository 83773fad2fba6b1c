// Generated from the OpenAPI document; do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { cancelInspection, claimInspection, closeInspection, completeInspection, copyItem, copyRoom, createAction, createInspection, createItem, createProperty, createRoom, createWebhook, deleteAction, deleteItem, deleteRoom, deleteWebhook, getInspection, getItem, getMe, getPdf, getProperty, getReport, getReportMetadata, getRoom, getWebhook, initializeInspection, listInspections, listPdfs, listProperties, listPropertyAudit, listReportActions, listWebhookDeliveries, listWebhooks, type Options, orderItems, orderRooms, processInspection, redeliverWebhook, renameRoom, reopenInspection, requestPdf, startInspection, submitInspection, testWebhook, updateAction, updateInspection, updateItem, updateProperty, updateWebhook } from '../sdk.gen.ts';
import type { CancelInspectionData, CancelInspectionError, CancelInspectionResponse, ClaimInspectionData, ClaimInspectionError, ClaimInspectionResponse, CloseInspectionData, CloseInspectionError, CloseInspectionResponse, CompleteInspectionData, CompleteInspectionError, CompleteInspectionResponse, CopyItemData, CopyItemError, CopyItemResponse, CopyRoomData, CopyRoomError, CopyRoomResponse, CreateActionData, CreateActionError, CreateActionResponse, CreateInspectionData, CreateInspectionError, CreateInspectionResponse, CreateItemData, CreateItemError, CreateItemResponse, CreatePropertyData, CreatePropertyError, CreatePropertyResponse, CreateRoomData, CreateRoomError, CreateRoomResponse, CreateWebhookData, CreateWebhookError, CreateWebhookResponse, DeleteActionData, DeleteActionError, DeleteItemData, DeleteItemError, DeleteRoomData, DeleteRoomError, DeleteWebhookData, DeleteWebhookError, GetInspectionData, GetInspectionError, GetInspectionResponse, GetItemData, GetItemError, GetItemResponse, GetMeData, GetMeError, GetMeResponse, GetPdfData, GetPdfError, GetPdfResponse, GetPropertyData, GetPropertyError, GetPropertyResponse, GetReportData, GetReportError, GetReportMetadataData, GetReportMetadataError, GetReportMetadataResponse, GetReportResponse, GetRoomData, GetRoomError, GetRoomResponse, GetWebhookData, GetWebhookError, GetWebhookResponse, InitializeInspectionData, InitializeInspectionError, InitializeInspectionResponse, ListInspectionsData, ListInspectionsError, ListInspectionsResponse, ListPdfsData, ListPdfsError, ListPdfsResponse, ListPropertiesData, ListPropertiesError, ListPropertiesResponse, ListPropertyAuditData, ListPropertyAuditError, ListPropertyAuditResponse, ListReportActionsData, ListReportActionsError, ListReportActionsResponse, ListWebhookDeliveriesData, ListWebhookDeliveriesError, ListWebhookDeliveriesResponse, ListWebhooksData, ListWebhooksError, ListWebhooksResponse, OrderItemsData, OrderItemsError, OrderItemsResponse, OrderRoomsData, OrderRoomsError, OrderRoomsResponse, ProcessInspectionData, ProcessInspectionError, ProcessInspectionResponse, RedeliverWebhookData, RedeliverWebhookError, RedeliverWebhookResponse, RenameRoomData, RenameRoomError, RenameRoomResponse, ReopenInspectionData, ReopenInspectionError, ReopenInspectionResponse, RequestPdfData, RequestPdfError, RequestPdfResponse, StartInspectionData, StartInspectionError, StartInspectionResponse, SubmitInspectionData, SubmitInspectionError, SubmitInspectionResponse, TestWebhookData, TestWebhookError, TestWebhookResponse, UpdateActionData, UpdateActionError, UpdateActionResponse, UpdateInspectionData, UpdateInspectionError, UpdateInspectionResponse, UpdateItemData, UpdateItemError, UpdateItemResponse, UpdatePropertyData, UpdatePropertyError, UpdatePropertyResponse, UpdateWebhookData, UpdateWebhookError, UpdateWebhookResponse } from '../types.gen.ts';

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

export const listInspectionsQueryKey = (options?: Options<ListInspectionsData>) => createQueryKey('listInspections', options);

/**
 * Inspections, most recent first
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
 * Start: Assigned to Active
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
 * Reopen from Review, or from Complete back to Review
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
 * Complete: Review to Complete
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
 * Claim an unclaimed job in Processing, as its typist
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

export const getReportQueryKey = (options: Options<GetReportData>) => createQueryKey('getReport', options);

/**
 * The report: rooms in order, with items, actions and attachments
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

/**
 * Add a room at the end
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
 * Add an item at the end of a room
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
 * Change an item; leaving out the description clears it, what is locked stays
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
 * Say what needs doing to an item
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
