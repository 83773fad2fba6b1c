// Generated from the OpenAPI document; do not edit.

export type ClientOptions = {
    baseUrl: 'http://localhost:8080/api' | (string & {});
};

export type PropertyDraft = {
    address: {
        line1: string;
        line2?: string | null;
        city: string;
        county?: string | null;
        postcode: string;
        country?: string | null;
    };
    no_of_beds: number;
    no_of_baths: number;
    ref?: string | null;
    client?: {
        id: number | null;
    } | null;
    furnished?: 'Unfurnished' | 'Part Furnished' | 'Fully Furnished' | null;
    type?: string | null;
    detachment?: 'Detached' | 'Semi-Detached' | 'Mid Terrace' | 'End Terrace' | null;
    no_of_garages?: number | null;
    parking?: boolean;
    garden?: boolean;
    notes?: string | null;
    uprn?: string | null;
    tags?: Array<string>;
    /**
     * Custom field id to value. An update has to supply all other values as well.
     */
    custom_fields?: {
        [key: string]: string | {
            value: string;
        };
    };
    customFields?: {
        [key: string]: string | {
            value: string;
        };
    };
};

export type PropertyChange = {
    address?: {
        line1?: string;
        line2?: string | null;
        city?: string;
        county?: string | null;
        postcode?: string;
        country?: string | null;
    };
    no_of_beds?: number;
    no_of_baths?: number;
    ref?: string | null;
    client?: {
        id: number | null;
    } | null;
    furnished?: 'Unfurnished' | 'Part Furnished' | 'Fully Furnished' | null;
    type?: string | null;
    detachment?: 'Detached' | 'Semi-Detached' | 'Mid Terrace' | 'End Terrace' | null;
    no_of_garages?: number | null;
    parking?: boolean;
    garden?: boolean;
    notes?: string | null;
    uprn?: string | null;
    tags?: Array<string>;
    /**
     * Custom field id to value. An update has to supply all other values as well.
     */
    custom_fields?: {
        [key: string]: string | {
            value: string;
        };
    };
    customFields?: {
        [key: string]: string | {
            value: string;
        };
    };
};

export type Pagination = {
    perPage: number;
    currentPage: number;
    totalPages: number;
    totalRecords: number;
    [key: string]: unknown;
};

/**
 * Full URLs that repeat the other query parameters of the request
 */
export type Links = {
    first: string;
    prev: string | null;
    self: string;
    next: string | null;
    last: string;
    [key: string]: unknown;
};

export type Problem = {
    type: string;
    title: string;
    status: number;
    /**
     * One of: body_unreadable, token_missing, token_invalid, scope_missing, role_forbids, not_found, method_not_allowed, state_forbids, report_sealed, already_started, no_source_report, in_use, duplicate, request_in_progress, version_mismatch, too_large, unsupported_media, validation_failed, idempotency_mismatch, rate_limited, not_ready. New ones may be added.
     */
    code: string;
    detail: string;
    /**
     * The request id
     */
    instance: string;
    errors?: Array<{
        /**
         * JSON pointer into the body
         */
        pointer?: string;
        /**
         * Name of the query, path or header field
         */
        parameter?: string;
        code: string;
        detail: string;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type Address = {
    /**
     * House number and street
     */
    line1: string;
    line2: string | null;
    city: string;
    county: string | null;
    postcode: string;
    country: string | null;
    [key: string]: unknown;
};

export type Property = {
    /**
     * Identifier
     */
    id: number;
    ref: string | null;
    address: Address;
    geocoords: {
        lat: string | null;
        lng: string | null;
        [key: string]: unknown;
    };
    furnished: string | null;
    type: string | null;
    detachment: string | null;
    no_of_beds: number;
    no_of_baths: number;
    no_of_garages: number | null;
    parking: boolean;
    garden: boolean;
    notes: string | null;
    /**
     * Unique property reference number
     */
    uprn: string | null;
    client: {
        /**
         * Identifier
         */
        id: number;
        name: string;
        [key: string]: unknown;
    } | null;
    tags: Array<string>;
    /**
     * By custom field id
     */
    customFields: {
        [key: string]: {
            name: string;
            value: string;
            required: boolean;
            [key: string]: unknown;
        };
    };
    created_at?: string;
    updated_at?: string;
    [key: string]: unknown;
};

export type Me = {
    /**
     * Identifier
     */
    id: number;
    name: string;
    email: string;
    company: string;
    /**
     * 1 administrator, 2 manager, 3 reviewer, 4 clerk, 5 typist, 6 client
     */
    role: number;
    /**
     * Identifier
     */
    account_id?: number;
    time_zone?: string;
    [key: string]: unknown;
};

export type AuditEntry = {
    /**
     * Identifier
     */
    id: number;
    at: string;
    actor: {
        id: number | null;
        name: string;
        [key: string]: unknown;
    };
    application: string;
    action: string;
    subject: {
        type: string;
        /**
         * Identifier
         */
        id: number;
        [key: string]: unknown;
    };
    changes: Array<{
        field: string;
        from: unknown;
        to: unknown;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type GetMeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me';
};

export type GetMeErrors = {
    /**
     * A refusal, as RFC 9457 problem details
     */
    default: Problem;
};

export type GetMeError = GetMeErrors[keyof GetMeErrors];

export type GetMeResponses = {
    /**
     * Default Response
     */
    200: Me;
};

export type GetMeResponse = GetMeResponses[keyof GetMeResponses];

export type ListPropertiesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Page, from 1
         */
        page?: number;
        /**
         * Records per page, 1 to 100
         */
        per_page?: number;
        client_id?: Array<number>;
        /**
         * Every word must occur in the full address, in any order
         */
        address?: string;
        ref?: string;
        tag?: Array<string>;
    };
    url: '/properties';
};

export type ListPropertiesErrors = {
    /**
     * A refusal, as RFC 9457 problem details
     */
    default: Problem;
};

export type ListPropertiesError = ListPropertiesErrors[keyof ListPropertiesErrors];

export type ListPropertiesResponses = {
    /**
     * Default Response
     */
    200: {
        pagination: Pagination;
        links: Links;
        data: Array<Property>;
        [key: string]: unknown;
    };
};

export type ListPropertiesResponse = ListPropertiesResponses[keyof ListPropertiesResponses];

export type CreatePropertyData = {
    body: PropertyDraft;
    path?: never;
    query?: never;
    url: '/properties';
};

export type CreatePropertyErrors = {
    /**
     * A refusal, as RFC 9457 problem details
     */
    default: Problem;
};

export type CreatePropertyError = CreatePropertyErrors[keyof CreatePropertyErrors];

export type CreatePropertyResponses = {
    /**
     * Default Response
     */
    200: Property;
};

export type CreatePropertyResponse = CreatePropertyResponses[keyof CreatePropertyResponses];

export type GetPropertyData = {
    body?: never;
    path: {
        property_id: number;
    };
    query?: never;
    url: '/properties/{property_id}';
};

export type GetPropertyErrors = {
    /**
     * A refusal, as RFC 9457 problem details
     */
    default: Problem;
};

export type GetPropertyError = GetPropertyErrors[keyof GetPropertyErrors];

export type GetPropertyResponses = {
    /**
     * Default Response
     */
    200: Property;
};

export type GetPropertyResponse = GetPropertyResponses[keyof GetPropertyResponses];

export type UpdatePropertyData = {
    body: PropertyChange;
    path: {
        property_id: number;
    };
    query?: never;
    url: '/properties/{property_id}';
};

export type UpdatePropertyErrors = {
    /**
     * A refusal, as RFC 9457 problem details
     */
    default: Problem;
};

export type UpdatePropertyError = UpdatePropertyErrors[keyof UpdatePropertyErrors];

export type UpdatePropertyResponses = {
    /**
     * Default Response
     */
    200: Property;
};

export type UpdatePropertyResponse = UpdatePropertyResponses[keyof UpdatePropertyResponses];

export type ListPropertyAuditData = {
    body?: never;
    path: {
        property_id: number;
    };
    query?: {
        /**
         * Page, from 1
         */
        page?: number;
        /**
         * Records per page, 1 to 100
         */
        per_page?: number;
    };
    url: '/properties/{property_id}/audit';
};

export type ListPropertyAuditErrors = {
    /**
     * A refusal, as RFC 9457 problem details
     */
    default: Problem;
};

export type ListPropertyAuditError = ListPropertyAuditErrors[keyof ListPropertyAuditErrors];

export type ListPropertyAuditResponses = {
    /**
     * Default Response
     */
    200: {
        pagination: Pagination;
        links: Links;
        data: Array<AuditEntry>;
        [key: string]: unknown;
    };
};

export type ListPropertyAuditResponse = ListPropertyAuditResponses[keyof ListPropertyAuditResponses];
