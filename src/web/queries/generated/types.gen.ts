// Generated from the OpenAPI document; do not edit.

export type ClientOptions = {
    baseUrl: 'https://keyturn.example/api' | (string & {});
};

export type PresenceChange = {
    /**
     * Chosen by the sender for each place where the report is open
     */
    tab: string;
    /**
     * `new` asks the others to say where they are; `gone` when the report is closed
     */
    is: 'new' | 'here' | 'gone';
    /**
     * The room
     */
    room_id?: number | null;
    /**
     * The item
     */
    item_id?: number | null;
    /**
     * The field
     */
    field?: 'name' | 'description' | 'condition' | 'confirmed' | null;
};

export type CustomFieldDraft = {
    /**
     * Its name
     */
    name: string;
    /**
     * text, number, date or choice
     */
    type: 'text' | 'number' | 'date' | 'choice';
    /**
     * Whether forms and changes must give a value; a creation may leave it out
     */
    required?: boolean;
    /**
     * The options of a choice
     */
    options?: Array<string>;
};

export type CustomFieldChange = {
    /**
     * Its name
     */
    name?: string;
    /**
     * text, number, date or choice
     */
    type?: 'text' | 'number' | 'date' | 'choice';
    /**
     * Whether forms and changes must give a value; a creation may leave it out
     */
    required?: boolean;
    /**
     * The options of a choice
     */
    options?: Array<string>;
    /**
     * Its place among the others, counted from 0; a greater one: the last
     */
    position?: number;
    /**
     * Brings an archived one back, as the last, with the values that were given before
     */
    archived?: false;
};

export type PropertyDraft = {
    /**
     * Where it is
     */
    address: {
        /**
         * House number and street
         */
        line1: string;
        /**
         * Second line; null when there is none
         */
        line2?: string | null;
        /**
         * Town or city
         */
        city: string;
        /**
         * County; null when not given
         */
        county?: string | null;
        /**
         * Postcode, such as PO5 3AA
         */
        postcode: string;
        /**
         * Country; that of the account unless given
         */
        country?: string | null;
    };
    /**
     * Bedrooms
     */
    no_of_beds: number;
    /**
     * Bathrooms
     */
    no_of_baths: number;
    /**
     * Coordinates that somebody gave by hand; null while the postcode says where it is
     */
    own_geocoords?: {
        /**
         * Latitude in degrees
         */
        lat: string;
        /**
         * Longitude in degrees
         */
        lng: string;
    } | null;
    /**
     * Reference of your own, which need not be unique; null when not given
     */
    ref?: string | null;
    /**
     * The client that it belongs to; null when it has none
     */
    client?: {
        /**
         * Id of the client; null for none
         */
        id: number | null;
    } | null;
    /**
     * Unfurnished, Part Furnished or Fully Furnished; null when not given
     */
    furnished?: 'Unfurnished' | 'Part Furnished' | 'Fully Furnished' | null;
    /**
     * Kind of property, in your own words; null when not given
     */
    type?: string | null;
    /**
     * Detached, Semi-Detached, Mid Terrace or End Terrace; null when not given
     */
    detachment?: 'Detached' | 'Semi-Detached' | 'Mid Terrace' | 'End Terrace' | null;
    /**
     * Garages; null when not known
     */
    no_of_garages?: number | null;
    /**
     * Whether it has parking
     */
    parking?: boolean;
    /**
     * Whether it has a garden
     */
    garden?: boolean;
    /**
     * Free text; null when there is none
     */
    notes?: string | null;
    /**
     * Unique property reference number; null when not given
     */
    uprn?: string | null;
    /**
     * Words to find it by, such as `managed`
     */
    tags?: Array<string>;
    /**
     * Values of custom fields, by the id of the field: text, or an object with `value`. A change has to supply all that have values
     */
    custom_fields?: {
        [key: string]: string | {
            /**
             * The value as text
             */
            value: string;
        };
    };
};

export type PropertyChange = {
    /**
     * Where it is
     */
    address?: {
        /**
         * House number and street
         */
        line1?: string;
        /**
         * Second line; null when there is none
         */
        line2?: string | null;
        /**
         * Town or city
         */
        city?: string;
        /**
         * County; null when not given
         */
        county?: string | null;
        /**
         * Postcode, such as PO5 3AA
         */
        postcode?: string;
        /**
         * Country; that of the account unless given
         */
        country?: string | null;
    };
    /**
     * Bedrooms
     */
    no_of_beds?: number;
    /**
     * Bathrooms
     */
    no_of_baths?: number;
    /**
     * Coordinates that somebody gave by hand; null while the postcode says where it is
     */
    own_geocoords?: {
        /**
         * Latitude in degrees
         */
        lat: string;
        /**
         * Longitude in degrees
         */
        lng: string;
    } | null;
    /**
     * Reference of your own, which need not be unique; null when not given
     */
    ref?: string | null;
    /**
     * The client that it belongs to; null when it has none
     */
    client?: {
        /**
         * Id of the client; null for none
         */
        id: number | null;
    } | null;
    /**
     * Unfurnished, Part Furnished or Fully Furnished; null when not given
     */
    furnished?: 'Unfurnished' | 'Part Furnished' | 'Fully Furnished' | null;
    /**
     * Kind of property, in your own words; null when not given
     */
    type?: string | null;
    /**
     * Detached, Semi-Detached, Mid Terrace or End Terrace; null when not given
     */
    detachment?: 'Detached' | 'Semi-Detached' | 'Mid Terrace' | 'End Terrace' | null;
    /**
     * Garages; null when not known
     */
    no_of_garages?: number | null;
    /**
     * Whether it has parking
     */
    parking?: boolean;
    /**
     * Whether it has a garden
     */
    garden?: boolean;
    /**
     * Free text; null when there is none
     */
    notes?: string | null;
    /**
     * Unique property reference number; null when not given
     */
    uprn?: string | null;
    /**
     * Words to find it by, such as `managed`
     */
    tags?: Array<string>;
    /**
     * Values of custom fields, by the id of the field: text, or an object with `value`. A change has to supply all that have values
     */
    custom_fields?: {
        [key: string]: string | {
            /**
             * The value as text
             */
            value: string;
        };
    };
};

export type InspectionDraft = {
    /**
     * The property that is inspected
     */
    property: {
        /**
         * Id of the property
         */
        id: number;
    };
    /**
     * Its purpose
     */
    type: {
        /**
         * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
         */
        id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 150 | 231;
    };
    /**
     * ISO 8601 date, or date-time; without an offset in the time zone of the account
     */
    conduct_date: string | string | string;
    /**
     * Gives it the next reference of the account's `ref_numbering`, where `ref` is left out or null
     */
    numbered?: boolean | null;
    /**
     * Title of the report; the name of its type unless given
     */
    title?: string | null;
    /**
     * Where the clerk finds the keys; empty when not given
     */
    location_of_keys?: string;
    /**
     * Where the keys go back to; null when not given
     */
    return_key?: string | null;
    /**
     * How long it takes, as an ISO 8601 duration of one minute at least
     */
    time_to_complete?: string | null;
    /**
     * Reference of your own, which need not be unique; null when not given
     */
    ref?: string | null;
    /**
     * Its prices, as decimals such as `95.00`; null when not given, and for everybody but managers
     */
    pricing?: {
        /**
         * The client's price; null when not given
         */
        price?: string | null;
        /**
         * Further charges; null when there are none
         */
        additional?: string | null;
        /**
         * The rest after the clerk's fee; null when not given
         */
        margin?: string | null;
    } | null;
    /**
     * Texts beside the report, each for other readers
     */
    notes?: {
        /**
         * Printed on the notes page of the report; null when there is none
         */
        report?: string | null;
        /**
         * For staff only; null for others, and when there is none
         */
        internal?: string | null;
        /**
         * Shared with the client; null when there is none
         */
        client?: string | null;
    } | null;
    /**
     * The person who carries it out; null while nobody is assigned
     */
    clerk?: {
        /**
         * Id of the member of staff; null for nobody
         */
        id: number | null;
    } | null;
    /**
     * The person who transcribes it; null when nobody does
     */
    typist?: {
        /**
         * Id of the member of staff; null for nobody
         */
        id: number | null;
    } | null;
    /**
     * On whose behalf it is done; null for nobody
     */
    client_id?: number | null;
    /**
     * Whether the day is agreed: 0 confirmed, 1 not confirmed
     */
    conduct_date_option?: 0 | 1;
    /**
     * The picture on the cover of the report; null when there is none
     */
    cover_image?: {
        /**
         * A picture among the attachments of this report
         */
        id: number;
    } | null;
    /**
     * Id of a template that the report starts from; null for none
     */
    preload_template_id?: number | null;
    /**
     * Include the contacts of the property
     */
    auto_load_contacts?: boolean | null;
    /**
     * The person who carries out a self-service (150) or live (231) inspection; required for these types
     */
    self_servicer?: {
        /**
         * Name of the tenant
         */
        name: string;
        /**
         * Where the link is sent
         */
        email: string;
        /**
         * The template the report starts from; null for the one of the service
         */
        template_id?: number | null;
        /**
         * Photos that the tenant is asked for in each room, of its items or of the whole; 0 for none, null for the usual 1. Meters, keys and alarms are asked for one by one in any case
         */
        photos_per_room?: number | null;
    } | null;
    /**
     * Values of custom fields, by the id of the field: text, or an object with `value`. A change has to supply all that have values
     */
    custom_fields?: {
        [key: string]: string | {
            /**
             * The value as text
             */
            value: string;
        };
    };
};

export type InspectionChange = {
    /**
     * The property that is inspected
     */
    property?: {
        /**
         * Id of the property
         */
        id: number;
    };
    /**
     * Its purpose
     */
    type?: {
        /**
         * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
         */
        id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 150 | 231;
    };
    /**
     * When it is carried out: a date, or a date-time with offset; null when not given
     */
    conduct_date?: string | string | string | null;
    /**
     * Title of the report; the name of its type unless given
     */
    title?: string | null;
    /**
     * Where the clerk finds the keys; empty when not given
     */
    location_of_keys?: string;
    /**
     * Where the keys go back to; null when not given
     */
    return_key?: string | null;
    /**
     * How long it takes, as an ISO 8601 duration of one minute at least
     */
    time_to_complete?: string | null;
    /**
     * Reference of your own, which need not be unique; null when not given
     */
    ref?: string | null;
    /**
     * Its prices, as decimals such as `95.00`; null when not given, and for everybody but managers
     */
    pricing?: {
        /**
         * The client's price; null when not given
         */
        price?: string | null;
        /**
         * Further charges; null when there are none
         */
        additional?: string | null;
        /**
         * The rest after the clerk's fee; null when not given
         */
        margin?: string | null;
    } | null;
    /**
     * Texts beside the report, each for other readers
     */
    notes?: {
        /**
         * Printed on the notes page of the report; null when there is none
         */
        report?: string | null;
        /**
         * For staff only; null for others, and when there is none
         */
        internal?: string | null;
        /**
         * Shared with the client; null when there is none
         */
        client?: string | null;
    } | null;
    /**
     * The person who carries it out; null while nobody is assigned
     */
    clerk?: {
        /**
         * Id of the member of staff; null for nobody
         */
        id: number | null;
    } | null;
    /**
     * The person who transcribes it; null when nobody does
     */
    typist?: {
        /**
         * Id of the member of staff; null for nobody
         */
        id: number | null;
    } | null;
    /**
     * On whose behalf it is done; null for nobody
     */
    client_id?: number | null;
    /**
     * Whether the day is agreed: 0 confirmed, 1 not confirmed
     */
    conduct_date_option?: 0 | 1;
    /**
     * The picture on the cover of the report; null when there is none
     */
    cover_image?: {
        /**
         * A picture among the attachments of this report
         */
        id: number;
    } | null;
    /**
     * Id of a template that the report starts from; null for none
     */
    preload_template_id?: number | null;
    /**
     * Include the contacts of the property
     */
    auto_load_contacts?: boolean | null;
    /**
     * The person who carries out a self-service (150) or live (231) inspection; required for these types
     */
    self_servicer?: {
        /**
         * Name of the tenant
         */
        name: string;
        /**
         * Where the link is sent
         */
        email: string;
        /**
         * The template the report starts from; null for the one of the service
         */
        template_id?: number | null;
        /**
         * Photos that the tenant is asked for in each room, of its items or of the whole; 0 for none, null for the usual 1. Meters, keys and alarms are asked for one by one in any case
         */
        photos_per_room?: number | null;
    } | null;
    /**
     * Values of custom fields, by the id of the field: text, or an object with `value`. A change has to supply all that have values
     */
    custom_fields?: {
        [key: string]: string | {
            /**
             * The value as text
             */
            value: string;
        };
    };
};

export type Declination = {
    /**
     * Why, for the managers
     */
    reason: string;
};

export type AttachmentChange = {
    /**
     * Caption; left out or null, it is cleared
     */
    description?: string | null;
};

export type PhotoPair = {
    /**
     * A photograph of the report that this one started from, which shows the same; null unties
     */
    earlier_id: number | null;
};

export type CoveredParts = {
    /**
     * Rectangles of the upright picture, before `rotation`; those covered before stay so
     */
    parts: Array<{
        /**
         * Where it begins from the left, as a share of the picture
         */
        left: number;
        /**
         * Where it begins from above, as a share of the picture
         */
        top: number;
        /**
         * Its width, as a share of the picture
         */
        width: number;
        /**
         * Its height, as a share of the picture
         */
        height: number;
    }>;
};

export type PendingAttachmentDraft = {
    /**
     * Your own name for it, under which the report lists it until it has come
     */
    identifier: string;
    /**
     * The room it belongs to; null for the report itself
     */
    room_id?: number | null;
    /**
     * The item it belongs to; null for a room or the report itself
     */
    item_id?: number | null;
    /**
     * Name of the file
     */
    filename: string;
    /**
     * Size of the file in bytes
     */
    size: number;
    /**
     * Media type of the file, such as image/jpeg
     */
    media_type: string;
    /**
     * Caption; null for none
     */
    description?: string | null;
};

export type SpokenDraft = {
    /**
     * The recording
     */
    attachment_id: number;
    /**
     * Where it begins, in seconds from the beginning of the recording
     */
    from: number;
    /**
     * Where it ends, in seconds from the beginning of the recording
     */
    to: number;
};

export type WaivedFindingDraft = {
    /**
     * The check that found something
     */
    check: 'unanswered' | 'unchecked' | 'contradictory' | 'vague' | 'unassigned' | 'untested' | 'unseen' | 'unclear';
    /**
     * Why it stands all the same
     */
    reason: string;
};

export type RoomDraft = {
    /**
     * The name of the room
     */
    name: string;
    /**
     * Kind of room, which decides what its items are asked; it cannot change
     */
    block_type: 'DETAILED' | 'SIMPLIFIED' | 'CHECKLIST' | 'SCALE' | 'OVERVIEW' | 'KEYS' | 'METERS' | 'MANUALS';
    /**
     * Id of an option set; required for SIMPLIFIED and SCALE
     */
    option_set?: number | null;
};

export type RoomChange = {
    /**
     * The name of the room; a locked name stays as it is
     */
    name: string;
};

export type ItemDraft = {
    /**
     * The name of the item; a locked name stays as it is
     */
    name: string;
    /**
     * Its looks; left out of a change, it is cleared
     */
    description?: string | null;
    /**
     * By block type: DETAILED, OVERVIEW, METERS text or null; SIMPLIFIED each question to an answer (0 No, 1 Yes, 2 N/A, null unanswered); CHECKLIST one such answer; SCALE a whole number or null; KEYS, MANUALS always null
     */
    condition?: string | number | {
        [key: string]: number | null;
    } | null;
};

/**
 * Leaving out the description clears it
 */
export type ItemChange = {
    /**
     * The name of the item; a locked name stays as it is
     */
    name: string;
    /**
     * Its looks; left out of a change, it is cleared
     */
    description?: string | null;
    /**
     * By block type: DETAILED, OVERVIEW, METERS text or null; SIMPLIFIED each question to an answer (0 No, 1 Yes, 2 N/A, null unanswered); CHECKLIST one such answer; SCALE a whole number or null; KEYS, MANUALS always null
     */
    condition?: string | number | {
        [key: string]: number | null;
    } | null;
    /**
     * Whether somebody has seen that the condition is as the earlier report has it; left out, it stays
     */
    confirmed?: boolean;
    /**
     * The stretches of recordings that the texts given here were typed to, kept with a change of them; those of other fields stay, and recordings that are not of the report are left out
     */
    spoken?: {
        /**
         * What the name was typed to
         */
        name?: SpokenDraft;
        /**
         * What the description was typed to
         */
        description?: SpokenDraft;
        /**
         * What the condition was typed to
         */
        condition?: SpokenDraft;
    };
    /**
     * Findings of the checks before review that stand as they are; left out, they stay until the condition changes
     */
    waived?: Array<WaivedFindingDraft>;
};

export type ActionDraft = {
    /**
     * The work to be done
     */
    action: string;
    /**
     * The person responsible, such as Tenant; required
     */
    responsibility?: string;
    /**
     * The same as `responsibility`, as older tables spell it
     *
     * @deprecated
     */
    responsbility?: string;
    /**
     * Comments; left out or null, they are cleared
     */
    comments?: string | null;
};

export type TemplateDraft = {
    /**
     * Its name
     */
    name: string;
    /**
     * Types of inspection it is offered for: 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection; empty for all
     */
    type_ids?: Array<number>;
    /**
     * Whether a tenant can fill it in
     */
    self_service?: boolean;
    /**
     * A template whose rooms it starts with
     */
    copy_of?: number | null;
};

export type TemplateChange = {
    /**
     * Its name
     */
    name?: string;
    /**
     * Types of inspection it is offered for: 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection; empty for all
     */
    type_ids?: Array<number>;
    /**
     * Whether a tenant can fill it in
     */
    self_service?: boolean;
};

export type OptionSetDraft = {
    /**
     * Its name
     */
    name: string;
    /**
     * Questions for SIMPLIFIED rooms, or whole numbers for SCALE rooms; all of one kind, in order
     */
    options: Array<string | number>;
};

export type OptionSetChange = {
    /**
     * Its name
     */
    name?: string;
    /**
     * Questions for SIMPLIFIED rooms, or whole numbers for SCALE rooms; all of one kind, in order
     */
    options?: Array<string | number>;
};

export type ApplicationDraft = {
    /**
     * Name that people see when they approve it
     */
    name: string;
    /**
     * Its purpose, as people see it; null when not given
     */
    description?: string | null;
    /**
     * Where people may be sent back to: compared exactly, but for the port of 127.0.0.1 and [::1]
     */
    redirect_uris: Array<string>;
    /**
     * The most that it may ask for
     */
    scopes: Array<'profile.read' | 'properties.read' | 'properties.write' | 'inspections.read' | 'inspections.write' | 'reports.read' | 'reports.write' | 'clients.read' | 'clients.write' | 'staff.read' | 'staff.write' | 'templates.read' | 'templates.write' | 'webhooks.read' | 'webhooks.write' | 'file-share.read' | 'file-share.write' | 'security.read'>;
    /**
     * Has no secret and must use PKCE
     */
    public?: boolean;
};

export type ApplicationChange = {
    /**
     * Name that people see when they approve it
     */
    name?: string;
    /**
     * Its purpose, as people see it; null when not given
     */
    description?: string | null;
    /**
     * Where people may be sent back to: compared exactly, but for the port of 127.0.0.1 and [::1]
     */
    redirect_uris?: Array<string>;
    /**
     * The most that it may ask for
     */
    scopes?: Array<'profile.read' | 'properties.read' | 'properties.write' | 'inspections.read' | 'inspections.write' | 'reports.read' | 'reports.write' | 'clients.read' | 'clients.write' | 'staff.read' | 'staff.write' | 'templates.read' | 'templates.write' | 'webhooks.read' | 'webhooks.write' | 'file-share.read' | 'file-share.write' | 'security.read'>;
};

export type MeChange = {
    /**
     * Name
     */
    name?: string;
    /**
     * Whether they are e-mailed when a report comes to them to type or to review
     */
    hand_over_emails?: boolean;
    /**
     * Whether they are e-mailed in the evening the visits that they have on the next day
     */
    day_emails?: boolean;
    /**
     * Never shown. None that many people use or that is made of the name of the person or the firm; a change signs them out everywhere
     */
    password?: string;
    /**
     * Asked of everybody who changes their own password and has one: the one until then
     */
    current_password?: string;
};

export type StaffDraft = {
    /**
     * Name
     */
    name: string;
    /**
     * E-mail address they sign in with
     */
    email: string;
    /**
     * 1 administrator, 2 manager, 3 reviewer, 4 clerk, 5 typist
     */
    role: 1 | 2 | 3 | 4 | 5;
    /**
     * Telephone number; null when not given
     */
    phone?: string | null;
    /**
     * Where their day begins; null when not given
     */
    home_postcode?: string | null;
    /**
     * When they work, in the time zone of the account
     */
    working_hours?: Array<{
        /**
         * Day of the week, 1 Monday to 7 Sunday
         */
        day: number;
        /**
         * When the day begins, such as 09:00
         */
        from: string;
        /**
         * When it ends, such as 17:30
         */
        to: string;
    }>;
    /**
     * Days on which they are away
     */
    time_off?: Array<{
        /**
         * The first day
         */
        from: string;
        /**
         * The last day
         */
        to: string;
        /**
         * Why, for managers and the person themselves; null for others, and when nobody said
         */
        reason: string | null;
    }>;
    /**
     * Postcode areas and districts that they go to, such as PO or SO14; empty for all
     */
    areas?: Array<string>;
    /**
     * Types of inspection that they do: 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection; empty for all
     */
    inspection_types?: Array<number>;
    /**
     * Colour by which the board of the back office tells them apart; null for none
     */
    colour?: 'teal' | 'blue' | 'violet' | 'pink' | 'red' | 'orange' | 'green' | 'grey' | null;
};

export type HandOver = {
    /**
     * Those that are given to others
     */
    inspections: Array<{
        /**
         * An inspection in progress that they carry out or type
         */
        id: number;
        /**
         * Who carries it out from now on
         */
        clerk?: {
            /**
             * Id of the member of staff; null for nobody yet
             */
            id: number | null;
        };
        /**
         * Who types it from now on
         */
        typist?: {
            /**
             * Id of the member of staff; null for nobody yet
             */
            id: number | null;
        };
    }>;
    /**
     * Archives them afterwards, when nothing in progress is theirs any more; otherwise all is refused
     */
    archive?: boolean;
};

export type StaffChange = {
    /**
     * Name
     */
    name?: string;
    /**
     * E-mail address they sign in with
     */
    email?: string;
    /**
     * 1 administrator, 2 manager, 3 reviewer, 4 clerk, 5 typist
     */
    role?: 1 | 2 | 3 | 4 | 5;
    /**
     * Telephone number; null when not given
     */
    phone?: string | null;
    /**
     * Where their day begins; null when not given
     */
    home_postcode?: string | null;
    /**
     * When they work, in the time zone of the account
     */
    working_hours?: Array<{
        /**
         * Day of the week, 1 Monday to 7 Sunday
         */
        day: number;
        /**
         * When the day begins, such as 09:00
         */
        from: string;
        /**
         * When it ends, such as 17:30
         */
        to: string;
    }>;
    /**
     * Days on which they are away
     */
    time_off?: Array<{
        /**
         * The first day
         */
        from: string;
        /**
         * The last day
         */
        to: string;
        /**
         * Why, for managers and the person themselves; null for others, and when nobody said
         */
        reason: string | null;
    }>;
    /**
     * Postcode areas and districts that they go to, such as PO or SO14; empty for all
     */
    areas?: Array<string>;
    /**
     * Types of inspection that they do: 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection; empty for all
     */
    inspection_types?: Array<number>;
    /**
     * Colour by which the board of the back office tells them apart; null for none
     */
    colour?: 'teal' | 'blue' | 'violet' | 'pink' | 'red' | 'orange' | 'green' | 'grey' | null;
    /**
     * Never shown. People change their own only, in the back office, and to none that many people use or that is made of their name or the firm’s; it signs them out everywhere
     */
    password?: string;
    /**
     * Asked of everybody who changes their own password and has one: the one until then
     */
    current_password?: string;
    /**
     * Takes back somebody who was archived, by administrators in the back office: they sign in as before
     */
    archived?: false;
};

export type ClientDraft = {
    /**
     * Name of the client
     */
    name: string;
    /**
     * E-mail address; null when not given
     */
    email?: string | null;
    /**
     * Telephone number; null when not given
     */
    phone?: string | null;
    /**
     * Postal address; null when not given
     */
    address?: {
        /**
         * House number and street
         */
        line1: string;
        /**
         * Second line; null when there is none
         */
        line2?: string | null;
        /**
         * Town or city
         */
        city: string;
        /**
         * County; null when not given
         */
        county?: string | null;
        /**
         * Postcode, such as PO5 3AA
         */
        postcode: string;
        /**
         * Country; that of the account unless given
         */
        country?: string | null;
    } | null;
    /**
     * Free text; null when there is none
     */
    notes?: string | null;
    /**
     * Reference of your own, which need not be unique; null when not given
     */
    ref?: string | null;
    /**
     * Prices, of which the closest counts; suggested when an inspection is booked, never applied
     */
    prices?: Array<{
        /**
         * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
         */
        type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 150 | 231;
        /**
         * For homes with so many bedrooms or fewer; null: of any size
         */
        bedrooms: number | null;
        /**
         * For homes furnished so; null: however furnished
         */
        furnished: 'Unfurnished' | 'Part Furnished' | 'Fully Furnished' | null;
        /**
         * The client's price
         */
        price: string;
        /**
         * The rest after the clerk's fee; null when the firm does not say
         */
        margin: string | null;
    }>;
    /**
     * Parts that reports of this client have otherwise than those of the firm
     */
    report_contents?: {
        /**
         * The extract of the audit trail; null: as the firm has it
         */
        audit_trail?: boolean | null;
        /**
         * The index of photographs; null: as the firm has it
         */
        photo_index?: boolean | null;
        /**
         * The phone numbers and e-mail addresses of tenants, landlords and others who are no agents; null: as the firm has it
         */
        tenant_contact?: boolean | null;
        /**
         * Photographs together behind the text; null: as the firm has it
         */
        photos_at_end?: boolean | null;
        /**
         * Who is responsible for each action of a check out; null: as the firm has it
         */
        show_responsibility?: boolean | null;
    };
    /**
     * Colour of headings in their reports, such as #1f6f6b; null: the firm's
     */
    brand_colour?: string | null;
};

export type ClientChange = {
    /**
     * Name of the client
     */
    name?: string;
    /**
     * E-mail address; null when not given
     */
    email?: string | null;
    /**
     * Telephone number; null when not given
     */
    phone?: string | null;
    /**
     * Postal address; null when not given
     */
    address?: {
        /**
         * House number and street
         */
        line1: string;
        /**
         * Second line; null when there is none
         */
        line2?: string | null;
        /**
         * Town or city
         */
        city: string;
        /**
         * County; null when not given
         */
        county?: string | null;
        /**
         * Postcode, such as PO5 3AA
         */
        postcode: string;
        /**
         * Country; that of the account unless given
         */
        country?: string | null;
    } | null;
    /**
     * Free text; null when there is none
     */
    notes?: string | null;
    /**
     * Reference of your own, which need not be unique; null when not given
     */
    ref?: string | null;
    /**
     * Prices, of which the closest counts; suggested when an inspection is booked, never applied
     */
    prices?: Array<{
        /**
         * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
         */
        type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 150 | 231;
        /**
         * For homes with so many bedrooms or fewer; null: of any size
         */
        bedrooms: number | null;
        /**
         * For homes furnished so; null: however furnished
         */
        furnished: 'Unfurnished' | 'Part Furnished' | 'Fully Furnished' | null;
        /**
         * The client's price
         */
        price: string;
        /**
         * The rest after the clerk's fee; null when the firm does not say
         */
        margin: string | null;
    }>;
    /**
     * Parts that reports of this client have otherwise than those of the firm
     */
    report_contents?: {
        /**
         * The extract of the audit trail; null: as the firm has it
         */
        audit_trail?: boolean | null;
        /**
         * The index of photographs; null: as the firm has it
         */
        photo_index?: boolean | null;
        /**
         * The phone numbers and e-mail addresses of tenants, landlords and others who are no agents; null: as the firm has it
         */
        tenant_contact?: boolean | null;
        /**
         * Photographs together behind the text; null: as the firm has it
         */
        photos_at_end?: boolean | null;
        /**
         * Who is responsible for each action of a check out; null: as the firm has it
         */
        show_responsibility?: boolean | null;
    };
    /**
     * Colour of headings in their reports, such as #1f6f6b; null: the firm's
     */
    brand_colour?: string | null;
    /**
     * Takes an archived client back, and with it those of its people who were archived together with it
     */
    archived?: false;
};

export type ClientMerge = {
    /**
     * Id of the client that stays
     */
    into: number;
    /**
     * Only counts what would move
     */
    dry_run?: boolean;
};

export type ClientPersonDraft = {
    /**
     * Name
     */
    name: string;
    /**
     * E-mail address they sign in with
     */
    email: string;
    /**
     * Telephone number; null when not given
     */
    phone?: string | null;
};

export type ClientPersonChange = {
    /**
     * Name
     */
    name?: string;
    /**
     * E-mail address they sign in with
     */
    email?: string;
    /**
     * Telephone number; null when not given
     */
    phone?: string | null;
    /**
     * Takes back somebody who was archived: they sign in as before
     */
    archived?: false;
};

export type ContactDraft = {
    /**
     * 1 Tenant, 2 Agent, 3 Landlord, 4 Witness, 5 Clerk, 6 Other
     */
    type: 1 | 2 | 3 | 4 | 5 | 6;
    /**
     * Name
     */
    name: string;
    /**
     * E-mail address; null when not given
     */
    email?: string | null;
    /**
     * Telephone number; null when not given
     */
    phone?: string | null;
    /**
     * Signs the report
     */
    signee: boolean;
    /**
     * Is told of scheduling and changes
     */
    notify: boolean;
    /**
     * Is sent the completed report
     */
    deliver: boolean;
    /**
     * First day of their tenancy
     */
    starts_on?: string | null;
    /**
     * Last day of their tenancy
     */
    ends_on?: string | null;
};

export type ContactChange = {
    /**
     * 1 Tenant, 2 Agent, 3 Landlord, 4 Witness, 5 Clerk, 6 Other
     */
    type?: 1 | 2 | 3 | 4 | 5 | 6;
    /**
     * Name
     */
    name?: string;
    /**
     * E-mail address; null when not given
     */
    email?: string | null;
    /**
     * Telephone number; null when not given
     */
    phone?: string | null;
    /**
     * Signs the report
     */
    signee?: boolean;
    /**
     * Is told of scheduling and changes
     */
    notify?: boolean;
    /**
     * Is sent the completed report
     */
    deliver?: boolean;
    /**
     * First day of their tenancy
     */
    starts_on?: string | null;
    /**
     * Last day of their tenancy
     */
    ends_on?: string | null;
};

/**
 * Given on the device of the member of staff who asks, and witnesses it
 */
export type SignatureInPerson = {
    /**
     * The contact of the inspection who signs, declines or is not there
     */
    contact_id: number;
    /**
     * What came of it: signed, declined or not_present
     */
    outcome: 'signed' | 'declined' | 'not_present';
    /**
     * Whether the signature is drawn, or the typed name is it; none without a signature
     */
    method?: 'drawn' | 'typed' | null;
    /**
     * When drawn: path data of M, L, C and numbers in a box of 600 by 200
     */
    drawing?: string | null;
    /**
     * Agreement to the declaration of the report, which a signature needs
     */
    accepts_declaration?: boolean;
    /**
     * Why they decline, or are not there
     */
    reason?: string | null;
};

/**
 * Members left out are kept; null takes them back
 */
export type ReportCommentChange = {
    /**
     * The office's reply; null before
     */
    reply?: string | null;
    /**
     * Whether the office accepts the comment; null while it has not said
     */
    verdict?: 'accepted' | 'rejected' | null;
};

export type EmailTrial = {
    /**
     * Subject line
     */
    subject: string;
    /**
     * Its text
     */
    text: string;
};

export type MailServerChange = {
    /**
     * Its name
     */
    host?: string;
    /**
     * 465 is encrypted from the first byte; at any other port encryption begins before the password
     */
    port?: number;
    /**
     * The name with which the firm signs in there; null until one is given
     */
    user_name?: string;
    /**
     * Never shown again. Needed again with another `host`, `port` or `user_name`
     */
    password?: string;
    /**
     * The address that e-mails come from; null until one is given
     */
    sender?: string;
};

export type WaitingMessagesSending = {
    /**
     * Those whose messages go now
     */
    inspections: Array<{
        /**
         * An inspection of the list
         */
        id: number;
        /**
         * The version whose messages were read: refused when it was changed since
         */
        version?: number;
    }>;
    /**
     * Messages with a text of their own
     */
    messages?: Array<{
        /**
         * One of the inspections; of a message about several, any of them
         */
        inspection_id: number;
        /**
         * The address, as in the list
         */
        recipient: string;
        /**
         * Another subject line
         */
        subject: string;
        /**
         * Another text; `{answer}` and `{link}` become the recipient’s own link, and `{visits}` the list of visits, as the other placeholders are filled
         */
        text: string;
    }>;
};

/**
 * As in the list of inspections
 */
export type InspectionListFilter = {
    /**
     * On whose behalf: any of these clients
     */
    client_id?: Array<number>;
    /**
     * Any of these clerks
     */
    clerk_id?: Array<number>;
    /**
     * Any of these typists
     */
    typist_id?: Array<number>;
    /**
     * Inspections of any of these properties
     */
    property_id?: Array<number>;
    /**
     * In any of these states: 100 Pending, 200 Assigned, 300 Active, 310 Processing, 350 Review, 400 Complete, 500 Closed
     */
    state_id?: Array<number>;
    /**
     * Inspections of any of these types: 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
     */
    type_id?: Array<number>;
    /**
     * Whose report began with any of these templates
     */
    template_id?: Array<number>;
    /**
     * Every word must occur in the full address, in any order
     */
    address?: string;
    /**
     * In any of these areas of postcodes, separated by commas: PO, PO4, PO5 3, or one whole
     */
    postcode?: string;
    /**
     * ISO 8601 interval, or one day
     */
    conduct_date?: string;
    /**
     * Exactly this reference
     */
    ref?: string;
    /**
     * Those without a clerk, or with one
     */
    unassigned?: boolean;
    /**
     * Address, ref, title or contact name
     */
    q?: string;
};

export type BulkChangeDraft = {
    /**
     * What is changed: `assign_clerk` and `assign_typist` take `staff_id`, `move` takes `days`, `cancel` takes `reason`; `confirm` sets `conduct_date_option` to 0; `send_again` sends the contacts who are notified their appointment once more, and cannot be undone
     */
    action: 'assign_clerk' | 'assign_typist' | 'move' | 'confirm' | 'cancel' | 'send_again';
    /**
     * To whom they are assigned; null takes the person away
     */
    staff_id?: number | null;
    /**
     * Days later, or earlier below zero; the time of day stays
     */
    days?: number;
    /**
     * Why they are cancelled, for the people who are told
     */
    reason?: string | null;
    /**
     * These, 5000 at most; or give `filter`
     */
    inspections?: Array<{
        /**
         * Identifier
         */
        id: number;
        /**
         * The version that you saw: one that somebody has changed since is left
         */
        version?: number;
    }>;
    /**
     * All that match, 5000 at most
     */
    filter?: InspectionListFilter;
    /**
     * Of `move` and `assign_clerk`: leaves those that would have a clash, as `clashes` of a dry run counts them
     */
    leave_out_clashes?: boolean;
    /**
     * Only tells what would be changed, and what could not be
     */
    dry_run?: boolean;
};

export type SchedulePlanDraft = {
    /**
     * The clerk who is away
     */
    staff_id: number;
    /**
     * The first day
     */
    from: string;
    /**
     * The last day, 14 days at most
     */
    to: string;
};

export type SchedulePlanAcceptance = {
    /**
     * Adds the days to the time off of the clerk, without a reason; undone with the rest
     */
    record_leave?: boolean;
    /**
     * What is accepted, as proposed or otherwise; the rest stays
     */
    visits: Array<{
        /**
         * An inspection of the plan
         */
        inspection_id: number;
        /**
         * Who takes it
         */
        staff_id: number;
        /**
         * Another time than now
         */
        conduct_date?: string | string | string;
    }>;
};

export type Waiting = {
    /**
     * Minutes at the door, in place of those that were noted before; 0 takes them back
     */
    minutes: number;
};

export type Waiver = {
    /**
     * For a visit that was `aborted`, or for `waiting` at the door
     */
    kind: 'aborted' | 'waiting';
    /**
     * Why it is not charged; null charges it again
     */
    reason: string | null;
};

export type RecurringVisitDraft = {
    /**
     * Its name, such as Quarterly mid-term
     */
    name: string;
    /**
     * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
     */
    type_id: number;
    /**
     * A visit falls due each time so many months of a tenancy have passed
     */
    every_months: number;
    /**
     * Days by which a visit moves at most, away from weekends, bank holidays and days when all clerks are away
     */
    jitter_days?: number;
    /**
     * None falls due in so many days before the last one of a tenancy
     */
    quiet_days?: number;
    /**
     * At homes of this client alone; null: at everybody's
     */
    client_id?: number | null;
};

export type RecurringVisitChange = {
    /**
     * Its name, such as Quarterly mid-term
     */
    name?: string;
    /**
     * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
     */
    type_id?: number;
    /**
     * A visit falls due each time so many months of a tenancy have passed
     */
    every_months?: number;
    /**
     * Days by which a visit moves at most, away from weekends, bank holidays and days when all clerks are away
     */
    jitter_days?: number;
    /**
     * None falls due in so many days before the last one of a tenancy
     */
    quiet_days?: number;
    /**
     * At homes of this client alone; null: at everybody's
     */
    client_id?: number | null;
};

export type CertificateDraft = {
    /**
     * gas Gas safety record, eicr Electrical condition report (EICR), epc Energy performance certificate (EPC)
     */
    kind: 'gas' | 'eicr' | 'epc';
    /**
     * The day of issue
     */
    issued_on?: string | null;
    /**
     * The last day on which it is good
     */
    expires_on: string;
    /**
     * Its number or reference
     */
    ref?: string | null;
};

export type CertificateChange = {
    /**
     * gas Gas safety record, eicr Electrical condition report (EICR), epc Energy performance certificate (EPC)
     */
    kind?: 'gas' | 'eicr' | 'epc';
    /**
     * The day of issue
     */
    issued_on?: string | null;
    /**
     * The last day on which it is good
     */
    expires_on?: string;
    /**
     * Its number or reference
     */
    ref?: string | null;
};

export type ProposalDecision = {
    /**
     * The `key` of a proposal
     */
    key: string;
    /**
     * What becomes of it: done in another way, dropped or open again
     */
    outcome: 'done' | 'dropped' | 'open';
    /**
     * Why no certificate is needed any more, for the log of its home: a certificate is not dropped without
     */
    reason?: string;
};

export type ProposalBooking = {
    /**
     * The `key` of an open proposal
     */
    key: string;
    /**
     * ISO 8601 date, or date-time; without an offset in the time zone of the account
     */
    conduct_date: string | string | string;
    /**
     * 0 confirmed, 1 not confirmed; 1 unless it is given
     */
    conduct_date_option?: 0 | 1;
    /**
     * The clerk; without one it is Pending
     */
    clerk?: {
        /**
         * Id of the member of staff; null for nobody
         */
        id: number | null;
    } | null;
    /**
     * How long it takes; left out, as long as such visits usually take here
     */
    time_to_complete?: string | null;
};

export type FileShareDraft = {
    /**
     * Identifier
     */
    inspection_id: number;
    /**
     * Files of this inspection’s report; either these or `pdf_type`
     */
    attachment_ids?: Array<number>;
    /**
     * The PDF to share; either this or `attachment_ids`
     */
    pdf_type?: 'FULL' | 'CHANGES' | 'ACTIONS';
    /**
     * Whom or what the link is for; people of clients have to say it
     */
    name?: string | null;
    /**
     * An e-mail address, which is sent the link; null sends nothing. People of clients pass it on themselves
     */
    recipient?: string | null;
    /**
     * In the future, at most a year ahead; 30 days ahead unless given
     */
    expires_at?: string;
};

export type FileShareChange = {
    /**
     * Whom or what the link is for; people of clients have to say it
     */
    name?: string | null;
    /**
     * An e-mail address, which is sent the link; null sends nothing. People of clients pass it on themselves
     */
    recipient?: string | null;
    /**
     * In the future, at most a year ahead; 30 days ahead unless given
     */
    expires_at?: string;
};

export type ImportDraft = {
    /**
     * What is imported: properties, clients, contacts, tenancies, meters or staff
     */
    kind: 'properties' | 'clients' | 'contacts' | 'tenancies' | 'meters' | 'staff';
    /**
     * Name of the file
     */
    name: string;
    /**
     * Which heading fills which field
     */
    columns?: Array<{
        /**
         * The heading in the file
         */
        heading: string;
        /**
         * The field that it fills; null: it is left out
         */
        field: string | null;
    }>;
};

export type ImportChange = {
    /**
     * For rows whose thing is there already: update, skip or new
     */
    duplicates?: 'update' | 'skip' | 'new';
    /**
     * Whether rows with faults are left out
     */
    leave_out_faulty?: boolean;
    /**
     * Whether imported members of staff are invited to sign in; while no mail server is set, nobody is
     */
    invite?: boolean;
};

/**
 * Some rows; a file may have 20000
 */
export type ImportRowsDraft = {
    /**
     * Rows, 500 at most; those that are there already are mended
     */
    rows: Array<{
        /**
         * Line of the file
         */
        number: number;
        /**
         * Cells by field, as in the file; of a row that is there, those left out are kept
         */
        cells: {
            [key: string]: string;
        };
        /**
         * What becomes of it; null: as the import says
         */
        choice?: 'update' | 'skip' | 'new' | null;
    }>;
};

export type ImportFaultMend = {
    /**
     * The field of the cells
     */
    field: string;
    /**
     * The text that stands in them
     */
    text: string;
    /**
     * The text to stand there instead
     */
    to: string;
};

export type TenancyDraft = {
    /**
     * The first day
     */
    starts_on: string;
    /**
     * The last day that was agreed; null for one that goes on until somebody gives notice
     */
    ends_on?: string | null;
    /**
     * The day of the notice; null when nobody has given any
     */
    notice_given_on?: string | null;
    /**
     * Who gave notice: tenant or landlord; null when nobody has said
     */
    notice_by?: 'tenant' | 'landlord' | null;
    /**
     * The last day, as notice or agreement have settled it; null while it is open
     */
    leaves_on?: string | null;
    /**
     * Contacts of the property who live there; their days become those of their latest tenancy
     */
    contact_ids?: Array<number>;
};

export type TenancyChange = {
    /**
     * The first day
     */
    starts_on?: string;
    /**
     * The last day that was agreed; null for one that goes on until somebody gives notice
     */
    ends_on?: string | null;
    /**
     * The day of the notice; null when nobody has given any
     */
    notice_given_on?: string | null;
    /**
     * Who gave notice: tenant or landlord; null when nobody has said
     */
    notice_by?: 'tenant' | 'landlord' | null;
    /**
     * The last day, as notice or agreement have settled it; null while it is open
     */
    leaves_on?: string | null;
    /**
     * Contacts of the property who live there; their days become those of their latest tenancy
     */
    contact_ids?: Array<number>;
};

export type MeterDraft = {
    /**
     * The measured supply, in your own words
     */
    type: string;
    /**
     * Where it is, such as Hall cupboard
     */
    location?: string;
    /**
     * The supplier; empty when not given
     */
    supplier?: string;
    /**
     * As read, carried as a string
     */
    reading: string;
    /**
     * ISO 8601 date, or date-time with offset
     */
    date: string | string;
    /**
     * Serial number; null when not known
     */
    serial_no?: string | null;
    /**
     * The meter it hangs on; null when it stands alone
     */
    parent_id?: number | null;
};

export type MeterChange = {
    /**
     * The measured supply, in your own words
     */
    type?: string;
    /**
     * Where it is, such as Hall cupboard
     */
    location?: string;
    /**
     * The supplier; empty when not given
     */
    supplier?: string;
    /**
     * As read, carried as a string
     */
    reading?: string;
    /**
     * ISO 8601 date, or date-time with offset
     */
    date?: string | string;
    /**
     * Serial number; null when not known
     */
    serial_no?: string | null;
    /**
     * The meter it hangs on; null when it stands alone
     */
    parent_id?: number | null;
};

export type KeySetDraft = {
    /**
     * The property
     */
    property_id: number;
    /**
     * What stands on its tag; no two sets of an account have the same one
     */
    tag: string;
    /**
     * What is on the ring, such as 2 Yale, 1 mortice, fob
     */
    holds: string;
    /**
     * How many keys and fobs it has
     */
    key_count: number;
    /**
     * Where it hangs when it is in the office, such as Office board, hook 14
     */
    place: string;
};

export type KeySetChange = {
    /**
     * What stands on its tag; no two sets of an account have the same one
     */
    tag?: string;
    /**
     * What is on the ring, such as 2 Yale, 1 mortice, fob
     */
    holds?: string;
    /**
     * How many keys and fobs it has
     */
    key_count?: number;
    /**
     * Where it hangs when it is in the office, such as Office board, hook 14
     */
    place?: string;
};

export type KeyMovementDraft = {
    /**
     * `out`: handed to somebody, also from one to the next; `back`: into the office again
     */
    direction: 'out' | 'back';
    /**
     * Who gets it: clerk, tenant, landlord or contractor; required when it goes out
     */
    holder?: 'clerk' | 'tenant' | 'landlord' | 'contractor';
    /**
     * The clerk who gets it; required for one
     */
    staff_id?: number | null;
    /**
     * The name of somebody else who gets it; required for them
     */
    holder_name?: string | null;
    /**
     * The day on which it should be back; null when nobody said
     */
    due_back_on?: string | null;
    /**
     * Where it hangs from now on, when it is back; as before unless given
     */
    place?: string;
    /**
     * What is worth knowing; null when there is nothing
     */
    note?: string | null;
    /**
     * The signature of whoever took it, as SVG path data in a box of 600 by 200; null when nobody signed
     */
    signature?: string | null;
};

export type ListExportNote = {
    /**
     * properties, inspections, clients, client_people, staff, emails, fees, charges, review_returns, key_sets, audit_entries, templates, template_versions, option_sets, phrases, abbreviations, custom_fields, proposals, recurring_visits, imports, applications, webhooks, webhook_deliveries or security_events
     */
    list: 'properties' | 'inspections' | 'clients' | 'client_people' | 'staff' | 'emails' | 'fees' | 'charges' | 'review_returns' | 'key_sets' | 'audit_entries' | 'templates' | 'template_versions' | 'option_sets' | 'phrases' | 'abbreviations' | 'custom_fields' | 'proposals' | 'recurring_visits' | 'imports' | 'applications' | 'webhooks' | 'webhook_deliveries' | 'security_events';
    /**
     * Kind of file
     */
    format: 'csv' | 'xlsx';
    /**
     * Rows in the file
     */
    rows: number;
};

export type AuthenticatorSetUp = {
    /**
     * As it was made
     */
    secret: string;
    /**
     * A code that the app shows now
     */
    code: string;
};

export type IdentityProof = {
    /**
     * The password of the current user
     */
    current_password?: string;
    /**
     * With the password: a code of the authenticator app, asked of everybody who has one
     */
    code?: string;
    /**
     * Instead of both: the answer of a passkey to a challenge of `POST /me/proof/options`, as the browser writes it
     */
    credential?: string;
};

export type PasskeyDraft = {
    /**
     * Name that the person gave it
     */
    name: string;
    /**
     * The new credential as JSON, as the browser writes it
     */
    credential: string;
};

export type PasskeyChange = {
    /**
     * Name that the person gave it
     */
    name: string;
};

export type SecondFactorSettingsChange = {
    /**
     * Roles that may not sign in with a password alone
     */
    roles: Array<1 | 2 | 3 | 4 | 5 | 6>;
};

export type MovingInChange = {
    /**
     * Whether the firm wants to see these steps no more, or began before there were any
     */
    dismissed?: boolean;
    /**
     * In the order in which most firms take them
     */
    steps?: Array<{
        /**
         * The step
         */
        key: 'firm' | 'people' | 'clients' | 'properties' | 'templates' | 'wording' | 'booking' | 'report' | 'email';
        /**
         * Whether the firm leaves it out
         */
        skipped: boolean;
    }>;
};

export type SessionSettingsChange = {
    /**
     * Minutes; it counts for the sessions that stand as well
     */
    idle_minutes: number;
};

export type ReviewQuestionAddition = {
    /**
     * The item
     */
    item_id: number;
    /**
     * The field of the item that it is about, or photo
     */
    field: 'condition' | 'description' | 'photo';
    /**
     * The photograph of that item, for photo alone
     */
    attachment_id?: number | null;
    /**
     * The question; it may be empty beside a suggestion
     */
    text: string;
    /**
     * Words for that field
     */
    suggestion?: string | null;
};

/**
 * Members left out are kept
 */
export type ReviewQuestionChange = {
    /**
     * The answer; null or empty takes it back
     */
    answer?: string | null;
    /**
     * By its asker and managers; false opens it again
     */
    is_resolved?: boolean;
    /**
     * The words that were suggested stand in the field now, which resolves it
     */
    is_taken?: boolean;
    /**
     * By reviewers and managers: why it stands without an answer, which resolves it
     */
    waived?: string;
};

export type AccountSettingsChange = {
    /**
     * Name of the firm
     */
    name?: string;
    /**
     * IANA name; days are meant in it
     */
    time_zone?: string;
    /**
     * Country that addresses have unless another is given
     */
    country?: string;
    /**
     * How the firm looks and is reached, on reports and in e-mails
     */
    brand?: {
        /**
         * Colour of headings, such as #1f6f6b
         */
        colour?: string;
        /**
         * Postal address, in lines
         */
        address?: string;
        /**
         * Telephone number
         */
        phone?: string;
        /**
         * E-mail address
         */
        email?: '' | string;
        /**
         * Website
         */
        website?: string;
    };
    /**
     * Texts that reports carry, in their order
     */
    disclaimers?: Array<{
        /**
         * Heading
         */
        title: string;
        /**
         * Text
         */
        text: string;
        /**
         * Types of inspection whose PDFs carry it: 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection; empty for all
         */
        type_ids?: Array<number>;
    }>;
    /**
     * Terms that reports explain
     */
    glossary?: Array<{
        /**
         * The term
         */
        term: string;
        /**
         * Its meaning
         */
        meaning: string;
    }>;
    /**
     * Short forms that the editor writes out
     */
    abbreviations?: Array<{
        /**
         * The short form
         */
        short: string;
        /**
         * The words that it stands for
         */
        long: string;
    }>;
    /**
     * Sentences that the editor suggests
     */
    phrases?: Array<string>;
    /**
     * Names suggested for rooms
     */
    rooms?: Array<string>;
    /**
     * Captions suggested for photographs; `{item}` or `{room}` at the beginning is the name of theirs
     */
    captions?: Array<string>;
    /**
     * Names suggested for the items of a room
     */
    usual_items?: Array<{
        /**
         * What the name of a room contains, with commas between several; empty for all other rooms
         */
        room: string;
        /**
         * Names, in their order
         */
        items: Array<string>;
    }>;
    /**
     * The template that the forms of the back office choose first: that of the first rule that fits. An inspection that is created without a template has none, whatever they say
     */
    template_rules?: Array<{
        /**
         * Identifier
         */
        template_id: number;
        /**
         * The type of inspection: 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection; null for all
         */
        type_id?: number | null;
        /**
         * The client; null for all
         */
        client_id?: number | null;
        /**
         * From so many bedrooms; null for any
         */
        beds_from?: number | null;
        /**
         * To so many bedrooms; null for any
         */
        beds_to?: number | null;
        /**
         * Unfurnished, Part Furnished or Fully Furnished; null for any
         */
        furnished?: 'Unfurnished' | 'Part Furnished' | 'Fully Furnished' | null;
    }>;
    /**
     * Whether check-out reports print who is responsible for an action; some firms leave that to the parties
     */
    show_responsibility?: boolean;
    /**
     * Texts of e-mails by their kind; those left out have the standard text
     */
    notifications?: {
        [key: string]: {
            /**
             * Subject line
             */
            subject: string;
            /**
             * Text, with placeholders
             */
            text: string;
        };
    };
    /**
     * The answers that contacts may give on the page which the e-mails about an appointment lead to: `confirm` it alone, ask for `another_time` as well, or `take_time`: one at which its clerk is free
     */
    appointment_answers?: 'confirm' | 'another_time' | 'take_time';
    /**
     * Days a complete report takes comments and signatures, from its completion
     */
    comment_days?: number;
    /**
     * Parts that PDFs of reports print or leave out
     */
    pdf_contents?: {
        /**
         * The extract of the audit trail in the evidence appendix
         */
        audit_trail?: boolean;
        /**
         * The index of photographs there, with times and fingerprints
         */
        photo_index?: boolean;
        /**
         * The phone numbers and e-mail addresses of tenants, landlords and others who are no agents, in every PDF; false unless it is changed
         */
        tenant_contact?: boolean;
        /**
         * Photographs together behind the text, instead of in their rooms
         */
        photos_at_end?: boolean;
        /**
         * A client's own logo and colour in place of the firm's, here and on the web; true unless it is changed
         */
        client_brand?: boolean;
    };
    /**
     * Prices, of which the closest counts; suggested when an inspection is booked, never applied
     */
    prices?: Array<{
        /**
         * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
         */
        type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 150 | 231;
        /**
         * For homes with so many bedrooms or fewer; null: of any size
         */
        bedrooms: number | null;
        /**
         * For homes furnished so; null: however furnished
         */
        furnished: 'Unfurnished' | 'Part Furnished' | 'Fully Furnished' | null;
        /**
         * The client's price
         */
        price: string;
        /**
         * The rest after the clerk's fee; null when the firm does not say
         */
        margin: string | null;
    }>;
    /**
     * Charges that a cancellation with a `cause`, or waiting at the door, adds to `additional`. For an aborted visit the closest rule counts: first that for its cause, then that for the shortest notice
     */
    fee_rules?: {
        /**
         * Of visits that were aborted
         */
        aborted: Array<{
            /**
             * Aborted for this cause; null: for any but the own reason of the firm (`firm`), which costs nothing
             */
            cause: 'client' | 'tenant' | 'no_access' | 'no_keys' | 'not_ready' | null;
            /**
             * With so many hours' notice or less, 0 once its time has come; null: however early
             */
            notice: number | null;
            /**
             * The charge; 0 for none
             */
            amount: string;
        }>;
        /**
         * For waiting at the door; null where it costs nothing
         */
        waiting: {
            /**
             * Minutes that cost nothing
             */
            free: number;
            /**
             * The amount is for each so many minutes, begun ones too
             */
            each: number;
            /**
             * The charge for them
             */
            amount: string;
            /**
             * The most that one visit is charged; null for no end
             */
            most: string | null;
        } | null;
    };
    /**
     * The references that inspections get which are created with `numbered`: a prefix and a running number, in which some may be left out; null when there are none
     */
    ref_numbering?: {
        /**
         * Stands before the number
         */
        prefix: string;
        /**
         * The number of the first inspection that is numbered
         */
        first: number;
        /**
         * Shorter numbers begin with noughts
         */
        digits: number;
    } | null;
    /**
     * The lengths of notice by which forms propose the day on which a tenant leaves; the law and the contract decide, and somebody types it
     */
    notice_lengths?: {
        /**
         * Months when the tenant gives notice
         */
        tenant: number;
        /**
         * Months when the landlord gives notice
         */
        landlord: number;
    };
    /**
     * First day of the week in the back office: 1 Monday to 7 Sunday
     */
    week_starts_on?: number;
    /**
     * Days for which the security log is kept; administrators change it, in the back office
     */
    security_log_days?: number;
};

export type SigningCertificateChange = {
    /**
     * The certificate, its private key (RSA, 2048 bits or more) and the certificates that vouch for it, in PEM, one after the other. The key is never shown again
     */
    pem: string;
    /**
     * That of the private key, where it has one
     */
    passphrase?: string;
};

export type SingleSignOnChange = {
    /**
     * Whether people can sign in with it
     */
    enabled?: boolean;
    /**
     * Address of the identity provider; null until one is named
     */
    issuer?: string;
    /**
     * Who Keyturn is at the provider; null until it is named
     */
    client_id?: string;
    /**
     * Never shown again
     */
    client_secret?: string;
    /**
     * Domains of the e-mail addresses that people sign in with
     */
    domains?: Array<string>;
    /**
     * Role of people whom the provider knows and nobody has added; null when they are refused
     */
    newcomer_role?: 2 | 3 | 4 | 5 | null;
    /**
     * The one administrator who may sign in by password while all others of the staff may not; null when all may
     */
    password_administrator_id?: number | null;
};

export type OfferDraft = {
    /**
     * The visit: Pending, without a clerk
     */
    inspection_id: number;
    /**
     * The clerks to whom it is offered
     */
    staff_ids: Array<number>;
    /**
     * Until when they may accept: 30 days ahead at most, and not after the visit begins
     */
    ends_at: string;
};

export type SlotHoldDraft = {
    /**
     * The clerk
     */
    staff_id: number;
    /**
     * A date-time
     */
    conduct_date: string | string | string;
    /**
     * How long it takes
     */
    minutes: number;
    /**
     * Where: a property that is known
     */
    property_id?: number | null;
    /**
     * Where, for one that is not known
     */
    postcode?: string | null;
    /**
     * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
     */
    type_id?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 150 | 231;
};

/**
 * As in the list of inspections, with days by name
 */
export type SavedViewFilterInput = {
    /**
     * On whose behalf: any of these clients
     */
    client_id?: Array<number>;
    /**
     * Any of these clerks
     */
    clerk_id?: Array<number>;
    /**
     * Any of these typists
     */
    typist_id?: Array<number>;
    /**
     * Inspections of any of these properties
     */
    property_id?: Array<number>;
    /**
     * In any of these states: 100 Pending, 200 Assigned, 300 Active, 310 Processing, 350 Review, 400 Complete, 500 Closed
     */
    state_id?: Array<number>;
    /**
     * Inspections of any of these types: 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
     */
    type_id?: Array<number>;
    /**
     * Whose report began with any of these templates
     */
    template_id?: Array<number>;
    /**
     * Every word must occur in the full address, in any order
     */
    address?: string;
    /**
     * In any of these areas of postcodes, separated by commas: PO, PO4, PO5 3, or one whole
     */
    postcode?: string;
    /**
     * Exactly this reference
     */
    ref?: string;
    /**
     * Those without a clerk, or with one
     */
    unassigned?: boolean;
    /**
     * Address, ref, title or contact name
     */
    q?: string;
    /**
     * The days of the appointment: today, tomorrow, this-week, this-month, next-month, next-7-days, last-7-days or overdue, or a first and a last day
     */
    when?: string;
};

export type SavedViewDraft = {
    /**
     * In the navigation
     */
    name: string;
    filter: SavedViewFilterInput;
    /**
     * Null: the usual order
     */
    sort?: 'created' | '-created' | 'conduct_date' | '-conduct_date' | 'address' | '-address' | 'state' | '-state' | 'updated' | '-updated' | null;
    /**
     * The columns that it shows, in their order; null: those that each person has chosen
     */
    columns?: Array<string> | null;
};

export type SavedViewsDraft = {
    /**
     * The version that you read: others since then are not put back
     */
    version?: number;
    /**
     * All of them, in their order; 30 at most
     */
    views: Array<SavedViewDraft>;
};

export type WebhookDraft = {
    /**
     * Where events are posted to: https, to an address that is not inside a network
     */
    url: string;
    /**
     * Kinds of events it is told of
     */
    events: Array<'pdf.generated' | 'inspection.created' | 'inspection.updated' | 'inspection.assigned' | 'inspection.cancelled' | 'inspection.state_changed' | 'report.completed' | 'report.commented' | 'report.signed' | 'property.created' | 'property.updated' | 'attachment.created' | 'room.updated' | 'item.updated' | 'action.updated' | 'contact.updated' | 'client.updated' | 'meter.updated' | 'record.deleted'>;
    /**
     * Whether anything is sent to it
     */
    enabled?: boolean;
};

export type WebhookChange = {
    /**
     * Where events are posted to: https, to an address that is not inside a network
     */
    url?: string;
    /**
     * Kinds of events it is told of
     */
    events?: Array<'pdf.generated' | 'inspection.created' | 'inspection.updated' | 'inspection.assigned' | 'inspection.cancelled' | 'inspection.state_changed' | 'report.completed' | 'report.commented' | 'report.signed' | 'property.created' | 'property.updated' | 'attachment.created' | 'room.updated' | 'item.updated' | 'action.updated' | 'contact.updated' | 'client.updated' | 'meter.updated' | 'record.deleted'>;
    /**
     * Whether anything is sent to it
     */
    enabled?: boolean;
    /**
     * True makes a new secret, which the answer shows; the one before it signs beside it for a day
     */
    rotate_secret?: boolean;
};

export type ReplayDraft = {
    /**
     * Events that happened at this moment or after it
     */
    since: string;
    /**
     * Only deliveries in these states; what is pending is sent in any case
     */
    state?: Array<'delivered' | 'parked'>;
    /**
     * Only events of these kinds
     */
    type?: Array<'pdf.generated' | 'inspection.created' | 'inspection.updated' | 'inspection.assigned' | 'inspection.cancelled' | 'inspection.state_changed' | 'report.completed' | 'report.commented' | 'report.signed' | 'property.created' | 'property.updated' | 'attachment.created' | 'room.updated' | 'item.updated' | 'action.updated' | 'contact.updated' | 'client.updated' | 'meter.updated' | 'record.deleted' | 'webhook.test'>;
    /**
     * Whether it is only told what would be sent
     */
    dry_run?: boolean;
};

/**
 * Where this page stands among all
 */
export type Pagination = {
    /**
     * Records on a page
     */
    perPage: number;
    /**
     * The page that was asked for, from 1
     */
    currentPage: number;
    /**
     * Pages there are, 1 at least
     */
    totalPages: number;
    /**
     * Records that match, on all pages
     */
    totalRecords: number;
    /**
     * Only where `cursor` was given: the one of the next part; null at the end. `currentPage` counts the parts
     */
    nextCursor?: string | null;
    [key: string]: unknown;
};

/**
 * Full URLs that repeat the other query parameters of the request
 */
export type Links = {
    /**
     * The first page
     */
    first: string;
    /**
     * The page before; null on the first
     */
    prev: string | null;
    /**
     * This page
     */
    self: string;
    /**
     * The page after; null on the last
     */
    next: string | null;
    /**
     * The last page
     */
    last: string;
    [key: string]: unknown;
};

/**
 * Problem details of RFC 9457: why the request was refused
 */
export type Problem = {
    /**
     * Address of a page that explains `code`
     */
    type: string;
    /**
     * The meaning of `code`, in words
     */
    title: string;
    /**
     * The HTTP status
     */
    status: number;
    /**
     * One of: body_unreadable, token_missing, token_invalid, insufficient_scope, role_forbids, back_office_only, proof_needed, not_found, gone, changes_forgotten, method_not_allowed, state_forbids, report_sealed, already_started, no_source_report, in_use, duplicate, slot_taken, offer_over, request_in_progress, version_mismatch, too_large, unsupported_media, validation_failed, idempotency_mismatch, rate_limited, not_ready, file_failed, no_room, quota_reached. New ones may be added.
     */
    code: string;
    /**
     * The fault of this request, and often the remedy
     */
    detail: string;
    /**
     * The request id
     */
    instance: string;
    /**
     * Every fault of the input; only with `validation_failed`
     */
    errors?: Array<{
        /**
         * JSON pointer into the body
         */
        pointer?: string;
        /**
         * Name of the query, path or header field
         */
        parameter?: string;
        /**
         * Kind of fault, such as `too_small`
         */
        code: string;
        /**
         * The requirement, in words
         */
        detail: string;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type Change = {
    /**
     * Kind of change: one of those that webhooks are told, or one that only the feed tells: `pdf.progress`, `pdf.failed`, `report.opened`, `report.written`, `report.present` and `changes.missed`
     */
    type: string;
    /**
     * When it happened
     */
    timestamp: string;
    /**
     * Ids and state, as webhooks are told; of `pdf.progress` also how far it is, in per cent
     */
    data: {
        [key: string]: unknown;
    };
    [key: string]: unknown;
};

export type Deletion = {
    /**
     * The kind of thing that is gone
     */
    type: string;
    /**
     * The id that it had, which nothing else will have
     */
    id: number;
    /**
     * The version that it had; null for things without one
     */
    version: number | null;
    /**
     * When it was deleted
     */
    deleted_at: string;
    /**
     * Its place, as far as that was still there
     */
    of: {
        /**
         * The property that it belonged to
         */
        property_id?: number;
        /**
         * The inspection that it belonged to
         */
        inspection_id?: number;
        /**
         * The template that it belonged to
         */
        template_id?: number;
        /**
         * The room that it stood in
         */
        room_id?: number;
        /**
         * The item that it belonged to
         */
        item_id?: number;
        /**
         * The meter that it showed
         */
        meter_id?: number;
        /**
         * The client whose person it was
         */
        client_id?: number;
        [key: string]: unknown;
    };
    [key: string]: unknown;
};

export type CustomField = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Its name
     */
    name: string;
    /**
     * text, number, date or choice
     */
    type: string;
    /**
     * Whether forms and changes must give a value; a creation may leave it out
     */
    required: boolean;
    /**
     * Choices of a `choice`; empty for other types
     */
    options: Array<string>;
    /**
     * When it was archived; null while in use
     */
    archived_at?: string | null;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version: number;
    [key: string]: unknown;
};

/**
 * A postal address
 */
export type Address = {
    /**
     * House number and street
     */
    line1: string;
    /**
     * Second line; null when there is none
     */
    line2: string | null;
    /**
     * Town or city
     */
    city: string;
    /**
     * County; null when not given
     */
    county: string | null;
    /**
     * Postcode, such as PO5 3AA
     */
    postcode: string;
    /**
     * Country; that of the account unless given
     */
    country: string | null;
    [key: string]: unknown;
};

/**
 * Where the property is
 */
export type ShortAddress = {
    /**
     * House number and street
     */
    line1: string;
    /**
     * Second line; null when there is none
     */
    line2: string | null;
    /**
     * Town or city
     */
    city: string;
    /**
     * Postcode, such as PO5 3AA
     */
    postcode: string;
    [key: string]: unknown;
};

export type ClientRef = {
    /**
     * Id of the client
     */
    id: number;
    /**
     * Name of the client
     */
    name: string;
    [key: string]: unknown;
};

export type Property = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Reference of your own, which need not be unique; null when not given
     */
    ref: string | null;
    /**
     * Where it is
     */
    address: Address;
    /**
     * Where it is on the map: `own_geocoords` if it has any, else the middle of its postcode sector. Contains OS data © Crown copyright and database right 2025. Contains Royal Mail data © Royal Mail copyright and database right 2025. Source: Office for National Statistics, licensed under the Open Government Licence v3.0.
     */
    geocoords: {
        /**
         * Latitude in degrees, as text; null when the postcode is not known
         */
        lat: string | null;
        /**
         * Longitude in degrees, as text; null when the postcode is not known
         */
        lng: string | null;
        [key: string]: unknown;
    };
    /**
     * Coordinates that somebody gave by hand; null while the postcode says where it is
     */
    own_geocoords?: {
        /**
         * Latitude in degrees
         */
        lat: string;
        /**
         * Longitude in degrees
         */
        lng: string;
        [key: string]: unknown;
    } | null;
    /**
     * Unfurnished, Part Furnished or Fully Furnished; null when not given
     */
    furnished: string | null;
    /**
     * Kind of property, in your own words; null when not given
     */
    type: string | null;
    /**
     * Detached, Semi-Detached, Mid Terrace or End Terrace; null when not given
     */
    detachment: string | null;
    /**
     * Bedrooms
     */
    no_of_beds: number;
    /**
     * Bathrooms
     */
    no_of_baths: number;
    /**
     * Garages; null when not known
     */
    no_of_garages: number | null;
    /**
     * Whether it has parking
     */
    parking: boolean;
    /**
     * Whether it has a garden
     */
    garden: boolean;
    /**
     * Free text; null when there is none
     */
    notes: string | null;
    /**
     * Unique property reference number; null when not given
     */
    uprn: string | null;
    /**
     * The client that it belongs to; null when it has none
     */
    client: ClientRef | null;
    /**
     * Words to find it by, such as `managed`
     */
    tags: Array<string>;
    /**
     * Values of custom fields, by the id of the field
     */
    customFields: {
        [key: string]: {
            /**
             * The name of the field
             */
            name: string;
            /**
             * The value as text: a number in digits, a date as 2027-02-03
             */
            value: string;
            /**
             * Whether a change must give a value
             */
            required: boolean;
            [key: string]: unknown;
        };
    };
    /**
     * When it was created
     */
    created_at?: string;
    /**
     * When one of its members last changed
     */
    updated_at?: string;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version?: number;
    [key: string]: unknown;
};

export type StaffRef = {
    /**
     * Id of the member of staff
     */
    id: number;
    /**
     * Name
     */
    name: string;
    /**
     * Whether they are a manager or an administrator
     */
    is_manager: boolean;
    [key: string]: unknown;
};

export type InspectionState = {
    /**
     * 100 Pending, 200 Assigned, 300 Active, 310 Processing, 350 Review, 400 Complete, 500 Closed
     */
    id: 100 | 200 | 300 | 310 | 350 | 400 | 500;
    /**
     * The state in words, such as Assigned
     */
    name: string;
    [key: string]: unknown;
};

export type InspectionType = {
    /**
     * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
     */
    id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 150 | 231;
    /**
     * The type in words, such as Inventory
     */
    name: string;
    [key: string]: unknown;
};

export type Inspection = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The account it belongs to
     */
    account_id: number;
    /**
     * The person who created it; null for the service itself
     */
    actor_id: number | null;
    /**
     * The property that is inspected
     */
    property: Property;
    /**
     * The person who carries it out; null while nobody is assigned
     */
    clerk: StaffRef | null;
    /**
     * The person who transcribes it; null when nobody does
     */
    typist: StaffRef | null;
    /**
     * Where it is in its life
     */
    state: InspectionState;
    /**
     * Its purpose
     */
    type: InspectionType;
    /**
     * Reference of your own, which need not be unique; null when not given
     */
    ref: string | null;
    /**
     * Title of the report; the name of its type unless given
     */
    title: string;
    /**
     * On whose behalf it is done; null for nobody
     */
    client_id: number | null;
    /**
     * Random key that opens the completed report without signing in; keep it as a secret. Empty without `inspections.read`
     */
    report_key: string;
    /**
     * Where the clerk finds the keys; empty when not given
     */
    location_of_keys: string;
    /**
     * Where the keys go back to; null when not given
     */
    return_key: string | null;
    /**
     * The picture on the cover of the report; null when there is none
     */
    cover_image: {
        /**
         * The attachment
         */
        id: number;
        /**
         * Signed link to the picture
         */
        url: string;
        [key: string]: unknown;
    } | null;
    /**
     * Texts beside the report, each for other readers
     */
    notes: {
        /**
         * Printed on the notes page of the report; null when there is none
         */
        report: string | null;
        /**
         * For staff only; null for others, and when there is none
         */
        internal: string | null;
        /**
         * Shared with the client; null when there is none
         */
        client: string | null;
        [key: string]: unknown;
    };
    /**
     * Its prices, as decimals such as `95.00`; null when not given, and for everybody but managers
     */
    pricing: {
        /**
         * The client's price; null when not given
         */
        price: string | null;
        /**
         * Further charges; null when there are none
         */
        additional: string | null;
        /**
         * The rest after the clerk's fee; null when not given
         */
        margin: string | null;
        /**
         * The charges by the rules of the firm, one of each kind at most: `additional` has those that stand
         */
        charges?: Array<{
            /**
             * For a visit that was `aborted`, or for `waiting` at the door
             */
            kind: string;
            /**
             * The amount by the rules of the firm
             */
            amount: string;
            /**
             * Why the visit was aborted: client, tenant, no_access, no_keys, not_ready or firm; null for waiting
             */
            cause: string | null;
            /**
             * Minutes of notice that were given, below zero once its time had come; null for waiting
             */
            notice: number | null;
            /**
             * Minutes that the clerk waited; null for an aborted visit
             */
            minutes: number | null;
            /**
             * Who cancelled it, or noted the waiting
             */
            actor_id: number;
            /**
             * When they did
             */
            at: string;
            /**
             * Set where it is not charged
             */
            waived: {
                /**
                 * Why it is not charged
                 */
                reason: string;
                /**
                 * Who waived it
                 */
                actor_id: number;
                /**
                 * When they did
                 */
                at: string;
                [key: string]: unknown;
            } | null;
            [key: string]: unknown;
        }>;
        [key: string]: unknown;
    } | null;
    /**
     * How long it takes, as an ISO 8601 duration; null when not given
     */
    time_to_complete: string | null;
    /**
     * When it is carried out: a date, or a date-time with offset; null when not given
     */
    conduct_date: string | null;
    /**
     * Whether the day is agreed: 0 confirmed, 1 not confirmed
     */
    conduct_date_option: 0 | 1;
    /**
     * Deprecated; the same as `started_at`
     *
     * @deprecated
     */
    start_date: string | null;
    /**
     * When it became Active; null before
     */
    started_at: string | null;
    /**
     * When it was submitted for review; null before
     */
    submitted_at: string | null;
    /**
     * When it or its report last changed
     */
    updated_at: string | null;
    /**
     * When it was last given back from review; null if never
     */
    reopened_from_review_at: string | null;
    /**
     * When it became Complete; null before, and once it is reopened
     */
    completed_at: string | null;
    /**
     * When it was closed or cancelled; null before
     */
    closed_at: string | null;
    /**
     * Values of custom fields, by the id of the field
     */
    customFields: {
        [key: string]: {
            /**
             * The name of the field
             */
            name: string;
            /**
             * The value as text: a number in digits, a date as 2027-02-03
             */
            value: string;
            /**
             * Whether a change must give a value
             */
            required: boolean;
            [key: string]: unknown;
        };
    };
    /**
     * When it was created
     */
    created_at?: string;
    /**
     * When it was last reopened from Complete; null if never
     */
    reopened_at?: string | null;
    /**
     * Until when its finished report takes comments and signatures; null before its first completion
     */
    comments_until?: string | null;
    /**
     * When it was cancelled; null if it was not
     */
    cancelled_at?: string | null;
    /**
     * Why it was cancelled; null when nobody said
     */
    cancellation_reason?: string | null;
    /**
     * Minutes that its clerk waited at the door; null when nobody said so, absent for people of clients
     */
    waited_minutes?: number | null;
    /**
     * Whether the report starts from another one; only in the answer to the initialization
     */
    initialized?: boolean;
    /**
     * The start of the report; null when it starts from nothing
     */
    initialization?: {
        /**
         * 3 from a template, 6 from an inspection
         */
        type: 3 | 6;
        /**
         * The inspection or the template
         */
        id: number;
        /**
         * When it was initialized
         */
        date: string;
        [key: string]: unknown;
    } | null;
    /**
     * Lifecycle verbs the caller may use now
     */
    allowed?: Array<string>;
    /**
     * The tenant who carries out a self-service or live inspection; null for other types
     */
    self_servicer?: {
        /**
         * Name of the tenant
         */
        name: string;
        /**
         * Where the link is sent
         */
        email: string;
        /**
         * The template the report starts from; null for the one of the service
         */
        template_id: number | null;
        /**
         * Photos that the tenant is asked for in each room; 0 for none
         */
        photos_per_room?: number;
        [key: string]: unknown;
    } | null;
    /**
     * When the link of the `self_servicer` ends; null when there is no link
     */
    tenant_link_expires_at?: string | null;
    /**
     * When the e-mails of a report that was completed in the back office go; until then the completion can be taken back. Null where they went at once; absent for people of clients
     */
    sends_at?: string | null;
    /**
     * When the clerk said that they come; null until then, and again with another clerk or date; absent for people of clients
     */
    clerk_accepted_at?: string | null;
    /**
     * The last clerk who declined, until there is another; null for nobody, absent for people of clients
     */
    declined?: {
        /**
         * The clerk who would not come
         */
        clerk: {
            /**
             * Identifier
             */
            id: number;
            /**
             * Name
             */
            name: string;
            [key: string]: unknown;
        };
        /**
         * Why
         */
        reason: string;
        /**
         * When they said so
         */
        at: string;
        [key: string]: unknown;
    } | null;
    /**
     * The promises of a visit ahead; null once it has begun, and of a tenant; absent for people of clients
     */
    readiness?: Array<{
        /**
         * The promise: the date agreed, keys known, a source report, access and parking, the contacts told, the clerk
         */
        part: 'date' | 'keys' | 'source' | 'access' | 'told' | 'clerk';
        /**
         * What is missing; null for nothing
         */
        detail: string | null;
        [key: string]: unknown;
    }> | null;
    /**
     * Whether the caller may write the report now
     */
    report_editable?: boolean;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version?: number;
    [key: string]: unknown;
};

export type Attachment = {
    /**
     * Identifier
     */
    id: number;
    /**
     * IMAGE, VIDEO, AUDIO or FILE, by the content of the file
     */
    type: string;
    /**
     * A signed link; for an image an upright rendition without metadata. Empty in the answer to a change by a token that may not read it
     */
    url: string;
    /**
     * Caption; null when there is none
     */
    description: string | null;
    /**
     * When it was made, by the device that made it; null when the file does not say
     */
    taken_at: string | null;
    /**
     * The file as it was uploaded; needs a bearer with `reports.read`
     */
    original_url?: string;
    /**
     * Signed links by width in pixels: 320, 480, 1280; null for what is no picture
     */
    renditions?: {
        [key: string]: string;
    } | null;
    /**
     * SHA-256 of the original file, in hexadecimal
     */
    sha256?: string;
    /**
     * Pixels, upright; null for what is no picture or video
     */
    width?: number | null;
    /**
     * Pixels, upright; null for what is no picture or video
     */
    height?: number | null;
    /**
     * Length of a recording or a video in seconds; null for other files
     */
    duration?: number | null;
    /**
     * Size of the original file
     */
    bytes?: number;
    /**
     * Name it was uploaded under; null when it had none
     */
    filename?: string | null;
    /**
     * Media type found in the content, such as image/jpeg
     */
    media_type?: string;
    /**
     * Degrees it was turned clockwise: 0, 90, 180 or 270
     */
    rotation?: number;
    /**
     * The room it is assigned to; null for the report itself
     */
    room_id?: number | null;
    /**
     * The item it is assigned to; null for a room or the report itself
     */
    item_id?: number | null;
    /**
     * The photograph of the source report that somebody tied to it, as of the same thing; null without one
     */
    earlier_id?: number | null;
    /**
     * Whether parts of the picture are covered for good: `original_url`, too, gives it with these
     */
    covered?: boolean;
    /**
     * When it was uploaded
     */
    created_at?: string;
    [key: string]: unknown;
};

export type PendingAttachment = {
    /**
     * Key of the delivery
     */
    delivery_key: string;
    /**
     * Where the file is sent by tus 1.0
     */
    url: string;
    [key: string]: unknown;
};

export type EditableName = {
    /**
     * The name
     */
    value: string;
    /**
     * Whether the caller can change it now; a change of what is locked is ignored
     */
    editable: boolean;
    [key: string]: unknown;
};

export type EditableText = {
    /**
     * The text; null when there is none
     */
    value: string | null;
    /**
     * Whether the caller can change it now; a change of what is locked is ignored
     */
    editable: boolean;
    [key: string]: unknown;
};

export type EditableCondition = {
    /**
     * By block type: DETAILED, OVERVIEW, METERS text or null; SIMPLIFIED each question to an answer (0 No, 1 Yes, 2 N/A, null unanswered); CHECKLIST one such answer; SCALE a whole number or null; KEYS, MANUALS always null
     */
    value: unknown;
    /**
     * Whether the caller can change it now; a change of what is locked is ignored
     */
    editable: boolean;
    [key: string]: unknown;
};

export type Action = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The work to be done
     */
    action: string;
    /**
     * The person responsible, such as Tenant
     */
    responsibility: string;
    /**
     * Comments; null when there are none
     */
    comments: string | null;
    /**
     * The version that `If-Match` compares
     */
    version?: number;
    /**
     * The item it belongs to; only in lists of actions
     */
    item_id?: number;
    /**
     * The room of that item; only in lists of actions
     */
    room_id?: number;
    [key: string]: unknown;
};

export type Spoken = {
    /**
     * The recording
     */
    attachment_id: number;
    /**
     * Where it begins, in seconds from the beginning of the recording
     */
    from: number;
    /**
     * Where it ends, in seconds from the beginning of the recording
     */
    to: number;
    [key: string]: unknown;
};

export type WaivedFinding = {
    /**
     * The check that found something: unanswered, unchecked, contradictory, vague, unassigned, untested, unseen or unclear
     */
    check: string;
    /**
     * Why it stands all the same
     */
    reason: string;
    [key: string]: unknown;
};

export type Item = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The name of the item
     */
    name: EditableName;
    /**
     * Its looks
     */
    description: EditableText;
    /**
     * Its state
     */
    condition: EditableCondition;
    /**
     * The work to be done on it, for this inspection only
     */
    actions: Array<Action>;
    /**
     * Photos and other files of the item
     */
    attachments: Array<Attachment>;
    /**
     * The item of the earlier report that it was copied from; null when it is new
     */
    origin_id?: number | null;
    /**
     * Whether somebody has seen that its condition is as the earlier report has it
     */
    confirmed?: boolean;
    /**
     * The stretches of recordings that its texts were typed to; left out where there is none
     */
    spoken?: {
        /**
         * What the name was typed to
         */
        name?: Spoken;
        /**
         * What the description was typed to
         */
        description?: Spoken;
        /**
         * What the condition was typed to
         */
        condition?: Spoken;
        [key: string]: unknown;
    };
    /**
     * Findings of the checks before review that somebody let stand; left out where there is none
     */
    waived?: Array<WaivedFinding>;
    /**
     * The version that `If-Match` compares
     */
    version?: number;
    /**
     * The room it stands in; only in answers about one item
     */
    room_id?: number;
    [key: string]: unknown;
};

export type OptionSetOfRoom = {
    /**
     * Id of the option set
     */
    id: number;
    /**
     * Name of the option set
     */
    name: string;
    /**
     * Whether the account may change it
     */
    editable: boolean;
    /**
     * Questions of a SIMPLIFIED room, or whole numbers of a SCALE room
     */
    options: Array<string | number>;
    [key: string]: unknown;
};

export type Room = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The name of the room
     */
    name: EditableName;
    /**
     * Kind of room: DETAILED, SIMPLIFIED, CHECKLIST, SCALE, OVERVIEW, KEYS, METERS or MANUALS. New ones may be added at any time: show what you do not know, and do not change it
     */
    block_type: string;
    /**
     * Questions or scale that items are answered by; null but for SIMPLIFIED and SCALE rooms
     */
    option_set: OptionSetOfRoom | null;
    /**
     * The items of the room, in order
     */
    items: Array<Item>;
    /**
     * Photos and other files of the room itself
     */
    attachments: Array<Attachment>;
    /**
     * The room of the earlier report that it was copied from; null when it is new
     */
    origin_id?: number | null;
    /**
     * The version that `If-Match` compares
     */
    version?: number;
    [key: string]: unknown;
};

export type Report = {
    /**
     * The rooms, in order
     */
    rooms: Array<Room>;
    /**
     * Moves with every change in the report
     */
    version?: number;
    /**
     * Pending attachments: identifier given by the uploading application to delivery key
     */
    attachments: {
        [key: string]: string;
    };
    [key: string]: unknown;
};

export type ReportMetadata = {
    /**
     * Items of KEYS rooms
     */
    keys: Array<{
        /**
         * The locks of the keys
         */
        name: string;
        /**
         * Where they are; empty when not given
         */
        location: string;
        [key: string]: unknown;
    }>;
    /**
     * Items of MANUALS rooms
     */
    manuals: Array<{
        /**
         * Name of the manual
         */
        name: string;
        /**
         * Its description; empty when not given
         */
        description: string;
        [key: string]: unknown;
    }>;
    /**
     * Items whose name says alarm, smoke, heat detector or CO
     */
    alarms: Array<{
        /**
         * Name of the item
         */
        name: string;
        /**
         * The room it is in
         */
        location: string;
        /**
         * Its condition, in words; empty when not given
         */
        result: string;
        [key: string]: unknown;
    }>;
    /**
     * Items of METERS rooms and meters of the property, each once
     */
    meters: Array<{
        /**
         * The measured supply, or its name
         */
        name: string;
        /**
         * Serial number; empty when not known
         */
        serial: string;
        /**
         * The reading as read; empty when not given
         */
        reading: string;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type CopiedReport = {
    /**
     * The rooms that were copied
     */
    rooms: Array<Room>;
    /**
     * Id of each attachment of the source to the id of its copy
     */
    attachments: {
        [key: string]: unknown;
    };
    [key: string]: unknown;
};

export type Template = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Its name
     */
    name: string;
    /**
     * Whether it belongs to the service and cannot be changed
     */
    system: boolean;
    /**
     * Types of inspection it is offered for: 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection; empty for all
     */
    type_ids: Array<number>;
    /**
     * Whether a tenant can fill it in
     */
    self_service: boolean;
    /**
     * Whether it came with Keyturn, and nobody has changed it since
     */
    from_keyturn?: boolean;
    /**
     * When it was archived; null while in use
     */
    archived_at?: string | null;
    /**
     * The version that `If-Match` compares
     */
    version?: number;
    /**
     * When it was created
     */
    created_at?: string;
    /**
     * When it last changed
     */
    updated_at?: string;
    [key: string]: unknown;
};

export type TemplateVersion = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Its number in the template, from 1; the newest hundred are kept
     */
    number: number;
    /**
     * Whether it is the template as it is now
     */
    is_current: boolean;
    /**
     * Who made the changes; null for what was there before anybody changed it
     */
    person: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Their name
         */
        name: string;
        [key: string]: unknown;
    } | null;
    /**
     * When the first of its changes was made
     */
    began_at: string;
    /**
     * When the last of its changes was made
     */
    ended_at: string;
    /**
     * The number of the version that came back with it; null otherwise
     */
    restored_from: number | null;
    /**
     * What differs from the version before; null where that one is not kept
     */
    counts: {
        /**
         * Rooms and items that were added
         */
        added: number;
        /**
         * Rooms and items that were removed
         */
        removed: number;
        /**
         * Rooms and items that were changed, and the template itself
         */
        changed: number;
        [key: string]: unknown;
    } | null;
    [key: string]: unknown;
};

export type TemplateVersionItem = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The name of the item
     */
    name: string;
    /**
     * Its description; null when there is none
     */
    description: string | null;
    /**
     * Its condition, by the block type of the room
     */
    condition: unknown;
    /**
     * Its actions
     */
    actions: Array<{
        /**
         * The work to be done
         */
        action: string;
        /**
         * The person responsible, such as Tenant
         */
        responsibility: string;
        /**
         * Comments; null when there are none
         */
        comments: string | null;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type TemplateVersionRoom = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The name of the room
     */
    name: string;
    /**
     * Kind of room
     */
    block_type: string;
    /**
     * Questions or scale that its items are answered by
     */
    option_set: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Its name
         */
        name: string;
        [key: string]: unknown;
    } | null;
    /**
     * Its items, in order
     */
    items: Array<TemplateVersionItem>;
    [key: string]: unknown;
};

export type TemplateDifference = {
    /**
     * What differs: template, room or item
     */
    subject: string;
    /**
     * How it differs: added, removed or changed
     */
    change: string;
    /**
     * The name of the room; null for the template itself
     */
    room: string | null;
    /**
     * The name of the item; null for a room
     */
    item: string | null;
    /**
     * The members that differ
     */
    changes: Array<{
        /**
         * The member, such as name, description, order_of_rooms
         */
        field: string;
        /**
         * The old value
         */
        from: unknown;
        /**
         * The new value
         */
        to: unknown;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type TemplateVersionContents = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Its number in the template, from 1; the newest hundred are kept
     */
    number: number;
    /**
     * Whether it is the template as it is now
     */
    is_current: boolean;
    /**
     * Who made the changes; null for what was there before anybody changed it
     */
    person: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Their name
         */
        name: string;
        [key: string]: unknown;
    } | null;
    /**
     * When the first of its changes was made
     */
    began_at: string;
    /**
     * When the last of its changes was made
     */
    ended_at: string;
    /**
     * The number of the version that came back with it; null otherwise
     */
    restored_from: number | null;
    /**
     * What differs from the version before; null where that one is not kept
     */
    counts: {
        /**
         * Rooms and items that were added
         */
        added: number;
        /**
         * Rooms and items that were removed
         */
        removed: number;
        /**
         * Rooms and items that were changed, and the template itself
         */
        changed: number;
        [key: string]: unknown;
    } | null;
    /**
     * The name of the template
     */
    name: string;
    /**
     * Types of inspection it is offered for; empty for all
     */
    type_ids: Array<number>;
    /**
     * Whether a tenant can fill it in
     */
    self_service: boolean;
    /**
     * Its rooms, in order; pictures are not kept
     */
    rooms: Array<TemplateVersionRoom>;
    /**
     * From the version before; null where that one is not kept
     */
    differences: Array<TemplateDifference> | null;
    [key: string]: unknown;
};

export type SelfServiceTemplates = {
    /**
     * Templates of the service
     */
    system: Array<{
        /**
         * Identifier
         */
        id: number;
        /**
         * Its name
         */
        name: string;
        [key: string]: unknown;
    }>;
    /**
     * Templates of the account
     */
    account: Array<{
        /**
         * Identifier
         */
        id: number;
        /**
         * Its name
         */
        name: string;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type OptionSet = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Its name
     */
    name: string;
    /**
     * Whether the account may change it
     */
    editable: boolean;
    /**
     * Questions for SIMPLIFIED rooms, or whole numbers for SCALE rooms; all of one kind, in order
     */
    options: Array<string | number>;
    /**
     * When it was archived; null while in use
     */
    archived_at?: string | null;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version?: number;
    [key: string]: unknown;
};

export type Application = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Name that people see when they approve it
     */
    name: string;
    /**
     * Its purpose, as people see it; null when not given
     */
    description: string | null;
    /**
     * Client id for OAuth
     */
    client_id: string;
    /**
     * Shown once, in the answer to the registration or the rotation; null for a public application
     */
    client_secret?: string | null;
    /**
     * Has no secret and must use PKCE
     */
    public: boolean;
    /**
     * Where people may be sent back to: compared exactly, but for the port of 127.0.0.1 and [::1]
     */
    redirect_uris: Array<string>;
    /**
     * The most that it may ask for
     */
    scopes: Array<string>;
    /**
     * When it was registered
     */
    created_at: string;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version?: number;
    [key: string]: unknown;
};

export type Grant = {
    /**
     * Identifier of the approval
     */
    id: string;
    /**
     * The application that was approved
     */
    application: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Its name
         */
        name: string;
        /**
         * Its purpose; null when not given
         */
        description: string | null;
        /**
         * Whether it is the back office itself
         */
        first_party: boolean;
        [key: string]: unknown;
    };
    /**
     * The scopes that count now
     */
    scopes: Array<string>;
    /**
     * When it was given
     */
    created_at: string;
    /**
     * When it last asked for something; null before the first time
     */
    last_used_at: string | null;
    /**
     * Browser and system in which it was given, in words
     */
    browser: string;
    /**
     * Network address from which it was given; null when nobody noted it
     */
    address: string | null;
    [key: string]: unknown;
};

export type ApplicationPerson = {
    /**
     * The person, or the service user
     */
    id: number;
    /**
     * Their name
     */
    name: string;
    /**
     * Whether it is the service user of the application, and no person
     */
    service: boolean;
    /**
     * 1 administrator, 2 manager, 3 reviewer, 4 clerk, 5 typist, 6 client
     */
    role: 1 | 2 | 3 | 4 | 5 | 6;
    /**
     * What they have allowed, as far as it counts now
     */
    scopes: Array<string>;
    /**
     * When they gave the first of the approvals that count
     */
    allowed_at: string;
    /**
     * When the application last asked for something; null before the first time
     */
    last_used_at: string | null;
    [key: string]: unknown;
};

export type ApplicationUse = {
    /**
     * Requests that it may make in a minute with one token; null where the operator sets no limits
     */
    limit: number | null;
    /**
     * The last 30 days, today last; the requests of the last few seconds are not counted yet
     */
    days: Array<{
        /**
         * A day of the firm
         */
        date: string;
        /**
         * Requests, refused ones among them
         */
        requests: number;
        /**
         * Those that were over the limit (429)
         */
        refused: number;
        /**
         * The most in one minute with one token; 0 where there are no limits
         */
        busiest: number;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type ExternalId = {
    /**
     * Whose id it is
     */
    application: {
        /**
         * The application
         */
        id: number;
        /**
         * Its name
         */
        name: string;
        [key: string]: unknown;
    };
    /**
     * What has it: `property`, `client` or `inspection` for the thing itself, or `contact` for one of its own
     */
    type: string;
    /**
     * The id of that here
     */
    id: number;
    /**
     * The name of the contact; null for the thing itself
     */
    name: string | null;
    /**
     * The id that the other system has for it
     */
    value: string;
    /**
     * When it was given
     */
    created_at: string;
    [key: string]: unknown;
};

export type Me = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Name
     */
    name: string;
    /**
     * E-mail address they sign in with
     */
    email: string;
    /**
     * Name of the account
     */
    company: string;
    /**
     * 1 administrator, 2 manager, 3 reviewer, 4 clerk, 5 typist, 6 client
     */
    role: 1 | 2 | 3 | 4 | 5 | 6;
    /**
     * The account
     */
    account_id?: number;
    /**
     * IANA time zone of the account, such as Europe/London, in which days are meant
     */
    time_zone?: string;
    /**
     * First day of the week in the back office: 1 Monday to 7 Sunday
     */
    week_starts_on?: number;
    /**
     * Whether the firm is new, and has first steps to take that it has not put aside: `GET /settings/moving-in` lists them
     */
    moving_in?: boolean;
    /**
     * Whether they may set up a firm of their own beside the demo company, whose administrator they are
     */
    may_start_firm?: boolean;
    /**
     * Whether they are e-mailed when a report comes to them to type or to review
     */
    hand_over_emails?: boolean;
    /**
     * Whether they are e-mailed in the evening the visits that they have on the next day
     */
    day_emails?: boolean;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version?: number;
    [key: string]: unknown;
};

export type OwnSignature = {
    /**
     * Signed link to the picture, 480 pixels wide and high at most; null when there is none
     */
    url: string | null;
    /**
     * Pixels of the picture that was sent; null when there is none
     */
    width: number | null;
    /**
     * Pixels of the picture that was sent; null when there is none
     */
    height: number | null;
    [key: string]: unknown;
};

export type CalendarFeed = {
    /**
     * When the link was made; null while there is none
     */
    created_at: string | null;
    /**
     * When a calendar last read it, to within an hour; null when none has
     */
    last_used_at: string | null;
    [key: string]: unknown;
};

export type CalendarFeedLink = {
    /**
     * Address of the calendar (text/calendar, RFC 5545), shown this once
     */
    url: string;
    [key: string]: unknown;
};

export type Session = {
    /**
     * Id of the session
     */
    id: string;
    /**
     * Browser and system in words, such as Firefox on Windows
     */
    browser: string;
    /**
     * Network address it was last seen at; null when nobody noted it
     */
    address: string | null;
    /**
     * Whether the person chose to stay signed in
     */
    kept: boolean;
    /**
     * Whether this request belongs to it
     */
    current: boolean;
    /**
     * When the person signed in
     */
    created_at: string;
    /**
     * When somebody last used it, to within a minute
     */
    last_seen_at: string;
    /**
     * When it ends, unless it is used before
     */
    expires_at: string;
    [key: string]: unknown;
};

export type ResetLink = {
    /**
     * The e-mail address that the link was sent to; null without a mail server
     */
    sent_to: string | null;
    /**
     * The link to pass on to them; null where a mail server sends it. It works once
     */
    reset_link: string | null;
    /**
     * Until when it works
     */
    expires_at: string;
    [key: string]: unknown;
};

export type StaffMember = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Name
     */
    name: string;
    /**
     * E-mail address they sign in with
     */
    email: string;
    /**
     * 1 administrator, 2 manager, 3 reviewer, 4 clerk, 5 typist
     */
    role: 1 | 2 | 3 | 4 | 5;
    /**
     * Whether they are a manager or an administrator
     */
    is_manager: boolean;
    /**
     * Telephone number; null when not given
     */
    phone: string | null;
    /**
     * Where their day begins; null when not given
     */
    home_postcode: string | null;
    /**
     * The rough place of that postcode; null where it is unknown
     */
    home_geocoords: {
        /**
         * Degrees north
         */
        lat: string | null;
        /**
         * Degrees east
         */
        lng: string | null;
        [key: string]: unknown;
    };
    /**
     * When they work, in the time zone of the account
     */
    working_hours: Array<{
        /**
         * Day of the week, 1 Monday to 7 Sunday
         */
        day: number;
        /**
         * When the day begins, such as 09:00
         */
        from: string;
        /**
         * When it ends, such as 17:30
         */
        to: string;
        [key: string]: unknown;
    }>;
    /**
     * Days on which they are away
     */
    time_off: Array<{
        /**
         * The first day
         */
        from: string;
        /**
         * The last day
         */
        to: string;
        /**
         * Why, for managers and the person themselves; null for others, and when nobody said
         */
        reason: string | null;
        [key: string]: unknown;
    }>;
    /**
     * Postcode areas and districts that they go to, such as PO or SO14; empty for all
     */
    areas: Array<string>;
    /**
     * Types of inspection that they do: 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection; empty for all
     */
    inspection_types: Array<number>;
    /**
     * Colour by which the board of the back office tells them apart; null for none
     */
    colour: string | null;
    /**
     * When they were last invited; null if nobody has invited them
     */
    invited_at: string | null;
    /**
     * Until when their invitation can be accepted; null when none is open: accepted, withdrawn, or never made
     */
    invited_until: string | null;
    /**
     * When they first chose a way to sign in; null until then
     */
    joined_at: string | null;
    /**
     * The link to pass on to them, which works once. Only in the answer that makes it, to the back office, where no mail server sends it
     */
    invitation_link?: string | null;
    /**
     * When they left, since when they cannot sign in; null before
     */
    archived_at: string | null;
    /**
     * The version that `If-Match` compares
     */
    version?: number;
    [key: string]: unknown;
};

export type Client = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Name of the client
     */
    name: string;
    /**
     * E-mail address; null when not given
     */
    email: string | null;
    /**
     * Telephone number; null when not given
     */
    phone: string | null;
    /**
     * Postal address; null when not given
     */
    address: Address | null;
    /**
     * Free text; null when there is none
     */
    notes: string | null;
    /**
     * Reference of your own, which need not be unique; null when not given
     */
    ref: string | null;
    /**
     * Prices that this client has instead of the firm's, for the same homes; null for everybody but managers
     */
    prices: Array<{
        /**
         * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
         */
        type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 150 | 231;
        /**
         * For homes with so many bedrooms or fewer; null: of any size
         */
        bedrooms: number | null;
        /**
         * For homes furnished so; null: however furnished
         */
        furnished: string | null;
        /**
         * The client's price, a decimal such as `95.00`
         */
        price: string;
        /**
         * The rest after the clerk's fee; null when the firm does not say
         */
        margin: string | null;
        [key: string]: unknown;
    }> | null;
    /**
     * Parts that reports of this client have otherwise than those of the firm
     */
    report_contents: {
        /**
         * The extract of the audit trail; null: as the firm has it
         */
        audit_trail: boolean | null;
        /**
         * The index of photographs; null: as the firm has it
         */
        photo_index: boolean | null;
        /**
         * The phone numbers and e-mail addresses of tenants, landlords and others who are no agents; null: as the firm has it
         */
        tenant_contact: boolean | null;
        /**
         * Photographs together behind the text; null: as the firm has it
         */
        photos_at_end: boolean | null;
        /**
         * Who is responsible for each action of a check out; null: as the firm has it
         */
        show_responsibility: boolean | null;
        [key: string]: unknown;
    };
    /**
     * Colour of headings in their reports, such as #1f6f6b; null: the firm's
     */
    brand_colour?: string | null;
    /**
     * When it was archived; null while in use
     */
    archived_at: string | null;
    /**
     * The version that `If-Match` compares
     */
    version?: number;
    [key: string]: unknown;
};

export type ClientLogo = {
    /**
     * Signed link to the picture, 480 pixels wide and high at most; null when there is none
     */
    url: string | null;
    /**
     * Pixels of the picture that was sent; null when there is none
     */
    width: number | null;
    /**
     * Pixels of the picture that was sent; null when there is none
     */
    height: number | null;
    [key: string]: unknown;
};

export type MergedClient = {
    /**
     * Properties that move to the client that stays
     */
    properties: number;
    /**
     * Inspections that do, finished ones as well
     */
    inspections: number;
    /**
     * People who sign in for it, archived ones as well: from now on they see what is of either
     */
    people: number;
    /**
     * Rules for usual templates that name it
     */
    template_rules: number;
    /**
     * Members that the client that stays does not have and takes over
     */
    fills: Array<string>;
    /**
     * The client that stays, as it is after this answer
     */
    client: Client;
    [key: string]: unknown;
};

export type ClientPerson = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Name
     */
    name: string;
    /**
     * E-mail address they sign in with
     */
    email: string;
    /**
     * Telephone number; null when not given
     */
    phone: string | null;
    /**
     * When they were last invited; null if nobody has invited them
     */
    invited_at: string | null;
    /**
     * Until when their invitation can be accepted; null when none is open: accepted, withdrawn, or never made
     */
    invited_until: string | null;
    /**
     * When they first chose a way to sign in; null until then
     */
    joined_at: string | null;
    /**
     * The link to pass on to them, which works once. Only in the answer that makes it, to the back office, where no mail server sends it
     */
    invitation_link?: string | null;
    /**
     * When they were last signed in, within two hours; null if never
     */
    last_seen_at: string | null;
    /**
     * Since when they cannot sign in; null before
     */
    archived_at: string | null;
    /**
     * The version that `If-Match` compares
     */
    version?: number;
    [key: string]: unknown;
};

export type AppointmentAnswer = {
    /**
     * They confirmed the appointment, or asked for another time
     */
    kind: 'confirmed' | 'another_time';
    /**
     * Their words about other days and times; null when they gave none
     */
    note: string | null;
    /**
     * When they answered
     */
    at: string;
    /**
     * Time of the appointment that they answered, which may have moved since; for a whole day its beginning
     */
    for: string;
    [key: string]: unknown;
};

export type Contact = {
    /**
     * Identifier
     */
    id: number;
    /**
     * 1 Tenant, 2 Agent, 3 Landlord, 4 Witness, 5 Clerk, 6 Other
     */
    type: 1 | 2 | 3 | 4 | 5 | 6;
    /**
     * Name
     */
    name: string;
    /**
     * E-mail address; null when not given
     */
    email: string | null;
    /**
     * Telephone number; null when not given
     */
    phone: string | null;
    /**
     * Whether they sign the report
     */
    signee: boolean;
    /**
     * Whether they are told of scheduling and changes by e-mail
     */
    notify: boolean;
    /**
     * Whether they are sent the completed report by e-mail
     */
    deliver: boolean;
    /**
     * First day of their tenancy; null when not given
     */
    starts_on?: string | null;
    /**
     * Last day of their tenancy; null when not given
     */
    ends_on?: string | null;
    /**
     * Contacts of inspections: the latest answer to the appointment, by the link in its e-mail; null before
     */
    answer?: AppointmentAnswer | null;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version?: number;
    [key: string]: unknown;
};

export type AppointmentRequest = {
    /**
     * The inspection whose appointment it is
     */
    inspection: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Its purpose
         */
        type: InspectionType;
        /**
         * The property that is visited
         */
        property: {
            /**
             * Identifier
             */
            id: number;
            address: ShortAddress;
            [key: string]: unknown;
        };
        /**
         * The appointment that does not suit: a date, or a date-time with offset
         */
        conduct_date: string;
        [key: string]: unknown;
    };
    /**
     * The contact who asks
     */
    contact: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Name
         */
        name: string;
        /**
         * Telephone number; null when not given
         */
        phone: string | null;
        [key: string]: unknown;
    };
    /**
     * Their words about other days and times; null when they gave none
     */
    note: string | null;
    /**
     * When they asked
     */
    at: string;
    [key: string]: unknown;
};

export type PublishedSignature = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Name of who signed
     */
    name: string;
    /**
     * On whose side they are: tenant, landlord, agent or other
     */
    role: string;
    /**
     * What came of it: signed, declined or not_present
     */
    outcome: string;
    /**
     * How it was made: drawn or typed; none without a signature
     */
    method: string;
    /**
     * The drawing as SVG path data in a box of 600 by 200; null when typed
     */
    drawing: string | null;
    /**
     * The words that were agreed to
     */
    declaration: string;
    /**
     * How often the report had been changed when it was signed
     */
    report_version: number;
    /**
     * The sealed version that was signed; null for one from before versions were sealed
     */
    version: number | null;
    /**
     * How it is known who it was: by a code sent to their address, in person before the witness, or by their word alone (with the key, in earlier days)
     */
    confirmation: string;
    /**
     * Name of the member of staff before whom it was given; null otherwise
     */
    witness: string | null;
    /**
     * Why they declined, or were not there; null when nothing was said
     */
    reason: string | null;
    /**
     * When they signed
     */
    signed_at: string;
    [key: string]: unknown;
};

export type SignatureCode = {
    /**
     * Where it was sent, as far as its owner needs to know
     */
    sent_to: string;
    /**
     * Until when it can be used
     */
    ends_at: string;
    [key: string]: unknown;
};

export type ReportLink = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Whose link it is
     */
    contact: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Their name
         */
        name: string;
        /**
         * On whose side they are: tenant, landlord, agent or other
         */
        role: string;
        [key: string]: unknown;
    };
    /**
     * The address that it was sent to
     */
    sent_to: string;
    /**
     * When it was made and sent
     */
    sent_at: string;
    /**
     * On how many visits it was opened; readings within half an hour are one
     */
    opened_count: number;
    /**
     * When it was opened last; null before
     */
    last_opened_at: string | null;
    /**
     * When somebody revoked it; null before
     */
    revoked_at: string | null;
    /**
     * Whether it opens the report: not once it is revoked, or its contact has another address
     */
    is_open: boolean;
    [key: string]: unknown;
};

export type ReportVersion = {
    /**
     * Its number, from 1 in each report
     */
    version: number;
    /**
     * When it was sealed: at completion, or later, for reports that were finished before versions were sealed
     */
    occasion: string;
    /**
     * When it was sealed
     */
    sealed_at: string;
    /**
     * The person who completed the report; null for one that was sealed later
     */
    sealed_by: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Their name
         */
        name: string;
        [key: string]: unknown;
    } | null;
    /**
     * SHA-256 of its content as canonical JSON (RFC 8785), in hex
     */
    sha256: string;
    /**
     * Its place in the account's append-only log (RFC 9162), from 0
     */
    position: number;
    /**
     * When its completion was taken back, before anybody outside had it; null for all that were issued
     */
    taken_back_at: string | null;
    /**
     * False once its content has gone by the rules of retention
     */
    kept: boolean;
    [key: string]: unknown;
};

export type ReportVersionContent = {
    /**
     * Its number, from 1 in each report
     */
    version: number;
    /**
     * When it was sealed: at completion, or later, for reports that were finished before versions were sealed
     */
    occasion: string;
    /**
     * When it was sealed
     */
    sealed_at: string;
    /**
     * The person who completed the report; null for one that was sealed later
     */
    sealed_by: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Their name
         */
        name: string;
        [key: string]: unknown;
    } | null;
    /**
     * SHA-256 of its content as canonical JSON (RFC 8785), in hex
     */
    sha256: string;
    /**
     * Its place in the account's append-only log (RFC 9162), from 0
     */
    position: number;
    /**
     * When its completion was taken back, before anybody outside had it; null for all that were issued
     */
    taken_back_at: string | null;
    /**
     * False once its content has gone by the rules of retention
     */
    kept: boolean;
    /**
     * Everything that is printed, as it was sealed; null once it has gone by the rules of retention
     */
    content: {
        [key: string]: unknown;
    } | null;
    [key: string]: unknown;
};

export type PublishedComment = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The item it is about; null for the report as a whole
     */
    item_id: number | null;
    /**
     * The item in words; null: the report as a whole
     */
    about: string | null;
    /**
     * Name of who wrote it
     */
    author: string;
    /**
     * On whose side they are: tenant, landlord, agent or other
     */
    role: string;
    /**
     * Whether it came by the link of its author alone; otherwise the name is as somebody with the key gave it
     */
    is_own_link: boolean;
    /**
     * The comment
     */
    text: string;
    /**
     * The office's reply; null before
     */
    reply: string | null;
    /**
     * When the office replied; null before
     */
    replied_at: string | null;
    /**
     * Whether the office accepts the comment; null while it has not said
     */
    verdict: string | null;
    /**
     * When it was written
     */
    created_at: string;
    [key: string]: unknown;
};

export type PublishedAttachment = {
    /**
     * Identifier
     */
    id: number;
    /**
     * IMAGE, VIDEO, AUDIO or FILE, by the content of the file
     */
    type: string;
    /**
     * A signed link
     */
    url: string;
    /**
     * Signed links by width in pixels: 320, 480, 1280; null for what is no picture
     */
    renditions: {
        [key: string]: string;
    } | null;
    /**
     * Caption; null when there is none
     */
    description: string | null;
    /**
     * When it was made, by the device that made it; null when the file does not say
     */
    taken_at: string | null;
    /**
     * Pixels, upright; null for what is no picture or video
     */
    width: number | null;
    /**
     * Pixels, upright; null for what is no picture or video
     */
    height: number | null;
    /**
     * Length of a recording or a video in seconds; null for other files
     */
    duration: number | null;
    /**
     * Name it was uploaded under; null when it had none
     */
    filename: string | null;
    /**
     * Media type found in the content, such as image/jpeg
     */
    media_type: string;
    [key: string]: unknown;
};

export type PublishedItem = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The name of the item
     */
    name: string;
    /**
     * Its looks
     */
    description: string | null;
    /**
     * Its state
     */
    condition: unknown;
    /**
     * The work to be done on it, for this inspection only
     */
    actions: Array<{
        /**
         * The work to be done
         */
        action: string;
        /**
         * The person responsible
         */
        responsibility: string;
        /**
         * Comments; null when there are none
         */
        comments: string | null;
        [key: string]: unknown;
    }>;
    /**
     * Photos and other files of the item
     */
    attachments: Array<PublishedAttachment>;
    [key: string]: unknown;
};

export type PublishedRoom = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The name of the room
     */
    name: string;
    /**
     * Kind of room: DETAILED, SIMPLIFIED, CHECKLIST, SCALE, OVERVIEW, KEYS, METERS or MANUALS. New ones may be added at any time: show what you do not know, and do not change it
     */
    block_type: string;
    /**
     * Questions or scale that items are answered by; null but for SIMPLIFIED and SCALE rooms
     */
    option_set: OptionSetOfRoom | null;
    /**
     * The items of the room, in order
     */
    items: Array<PublishedItem>;
    /**
     * Photos and other files of the room itself
     */
    attachments: Array<PublishedAttachment>;
    [key: string]: unknown;
};

export type PublishedReport = {
    /**
     * Title of the report
     */
    title: string;
    /**
     * The purpose of the inspection
     */
    type: InspectionType;
    /**
     * Reference of the inspection; null when not given
     */
    ref: string | null;
    /**
     * The firm that made the report
     */
    company: {
        /**
         * Name of the firm
         */
        name: string;
        /**
         * Its colour, such as #1f6f6b; null when not given
         */
        colour: string | null;
        /**
         * Signed link to its logo; null when there is none
         */
        logo_url?: string | null;
        /**
         * Telephone number; null when not given
         */
        phone: string | null;
        /**
         * E-mail address; null when not given
         */
        email: string | null;
        /**
         * Website; null when not given
         */
        website: string | null;
        [key: string]: unknown;
    };
    /**
     * The looks of the report: the client's own, where the firm lets them, and otherwise the firm's
     */
    brand?: {
        /**
         * Name of the firm, or of the client, that the logo belongs to
         */
        name: string;
        /**
         * Colour, such as #1f6f6b; null when neither has any
         */
        colour: string | null;
        /**
         * Signed link to the logo; null when neither has any
         */
        logo_url: string | null;
        [key: string]: unknown;
    };
    /**
     * IANA time zone, such as Europe/London, in which days are meant
     */
    time_zone: string;
    /**
     * Where the property is
     */
    address: Address;
    /**
     * Name of who carried it out; null when nobody is assigned
     */
    clerk: string | null;
    /**
     * When it was carried out: a date, or a date-time with offset; null when not given
     */
    conduct_date: string | null;
    /**
     * When it became Complete; null while it is reopened
     */
    completed_at: string | null;
    /**
     * Number of the sealed version, from 1
     */
    version: number;
    /**
     * When this version was sealed
     */
    sealed_at: string;
    /**
     * False for a report that was finished before versions were sealed, and sealed later
     */
    sealed_at_completion: boolean;
    /**
     * Whether it has been reopened: this is the last finished version
     */
    under_correction: boolean;
    /**
     * Notes for the reader; null when there are none
     */
    notes: string | null;
    /**
     * Signed link to the picture on its cover; null when there is none
     */
    cover_url: string | null;
    /**
     * Photos and other files of the report itself
     */
    attachments: Array<PublishedAttachment>;
    /**
     * The rooms, in order
     */
    rooms: Array<PublishedRoom>;
    /**
     * Keys, manuals, alarms and meters
     */
    summary: ReportMetadata;
    /**
     * The kinds of PDF that it can have
     */
    pdf_types: Array<string>;
    /**
     * The words that a signature agrees to
     */
    declaration: {
        /**
         * Its heading
         */
        title: string;
        /**
         * Its text
         */
        text: string;
        [key: string]: unknown;
    };
    /**
     * Whether comments and signatures are taken, and until when
     */
    comment_window: {
        /**
         * Whether they are taken now
         */
        open: boolean;
        /**
         * Until when; null when there is no end
         */
        until: string | null;
        [key: string]: unknown;
    };
    /**
     * The clerk's signature under the report; null when they keep none
     */
    clerk_signature: {
        /**
         * Name of the clerk who signed for the firm
         */
        name: string;
        /**
         * When the report was completed with it
         */
        signed_at: string;
        /**
         * Signed link to the picture of the signature
         */
        url: string;
        [key: string]: unknown;
    } | null;
    /**
     * Comments, in the order they came
     */
    comments: Array<PublishedComment>;
    /**
     * Signatures, in the order they came
     */
    signatures: Array<PublishedSignature>;
    /**
     * Whose own link it was opened by; null for the key
     */
    reader: {
        /**
         * Their name
         */
        name: string;
        /**
         * On whose side they are: tenant, landlord, agent or other
         */
        role: string;
        /**
         * Their address as far as they need to know it, to which a code is sent before they sign
         */
        sends_codes_to: string;
        /**
         * Their answer to this version so far: signed, declined or not_present; null before there is any
         */
        outcome: string | null;
        [key: string]: unknown;
    } | null;
    [key: string]: unknown;
};

export type PublishedPdf = {
    /**
     * The kind of PDF: FULL, CHANGES or ACTIONS
     */
    type: string;
    /**
     * How far it is: absent until somebody asks for it, queued, running, ready or failed
     */
    state: string;
    /**
     * How far it is, in per cent
     */
    progress: number;
    /**
     * Size of the file; null until it is ready
     */
    bytes: number | null;
    /**
     * Pages; null until it is ready
     */
    pages: number | null;
    /**
     * Signed link to the file; null until it is ready
     */
    url: string | null;
    [key: string]: unknown;
};

export type ReportComment = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The item it is about; null for the report as a whole
     */
    item_id: number | null;
    /**
     * The item in words; null: the report as a whole
     */
    about: string | null;
    /**
     * Name of who wrote it
     */
    author: string;
    /**
     * On whose side they are: tenant, landlord, agent or other
     */
    role: string;
    /**
     * Whether it came by the link of its author alone; otherwise the name is as somebody with the key gave it
     */
    is_own_link: boolean;
    /**
     * The comment
     */
    text: string;
    /**
     * The office's reply; null before
     */
    reply: string | null;
    /**
     * When the office replied; null before
     */
    replied_at: string | null;
    /**
     * Whether the office accepts the comment; null while it has not said
     */
    verdict: string | null;
    /**
     * When it was written
     */
    created_at: string;
    /**
     * Name of who answered last
     */
    replied_by: string | null;
    /**
     * The version that `If-Match` compares
     */
    version: number;
    [key: string]: unknown;
};

export type ReportSignature = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Name of who signed
     */
    name: string;
    /**
     * On whose side they are: tenant, landlord, agent or other
     */
    role: string;
    /**
     * What came of it: signed, declined or not_present
     */
    outcome: string;
    /**
     * How it was made: drawn or typed; none without a signature
     */
    method: string;
    /**
     * The drawing as SVG path data in a box of 600 by 200; null when typed
     */
    drawing: string | null;
    /**
     * The words that were agreed to
     */
    declaration: string;
    /**
     * How often the report had been changed when it was signed
     */
    report_version: number;
    /**
     * The sealed version that was signed; null for one from before versions were sealed
     */
    version: number | null;
    /**
     * How it is known who it was: by a code sent to their address, in person before the witness, or by their word alone (with the key, in earlier days)
     */
    confirmation: string;
    /**
     * Name of the member of staff before whom it was given; null otherwise
     */
    witness: string | null;
    /**
     * Why they declined, or were not there; null when nothing was said
     */
    reason: string | null;
    /**
     * When they signed
     */
    signed_at: string;
    /**
     * The contact of the inspection who it was; null where that is not known
     */
    contact_id: number | null;
    /**
     * The address to which their code was sent; null without one
     */
    code_sent_to: string | null;
    /**
     * Network address it came from
     */
    address: string | null;
    /**
     * The browser's own name for itself; null when it gave none
     */
    user_agent: string | null;
    /**
     * Whether the report is still the version that was signed
     */
    is_current: boolean;
    [key: string]: unknown;
};

export type ReportOpening = {
    /**
     * Identifier
     */
    id: number;
    /**
     * When
     */
    at: string;
    /**
     * report_key.opened, report_link.opened, report_key.rotated, pdf.downloaded, share.opened, share.downloaded: the report by its key or by a link of somebody's own, a new key, its PDF by somebody without an account, a link that was shared, or a file of it. Repeated openings of one version by one link from one place are noted once an hour.
     */
    kind: string;
    /**
     * The sealed version that was shown; null for other files, and before this was noted
     */
    version: number | null;
    /**
     * The PDF; null for the report itself
     */
    pdf_type: string | null;
    /**
     * The contact's own link that was opened, perhaps gone with its contact
     */
    report_link_id: number | null;
    /**
     * The shared link that was opened
     */
    file_share_id: number | null;
    /**
     * The name of the shared link, as its maker calls it
     */
    link_name: string | null;
    /**
     * The address that the link was sent to; null for the key, and for one that was copied
     */
    sent_to: string | null;
    /**
     * Whose own link it was, or who gave it a new key, by their name then; null for other visitors
     */
    person: string | null;
    /**
     * Roughly from where: the network of the visitor
     */
    network: string | null;
    /**
     * The browser and the system, as far as it says
     */
    browser: string | null;
    [key: string]: unknown;
};

export type Email = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The inspection it is about; null when it is about none, or about several
     */
    inspection_id: number | null;
    /**
     * Where that inspection is
     */
    property: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Where it is
         */
        address: Address;
        [key: string]: unknown;
    } | null;
    /**
     * The inspections that it tells of together; empty when it is about one or none
     */
    visits: Array<{
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Where it is
         */
        property: {
            /**
             * Identifier
             */
            id: number;
            /**
             * Where it is
             */
            address: Address;
            [key: string]: unknown;
        } | null;
        [key: string]: unknown;
    }>;
    /**
     * The recipient
     */
    recipient: string;
    /**
     * Subject line
     */
    subject: string;
    /**
     * Its text, as it is sent; of a confidential one a sentence that says so
     */
    text: string;
    /**
     * Whether its text is for the recipient alone
     */
    confidential: boolean;
    /**
     * The appointment as iCalendar, from the company to the recipient; of several visits one calendar after another
     */
    calendar: string | null;
    /**
     * When it was written
     */
    created_at: string;
    /**
     * `sent`; `waiting`, and tried for 3 days; `failed` after them, or once the mail server says that there is no such address; `kept` while no mail server is set
     */
    state: string;
    /**
     * When the mail server took it; null before
     */
    sent_at: string | null;
    /**
     * How often it was tried
     */
    attempts: number;
    /**
     * The mail server's answer to the last attempt
     */
    failure: string | null;
    /**
     * The e-mail that it repeats to another address
     */
    resent_from: number | null;
    [key: string]: unknown;
};

export type MailServer = {
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version: number;
    /**
     * Its name; null until one is given
     */
    host: string | null;
    /**
     * Its port; null until one is given
     */
    port: number | null;
    /**
     * The name with which the firm signs in there; null until one is given
     */
    user_name: string | null;
    /**
     * Whether a password is kept; it is never shown
     */
    has_password: boolean;
    /**
     * The address that e-mails come from; null until one is given
     */
    sender: string | null;
    /**
     * When a test message went through it as it is, from which moment all e-mails of the firm do; null before, and after a change
     */
    tried_at: string | null;
    /**
     * Whether Keyturn has a mail server here, through which e-mails go while the firm has none of its own
     */
    installation: boolean;
    [key: string]: unknown;
};

export type MailServerTrial = {
    /**
     * The address of the caller, to which a test message was sent
     */
    recipient: string;
    /**
     * Null when the mail server took it. Otherwise its answer, or why it could not be asked
     */
    failure: string | null;
    [key: string]: unknown;
};

export type WaitingMessages = {
    /**
     * The inspection they are about
     */
    inspection_id: number;
    /**
     * Its version, of which they tell
     */
    inspection_version: number;
    /**
     * Where the inspection is
     */
    property: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Where it is
         */
        address: Address;
        [key: string]: unknown;
    };
    /**
     * When the first change was made
     */
    since: string;
    /**
     * When they go: after 10 minutes without another change, also of the visits that go together, or 1 for a visit within four hours, and 30 after the first change at most
     */
    due_at: string;
    /**
     * One each for whoever is told; none where the change was taken back
     */
    messages: Array<{
        /**
         * Its kind, as in the settings: `moved`, for example
         */
        kind: string;
        /**
         * Who is told
         */
        name: string;
        /**
         * The address
         */
        recipient: string;
        /**
         * Subject line, as it will be sent
         */
        subject: string;
        /**
         * Its text, as it will be sent; `{answer}` and `{link}` stand where each recipient’s own link will be
         */
        text: string;
        /**
         * The inspections that it tells of: several where they go together
         */
        inspection_ids: Array<number>;
        /**
         * The list of these visits, which stands in place of `{visits}` in the text; null in a message about one
         */
        visits: string | null;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type WaitingMessagesSent = {
    /**
     * How many people are told, each counted once
     */
    sent: number;
    [key: string]: unknown;
};

/**
 * An inspection of a bulk change
 */
export type BulkChangeItem = {
    /**
     * The inspection
     */
    inspection_id: number;
    /**
     * Its property in one line; null for one that is not there any more
     */
    address: string | null;
    /**
     * changed, unchanged, refused, undone or kept; null before
     */
    outcome: string | null;
    /**
     * Why it was not changed, or not undone; of one that was changed the clash that it was asked for with
     */
    note: string | null;
    [key: string]: unknown;
};

/**
 * A change of many inspections, without what it could not change
 */
export type BulkChangeSummary = {
    /**
     * Its number
     */
    id: number;
    /**
     * assign_clerk, assign_typist, move, confirm, cancel or send_again; `replan` of an absent clerk's visits
     */
    action: string;
    /**
     * To whom they are assigned; for `replan` who is away
     */
    staff_id: number | null;
    /**
     * By how many days they are moved
     */
    days: number | null;
    /**
     * Why they are cancelled
     */
    reason: string | null;
    /**
     * planned, queued, running, done, failed, undoing or undone; `planned` for a dry run too
     */
    state: string;
    /**
     * What has become of the inspections, or would
     */
    counts: {
        /**
         * Inspections that were selected
         */
        inspections: number;
        /**
         * Those that were changed, or would be
         */
        changed: number;
        /**
         * Those that are so already
         */
        unchanged: number;
        /**
         * Those that could not be changed; each says why
         */
        refused: number;
        /**
         * Those that were taken back
         */
        undone: number;
        /**
         * Those that the undoing left, because somebody has changed them since
         */
        kept: number;
        [key: string]: unknown;
    };
    /**
     * Who asked for it, or for its undoing
     */
    actor_id: number;
    /**
     * Why it stopped; null unless it failed
     */
    failure: string | null;
    /**
     * When it was asked for; null for a dry run
     */
    created_at: string | null;
    /**
     * When the last one was changed
     */
    finished_at: string | null;
    /**
     * Until when it can be undone: 24 hours after its end; null once it is undone, and for what cannot be
     */
    undo_until: string | null;
    /**
     * When it was undone
     */
    undone_at: string | null;
    [key: string]: unknown;
};

/**
 * What the board would complain of, from today on
 */
export type BulkChangeClashes = {
    /**
     * Those that would be changed, and would have a clash
     */
    inspections: number;
    /**
     * Those that overlap another appointment of the clerk, or one another
     */
    overlap: number;
    /**
     * Those in time off of the clerk
     */
    time_off: number;
    /**
     * Those outside of the working hours of the clerk
     */
    hours: number;
    /**
     * Those with too little time for the way, to it or from it
     */
    travel: number;
    /**
     * Those in a place or of a type that the clerk does not take
     */
    remit: number;
    /**
     * The first hundred
     */
    first: Array<{
        /**
         * The inspection
         */
        inspection_id: number;
        /**
         * Its property in one line
         */
        address: string | null;
        /**
         * What is in its way, in words
         */
        reasons: Array<string>;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

/**
 * A change of many inspections; up to 50 are changed before the answer, more in the background
 */
export type BulkChange = {
    /**
     * Null for a dry run, of which nothing is kept
     */
    id: number | null;
    /**
     * assign_clerk, assign_typist, move, confirm, cancel or send_again; `replan` of an absent clerk's visits
     */
    action: string;
    /**
     * To whom they are assigned; for `replan` who is away
     */
    staff_id: number | null;
    /**
     * By how many days they are moved
     */
    days: number | null;
    /**
     * Why they are cancelled
     */
    reason: string | null;
    /**
     * planned, queued, running, done, failed, undoing or undone; `planned` for a dry run too
     */
    state: string;
    /**
     * What has become of the inspections, or would
     */
    counts: {
        /**
         * Inspections that were selected
         */
        inspections: number;
        /**
         * Those that were changed, or would be
         */
        changed: number;
        /**
         * Those that are so already
         */
        unchanged: number;
        /**
         * Those that could not be changed; each says why
         */
        refused: number;
        /**
         * Those that were taken back
         */
        undone: number;
        /**
         * Those that the undoing left, because somebody has changed them since
         */
        kept: number;
        [key: string]: unknown;
    };
    /**
     * Who asked for it, or for its undoing
     */
    actor_id: number;
    /**
     * Why it stopped; null unless it failed
     */
    failure: string | null;
    /**
     * When it was asked for; null for a dry run
     */
    created_at: string | null;
    /**
     * When the last one was changed
     */
    finished_at: string | null;
    /**
     * Until when it can be undone: 24 hours after its end; null once it is undone, and for what cannot be
     */
    undo_until: string | null;
    /**
     * When it was undone
     */
    undone_at: string | null;
    /**
     * The first hundred that could not be changed, or were left by the undoing, with the reason
     */
    exceptions: Array<BulkChangeItem>;
    /**
     * Of a dry run of `move` or `assign_clerk`; null otherwise
     */
    clashes: BulkChangeClashes | null;
    [key: string]: unknown;
};

export type SchedulePlanOption = {
    /**
     * Who would take it
     */
    staff_id: number;
    /**
     * When: a date-time, or a day for a visit without a time
     */
    conduct_date: string;
    /**
     * Minutes of driving more in their day
     */
    detour_minutes: number;
    /**
     * Whether they have been at the property
     */
    knows_property: boolean;
    /**
     * Visits of their day with it
     */
    visits: number;
    /**
     * Minutes of those visits
     */
    minutes: number;
    /**
     * What it breaks: an agreed time, a booking of a colleague, or a rule of the board
     */
    breaks: Array<{
        /**
         * moved, handed-over, overlap, travel, hours, time-off or remit
         */
        kind: string;
        /**
         * In words
         */
        reason: string;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type SchedulePlanVisit = {
    /**
     * The inspection
     */
    inspection_id: number;
    /**
     * Its property in one line
     */
    address: string;
    /**
     * Who has it now: the clerk who is away, or a colleague who would hand it over
     */
    staff_id: number;
    /**
     * When it is agreed
     */
    conduct_date: string;
    /**
     * Whether that is confirmed
     */
    is_confirmed: boolean;
    /**
     * How long it takes
     */
    minutes: number;
    /**
     * The proposal; null where nobody could take it
     */
    chosen: SchedulePlanOption | null;
    /**
     * One for each clerk, the best first
     */
    options: Array<SchedulePlanOption>;
    /**
     * Inspections of colleagues that have to be handed over for the proposal
     */
    needs: Array<number>;
    [key: string]: unknown;
};

/**
 * A proposal, which changes nothing until it is accepted
 */
export type SchedulePlan = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The clerk who is away
     */
    staff_id: number;
    /**
     * The first day
     */
    from: string;
    /**
     * The last day
     */
    to: string;
    /**
     * The visits that need somebody else, and those handed over for them, by time
     */
    visits: Array<SchedulePlanVisit>;
    [key: string]: unknown;
};

/**
 * A charge of a visit beside its price
 */
export type Charge = {
    /**
     * The number of the line in this answer
     */
    id: number;
    /**
     * For a visit that was `aborted`, or for `waiting` at the door
     */
    kind: string;
    /**
     * The amount by the rules of the firm
     */
    amount: string;
    /**
     * Why the visit was aborted: client, tenant, no_access, no_keys, not_ready or firm; null for waiting
     */
    cause: string | null;
    /**
     * Minutes of notice that were given, below zero once its time had come; null for waiting
     */
    notice: number | null;
    /**
     * Minutes that the clerk waited; null for an aborted visit
     */
    minutes: number | null;
    /**
     * Who cancelled it, or noted the waiting
     */
    actor_id: number;
    /**
     * When they did
     */
    at: string;
    /**
     * Set where it is not charged
     */
    waived: {
        /**
         * Why it is not charged
         */
        reason: string;
        /**
         * Who waived it
         */
        actor_id: number;
        /**
         * When they did
         */
        at: string;
        [key: string]: unknown;
    } | null;
    /**
     * The visit
     */
    inspection: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Its purpose
         */
        type: {
            /**
             * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
             */
            id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 150 | 231;
            /**
             * The type in words
             */
            name: string;
            [key: string]: unknown;
        };
        /**
         * Its reference; null when not given
         */
        ref: string | null;
        /**
         * When it was to be carried out: a date, or a date-time with offset
         */
        conduct_date: string;
        /**
         * When it was cancelled; null if it was not
         */
        cancelled_at: string | null;
        [key: string]: unknown;
    };
    /**
     * Its property in one line
     */
    address: string;
    /**
     * The client; null for a visit without one
     */
    client: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Its name
         */
        name: string;
        [key: string]: unknown;
    } | null;
    [key: string]: unknown;
};

export type ReportCorrection = {
    /**
     * The version that the correction ended in
     */
    version: number;
    /**
     * Why it was reopened
     */
    reasons: Array<string>;
    /**
     * Why, in words; null when nobody said
     */
    note: string | null;
    /**
     * When it was reopened; null where that was not kept
     */
    reopened_at: string | null;
    /**
     * Name of the person who reopened it; null where that was not kept
     */
    reopened_by: string | null;
    [key: string]: unknown;
};

export type ReportDifference = {
    /**
     * Where it is, from the outside: the room, then its item; the report itself has no place
     */
    place: Array<string>;
    /**
     * The kind of thing that it is about
     */
    kind: string;
    /**
     * changed, added or removed
     */
    change: string;
    /**
     * The field that was changed; null for a thing that was added or removed
     */
    field: string | null;
    /**
     * What was printed; null when there was nothing
     */
    was: string | null;
    /**
     * What is printed now; null when there is nothing
     */
    now: string | null;
    /**
     * The last person who changed it, by the audit trail; null where that does not tell
     */
    by: {
        /**
         * Null where nobody is known any more
         */
        id: number | null;
        /**
         * Their name
         */
        name: string;
        [key: string]: unknown;
    } | null;
    /**
     * When they did; null where the audit trail does not tell
     */
    at: string | null;
    [key: string]: unknown;
};

export type ReportDifferences = {
    /**
     * The version that was
     */
    from: number;
    /**
     * The version that is compared with it
     */
    to: number;
    /**
     * Why each version between them was made, oldest first
     */
    corrections: Array<ReportCorrection>;
    /**
     * Field by field, in the order of the report
     */
    differences: Array<ReportDifference>;
    [key: string]: unknown;
};

export type ExpectedAttachment = {
    /**
     * Key of the delivery, by which the file still comes or is given up
     */
    delivery_key: string;
    /**
     * The uploading application's own name for it
     */
    identifier: string;
    /**
     * Name of the file
     */
    filename: string;
    /**
     * Size of the file in bytes
     */
    size: number;
    /**
     * Media type of the file, such as image/jpeg
     */
    media_type: string;
    /**
     * Name of the room it belongs to; null for the report itself
     */
    room: string | null;
    /**
     * Name of the item it belongs to; null for a room or the report itself
     */
    item: string | null;
    /**
     * When it was announced
     */
    announced_at: string;
    /**
     * Since when it is not expected any more
     */
    expires_at: string;
    /**
     * The inspection whose report waits for it
     */
    inspection: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Its purpose
         */
        type: InspectionType;
        /**
         * The property that is inspected
         */
        property: {
            /**
             * Identifier
             */
            id: number;
            address: ShortAddress;
            [key: string]: unknown;
        };
        [key: string]: unknown;
    };
    [key: string]: unknown;
};

export type SecurityEvent = {
    /**
     * Identifier
     */
    id: number;
    /**
     * When it happened
     */
    at: string;
    /**
     * What happened
     */
    kind: string;
    /**
     * The same in words
     */
    description: string;
    /**
     * The person who did it, or whose sign-in was tried
     */
    actor: {
        /**
         * Id of the person; null for visitors with a link and for the service itself
         */
        id: number | null;
        /**
         * Their name as it is now
         */
        name: string | null;
        [key: string]: unknown;
    };
    /**
     * The application it was done through; null on the pages of signing in
     */
    application: string | null;
    /**
     * The thing that it was done to
     */
    subject: {
        /**
         * Kind of thing, such as person, application or inspection
         */
        type: string;
        /**
         * Identifier
         */
        id: number;
        /**
         * Name of a person as it is now; null for anything else
         */
        name: string | null;
        [key: string]: unknown;
    } | null;
    /**
     * Network address that it came from
     */
    address: string | null;
    /**
     * Browser or program, as it calls itself
     */
    browser: string | null;
    /**
     * What else is known, such as the roles before and after
     */
    facts: {
        [key: string]: unknown;
    };
    [key: string]: unknown;
};

export type Erasure = {
    /**
     * Id of the record; null for a dry run
     */
    id: number | null;
    /**
     * When it was done; null for a dry run
     */
    at: string | null;
    /**
     * The person who did it; null for a dry run
     */
    actor_id: number | null;
    /**
     * Stands in place of the name; null for a dry run
     */
    placeholder: string | null;
    /**
     * What is gone, or would go
     */
    gone: Array<{
        /**
         * What it is
         */
        what: string;
        /**
         * How many of it
         */
        count: number;
        [key: string]: unknown;
    }>;
    /**
     * What stays
     */
    stays: Array<{
        /**
         * What it is
         */
        what: string;
        /**
         * How many of it
         */
        count: number;
        /**
         * Why it stays
         */
        why: string;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type PersonExport = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The person who asked for it
     */
    actor_id: number;
    /**
     * How far it is: queued, running, ready or failed
     */
    state: string;
    /**
     * How far it is, in per cent
     */
    progress: number;
    /**
     * Size of the file; null until it is ready
     */
    bytes: number | null;
    /**
     * Files in it besides the index; null until it is ready
     */
    files: number | null;
    /**
     * Records in it; null until it is ready
     */
    records: number | null;
    /**
     * Why it could not be made; null unless `state` is failed
     */
    failure: string | null;
    /**
     * When it was asked for
     */
    requested_at: string;
    /**
     * When it was ready; null before
     */
    ready_at: string | null;
    /**
     * When it ends and its file is removed
     */
    expires_at: string;
    /**
     * Signed link to the zip for the caller; null until it is ready
     */
    url: string | null;
    /**
     * E-mail address of whom it is about
     */
    email: string | null;
    /**
     * Name of whom it is about
     */
    name: string | null;
    /**
     * The person it is about, where they have signed in here
     */
    person_id: number | null;
    [key: string]: unknown;
};

export type AccountExport = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The person who asked for it
     */
    actor_id: number;
    /**
     * How far it is: queued, running, ready or failed
     */
    state: string;
    /**
     * How far it is, in per cent
     */
    progress: number;
    /**
     * Size of the file; null until it is ready
     */
    bytes: number | null;
    /**
     * Files in it besides the index; null until it is ready
     */
    files: number | null;
    /**
     * Records in it; null until it is ready
     */
    records: number | null;
    /**
     * Why it could not be made; null unless `state` is failed
     */
    failure: string | null;
    /**
     * When it was asked for
     */
    requested_at: string;
    /**
     * When it was ready; null before
     */
    ready_at: string | null;
    /**
     * When it ends and its file is removed
     */
    expires_at: string;
    /**
     * Signed link to the zip for the caller; null until it is ready
     */
    url: string | null;
    [key: string]: unknown;
};

export type DisputePack = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The person who asked for it
     */
    actor_id: number;
    /**
     * How far it is: queued, running, ready or failed
     */
    state: string;
    /**
     * How far it is, in per cent
     */
    progress: number;
    /**
     * Size of the file; null until it is ready
     */
    bytes: number | null;
    /**
     * Files in it besides the index; null until it is ready
     */
    files: number | null;
    /**
     * Items, comments and signatures in it; null until it is ready
     */
    records: number | null;
    /**
     * Why it could not be made; null unless `state` is failed
     */
    failure: string | null;
    /**
     * When it was asked for
     */
    requested_at: string;
    /**
     * When it was ready; null before
     */
    ready_at: string | null;
    /**
     * When it ends and its file is removed
     */
    expires_at: string;
    /**
     * Signed link to the zip for the caller; null until it is ready
     */
    url: string | null;
    /**
     * SHA-256 of the zip, in hex; null until it is ready
     */
    sha256: string | null;
    [key: string]: unknown;
};

/**
 * A rule by which visits recur during tenancies
 */
export type RecurringVisit = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Its name, such as Quarterly mid-term
     */
    name: string;
    /**
     * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
     */
    type_id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 150 | 231;
    /**
     * A visit falls due each time so many months of a tenancy have passed
     */
    every_months: number;
    /**
     * Days by which a visit moves at most, away from weekends, bank holidays and days when all clerks are away
     */
    jitter_days: number;
    /**
     * None falls due in so many days before the last one of a tenancy
     */
    quiet_days: number;
    /**
     * At homes of this client alone; null: at everybody's
     */
    client_id: number | null;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version: number;
    [key: string]: unknown;
};

/**
 * A certificate of a property
 */
export type Certificate = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The property
     */
    property_id: number;
    /**
     * gas Gas safety record, eicr Electrical condition report (EICR), epc Energy performance certificate (EPC)
     */
    kind: 'gas' | 'eicr' | 'epc';
    /**
     * The day of issue; null when not given
     */
    issued_on: string | null;
    /**
     * The last day on which it is good
     */
    expires_on: string;
    /**
     * Its number or reference; null when not given
     */
    ref: string | null;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version: number;
    [key: string]: unknown;
};

/**
 * A visit or a step that falls due at a home
 */
export type Proposal = {
    /**
     * Its name in `POST /proposals/book` and `decide`
     */
    key: string;
    /**
     * The step that falls due
     */
    kind: 'check_out' | 'key_return' | 'check_in' | 'visit' | 'certificate';
    /**
     * The day that is proposed; of a certificate the last one on which it is good
     */
    due_on: string;
    /**
     * The day by the calendar, from which a recurring visit may have moved
     */
    nominal_on: string;
    /**
     * The inspection to book; null for a step that is none
     */
    type: {
        /**
         * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
         */
        id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 150 | 231;
        /**
         * Its name
         */
        name: string;
        [key: string]: unknown;
    } | null;
    /**
     * The property
     */
    property: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Its address
         */
        address: {
            /**
             * House number and street
             */
            line1: string;
            /**
             * Second line; null when not given
             */
            line2: string | null;
            /**
             * Town
             */
            city: string;
            /**
             * Postcode
             */
            postcode: string;
            [key: string]: unknown;
        };
        [key: string]: unknown;
    };
    /**
     * The tenancy that it belongs to; null for a certificate
     */
    tenancy_id: number | null;
    /**
     * The rule of a recurring visit; null for others
     */
    recurring_visit: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Its name
         */
        name: string;
        [key: string]: unknown;
    } | null;
    /**
     * The certificate that runs out; null for others
     */
    certificate: {
        /**
         * Identifier
         */
        id: number;
        /**
         * gas Gas safety record, eicr Electrical condition report (EICR), epc Energy performance certificate (EPC)
         */
        kind: 'gas' | 'eicr' | 'epc';
        [key: string]: unknown;
    } | null;
    /**
     * Null while it is open
     */
    outcome: 'booked' | 'done' | 'dropped' | null;
    /**
     * The inspection that was booked for it; null when none is
     */
    inspection_id: number | null;
    [key: string]: unknown;
};

export type FileShare = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The inspection whose report is shared
     */
    inspection_id: number;
    /**
     * The files that are shared, in this order; empty for a PDF
     */
    attachment_ids: Array<number>;
    /**
     * The PDF that is shared, always of the report as it is when it is opened; null for files
     */
    pdf_type: string | null;
    /**
     * The link, which needs no account; null once it is revoked, or when the person of a client who made it no longer sees the report
     */
    url: string | null;
    /**
     * Whom or what the link is for; null unless given
     */
    name: string | null;
    /**
     * The person who made the link; null if that is not known
     */
    made_by: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Name
         */
        name: string;
        /**
         * The client that the person belongs to; null for staff
         */
        client_id: number | null;
        [key: string]: unknown;
    } | null;
    /**
     * The person to whom the link was e-mailed; null when nobody got it
     */
    recipient: string | null;
    /**
     * When the link ends
     */
    expires_at: string;
    /**
     * When the link was revoked; null if it was not
     */
    revoked_at: string | null;
    /**
     * How often the link was opened, not counting prefetches
     */
    opened_count: number;
    /**
     * When it was last opened; null if never
     */
    last_opened_at: string | null;
    /**
     * When it was made
     */
    created_at: string;
    [key: string]: unknown;
};

export type SharedPdf = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The kind of PDF: FULL, CHANGES or ACTIONS
     */
    type: string;
    /**
     * How far it is: queued, running, ready or failed
     */
    state: string;
    /**
     * How far it is, in per cent
     */
    progress: number;
    /**
     * Size of the file; null until it is ready
     */
    bytes: number | null;
    /**
     * Pages; null until it is ready
     */
    pages: number | null;
    /**
     * Where it is read, and saved with `?download`; null until it is ready
     */
    url: string | null;
    [key: string]: unknown;
};

export type SharedFile = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Name of the file
     */
    name: string;
    /**
     * IMAGE, VIDEO, AUDIO or FILE, by the content of the file
     */
    type: string;
    /**
     * Media type found in the content, such as image/jpeg
     */
    media_type: string;
    /**
     * Caption; null when there is none
     */
    description: string | null;
    /**
     * When it was made, by the device that made it; null when the file does not say
     */
    taken_at: string | null;
    /**
     * Null for pictures, which are made upright when they are read
     */
    bytes: number | null;
    /**
     * Pixels, upright; null for what is no picture or video
     */
    width: number | null;
    /**
     * Pixels, upright; null for what is no picture or video
     */
    height: number | null;
    /**
     * `?download` saves it. No link works any longer once the share has ended
     */
    url: string;
    /**
     * The picture, 320 pixels wide; null for other files
     */
    thumbnail_url: string | null;
    [key: string]: unknown;
};

export type SharedFiles = {
    /**
     * Name of the account that shares
     */
    company: string;
    /**
     * IANA name; days are meant in it
     */
    time_zone: string;
    /**
     * The inspection whose report is shared
     */
    inspection: {
        /**
         * The type in words, such as Inventory
         */
        type: string;
        address: ShortAddress;
        /**
         * When it was carried out: a date, or a date-time with offset; null when not given
         */
        conduct_date: string | null;
        [key: string]: unknown;
    };
    /**
     * When the link ends
     */
    expires_at: string;
    /**
     * The PDF that is shared; null when files are
     */
    pdf: SharedPdf | null;
    /**
     * The files that are shared, in their order
     */
    files: Array<SharedFile>;
    [key: string]: unknown;
};

export type Import = {
    /**
     * Identifier
     */
    id: number;
    /**
     * What is imported: properties, clients, contacts, tenancies, meters or staff
     */
    kind: string;
    /**
     * Name of the file
     */
    name: string;
    /**
     * Which heading fills which field
     */
    columns: Array<{
        /**
         * The heading in the file
         */
        heading: string;
        /**
         * The field that it fills; null: it is left out
         */
        field: string | null;
        [key: string]: unknown;
    }>;
    /**
     * draft, queued, running, done, failed, undoing or undone
     */
    state: string;
    /**
     * For rows whose thing is there already, unless a row says otherwise: update, skip or new
     */
    duplicates: string;
    /**
     * Whether rows with faults are left out
     */
    leave_out_faulty: boolean;
    /**
     * Whether imported members of staff are invited to sign in; while no mail server is set, nobody is
     */
    invite: boolean;
    /**
     * What would become of the rows; nothing is written before the start
     */
    plan: {
        /**
         * Rows of the file
         */
        rows: number;
        /**
         * Rows with a fault
         */
        faulty: number;
        /**
         * Rows whose thing is there already, or comes earlier in the file
         */
        duplicates: number;
        /**
         * Rows that would add something
         */
        add: number;
        /**
         * Rows that would change something
         */
        update: number;
        /**
         * Rows that would be left out
         */
        skip: number;
        [key: string]: unknown;
    };
    /**
     * What has become of the rows
     */
    done: {
        /**
         * Rows that added something
         */
        added: number;
        /**
         * Rows that changed something
         */
        updated: number;
        /**
         * Rows that were left out
         */
        skipped: number;
        /**
         * Rows that could not be written after all; each says why
         */
        failed: number;
        /**
         * Rows that were taken back
         */
        undone: number;
        /**
         * Rows that the undoing left, because somebody has changed or used their thing since
         */
        kept: number;
        [key: string]: unknown;
    };
    /**
     * Who made it
     */
    actor_id: number;
    /**
     * Why it stopped; null unless it failed
     */
    failure: string | null;
    /**
     * When it was begun
     */
    created_at: string;
    /**
     * When the last row was written
     */
    finished_at: string | null;
    /**
     * Until when it can be undone: 24 hours after its end
     */
    undo_until: string | null;
    /**
     * When it was undone
     */
    undone_at: string | null;
    /**
     * What undoing it would do at this moment; only in the answer to one import that can be undone
     */
    undo?: {
        /**
         * Rows whose thing would be removed again
         */
        added: number;
        /**
         * Rows whose thing would become as it was
         */
        updated: number;
        /**
         * Rows whose thing would stay as it is, by the reason
         */
        kept: Array<{
            /**
             * Why they would stay
             */
            reason: string;
            /**
             * How many
             */
            rows: number;
            [key: string]: unknown;
        }>;
        [key: string]: unknown;
    };
    [key: string]: unknown;
};

export type ImportRow = {
    /**
     * Line of the file
     */
    number: number;
    /**
     * The cells as they were read, by field
     */
    cells: {
        [key: string]: string;
    };
    /**
     * Every fault of its cells
     */
    faults: Array<{
        /**
         * The field of the cell
         */
        field: string;
        /**
         * What is wrong, and what to do
         */
        detail: string;
        [key: string]: unknown;
    }>;
    /**
     * What is there already; null for something new
     */
    duplicate: {
        /**
         * Identifier
         */
        id: number;
        /**
         * What it is called
         */
        label: string;
        [key: string]: unknown;
    } | null;
    /**
     * An earlier row of the file that means the same thing
     */
    duplicate_row: number | null;
    /**
     * What becomes of it; null: as the import says
     */
    choice: string | null;
    /**
     * What became of it; null before
     */
    outcome: string | null;
    /**
     * The thing that was added or changed
     */
    subject_id: number | null;
    /**
     * Why it was not written, or not undone
     */
    note: string | null;
    [key: string]: unknown;
};

export type ImportFault = {
    /**
     * The field of the cells
     */
    field: string;
    /**
     * The text that stands in all of them; empty where it is missing
     */
    text: string;
    /**
     * What is wrong, and what to do
     */
    detail: string;
    /**
     * Rows that have it
     */
    rows: number;
    /**
     * The first line of the file that has it
     */
    first_row: number;
    [key: string]: unknown;
};

export type Tenancy = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The property
     */
    property_id: number;
    /**
     * The first day
     */
    starts_on: string;
    /**
     * The last day that was agreed; null for one that goes on until somebody gives notice
     */
    ends_on: string | null;
    /**
     * The day of the notice; null when nobody has given any
     */
    notice_given_on: string | null;
    /**
     * Who gave notice: tenant or landlord; null when nobody has said
     */
    notice_by: 'tenant' | 'landlord' | null;
    /**
     * The last day, as notice or agreement have settled it; null while it is open
     */
    leaves_on: string | null;
    /**
     * Who lives there, by name
     */
    contacts: Array<{
        /**
         * A contact of the property
         */
        id: number;
        /**
         * Their name
         */
        name: string;
        [key: string]: unknown;
    }>;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version: number;
    [key: string]: unknown;
};

export type MeterReading = {
    /**
     * The reading that was replaced, as read
     */
    reading: string;
    /**
     * When it was read
     */
    date: string;
    [key: string]: unknown;
};

export type Meter = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The measured supply, in your own words
     */
    type: string;
    /**
     * Where it is, such as Hall cupboard
     */
    location: string;
    /**
     * The supplier; empty when not given
     */
    supplier: string;
    /**
     * As read, carried as a string
     */
    reading: string;
    /**
     * When it was read
     */
    date: string;
    /**
     * Serial number; null when not known
     */
    serial_no: string | null;
    /**
     * Photos of the meter
     */
    attachments: Array<Attachment>;
    /**
     * The meter it hangs on; null when it stands alone
     */
    parent_id: number | null;
    /**
     * Newest first; with embed=previous_readings
     */
    previous_readings?: Array<MeterReading>;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version?: number;
    [key: string]: unknown;
};

/**
 * The fees of a client in a month
 */
export type Fee = {
    /**
     * The number of the line in this answer
     */
    id: number;
    /**
     * The client; null for visits without one
     */
    client: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Its name
         */
        name: string;
        [key: string]: unknown;
    } | null;
    /**
     * The month of the visits, in the time zone of the account
     */
    month: string;
    /**
     * Visits whose report is complete
     */
    visits: number;
    /**
     * Cancelled visits with additional charges
     */
    aborted: number;
    /**
     * Of the visits, those without a price
     */
    unpriced: number;
    /**
     * Prices of the visits
     */
    price: string;
    /**
     * Additional charges, such as aborted visits and waiting time
     */
    additional: string;
    /**
     * Of these, charges for aborted visits by the rules of the firm
     */
    for_aborted: string;
    /**
     * Of these, charges for waiting by the rules of the firm
     */
    for_waiting: string;
    /**
     * Charges by the rules that somebody waived, in none of the sums
     */
    waived: string;
    /**
     * Prices and additional charges together
     */
    total: string;
    /**
     * The rest after the clerks' fees, as far as it is known
     */
    margin: string;
    [key: string]: unknown;
};

/**
 * A set of keys of a property, and who has it
 */
export type KeySet = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The property
     */
    property: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Its address
         */
        address: {
            /**
             * House number and street
             */
            line1: string;
            /**
             * Second line; null when not given
             */
            line2: string | null;
            /**
             * Town
             */
            city: string;
            /**
             * Postcode
             */
            postcode: string;
            [key: string]: unknown;
        };
        [key: string]: unknown;
    };
    /**
     * What stands on its tag; no two sets of an account have the same one
     */
    tag: string;
    /**
     * What is on the ring, such as 2 Yale, 1 mortice, fob
     */
    holds: string;
    /**
     * How many keys and fobs it has
     */
    key_count: number;
    /**
     * Where it hangs when it is in the office, such as Office board, hook 14
     */
    place: string;
    /**
     * Who has it: office, clerk, tenant, landlord or contractor
     */
    holder: 'office' | 'clerk' | 'tenant' | 'landlord' | 'contractor';
    /**
     * The clerk who has it; null for everybody else
     */
    staff_id: number | null;
    /**
     * Their name; null when nobody gave it, and in the office
     */
    holder_name: string | null;
    /**
     * When it was handed out; null in the office
     */
    out_since: string | null;
    /**
     * The day on which it should be back; null when nobody said
     */
    due_back_on: string | null;
    /**
     * Whether it should have been back before today
     */
    overdue: boolean;
    /**
     * Where it is, in words
     */
    where: string;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version: number;
    [key: string]: unknown;
};

export type KeySetPhoto = {
    /**
     * Signed link to the picture, 480 pixels wide and high at most; null when there is none
     */
    url: string | null;
    /**
     * Pixels of the picture that was sent; null when there is none
     */
    width: number | null;
    /**
     * Pixels of the picture that was sent; null when there is none
     */
    height: number | null;
    [key: string]: unknown;
};

/**
 * A step of a set of keys: out to somebody, or back. None is changed or removed
 */
export type KeyMovement = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The set
     */
    key_set_id: number;
    /**
     * When
     */
    at: string;
    /**
     * `out`: handed to somebody, also from one to the next; `back`: into the office again
     */
    direction: 'out' | 'back';
    /**
     * Who has had it since then
     */
    holder: 'office' | 'clerk' | 'tenant' | 'landlord' | 'contractor';
    /**
     * The clerk who has it; null for everybody else
     */
    staff_id: number | null;
    /**
     * Their name; null when nobody gave it, and in the office
     */
    holder_name: string | null;
    /**
     * Where it was hung; null when it went out
     */
    place: string | null;
    /**
     * The day on which it should be back; null when nobody said
     */
    due_back_on: string | null;
    /**
     * What is worth knowing; null when there is nothing
     */
    note: string | null;
    /**
     * The signature of whoever took it, as SVG path data in a box of 600 by 200; null when nobody signed
     */
    signature: string | null;
    /**
     * Who wrote it down; null when an application did without a person
     */
    recorded_by: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Their name
         */
        name: string;
        [key: string]: unknown;
    } | null;
    [key: string]: unknown;
};

/**
 * Where the keys of a property are for a visit
 */
export type PropertyKeys = {
    /**
     * The day
     */
    on: string;
    /**
     * How many sets the property has
     */
    count: number;
    /**
     * The set that the visit gets; null when the property has none
     */
    key_set: KeySet | null;
    /**
     * Where that set is now, in words
     */
    where: string | null;
    /**
     * Why it may not be there on the day, in words; null when nothing speaks against it
     */
    clash: string | null;
    [key: string]: unknown;
};

export type Passkey = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Name that the person gave it
     */
    name: string;
    /**
     * Whether a provider keeps it, so that it outlives the device
     */
    is_backed_up: boolean;
    /**
     * When it was added
     */
    created_at: string;
    /**
     * When it last signed somebody in; null when it never has
     */
    last_used_at: string | null;
    [key: string]: unknown;
};

export type Factors = {
    /**
     * The authenticator app; null when none is set up
     */
    authenticator_app: {
        /**
         * When it was set up
         */
        created_at: string;
        /**
         * When a code of it was last given; null when none has been
         */
        last_used_at: string | null;
        [key: string]: unknown;
    } | null;
    /**
     * Whether they have a password; people who were invited may have a passkey alone
     */
    has_password: boolean;
    /**
     * Recovery codes that have not been used
     */
    recovery_codes_left: number;
    /**
     * Passkeys, oldest first
     */
    passkeys: Array<Passkey>;
    /**
     * Whether passkeys work here: PUBLIC_URL is https with a host name, or localhost
     */
    passkeys_offered: boolean;
    /**
     * Whether the role may not sign in with a password alone
     */
    demanded: boolean;
    [key: string]: unknown;
};

export type AuthenticatorSecret = {
    /**
     * The key, to be typed into an app that has no camera
     */
    secret: string;
    /**
     * The same for a QR code
     */
    uri: string;
    [key: string]: unknown;
};

export type RecoveryCodes = {
    /**
     * Shown this once; those from before have ended
     */
    recovery_codes: Array<string>;
    [key: string]: unknown;
};

export type PasskeyOptions = {
    /**
     * JSON for `navigator.credentials.create`, good once and for five minutes
     */
    options: string;
    [key: string]: unknown;
};

export type ProofOptions = {
    /**
     * JSON for `navigator.credentials.get`, good once and for five minutes
     */
    options: string;
    [key: string]: unknown;
};

export type SecondFactorSettings = {
    /**
     * Roles that may not sign in with a password alone
     */
    roles: Array<1 | 2 | 3 | 4 | 5 | 6>;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version: number;
    [key: string]: unknown;
};

export type MovingIn = {
    /**
     * Whether the firm wants to see these steps no more, or began before there were any
     */
    dismissed: boolean;
    /**
     * In the order in which most firms take them
     */
    steps: Array<{
        /**
         * The step
         */
        key: 'firm' | 'people' | 'clients' | 'properties' | 'templates' | 'wording' | 'booking' | 'report' | 'email';
        /**
         * Whether what it asks for is there, looked up at the moment of this answer
         */
        done: boolean;
        /**
         * Whether the firm leaves it out
         */
        skipped: boolean;
        [key: string]: unknown;
    }>;
    /**
     * Types of inspection for which the booking form chooses no template: 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
     */
    types_without_template: Array<number>;
    [key: string]: unknown;
};

export type SetUpLink = {
    /**
     * The page that opens an account. It works once
     */
    url: string;
    [key: string]: unknown;
};

export type SessionSettings = {
    /**
     * Minutes after which a session that nobody uses is over
     */
    idle_minutes: number;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version: number;
    [key: string]: unknown;
};

export type SessionUse = {
    /**
     * Seconds from now after which the session is over, unless somebody uses it before
     */
    idle_seconds: number;
    [key: string]: unknown;
};

export type PdfReady = {
    /**
     * The kind of PDF: FULL, CHANGES or ACTIONS
     */
    type: string;
    /**
     * Signed link to the file, good for a day; needs no bearer
     */
    url: string;
    [key: string]: unknown;
};

export type Pdf = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The kind of PDF: FULL, CHANGES or ACTIONS
     */
    type: string;
    /**
     * How far it is: queued, running, ready or failed
     */
    state: string;
    /**
     * How far it is, in per cent
     */
    progress: number;
    /**
     * Made from the report as it is now
     */
    current: boolean;
    /**
     * How often the report had been changed when it was made
     */
    report_version: number;
    /**
     * The sealed version it was made from; null for a draft
     */
    version: number | null;
    /**
     * Size of the file; null until it is ready
     */
    bytes: number | null;
    /**
     * Pages; null until it is ready
     */
    pages: number | null;
    /**
     * PDF standard it conforms to, such as PDF/A; null until it is ready
     */
    standard: string | null;
    /**
     * SHA-256 of the file; null until it is ready
     */
    sha256: string | null;
    /**
     * Why it could not be made; null unless `state` is failed
     */
    failure: string | null;
    /**
     * When it was asked for
     */
    requested_at: string;
    /**
     * When it was ready; null before
     */
    ready_at: string | null;
    /**
     * Signed link to the file, good for a day; null until it is ready
     */
    url: string | null;
    [key: string]: unknown;
};

export type PdfCheck = {
    /**
     * latest, older_copy, superseded, draft, withdrawn or not_kept: it is the report as it is now, the same version from before the newest comments and signatures, a version that was corrected since, a draft, of a report that was withdrawn, or of one that is no longer kept
     */
    standing: string;
    /**
     * The company that made it
     */
    company: string;
    /**
     * When it was made
     */
    made_at: string;
    /**
     * Which PDF of the report it is; null when the report is no longer kept
     */
    type: string | null;
    /**
     * The version of the report that it shows; null for a draft, or when it is not kept
     */
    version: number | null;
    /**
     * When that version was sealed; null when there is none
     */
    sealed_at: string | null;
    /**
     * The latest version of the report; null when there is none
     */
    latest_version: number | null;
    /**
     * When the latest version was sealed; null when there is none
     */
    latest_sealed_at: string | null;
    /**
     * Whether the report is being corrected just now
     */
    under_correction: boolean;
    [key: string]: unknown;
};

export type SigningKeys = {
    /**
     * The certificate of the key that signs PDFs, as PEM. The key itself vouches for it, and nobody else
     */
    pdf_certificate: string;
    /**
     * The SHA-256 of that certificate, in hex: what viewers of PDFs show as its fingerprint
     */
    pdf_certificate_sha256: string;
    /**
     * The key of Ed25519 that signs the heads of the logs of sealed versions: its 32 bytes, in base64
     */
    log_public_key: string;
    /**
     * How the names of these logs begin; the number of the account follows
     */
    log_origin: string;
    [key: string]: unknown;
};

export type AuditEntry = {
    /**
     * Identifier
     */
    id: number;
    /**
     * When it happened
     */
    at: string;
    /**
     * The person or application that did it
     */
    actor: {
        /**
         * Id of the person; null for the service and for people without an account
         */
        id: number | null;
        /**
         * Name of the person
         */
        name: string;
        [key: string]: unknown;
    };
    /**
     * The application it was done through
     */
    application: string;
    /**
     * The action, such as inspection.updated
     */
    action: string;
    /**
     * The thing that was changed
     */
    subject: {
        /**
         * Kind of thing, such as inspection
         */
        type: string;
        /**
         * Identifier
         */
        id: number;
        [key: string]: unknown;
    };
    /**
     * The members that changed
     */
    changes: Array<{
        /**
         * The member
         */
        field: string;
        /**
         * The old value
         */
        from: unknown;
        /**
         * The new value
         */
        to: unknown;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type RetentionRule = {
    /**
     * What it removes
     */
    kind: string;
    /**
     * The same in words
     */
    label: string;
    /**
     * What goes, and from when on it is counted
     */
    about: string;
    /**
     * The shortest that a rule may be
     */
    fewest_months: number;
    /**
     * Months for which it is kept; null: for good
     */
    months: number | null;
    /**
     * When the rule was made; null without a rule
     */
    since: string | null;
    /**
     * For `If-Match` when it is changed
     */
    version: number;
    [key: string]: unknown;
};

export type RetentionRehearsal = {
    /**
     * How many would go now
     */
    count: number;
    /**
     * How many more are as old, and stay since they or their property are held
     */
    held: number;
    /**
     * The oldest of them
     */
    examples: Array<{
        /**
         * Identifier
         */
        id: number;
        /**
         * What it is: a title, a subject or a file
         */
        words: string;
        /**
         * The property it belongs to
         */
        address: string | null;
        /**
         * From when on it is counted
         */
        at: string;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type RetentionRun = {
    /**
     * Identifier
     */
    id: number;
    /**
     * What it removed
     */
    kind: string;
    /**
     * The rule at that time
     */
    months: number;
    /**
     * When it began
     */
    at: string;
    /**
     * When it was done; null while it goes on
     */
    finished_at: string | null;
    /**
     * How many it removed
     */
    removed: number;
    [key: string]: unknown;
};

export type LegalHold = {
    /**
     * The property of which nothing is removed, or that of the inspection
     */
    property_id: number;
    /**
     * The inspection of which nothing is removed; null where the whole property is held
     */
    inspection_id: number | null;
    /**
     * The title of that inspection
     */
    title: string | null;
    /**
     * The address of the property
     */
    address: string;
    /**
     * Why
     */
    reason: string;
    /**
     * Since when
     */
    at: string;
    [key: string]: unknown;
};

export type ApprovedSentence = {
    /**
     * Name of the item, in small letters
     */
    item: string;
    /**
     * The grade before the sentence, in small letters; `as before` where it points back
     */
    head: string;
    /**
     * The sentence, with # for each number and `side` for each side; empty where the grade stands alone
     */
    pattern: string;
    /**
     * The number of finished reports that have it
     */
    reports: number;
    /**
     * For each number the smallest and the largest that were approved
     */
    ranges: Array<Array<number>>;
    /**
     * The actions that it had as often; both are empty where it had none
     */
    outcomes: Array<{
        /**
         * What is to be done, such as Clean
         */
        action: string;
        /**
         * The person responsible, such as Tenant
         */
        responsibility: string;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type HandedOn = {
    /**
     * Identifier
     */
    item_id: number;
    /**
     * name, description or condition
     */
    field: string;
    /**
     * As it was; it may have come back since
     */
    value: unknown;
    [key: string]: unknown;
};

export type Review = {
    /**
     * Sentences that finished inspections of the same type have many times for items of these names
     */
    approved: Array<ApprovedSentence>;
    /**
     * Of all that was changed since the report was handed on: what stood there then
     */
    handed_on: Array<HandedOn>;
    /**
     * Your own ticks: by stop, the hash of its words when you had seen them
     */
    ticks: {
        [key: string]: string;
    };
    [key: string]: unknown;
};

export type ReviewTicks = {
    /**
     * All your own ticks of this report
     */
    ticks: {
        [key: string]: string;
    };
    [key: string]: unknown;
};

export type QueuedReview = {
    /**
     * The inspection in Review
     */
    inspection_id: number;
    /**
     * Items of its report
     */
    items: number;
    /**
     * Those that say something else than the report before, or are in none
     */
    changed: number;
    /**
     * Open questions
     */
    questions: number;
    /**
     * The last who ticked a stop in half an hour; null where nobody did
     */
    reviewing: {
        /**
         * The reviewer
         */
        id: number;
        /**
         * Their name
         */
        name: string;
        /**
         * When they ticked a stop last
         */
        at: string;
        /**
         * Stops that they have ticked
         */
        viewed: number;
        [key: string]: unknown;
    } | null;
    /**
     * The day by which it is needed; null where none is known
     */
    needed_on: string | null;
    /**
     * tenancy: the next one at this home begins then; visit: the next one there is booked for then
     */
    needed_for: string | null;
    [key: string]: unknown;
};

export type ReviewQueue = {
    /**
     * All reports in Review of inspections that are not cancelled
     */
    reports: Array<QueuedReview>;
    [key: string]: unknown;
};

export type ReviewQuestionStep = {
    /**
     * The person
     */
    id: number;
    /**
     * Their name
     */
    name: string;
    /**
     * When
     */
    at: string;
    [key: string]: unknown;
};

export type ReviewQuestion = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The item; null where it was deleted since
     */
    item_id: number | null;
    /**
     * The field of the item that it is about, or photo
     */
    field: 'condition' | 'description' | 'photo';
    /**
     * The photograph; null for a field, and where it was deleted since
     */
    attachment_id: number | null;
    /**
     * The names of room and item then
     */
    about: string;
    /**
     * The question
     */
    text: string;
    /**
     * Words for that field, to be taken as they are
     */
    suggestion: string | null;
    /**
     * Who asked
     */
    asked: ReviewQuestionStep;
    /**
     * The answer
     */
    answer: string | null;
    /**
     * Who answered last; null without an answer
     */
    answered: ReviewQuestionStep | null;
    /**
     * Who was content with it, took the words, or let it stand; null while it is open
     */
    resolved: ReviewQuestionStep | null;
    /**
     * The words that were suggested stand in the field
     */
    is_taken: boolean;
    /**
     * Why it was let stand without an answer
     */
    waived: string | null;
    [key: string]: unknown;
};

export type ReviewQuestions = {
    /**
     * All of this report, in the order they were asked
     */
    questions: Array<ReviewQuestion>;
    [key: string]: unknown;
};

export type ReviewReturnPerson = {
    /**
     * Identifier
     */
    id: number;
    /**
     * Their name
     */
    name: string;
    [key: string]: unknown;
};

export type ReviewReturnsOfPerson = {
    /**
     * The person; null for reports that nobody was given
     */
    person: ReviewReturnPerson | null;
    /**
     * Reports that were approved or returned
     */
    reviewed: number;
    /**
     * Those that were returned once at least
     */
    returned: number;
    [key: string]: unknown;
};

export type ReviewReturn = {
    /**
     * The number of the line in this answer
     */
    id: number;
    /**
     * The inspection
     */
    inspection_id: number;
    /**
     * Its type
     */
    type: {
        /**
         * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
         */
        id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 150 | 231;
        /**
         * The type in words
         */
        name: string;
        [key: string]: unknown;
    };
    /**
     * Its reference; null when not given
     */
    ref: string | null;
    /**
     * Its property in one line
     */
    address: string;
    /**
     * When it was returned
     */
    at: string;
    /**
     * Who returned it
     */
    by: string;
    /**
     * The reasons that were chosen
     */
    reasons: Array<string>;
    /**
     * The reasons in words; null without
     */
    note: string | null;
    /**
     * Its clerk
     */
    clerk: ReviewReturnPerson | null;
    /**
     * Its typist
     */
    typist: ReviewReturnPerson | null;
    [key: string]: unknown;
};

export type ReviewReturnReason = {
    /**
     * `wording`, `condition`, `incomplete`, `photographs`, `evidence`, `responsibility`, `readings`, `details`, `comment`, `other`; `none` where none was chosen
     */
    reason: string;
    /**
     * Reports that were returned for it
     */
    reports: number;
    [key: string]: unknown;
};

export type ReviewReturns = {
    /**
     * The first day
     */
    from: string;
    /**
     * The last day
     */
    until: string;
    /**
     * Reports that were approved or returned in these days, without approvals that were taken back
     */
    reviewed: number;
    /**
     * Those that were returned once at least
     */
    returned: number;
    /**
     * Most first; a report that was returned for several is counted for each
     */
    reasons: Array<ReviewReturnReason>;
    /**
     * By the clerks of the visits, most returned first
     */
    clerks: Array<ReviewReturnsOfPerson>;
    /**
     * By typists, most returned first
     */
    typists: Array<ReviewReturnsOfPerson>;
    /**
     * Each return, the latest first
     */
    returns: Array<ReviewReturn>;
    [key: string]: unknown;
};

export type AccountSettings = {
    /**
     * Id of the account
     */
    id: number;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version: number;
    /**
     * Name of the firm
     */
    name: string;
    /**
     * IANA name; days are meant in it
     */
    time_zone: string;
    /**
     * Country that addresses have unless another is given
     */
    country: string;
    /**
     * How the firm looks and is reached, on reports and in e-mails
     */
    brand: {
        /**
         * Colour of headings, such as #1f6f6b
         */
        colour?: string;
        /**
         * Postal address, in lines
         */
        address?: string;
        /**
         * Telephone number
         */
        phone?: string;
        /**
         * E-mail address
         */
        email?: string;
        /**
         * Website
         */
        website?: string;
        [key: string]: unknown;
    };
    /**
     * Texts that reports carry, in their order
     */
    disclaimers: Array<{
        /**
         * Heading
         */
        title: string;
        /**
         * Text
         */
        text: string;
        /**
         * Types of inspection whose PDFs carry it: 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection; empty for all
         */
        type_ids?: Array<number>;
        [key: string]: unknown;
    }>;
    /**
     * Terms that reports explain
     */
    glossary: Array<{
        /**
         * The term
         */
        term: string;
        /**
         * Its meaning
         */
        meaning: string;
        [key: string]: unknown;
    }>;
    /**
     * Short forms that the editor writes out
     */
    abbreviations: Array<{
        /**
         * The short form
         */
        short: string;
        /**
         * The words that it stands for
         */
        long: string;
        [key: string]: unknown;
    }>;
    /**
     * Sentences that the editor suggests
     */
    phrases: Array<string>;
    /**
     * Names that the editor suggests for rooms
     */
    rooms: Array<string>;
    /**
     * Captions that the editor suggests for photographs: those of the trade until the firm writes its own
     */
    captions: Array<string>;
    /**
     * Names that the editor suggests for the items of a room: those of the entry that names it best
     */
    usual_items: Array<{
        /**
         * What the name of a room contains, with commas between several; empty for all other rooms
         */
        room: string;
        /**
         * Names, in their order
         */
        items: Array<string>;
        [key: string]: unknown;
    }>;
    /**
     * The template that the forms of the back office choose first: that of the first rule that fits. An inspection that is created without a template has none, whatever they say
     */
    template_rules?: Array<{
        /**
         * The template
         */
        template_id: number;
        /**
         * The type of inspection: 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection; null for all
         */
        type_id: number | null;
        /**
         * The client; null for all
         */
        client_id: number | null;
        /**
         * From so many bedrooms; null for any
         */
        beds_from: number | null;
        /**
         * To so many bedrooms; null for any
         */
        beds_to: number | null;
        /**
         * Unfurnished, Part Furnished or Fully Furnished; null for any
         */
        furnished: string | null;
        [key: string]: unknown;
    }>;
    /**
     * Texts of e-mails by their kind; those left out have the standard text
     */
    notifications: {
        [key: string]: {
            /**
             * Subject line
             */
            subject: string;
            /**
             * Text, with placeholders
             */
            text: string;
            [key: string]: unknown;
        };
    };
    /**
     * The answers that contacts may give on the page which the e-mails about an appointment lead to: `confirm` it alone, ask for `another_time` as well, or `take_time`: one at which its clerk is free
     */
    appointment_answers?: 'confirm' | 'another_time' | 'take_time';
    /**
     * Whether check-out reports print who is responsible
     */
    show_responsibility: boolean;
    /**
     * Days a complete report takes comments and signatures
     */
    comment_days: number;
    /**
     * Parts that PDFs of reports print or leave out
     */
    pdf_contents: {
        /**
         * The extract of the audit trail in the evidence appendix
         */
        audit_trail: boolean;
        /**
         * The index of photographs there, with times and fingerprints
         */
        photo_index: boolean;
        /**
         * The phone numbers and e-mail addresses of tenants, landlords and others who are no agents, in every PDF; false unless it is changed
         */
        tenant_contact: boolean;
        /**
         * Photographs together behind the text, instead of in their rooms
         */
        photos_at_end: boolean;
        /**
         * A client's own logo and colour in place of the firm's, here and on the web; true unless it is changed
         */
        client_brand: boolean;
        [key: string]: unknown;
    };
    /**
     * Prices that are suggested when an inspection is booked; null for everybody but managers
     */
    prices: Array<{
        /**
         * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
         */
        type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 150 | 231;
        /**
         * For homes with so many bedrooms or fewer; null: of any size
         */
        bedrooms: number | null;
        /**
         * For homes furnished so; null: however furnished
         */
        furnished: string | null;
        /**
         * The client's price, a decimal such as `95.00`
         */
        price: string;
        /**
         * The rest after the clerk's fee; null when the firm does not say
         */
        margin: string | null;
        [key: string]: unknown;
    }> | null;
    /**
     * Charges that a cancellation with a `cause`, or waiting at the door, adds to `additional`. For an aborted visit the closest rule counts: first that for its cause, then that for the shortest notice; null for everybody but managers
     */
    fee_rules?: {
        /**
         * Of visits that were aborted
         */
        aborted: Array<{
            /**
             * Aborted for this cause; null: for any but the own reason of the firm (`firm`), which costs nothing
             */
            cause: string | null;
            /**
             * With so many hours' notice or less, 0 once its time has come; null: however early
             */
            notice: number | null;
            /**
             * The charge; 0 for none
             */
            amount: string;
            [key: string]: unknown;
        }>;
        /**
         * For waiting at the door; null where it costs nothing
         */
        waiting: {
            /**
             * Minutes that cost nothing
             */
            free: number;
            /**
             * The amount is for each so many minutes, begun ones too
             */
            each: number;
            /**
             * The charge for them
             */
            amount: string;
            /**
             * The most that one visit is charged; null for no end
             */
            most: string | null;
            [key: string]: unknown;
        } | null;
        [key: string]: unknown;
    } | null;
    /**
     * The references that inspections get which are created with `numbered`: a prefix and a running number, in which some may be left out; null when there are none
     */
    ref_numbering?: {
        /**
         * Stands before the number
         */
        prefix: string;
        /**
         * The number of the first inspection that is numbered
         */
        first: number;
        /**
         * Shorter numbers begin with noughts
         */
        digits: number;
        [key: string]: unknown;
    } | null;
    /**
     * The lengths of notice by which forms propose the day on which a tenant leaves; the law and the contract decide, and somebody types it
     */
    notice_lengths?: {
        /**
         * Months when the tenant gives notice
         */
        tenant: number;
        /**
         * Months when the landlord gives notice
         */
        landlord: number;
        [key: string]: unknown;
    };
    /**
     * First day of the week in the back office: 1 Monday to 7 Sunday
     */
    week_starts_on?: number;
    /**
     * Days for which the security log is kept
     */
    security_log_days: number;
    /**
     * For administrators: the proxy that this request came through and that TRUSTED_PROXIES does not name, so that everybody behind it counts as one address; null when there is none
     */
    untrusted_proxy?: string | null;
    [key: string]: unknown;
};

export type Logo = {
    /**
     * Signed link to the picture, 480 pixels wide and high at most; null when there is none
     */
    url: string | null;
    /**
     * Pixels of the picture that was sent; null when there is none
     */
    width: number | null;
    /**
     * Pixels of the picture that was sent; null when there is none
     */
    height: number | null;
    [key: string]: unknown;
};

export type AccountStorage = {
    /**
     * Bytes of all originals that people have sent, each counted once however often it is shown
     */
    used: number;
    /**
     * Bytes that these may take; null: as much as there is room for
     */
    allowed: number | null;
    /**
     * Bytes of announced files that have not come yet
     */
    expected: number;
    /**
     * `used` by type of attachment
     */
    by_type: {
        /**
         * Bytes of pictures
         */
        IMAGE: number;
        /**
         * Bytes of films
         */
        VIDEO: number;
        /**
         * Bytes of recordings
         */
        AUDIO: number;
        /**
         * Bytes of documents
         */
        FILE: number;
        [key: string]: unknown;
    };
    /**
     * Bytes of PDFs, which the service makes and nobody has to make room for
     */
    pdfs: number;
    [key: string]: unknown;
};

export type SigningCertificate = {
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version: number;
    /**
     * The name in it; null until there is one
     */
    subject: string | null;
    /**
     * The authority that vouches for it; null until there is one
     */
    issuer: string | null;
    /**
     * Its fingerprint (SHA-256), in hex; null until there is one
     */
    sha256: string | null;
    /**
     * When it begins; null until there is one
     */
    valid_from: string | null;
    /**
     * When it ends; null until there is one
     */
    valid_until: string | null;
    /**
     * Whether PDFs are signed with it now; otherwise they are signed with the certificate of the installation
     */
    is_used: boolean;
    [key: string]: unknown;
};

export type LearntConditions = {
    /**
     * The version of all of them, as in the `ETag`
     */
    version: number;
    /**
     * Groups of phrases, 600 at most
     */
    learnt: Array<{
        /**
         * Of which item they were said, in small letters; null: of several
         */
        item: string | null;
        /**
         * Under which grade; null: under several, or under none
         */
        grade: 'as new' | 'good' | 'fair' | 'poor' | null;
        /**
         * Words that finished reports of three homes or more have in common, the commonest first
         */
        phrases: Array<string>;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

export type SingleSignOn = {
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version: number;
    /**
     * Whether people can sign in with it
     */
    enabled: boolean;
    /**
     * Address of the identity provider; null until one is named
     */
    issuer: string | null;
    /**
     * Who Keyturn is at the provider; null until it is named
     */
    client_id: string | null;
    /**
     * Whether a client secret is kept; it is never shown
     */
    has_secret: boolean;
    /**
     * Where the provider sends people back to: to be registered there
     */
    redirect_uri: string;
    /**
     * Domains of the e-mail addresses that people sign in with
     */
    domains: Array<{
        /**
         * What stands behind the @ of the addresses
         */
        domain: string;
        /**
         * When its record was seen; null before, and nobody signs in with it
         */
        proven_at: string | null;
        /**
         * Name of the TXT record that proves the domain to be yours
         */
        record_name: string;
        /**
         * Its value
         */
        record_value: string;
        /**
         * In the answer to a look at the records: why it is not proven
         */
        fault?: string;
        [key: string]: unknown;
    }>;
    /**
     * Role of people whom the provider knows and nobody has added; null when they are refused
     */
    newcomer_role: 2 | 3 | 4 | 5 | null;
    /**
     * The one administrator who may sign in by password while all others of the staff may not; null when all may
     */
    password_administrator_id: number | null;
    /**
     * When somebody last signed in to try it; null before, and after a change of issuer or client
     */
    tried_at: string | null;
    /**
     * Members of staff whose addresses lie in no proven domain, so that it cannot sign them in
     */
    people_outside: number;
    [key: string]: unknown;
};

export type SingleSignOnTrial = {
    /**
     * Opened within five minutes, once: leads to the provider, and then says what came back
     */
    url: string;
    [key: string]: unknown;
};

export type TenantAttachment = {
    /**
     * Identifier
     */
    id: number;
    /**
     * IMAGE, VIDEO, AUDIO or FILE, by the content of the file
     */
    type: string;
    /**
     * A signed link; for an image an upright rendition without metadata
     */
    url: string;
    /**
     * Caption; null when there is none
     */
    description: string | null;
    /**
     * When it was made, by the device that made it; null when the file does not say
     */
    taken_at: string | null;
    /**
     * Links by width in pixels: 320, 480, 1280
     */
    renditions: {
        [key: string]: string;
    } | null;
    /**
     * Pixels, upright; null for what is no picture or video
     */
    width: number | null;
    /**
     * Pixels, upright; null for what is no picture or video
     */
    height: number | null;
    /**
     * Name it was uploaded under; null when it had none
     */
    filename: string | null;
    /**
     * The room it is assigned to; null for the report itself
     */
    room_id: number | null;
    /**
     * The item it is assigned to; null for a room or the report itself
     */
    item_id: number | null;
    /**
     * Added by the tenant, who may caption it and take it away again
     */
    removable: boolean;
    [key: string]: unknown;
};

export type TenantItem = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The name of the item
     */
    name: EditableName;
    /**
     * Its looks
     */
    description: EditableText;
    /**
     * Its state
     */
    condition: EditableCondition;
    /**
     * Photos and other files of the item
     */
    attachments: Array<TenantAttachment>;
    /**
     * The version that `If-Match` compares
     */
    version: number;
    /**
     * The room it stands in
     */
    room_id: number;
    [key: string]: unknown;
};

export type TenantRoom = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The name of the room
     */
    name: EditableName;
    /**
     * Kind of room: DETAILED, SIMPLIFIED, CHECKLIST, SCALE, OVERVIEW, KEYS, METERS or MANUALS. New ones may be added at any time: show what you do not know, and do not change it
     */
    block_type: string;
    /**
     * Questions or scale that items are answered by; null but for SIMPLIFIED and SCALE rooms
     */
    option_set: OptionSetOfRoom | null;
    /**
     * The items of the room, in order
     */
    items: Array<TenantItem>;
    /**
     * Photos and other files of the room itself
     */
    attachments: Array<TenantAttachment>;
    [key: string]: unknown;
};

export type TenantReport = {
    /**
     * The inspection that the link is for
     */
    inspection: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Its purpose
         */
        type: InspectionType;
        /**
         * Where it is in its life
         */
        state: InspectionState;
        /**
         * Title of the report
         */
        title: string;
        address: ShortAddress;
        /**
         * A date, or a date-time with offset
         */
        conduct_date: string | null;
        /**
         * When something was first entered; null before
         */
        started_at: string | null;
        /**
         * When it was sent in; null before
         */
        submitted_at: string | null;
        /**
         * When the link ends; null when it does not
         */
        link_expires_at: string | null;
        [key: string]: unknown;
    };
    /**
     * The firm that asks for the report
     */
    company: {
        /**
         * The account; with the inspection it identifies the owner of a device's edits
         */
        id?: number;
        /**
         * Name of the firm
         */
        name: string;
        /**
         * IANA time zone, such as Europe/London, in which days are meant
         */
        time_zone: string;
        [key: string]: unknown;
    };
    /**
     * The tenant who fills it in
     */
    tenant: {
        /**
         * Name of the tenant
         */
        name: string;
        [key: string]: unknown;
    };
    /**
     * Whether anything can be written now
     */
    writable: boolean;
    /**
     * Why nothing can be written now, for a person; null when it can
     */
    why_not: string | null;
    /**
     * The words to agree to with the submission
     */
    confirmation: string;
    /**
     * Photos asked for in each room; 0 for none, absent for one
     */
    photos_per_room?: number;
    /**
     * The rooms, in order
     */
    rooms: Array<TenantRoom>;
    /**
     * Items without an answer or a photo; none forbids the submission
     */
    warnings: Array<{
        /**
         * The room
         */
        room_id: number;
        /**
         * The item; null when the room as a whole lacks it
         */
        item_id: number | null;
        /**
         * `unanswered` or `no_photo`
         */
        code: string;
        /**
         * The gap, in words for the tenant
         */
        detail: string;
        [key: string]: unknown;
    }>;
    /**
     * Moves with every change in the report
     */
    version: number;
    [key: string]: unknown;
};

/**
 * A visit that is offered to several clerks
 */
export type Offer = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The visit that is offered
     */
    inspection: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Its purpose
         */
        type: InspectionType;
        /**
         * The property that is visited
         */
        property: {
            /**
             * Identifier
             */
            id: number;
            address: ShortAddress;
            [key: string]: unknown;
        };
        /**
         * A date, or a date-time with offset; null while none is agreed
         */
        conduct_date: string | null;
        [key: string]: unknown;
    };
    /**
     * The clerks to whom it is offered, by name
     */
    staff: Array<{
        /**
         * Identifier
         */
        id: number;
        /**
         * Their name
         */
        name: string;
        [key: string]: unknown;
    }>;
    /**
     * Those of them who have said no, by name
     */
    declined_by: Array<{
        /**
         * Identifier
         */
        id: number;
        /**
         * Their name
         */
        name: string;
        [key: string]: unknown;
    }>;
    /**
     * Until when they may accept
     */
    ends_at: string;
    /**
     * Whether somebody can accept it now
     */
    is_open: boolean;
    /**
     * The person who offers it
     */
    offered_by: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Their name
         */
        name: string;
        [key: string]: unknown;
    };
    /**
     * When it was offered
     */
    created_at: string;
    /**
     * Null while nobody has accepted
     */
    accepted_by: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Their name
         */
        name: string;
        [key: string]: unknown;
    } | null;
    /**
     * When they did
     */
    accepted_at: string | null;
    /**
     * When the office withdrew it
     */
    withdrawn_at: string | null;
    [key: string]: unknown;
};

export type Offers = {
    /**
     * Clerks read those that are made to them
     */
    offers: Array<Offer>;
    [key: string]: unknown;
};

export type RankedClerk = {
    /**
     * The clerk
     */
    staff_id: number;
    /**
     * Their name
     */
    staff_name: string;
    /**
     * What is in the way then, in words; none where they are free
     */
    clashes: Array<string>;
    /**
     * Minutes of driving more in their day; null where a way is not known
     */
    detour_minutes: number | null;
    /**
     * Whether they have been there
     */
    knows_property: boolean;
    /**
     * How many visits they have on that day
     */
    visits: number;
    [key: string]: unknown;
};

export type RankedClerks = {
    /**
     * The best first: who is free, by detour and by who knows the property
     */
    clerks: Array<RankedClerk>;
    [key: string]: unknown;
};

/**
 * A time at which a clerk is free
 */
export type Slot = {
    /**
     * Who would come
     */
    staff_id: number;
    /**
     * Their name
     */
    staff_name: string;
    /**
     * When
     */
    conduct_date: string;
    /**
     * How long it takes
     */
    minutes: number;
    /**
     * Minutes of driving more in their day; null where a way is not known
     */
    detour_minutes: number | null;
    /**
     * Whether they have been there
     */
    knows_property: boolean;
    [key: string]: unknown;
};

export type Slots = {
    /**
     * How long such a visit takes
     */
    minutes: number;
    /**
     * Where the keys of the property were for its latest visit; null where nobody has said
     */
    location_of_keys: string | null;
    /**
     * Three at most, the best first
     */
    slots: Array<Slot>;
    [key: string]: unknown;
};

/**
 * A time that nobody else may book for a while
 */
export type SlotHold = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The clerk
     */
    staff_id: number;
    /**
     * When it begins
     */
    conduct_date: string;
    /**
     * How long it takes
     */
    minutes: number;
    /**
     * The person for whom it is kept
     */
    held_by: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Their name
         */
        name: string;
        [key: string]: unknown;
    };
    /**
     * Afterwards anybody may book it: 15 minutes after it was kept
     */
    until: string;
    [key: string]: unknown;
};

export type SlotHolds = {
    /**
     * Those that count now, by their time
     */
    holds: Array<SlotHold>;
    [key: string]: unknown;
};

/**
 * As in the list of inspections, with days by name
 */
export type SavedViewFilter = {
    /**
     * On whose behalf: any of these clients
     */
    client_id?: Array<number>;
    /**
     * Any of these clerks
     */
    clerk_id?: Array<number>;
    /**
     * Any of these typists
     */
    typist_id?: Array<number>;
    /**
     * Inspections of any of these properties
     */
    property_id?: Array<number>;
    /**
     * In any of these states: 100 Pending, 200 Assigned, 300 Active, 310 Processing, 350 Review, 400 Complete, 500 Closed
     */
    state_id?: Array<number>;
    /**
     * Inspections of any of these types: 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
     */
    type_id?: Array<number>;
    /**
     * Whose report began with any of these templates
     */
    template_id?: Array<number>;
    /**
     * Every word must occur in the full address, in any order
     */
    address?: string;
    /**
     * In any of these areas of postcodes, separated by commas: PO, PO4, PO5 3, or one whole
     */
    postcode?: string;
    /**
     * Exactly this reference
     */
    ref?: string;
    /**
     * Those without a clerk, or with one
     */
    unassigned?: boolean;
    /**
     * Address, ref, title or contact name
     */
    q?: string;
    /**
     * The days of the appointment: today, tomorrow, this-week, this-month, next-month, next-7-days, last-7-days or overdue, or a first and a last day
     */
    when?: string;
};

/**
 * A list of inspections under a name
 */
export type SavedView = {
    /**
     * In the navigation
     */
    name: string;
    filter: SavedViewFilter;
    /**
     * Null: the usual order
     */
    sort: 'created' | '-created' | 'conduct_date' | '-conduct_date' | 'address' | '-address' | 'state' | '-state' | 'updated' | '-updated' | null;
    /**
     * The columns that it shows, in their order; null: those that each person has chosen
     */
    columns: Array<string> | null;
    /**
     * How many inspections match; it counts to 1000, and that means as many or more
     */
    count: number;
    [key: string]: unknown;
};

/**
 * Views in their order
 */
export type SomeViews = {
    /**
     * Grows with each change; 0 before there were any
     */
    version: number;
    /**
     * In their order
     */
    views: Array<SavedView>;
    [key: string]: unknown;
};

export type SavedViews = {
    /**
     * Of the caller alone
     */
    own: SomeViews;
    /**
     * Of everybody in the firm; managers change them
     */
    firm: SomeViews;
    [key: string]: unknown;
};

export type Webhook = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The application by which it was registered, which sees no other; null for one of the back office
     */
    application?: {
        /**
         * Identifier
         */
        id: number;
        /**
         * Its name
         */
        name: string;
        [key: string]: unknown;
    } | null;
    /**
     * Where events are posted to: https, to an address that is not inside a network
     */
    url: string;
    /**
     * Kinds of events it is told of
     */
    events: Array<string>;
    /**
     * Whether anything is sent to it
     */
    enabled: boolean;
    /**
     * Whether staff or its service user let its application act still: while nobody does nothing is sent. Always true for one of the back office
     */
    approved?: boolean;
    /**
     * Why the service stopped sending, such as an answer 410; null while it is enabled
     */
    disabled_because?: string | null;
    /**
     * Shown once, in the answer to the creation or rotation; null when that answer is repeated
     */
    secret?: string | null;
    /**
     * Until when the secret before the last one signs as well; null before the first rotation
     */
    former_secret_until?: string | null;
    /**
     * When it was registered
     */
    created_at?: string;
    /**
     * The version that `ETag` names, for `If-Match`
     */
    version?: number;
    [key: string]: unknown;
};

export type Delivery = {
    /**
     * Identifier
     */
    id: number;
    /**
     * The `webhook-id` header, the same at every attempt
     */
    message_id: string;
    /**
     * Kind of event
     */
    type: string;
    /**
     * `pending` until it is delivered, `parked` once it is given up after three days
     */
    state: string;
    /**
     * How often it was sent
     */
    attempts: number;
    /**
     * HTTP status of the last answer; null when there was none
     */
    last_status: number | null;
    /**
     * Why the last attempt failed; null when it did not
     */
    last_error: string | null;
    /**
     * Milliseconds that the last attempt took; null before the first
     */
    last_duration: number | null;
    /**
     * When it is sent again; null when it is not
     */
    next_attempt_at: string | null;
    /**
     * When the event happened
     */
    created_at: string;
    /**
     * When the receiver took it; null before
     */
    delivered_at: string | null;
    /**
     * The body that is sent
     */
    payload: unknown;
    /**
     * When it was last sent; null before the first attempt
     */
    attempted_at?: string | null;
    /**
     * What was last sent, beside the body; null before the first attempt, and when nothing was sent
     */
    request?: {
        /**
         * The address of then
         */
        url: string;
        /**
         * Without the signature
         */
        headers: {
            [key: string]: string;
        };
        [key: string]: unknown;
    } | null;
    /**
     * What came back at the last attempt; null when nothing did
     */
    answer?: {
        /**
         * Those that help to find a fault
         */
        headers: {
            [key: string]: string;
        };
        /**
         * As text, its first 4000 characters
         */
        body: string;
        /**
         * Whether there was more
         */
        is_cut: boolean;
        [key: string]: unknown;
    } | null;
    [key: string]: unknown;
};

export type Replay = {
    /**
     * Whether nothing was sent
     */
    dry_run: boolean;
    /**
     * How many deliveries are sent again
     */
    total: number;
    /**
     * The same for each kind of which there is one
     */
    by_type: Array<{
        /**
         * Kind of event
         */
        type: string;
        /**
         * How many of this kind
         */
        deliveries: number;
        [key: string]: unknown;
    }>;
    [key: string]: unknown;
};

/**
 * The same value as in JSON, as JSONx: elements of the namespace `http://www.ibm.com/xmlns/prod/2009/jsonx`, such as `<json:string name="city">`.
 */
export type Jsonx = string;

/**
 * The same fields as XML, which is not JSONx: a root `oauth` with one child for each field
 */
export type OAuthXml = string;

export type CreateAuthenticatorSecretData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me/authenticator-app/secret';
};

export type CreateAuthenticatorSecretErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateAuthenticatorSecretError = CreateAuthenticatorSecretErrors[keyof CreateAuthenticatorSecretErrors];

export type CreateAuthenticatorSecretResponses = {
    /**
     * A new key for an authenticator app; it counts once a code of it has been given
     */
    200: AuthenticatorSecret;
};

export type CreateAuthenticatorSecretResponse = CreateAuthenticatorSecretResponses[keyof CreateAuthenticatorSecretResponses];

export type DeleteAuthenticatorAppData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me/authenticator-app';
};

export type DeleteAuthenticatorAppErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteAuthenticatorAppError = DeleteAuthenticatorAppErrors[keyof DeleteAuthenticatorAppErrors];

export type DeleteAuthenticatorAppResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type SetAuthenticatorAppData = {
    body: AuthenticatorSetUp;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/me/authenticator-app';
};

export type SetAuthenticatorAppErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type SetAuthenticatorAppError = SetAuthenticatorAppErrors[keyof SetAuthenticatorAppErrors];

export type SetAuthenticatorAppResponses = {
    /**
     * Set up an authenticator app, in place of the one before; answers recovery codes; other sessions of the person end
     */
    200: RecoveryCodes;
};

export type SetAuthenticatorAppResponse = SetAuthenticatorAppResponses[keyof SetAuthenticatorAppResponses];

export type GetFactorsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me/factors';
};

export type GetFactorsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetFactorsError = GetFactorsErrors[keyof GetFactorsErrors];

export type GetFactorsResponses = {
    /**
     * Authenticator app, recovery codes and passkeys of the current user
     */
    200: Factors;
};

export type GetFactorsResponse = GetFactorsResponses[keyof GetFactorsResponses];

export type CreateRecoveryCodesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me/recovery-codes';
};

export type CreateRecoveryCodesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateRecoveryCodesError = CreateRecoveryCodesErrors[keyof CreateRecoveryCodesErrors];

export type CreateRecoveryCodesResponses = {
    /**
     * Ten new recovery codes, shown this once; the ones before end
     */
    200: RecoveryCodes;
};

export type CreateRecoveryCodesResponse = CreateRecoveryCodesResponses[keyof CreateRecoveryCodesResponses];

export type CreateProofOptionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me/proof/options';
};

export type CreateProofOptionsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateProofOptionsError = CreateProofOptionsErrors[keyof CreateProofOptionsErrors];

export type CreateProofOptionsResponses = {
    /**
     * A challenge for a passkey of the current user, by which they prove who they are
     */
    200: ProofOptions;
};

export type CreateProofOptionsResponse = CreateProofOptionsResponses[keyof CreateProofOptionsResponses];

export type ProveIdentityData = {
    body: IdentityProof;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/me/proof';
};

export type ProveIdentityErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ProveIdentityError = ProveIdentityErrors[keyof ProveIdentityErrors];

export type ProveIdentityResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type CreatePasskeyOptionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me/passkeys/options';
};

export type CreatePasskeyOptionsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreatePasskeyOptionsError = CreatePasskeyOptionsErrors[keyof CreatePasskeyOptionsErrors];

export type CreatePasskeyOptionsResponses = {
    /**
     * A challenge for a new passkey
     */
    200: PasskeyOptions;
};

export type CreatePasskeyOptionsResponse = CreatePasskeyOptionsResponses[keyof CreatePasskeyOptionsResponses];

export type CreatePasskeyData = {
    body: PasskeyDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/me/passkeys';
};

export type CreatePasskeyErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreatePasskeyError = CreatePasskeyErrors[keyof CreatePasskeyErrors];

export type CreatePasskeyResponses = {
    /**
     * Add a passkey that the browser has just made; other sessions of the person end
     */
    200: Passkey;
};

export type CreatePasskeyResponse = CreatePasskeyResponses[keyof CreatePasskeyResponses];

export type DeletePasskeyData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        passkey_id: number;
    };
    query?: never;
    url: '/me/passkeys/{passkey_id}';
};

export type DeletePasskeyErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeletePasskeyError = DeletePasskeyErrors[keyof DeletePasskeyErrors];

export type DeletePasskeyResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type UpdatePasskeyData = {
    body: PasskeyChange;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        passkey_id: number;
    };
    query?: never;
    url: '/me/passkeys/{passkey_id}';
};

export type UpdatePasskeyErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdatePasskeyError = UpdatePasskeyErrors[keyof UpdatePasskeyErrors];

export type UpdatePasskeyResponses = {
    /**
     * Give a passkey another name
     */
    200: Passkey;
};

export type UpdatePasskeyResponse = UpdatePasskeyResponses[keyof UpdatePasskeyResponses];

export type GetSecondFactorSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/second-factor';
};

export type GetSecondFactorSettingsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetSecondFactorSettingsError = GetSecondFactorSettingsErrors[keyof GetSecondFactorSettingsErrors];

export type GetSecondFactorSettingsResponses = {
    /**
     * Roles of which a second factor is demanded
     */
    200: SecondFactorSettings;
};

export type GetSecondFactorSettingsResponse = GetSecondFactorSettingsResponses[keyof GetSecondFactorSettingsResponses];

export type UpdateSecondFactorSettingsData = {
    body: SecondFactorSettingsChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/second-factor';
};

export type UpdateSecondFactorSettingsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateSecondFactorSettingsError = UpdateSecondFactorSettingsErrors[keyof UpdateSecondFactorSettingsErrors];

export type UpdateSecondFactorSettingsResponses = {
    /**
     * Demand a second factor of roles; without one their people set it up when they next sign in
     */
    200: SecondFactorSettings;
};

export type UpdateSecondFactorSettingsResponse = UpdateSecondFactorSettingsResponses[keyof UpdateSecondFactorSettingsResponses];

export type GetMeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me';
};

export type GetMeErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetMeError = GetMeErrors[keyof GetMeErrors];

export type GetMeResponses = {
    /**
     * The current user
     */
    200: Me;
};

export type GetMeResponse = GetMeResponses[keyof GetMeResponses];

export type UpdateMeData = {
    body: MeChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/me';
};

export type UpdateMeErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateMeError = UpdateMeErrors[keyof UpdateMeErrors];

export type UpdateMeResponses = {
    /**
     * Change the name, the password or the e-mails of the current user
     */
    200: Me;
};

export type UpdateMeResponse = UpdateMeResponses[keyof UpdateMeResponses];

export type ListPropertiesData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * Order: created, address, postcode or updated; with a leading - the other way round; `match`: first those that begin with the text of `address`, then those in which each of its words begins a word, in pages only
         */
        sort?: 'created' | '-created' | 'address' | '-address' | 'postcode' | '-postcode' | 'match' | 'updated' | '-updated';
        /**
         * Properties of any of these clients
         */
        client_id?: Array<number>;
        /**
         * Every word must occur in the full address, in any order
         */
        address?: string;
        /**
         * In any of these areas of postcodes, separated by commas: PO, PO4, PO5 3, or one whole
         */
        postcode?: string;
        /**
         * Exactly this reference
         */
        ref?: string;
        /**
         * With any of these tags
         */
        tag?: Array<string>;
    };
    url: '/properties';
};

export type ListPropertiesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListPropertiesError = ListPropertiesErrors[keyof ListPropertiesErrors];

export type ListPropertiesResponses = {
    /**
     * Properties, most recent first
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<Property>;
        [key: string]: unknown;
    };
};

export type ListPropertiesResponse = ListPropertiesResponses[keyof ListPropertiesResponses];

export type CreatePropertyData = {
    body: PropertyDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/properties';
};

export type CreatePropertyErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreatePropertyError = CreatePropertyErrors[keyof CreatePropertyErrors];

export type CreatePropertyResponses = {
    /**
     * Create a property
     */
    200: Property;
};

export type CreatePropertyResponse = CreatePropertyResponses[keyof CreatePropertyResponses];

export type GetPropertyData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        property_id: number;
    };
    query?: never;
    url: '/properties/{property_id}';
};

export type GetPropertyErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetPropertyError = GetPropertyErrors[keyof GetPropertyErrors];

export type GetPropertyResponses = {
    /**
     * A property
     */
    200: Property;
};

export type GetPropertyResponse = GetPropertyResponses[keyof GetPropertyResponses];

export type UpdatePropertyData = {
    body: PropertyChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
    };
    query?: never;
    url: '/properties/{property_id}';
};

export type UpdatePropertyErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdatePropertyError = UpdatePropertyErrors[keyof UpdatePropertyErrors];

export type UpdatePropertyResponses = {
    /**
     * Change a property; members left out are kept
     */
    200: Property;
};

export type UpdatePropertyResponse = UpdatePropertyResponses[keyof UpdatePropertyResponses];

export type ListPropertyAuditData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
        /**
         * Only what concerns this inspection and its report
         */
        inspection_id?: number;
        /**
         * Only what this person did
         */
        person_id?: number;
        /**
         * Only entries about things of these kinds
         */
        topic?: Array<'property' | 'inspection' | 'report' | 'review' | 'contact' | 'meter' | 'tenancy' | 'certificate' | 'key_set' | 'file_share'>;
        /**
         * Only things that were added, changed or removed, or steps of an inspection
         */
        kind?: Array<'added' | 'changed' | 'removed' | 'step'>;
        /**
         * First day, in the time zone of the account
         */
        from?: string;
        /**
         * Last day, in the time zone of the account
         */
        until?: string;
    };
    url: '/properties/{property_id}/audit';
};

export type ListPropertyAuditErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListPropertyAuditError = ListPropertyAuditErrors[keyof ListPropertyAuditErrors];

export type ListPropertyAuditResponses = {
    /**
     * The audit trail of a property, newest first
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<AuditEntry>;
        [key: string]: unknown;
    };
};

export type ListPropertyAuditResponse = ListPropertyAuditResponses[keyof ListPropertyAuditResponses];

export type UpsertPropertyData = {
    body: PropertyDraft;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * The id that your system has for it; of your application, for things of this kind
         */
        external_id: string;
    };
    query?: never;
    url: '/properties/by-external-id/{external_id}';
};

export type UpsertPropertyErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpsertPropertyError = UpsertPropertyErrors[keyof UpsertPropertyErrors];

export type UpsertPropertyResponses = {
    /**
     * Create a property under the id that your system has for it, or change it
     */
    200: Property;
};

export type UpsertPropertyResponse = UpsertPropertyResponses[keyof UpsertPropertyResponses];

export type ListInspectionsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * On whose behalf: any of these clients
         */
        client_id?: Array<number>;
        /**
         * Any of these clerks
         */
        clerk_id?: Array<number>;
        /**
         * Any of these typists
         */
        typist_id?: Array<number>;
        /**
         * Inspections of any of these properties
         */
        property_id?: Array<number>;
        /**
         * In any of these states: 100 Pending, 200 Assigned, 300 Active, 310 Processing, 350 Review, 400 Complete, 500 Closed
         */
        state_id?: Array<number>;
        /**
         * Inspections of any of these types: 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
         */
        type_id?: Array<number>;
        /**
         * Whose report began with any of these templates
         */
        template_id?: Array<number>;
        /**
         * Every word must occur in the full address, in any order
         */
        address?: string;
        /**
         * In any of these areas of postcodes, separated by commas: PO, PO4, PO5 3, or one whole
         */
        postcode?: string;
        /**
         * ISO 8601 interval, or one day
         */
        conduct_date?: string;
        /**
         * Exactly this reference
         */
        ref?: string;
        /**
         * Those without a clerk, or with one
         */
        unassigned?: 'true' | 'false';
        /**
         * Those that a clerk declined and nobody has had since, or the others
         */
        declined?: 'true' | 'false';
        /**
         * Address, ref, title or contact name; two letters as the beginning of a word
         */
        q?: string;
        /**
         * Order of the list, descending with a leading minus
         */
        sort?: 'created' | '-created' | 'conduct_date' | '-conduct_date' | 'address' | '-address' | 'state' | '-state' | 'updated' | '-updated';
    };
    url: '/inspections';
};

export type ListInspectionsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListInspectionsError = ListInspectionsErrors[keyof ListInspectionsErrors];

export type ListInspectionsResponses = {
    /**
     * Inspections, most recent first
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<Inspection>;
        [key: string]: unknown;
    };
};

export type ListInspectionsResponse = ListInspectionsResponses[keyof ListInspectionsResponses];

export type CreateInspectionData = {
    body: InspectionDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/inspections';
};

export type CreateInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateInspectionError = CreateInspectionErrors[keyof CreateInspectionErrors];

export type CreateInspectionResponses = {
    /**
     * Create an inspection: Pending, or Assigned with a clerk
     */
    200: Inspection;
};

export type CreateInspectionResponse = CreateInspectionResponses[keyof CreateInspectionResponses];

export type GetInspectionData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}';
};

export type GetInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetInspectionError = GetInspectionErrors[keyof GetInspectionErrors];

export type GetInspectionResponses = {
    /**
     * An inspection
     */
    200: Inspection;
};

export type GetInspectionResponse = GetInspectionResponses[keyof GetInspectionResponses];

export type UpdateInspectionData = {
    body: InspectionChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}';
};

export type UpdateInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateInspectionError = UpdateInspectionErrors[keyof UpdateInspectionErrors];

export type UpdateInspectionResponses = {
    /**
     * Change an inspection; members left out are kept
     */
    200: Inspection;
};

export type UpdateInspectionResponse = UpdateInspectionResponses[keyof UpdateInspectionResponses];

export type InitializeInspectionData = {
    body: {
        /**
         * The kind of thing that `init_from` names: 3 from a template, 6 from an inspection
         */
        type?: 3 | 6 | null;
        /**
         * Id of the inspection or template; null removes the current initialization
         */
        init_from: number | null;
    };
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/initialization';
};

export type InitializeInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type InitializeInspectionError = InitializeInspectionErrors[keyof InitializeInspectionErrors];

export type InitializeInspectionResponses = {
    /**
     * Start the report from an earlier inspection or a template, or remove that again
     */
    200: Inspection;
};

export type InitializeInspectionResponse = InitializeInspectionResponses[keyof InitializeInspectionResponses];

export type UpsertInspectionData = {
    body: InspectionDraft;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * The id that your system has for it; of your application, for things of this kind
         */
        external_id: string;
    };
    query?: never;
    url: '/inspections/by-external-id/{external_id}';
};

export type UpsertInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpsertInspectionError = UpsertInspectionErrors[keyof UpsertInspectionErrors];

export type UpsertInspectionResponses = {
    /**
     * Create an inspection under the id that your system has for it, or change it
     */
    200: Inspection;
};

export type UpsertInspectionResponse = UpsertInspectionResponses[keyof UpsertInspectionResponses];

export type StartInspectionData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/start';
};

export type StartInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type StartInspectionError = StartInspectionErrors[keyof StartInspectionErrors];

export type StartInspectionResponses = {
    /**
     * Start: Assigned to Active
     */
    200: Inspection;
};

export type StartInspectionResponse = StartInspectionResponses[keyof StartInspectionResponses];

export type ProcessInspectionData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/process';
};

export type ProcessInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ProcessInspectionError = ProcessInspectionErrors[keyof ProcessInspectionErrors];

export type ProcessInspectionResponses = {
    /**
     * Hand over for transcription: Active to Processing
     */
    200: Inspection;
};

export type ProcessInspectionResponse = ProcessInspectionResponses[keyof ProcessInspectionResponses];

export type SubmitInspectionData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/submit';
};

export type SubmitInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type SubmitInspectionError = SubmitInspectionErrors[keyof SubmitInspectionErrors];

export type SubmitInspectionResponses = {
    /**
     * Submit for review: Active or Processing to Review
     */
    200: Inspection;
};

export type SubmitInspectionResponse = SubmitInspectionResponses[keyof SubmitInspectionResponses];

export type CompleteInspectionData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/complete';
};

export type CompleteInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CompleteInspectionError = CompleteInspectionErrors[keyof CompleteInspectionErrors];

export type CompleteInspectionResponses = {
    /**
     * Complete: Review to Complete
     */
    200: Inspection;
};

export type CompleteInspectionResponse = CompleteInspectionResponses[keyof CompleteInspectionResponses];

export type CloseInspectionData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/close';
};

export type CloseInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CloseInspectionError = CloseInspectionErrors[keyof CloseInspectionErrors];

export type CloseInspectionResponses = {
    /**
     * Close: Complete to Closed
     */
    200: Inspection;
};

export type CloseInspectionResponse = CloseInspectionResponses[keyof CloseInspectionResponses];

export type CancelInspectionData = {
    body?: {
        /**
         * Why, for the people it was told to
         */
        reason?: string | null;
        /**
         * What a visit that was agreed is aborted for. The `fee_rules` of the account say what that costs; without a cause it costs nothing
         */
        cause?: 'client' | 'tenant' | 'no_access' | 'no_keys' | 'not_ready' | 'firm' | null;
    } | null;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/cancel';
};

export type CancelInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CancelInspectionError = CancelInspectionErrors[keyof CancelInspectionErrors];

export type CancelInspectionResponses = {
    /**
     * Cancel: it is Closed with cancelled_at
     */
    200: Inspection;
};

export type CancelInspectionResponse = CancelInspectionResponses[keyof CancelInspectionResponses];

export type ReopenInspectionData = {
    body?: {
        /**
         * Why: any of the reasons that there are
         */
        reasons?: Array<'wording' | 'condition' | 'incomplete' | 'photographs' | 'evidence' | 'responsibility' | 'readings' | 'details' | 'comment' | 'other'>;
        /**
         * Why, in words; for a finished report its readers are told
         */
        note?: string | null;
    } | null;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/reopen';
};

export type ReopenInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ReopenInspectionError = ReopenInspectionErrors[keyof ReopenInspectionErrors];

export type ReopenInspectionResponses = {
    /**
     * Reopen from Review, or from Complete back to Review
     */
    200: Inspection;
};

export type ReopenInspectionResponse = ReopenInspectionResponses[keyof ReopenInspectionResponses];

export type ClaimInspectionData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/claim';
};

export type ClaimInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ClaimInspectionError = ClaimInspectionErrors[keyof ClaimInspectionErrors];

export type ClaimInspectionResponses = {
    /**
     * Claim an unclaimed job in Processing, as its typist
     */
    200: Inspection;
};

export type ClaimInspectionResponse = ClaimInspectionResponses[keyof ClaimInspectionResponses];

export type AcceptInspectionData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/accept';
};

export type AcceptInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type AcceptInspectionError = AcceptInspectionErrors[keyof AcceptInspectionErrors];

export type AcceptInspectionResponses = {
    /**
     * Accept the visit, as its clerk
     */
    200: Inspection;
};

export type AcceptInspectionResponse = AcceptInspectionResponses[keyof AcceptInspectionResponses];

export type DeclineInspectionData = {
    body: Declination;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/decline';
};

export type DeclineInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeclineInspectionError = DeclineInspectionErrors[keyof DeclineInspectionErrors];

export type DeclineInspectionResponses = {
    /**
     * Decline the visit, as its clerk: Assigned to Pending
     */
    200: Inspection;
};

export type DeclineInspectionResponse = DeclineInspectionResponses[keyof DeclineInspectionResponses];

export type UnstartInspectionData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/unstart';
};

export type UnstartInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UnstartInspectionError = UnstartInspectionErrors[keyof UnstartInspectionErrors];

export type UnstartInspectionResponses = {
    /**
     * Take back the start: Active to Assigned
     */
    200: Inspection;
};

export type UnstartInspectionResponse = UnstartInspectionResponses[keyof UnstartInspectionResponses];

export type UncompleteInspectionData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/uncomplete';
};

export type UncompleteInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UncompleteInspectionError = UncompleteInspectionErrors[keyof UncompleteInspectionErrors];

export type UncompleteInspectionResponses = {
    /**
     * Take back the completion while its e-mails wait: Complete to Review
     */
    200: Inspection;
};

export type UncompleteInspectionResponse = UncompleteInspectionResponses[keyof UncompleteInspectionResponses];

export type RestoreInspectionData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/restore';
};

export type RestoreInspectionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RestoreInspectionError = RestoreInspectionErrors[keyof RestoreInspectionErrors];

export type RestoreInspectionResponses = {
    /**
     * Take back a cancellation: the state before
     */
    200: Inspection;
};

export type RestoreInspectionResponse = RestoreInspectionResponses[keyof RestoreInspectionResponses];

export type InviteTenantData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/invite';
};

export type InviteTenantErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type InviteTenantError = InviteTenantErrors[keyof InviteTenantErrors];

export type InviteTenantResponses = {
    /**
     * E-mail the tenant of a self-service or live inspection a new link; the one before is closed
     */
    200: Inspection;
};

export type InviteTenantResponse = InviteTenantResponses[keyof InviteTenantResponses];

export type RotateReportKeyData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rotate-report-key';
};

export type RotateReportKeyErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RotateReportKeyError = RotateReportKeyErrors[keyof RotateReportKeyErrors];

export type RotateReportKeyResponses = {
    /**
     * A new report_key; links with the one before open nothing any more
     */
    200: Inspection;
};

export type RotateReportKeyResponse = RotateReportKeyResponses[keyof RotateReportKeyResponses];

export type ListApplicationsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * Words of the name, in any order
         */
        q?: string;
        /**
         * Order: name or updated; with a leading - the other way round
         */
        sort?: 'name' | '-name' | 'updated' | '-updated';
    };
    url: '/applications';
};

export type ListApplicationsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListApplicationsError = ListApplicationsErrors[keyof ListApplicationsErrors];

export type ListApplicationsResponses = {
    /**
     * Applications registered by this account
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<Application>;
        [key: string]: unknown;
    };
};

export type ListApplicationsResponse = ListApplicationsResponses[keyof ListApplicationsResponses];

export type CreateApplicationData = {
    body: ApplicationDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/applications';
};

export type CreateApplicationErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateApplicationError = CreateApplicationErrors[keyof CreateApplicationErrors];

export type CreateApplicationResponses = {
    /**
     * Register an application; its secret is shown this once
     */
    200: Application;
};

export type CreateApplicationResponse = CreateApplicationResponses[keyof CreateApplicationResponses];

export type DeleteApplicationData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        application_id: number;
    };
    query?: never;
    url: '/applications/{application_id}';
};

export type DeleteApplicationErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteApplicationError = DeleteApplicationErrors[keyof DeleteApplicationErrors];

export type DeleteApplicationResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetApplicationData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        application_id: number;
    };
    query?: never;
    url: '/applications/{application_id}';
};

export type GetApplicationErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetApplicationError = GetApplicationErrors[keyof GetApplicationErrors];

export type GetApplicationResponses = {
    /**
     * An application
     */
    200: Application;
};

export type GetApplicationResponse = GetApplicationResponses[keyof GetApplicationResponses];

export type UpdateApplicationData = {
    body: ApplicationChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        application_id: number;
    };
    query?: never;
    url: '/applications/{application_id}';
};

export type UpdateApplicationErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateApplicationError = UpdateApplicationErrors[keyof UpdateApplicationErrors];

export type UpdateApplicationResponses = {
    /**
     * Change an application; members left out are kept
     */
    200: Application;
};

export type UpdateApplicationResponse = UpdateApplicationResponses[keyof UpdateApplicationResponses];

export type RotateApplicationSecretData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        application_id: number;
    };
    query?: never;
    url: '/applications/{application_id}/rotate-secret';
};

export type RotateApplicationSecretErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RotateApplicationSecretError = RotateApplicationSecretErrors[keyof RotateApplicationSecretErrors];

export type RotateApplicationSecretResponses = {
    /**
     * A new secret, shown this once; the old one stops working
     */
    200: Application;
};

export type RotateApplicationSecretResponse = RotateApplicationSecretResponses[keyof RotateApplicationSecretResponses];

export type TellPresenceData = {
    body: PresenceChange;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/presence';
};

export type TellPresenceErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type TellPresenceError = TellPresenceErrors[keyof TellPresenceErrors];

export type TellPresenceResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type ListenToChangesData = {
    body?: never;
    headers?: {
        /**
         * The last id that was heard: what changed after it comes first. Changes are kept for 7 days; where it is unknown or too old, or too much has changed, one `changes.missed` says why (`because`: `unknown`, `too_old` or `too_many`; `kept_days`), and everything is to be read afresh
         */
        'last-event-id'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * How many seconds ago the oldest answer was asked for that you keep: what changed since then comes first, perhaps with some changes of the ten seconds before. `Last-Event-ID` goes before it
         */
        since_seconds?: number;
        /**
         * Ids of inspections whose reports are open, once for each place where they are; needs `reports.read`. Their `report.written`, without an id, come at once and after each change: `inspection_id` and the `version` of the report; while others have it open too, also its `rooms` in order and those that were `written`. People of the office also hear as `report.present` who has it open, and where they are: `person`, `tab`, `is` (`new`, `here` or `gone`), `room_id`, `item_id` and `field`
         */
        report?: Array<number>;
    };
    url: '/changes';
};

export type ListenToChangesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListenToChangesError = ListenToChangesErrors[keyof ListenToChangesErrors];

export type ListenToChangesResponses = {
    /**
     * Events
     */
    200: Change;
};

export type ListenToChangesResponse = ListenToChangesResponses[keyof ListenToChangesResponses];

export type ListClientPeopleData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        client_id: number;
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * The archived ones instead of the others; `any`: both, for whoever keeps a copy
         */
        archived?: 'true' | 'false' | 'any';
        /**
         * Words of their name or e-mail address, in any order
         */
        q?: string;
        /**
         * Order: name, email, invited or updated; with a leading - the other way round
         */
        sort?: 'name' | '-name' | 'email' | '-email' | 'invited' | '-invited' | 'updated' | '-updated';
    };
    url: '/clients/{client_id}/people';
};

export type ListClientPeopleErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListClientPeopleError = ListClientPeopleErrors[keyof ListClientPeopleErrors];

export type ListClientPeopleResponses = {
    /**
     * The people of a client by name
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<ClientPerson>;
        [key: string]: unknown;
    };
};

export type ListClientPeopleResponse = ListClientPeopleResponses[keyof ListClientPeopleResponses];

export type CreateClientPersonData = {
    body: ClientPersonDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        client_id: number;
    };
    query?: never;
    url: '/clients/{client_id}/people';
};

export type CreateClientPersonErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateClientPersonError = CreateClientPersonErrors[keyof CreateClientPersonErrors];

export type CreateClientPersonResponses = {
    /**
     * Add a person to a client, who is invited to sign in and read what is theirs
     */
    200: ClientPerson;
};

export type CreateClientPersonResponse = CreateClientPersonResponses[keyof CreateClientPersonResponses];

export type DeleteClientPersonData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        client_id: number;
        /**
         * Identifier
         */
        person_id: number;
    };
    query?: never;
    url: '/clients/{client_id}/people/{person_id}';
};

export type DeleteClientPersonErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteClientPersonError = DeleteClientPersonErrors[keyof DeleteClientPersonErrors];

export type DeleteClientPersonResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetClientPersonData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        client_id: number;
        /**
         * Identifier
         */
        person_id: number;
    };
    query?: never;
    url: '/clients/{client_id}/people/{person_id}';
};

export type GetClientPersonErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetClientPersonError = GetClientPersonErrors[keyof GetClientPersonErrors];

export type GetClientPersonResponses = {
    /**
     * A person of a client
     */
    200: ClientPerson;
};

export type GetClientPersonResponse = GetClientPersonResponses[keyof GetClientPersonResponses];

export type UpdateClientPersonData = {
    body: ClientPersonChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        client_id: number;
        /**
         * Identifier
         */
        person_id: number;
    };
    query?: never;
    url: '/clients/{client_id}/people/{person_id}';
};

export type UpdateClientPersonErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateClientPersonError = UpdateClientPersonErrors[keyof UpdateClientPersonErrors];

export type UpdateClientPersonResponses = {
    /**
     * Change a person of a client; members left out are kept
     */
    200: ClientPerson;
};

export type UpdateClientPersonResponse = UpdateClientPersonResponses[keyof UpdateClientPersonResponses];

export type SignOutClientPersonData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        client_id: number;
        /**
         * Identifier
         */
        person_id: number;
    };
    query?: never;
    url: '/clients/{client_id}/people/{person_id}/sign-out-everywhere';
};

export type SignOutClientPersonErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type SignOutClientPersonError = SignOutClientPersonErrors[keyof SignOutClientPersonErrors];

export type SignOutClientPersonResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type DeleteClientPersonFactorsData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        client_id: number;
        /**
         * Identifier
         */
        person_id: number;
    };
    query?: never;
    url: '/clients/{client_id}/people/{person_id}/factors';
};

export type DeleteClientPersonFactorsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteClientPersonFactorsError = DeleteClientPersonFactorsErrors[keyof DeleteClientPersonFactorsErrors];

export type DeleteClientPersonFactorsResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type WithdrawClientInvitationData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        client_id: number;
        /**
         * Identifier
         */
        person_id: number;
    };
    query?: never;
    url: '/clients/{client_id}/people/{person_id}/invite';
};

export type WithdrawClientInvitationErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type WithdrawClientInvitationError = WithdrawClientInvitationErrors[keyof WithdrawClientInvitationErrors];

export type WithdrawClientInvitationResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type InviteClientPersonData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        client_id: number;
        /**
         * Identifier
         */
        person_id: number;
    };
    query?: never;
    url: '/clients/{client_id}/people/{person_id}/invite';
};

export type InviteClientPersonErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type InviteClientPersonError = InviteClientPersonErrors[keyof InviteClientPersonErrors];

export type InviteClientPersonResponses = {
    /**
     * Invite a person of a client again; the invitation before ends
     */
    200: ClientPerson;
};

export type InviteClientPersonResponse = InviteClientPersonResponses[keyof InviteClientPersonResponses];

export type ResetClientPasswordData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        client_id: number;
        /**
         * Identifier
         */
        person_id: number;
    };
    query?: never;
    url: '/clients/{client_id}/people/{person_id}/reset-link';
};

export type ResetClientPasswordErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ResetClientPasswordError = ResetClientPasswordErrors[keyof ResetClientPasswordErrors];

export type ResetClientPasswordResponses = {
    /**
     * Make a link by which a person of a client chooses a new password
     */
    200: ResetLink;
};

export type ResetClientPasswordResponse = ResetClientPasswordResponses[keyof ResetClientPasswordResponses];

export type ListClientsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * The archived ones instead of the others; `any`: both, for whoever keeps a copy
         */
        archived?: 'true' | 'false' | 'any';
        /**
         * Words of the name, e-mail address or reference, in any order
         */
        q?: string;
        /**
         * Order: name, email, ref or updated; with a leading - the other way round
         */
        sort?: 'name' | '-name' | 'email' | '-email' | 'ref' | '-ref' | 'updated' | '-updated';
    };
    url: '/clients';
};

export type ListClientsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListClientsError = ListClientsErrors[keyof ListClientsErrors];

export type ListClientsResponses = {
    /**
     * Clients by name
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<Client>;
        [key: string]: unknown;
    };
};

export type ListClientsResponse = ListClientsResponses[keyof ListClientsResponses];

export type CreateClientData = {
    body: ClientDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/clients';
};

export type CreateClientErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateClientError = CreateClientErrors[keyof CreateClientErrors];

export type CreateClientResponses = {
    /**
     * Add a client
     */
    200: Client;
};

export type CreateClientResponse = CreateClientResponses[keyof CreateClientResponses];

export type DeleteClientData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        client_id: number;
    };
    query?: never;
    url: '/clients/{client_id}';
};

export type DeleteClientErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteClientError = DeleteClientErrors[keyof DeleteClientErrors];

export type DeleteClientResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetClientData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        client_id: number;
    };
    query?: never;
    url: '/clients/{client_id}';
};

export type GetClientErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetClientError = GetClientErrors[keyof GetClientErrors];

export type GetClientResponses = {
    /**
     * A client
     */
    200: Client;
};

export type GetClientResponse = GetClientResponses[keyof GetClientResponses];

export type UpdateClientData = {
    body: ClientChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        client_id: number;
    };
    query?: never;
    url: '/clients/{client_id}';
};

export type UpdateClientErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateClientError = UpdateClientErrors[keyof UpdateClientErrors];

export type UpdateClientResponses = {
    /**
     * Change a client; members left out are kept
     */
    200: Client;
};

export type UpdateClientResponse = UpdateClientResponses[keyof UpdateClientResponses];

export type UpsertClientData = {
    body: ClientDraft;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * The id that your system has for it; of your application, for things of this kind
         */
        external_id: string;
    };
    query?: never;
    url: '/clients/by-external-id/{external_id}';
};

export type UpsertClientErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpsertClientError = UpsertClientErrors[keyof UpsertClientErrors];

export type UpsertClientResponses = {
    /**
     * Add a client under the id that your system has for it, or change it
     */
    200: Client;
};

export type UpsertClientResponse = UpsertClientResponses[keyof UpsertClientResponses];

export type ListAppointmentRequestsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/appointment-requests';
};

export type ListAppointmentRequestsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListAppointmentRequestsError = ListAppointmentRequestsErrors[keyof ListAppointmentRequestsErrors];

export type ListAppointmentRequestsResponses = {
    /**
     * Contacts who ask for another time than the one that is agreed, the soonest visits first; 100 at most
     */
    200: Array<AppointmentRequest>;
};

export type ListAppointmentRequestsResponse = ListAppointmentRequestsResponses[keyof ListAppointmentRequestsResponses];

export type DeleteAppointmentAnswerData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        contact_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/contacts/{contact_id}/appointment-answer';
};

export type DeleteAppointmentAnswerErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteAppointmentAnswerError = DeleteAppointmentAnswerErrors[keyof DeleteAppointmentAnswerErrors];

export type DeleteAppointmentAnswerResponses = {
    /**
     * Settle the answer of a contact to the appointment: it waits for nothing any more
     */
    200: Contact;
};

export type DeleteAppointmentAnswerResponse = DeleteAppointmentAnswerResponses[keyof DeleteAppointmentAnswerResponses];

export type CloseAppointmentLinksData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        contact_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/contacts/{contact_id}/appointment-links';
};

export type CloseAppointmentLinksErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CloseAppointmentLinksError = CloseAppointmentLinksErrors[keyof CloseAppointmentLinksErrors];

export type CloseAppointmentLinksResponses = {
    /**
     * Close the links by which a contact answers the appointment; the next e-mail about it has a new one
     */
    200: Contact;
};

export type CloseAppointmentLinksResponse = CloseAppointmentLinksResponses[keyof CloseAppointmentLinksResponses];

export type ListPropertyContactsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
    };
    query?: {
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/properties/{property_id}/contacts';
};

export type ListPropertyContactsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListPropertyContactsError = ListPropertyContactsErrors[keyof ListPropertyContactsErrors];

export type ListPropertyContactsResponses = {
    /**
     * Contacts of a property
     */
    200: Array<Contact>;
};

export type ListPropertyContactsResponse = ListPropertyContactsResponses[keyof ListPropertyContactsResponses];

export type CreatePropertyContactData = {
    body: ContactDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/contacts';
};

export type CreatePropertyContactErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreatePropertyContactError = CreatePropertyContactErrors[keyof CreatePropertyContactErrors];

export type CreatePropertyContactResponses = {
    /**
     * Add a contact to a property
     */
    200: Contact;
};

export type CreatePropertyContactResponse = CreatePropertyContactResponses[keyof CreatePropertyContactResponses];

export type DeletePropertyContactData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
        /**
         * Identifier
         */
        contact_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/contacts/{contact_id}';
};

export type DeletePropertyContactErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeletePropertyContactError = DeletePropertyContactErrors[keyof DeletePropertyContactErrors];

export type DeletePropertyContactResponses = {
    /**
     * Remove a contact of a property; the answer is the removed contact
     */
    200: Contact;
};

export type DeletePropertyContactResponse = DeletePropertyContactResponses[keyof DeletePropertyContactResponses];

export type UpdatePropertyContactData = {
    body: ContactChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
        /**
         * Identifier
         */
        contact_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/contacts/{contact_id}';
};

export type UpdatePropertyContactErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdatePropertyContactError = UpdatePropertyContactErrors[keyof UpdatePropertyContactErrors];

export type UpdatePropertyContactResponses = {
    /**
     * Change a contact of a property; members left out are kept
     */
    200: Contact;
};

export type UpdatePropertyContactResponse = UpdatePropertyContactResponses[keyof UpdatePropertyContactResponses];

export type UpsertPropertyContactData = {
    body: ContactDraft;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * The id that your system has for it; of your application, for things of this kind
         */
        external_id: string;
        /**
         * Identifier
         */
        property_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/contacts/by-external-id/{external_id}';
};

export type UpsertPropertyContactErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpsertPropertyContactError = UpsertPropertyContactErrors[keyof UpsertPropertyContactErrors];

export type UpsertPropertyContactResponses = {
    /**
     * Add a contact to a property under the id that your system has for them, or change it
     */
    200: Contact;
};

export type UpsertPropertyContactResponse = UpsertPropertyContactResponses[keyof UpsertPropertyContactResponses];

export type ListInspectionContactsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: {
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/inspections/{inspection_id}/contacts';
};

export type ListInspectionContactsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListInspectionContactsError = ListInspectionContactsErrors[keyof ListInspectionContactsErrors];

export type ListInspectionContactsResponses = {
    /**
     * Contacts of an inspection
     */
    200: Array<Contact>;
};

export type ListInspectionContactsResponse = ListInspectionContactsResponses[keyof ListInspectionContactsResponses];

export type CreateInspectionContactData = {
    body: ContactDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/contacts';
};

export type CreateInspectionContactErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateInspectionContactError = CreateInspectionContactErrors[keyof CreateInspectionContactErrors];

export type CreateInspectionContactResponses = {
    /**
     * Add a contact to an inspection
     */
    200: Contact;
};

export type CreateInspectionContactResponse = CreateInspectionContactResponses[keyof CreateInspectionContactResponses];

export type DeleteInspectionContactData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        contact_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/contacts/{contact_id}';
};

export type DeleteInspectionContactErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteInspectionContactError = DeleteInspectionContactErrors[keyof DeleteInspectionContactErrors];

export type DeleteInspectionContactResponses = {
    /**
     * Remove a contact of an inspection; the answer is the removed contact
     */
    200: Contact;
};

export type DeleteInspectionContactResponse = DeleteInspectionContactResponses[keyof DeleteInspectionContactResponses];

export type UpdateInspectionContactData = {
    body: ContactChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        contact_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/contacts/{contact_id}';
};

export type UpdateInspectionContactErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateInspectionContactError = UpdateInspectionContactErrors[keyof UpdateInspectionContactErrors];

export type UpdateInspectionContactResponses = {
    /**
     * Change a contact of an inspection; members left out are kept
     */
    200: Contact;
};

export type UpdateInspectionContactResponse = UpdateInspectionContactResponses[keyof UpdateInspectionContactResponses];

export type UpsertInspectionContactData = {
    body: ContactDraft;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * The id that your system has for it; of your application, for things of this kind
         */
        external_id: string;
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/contacts/by-external-id/{external_id}';
};

export type UpsertInspectionContactErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpsertInspectionContactError = UpsertInspectionContactErrors[keyof UpsertInspectionContactErrors];

export type UpsertInspectionContactResponses = {
    /**
     * Add a contact to an inspection under the id that your system has for them, or change it
     */
    200: Contact;
};

export type UpsertInspectionContactResponse = UpsertInspectionContactResponses[keyof UpsertInspectionContactResponses];

export type ListPropertyCustomFieldsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
        /**
         * The archived ones instead of the others; `any`: both, the archived ones last
         */
        archived?: 'true' | 'false' | 'any';
    };
    url: '/custom-fields/properties';
};

export type ListPropertyCustomFieldsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListPropertyCustomFieldsError = ListPropertyCustomFieldsErrors[keyof ListPropertyCustomFieldsErrors];

export type ListPropertyCustomFieldsResponses = {
    /**
     * Custom fields of properties
     */
    200: Array<CustomField>;
};

export type ListPropertyCustomFieldsResponse = ListPropertyCustomFieldsResponses[keyof ListPropertyCustomFieldsResponses];

export type CreatePropertyCustomFieldData = {
    body: CustomFieldDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/custom-fields/properties';
};

export type CreatePropertyCustomFieldErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreatePropertyCustomFieldError = CreatePropertyCustomFieldErrors[keyof CreatePropertyCustomFieldErrors];

export type CreatePropertyCustomFieldResponses = {
    /**
     * Define a custom field of properties
     */
    200: CustomField;
};

export type CreatePropertyCustomFieldResponse = CreatePropertyCustomFieldResponses[keyof CreatePropertyCustomFieldResponses];

export type DeletePropertyCustomFieldData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        custom_field_id: number;
    };
    query?: never;
    url: '/custom-fields/properties/{custom_field_id}';
};

export type DeletePropertyCustomFieldErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeletePropertyCustomFieldError = DeletePropertyCustomFieldErrors[keyof DeletePropertyCustomFieldErrors];

export type DeletePropertyCustomFieldResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetPropertyCustomFieldData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        custom_field_id: number;
    };
    query?: never;
    url: '/custom-fields/properties/{custom_field_id}';
};

export type GetPropertyCustomFieldErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetPropertyCustomFieldError = GetPropertyCustomFieldErrors[keyof GetPropertyCustomFieldErrors];

export type GetPropertyCustomFieldResponses = {
    /**
     * A custom field of properties
     */
    200: CustomField;
};

export type GetPropertyCustomFieldResponse = GetPropertyCustomFieldResponses[keyof GetPropertyCustomFieldResponses];

export type UpdatePropertyCustomFieldData = {
    body: CustomFieldChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        custom_field_id: number;
    };
    query?: never;
    url: '/custom-fields/properties/{custom_field_id}';
};

export type UpdatePropertyCustomFieldErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdatePropertyCustomFieldError = UpdatePropertyCustomFieldErrors[keyof UpdatePropertyCustomFieldErrors];

export type UpdatePropertyCustomFieldResponses = {
    /**
     * Change a custom field of properties; members left out are kept
     */
    200: CustomField;
};

export type UpdatePropertyCustomFieldResponse = UpdatePropertyCustomFieldResponses[keyof UpdatePropertyCustomFieldResponses];

export type ListInspectionCustomFieldsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
        /**
         * The archived ones instead of the others; `any`: both, the archived ones last
         */
        archived?: 'true' | 'false' | 'any';
    };
    url: '/custom-fields/inspections';
};

export type ListInspectionCustomFieldsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListInspectionCustomFieldsError = ListInspectionCustomFieldsErrors[keyof ListInspectionCustomFieldsErrors];

export type ListInspectionCustomFieldsResponses = {
    /**
     * Custom fields of inspections
     */
    200: Array<CustomField>;
};

export type ListInspectionCustomFieldsResponse = ListInspectionCustomFieldsResponses[keyof ListInspectionCustomFieldsResponses];

export type CreateInspectionCustomFieldData = {
    body: CustomFieldDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/custom-fields/inspections';
};

export type CreateInspectionCustomFieldErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateInspectionCustomFieldError = CreateInspectionCustomFieldErrors[keyof CreateInspectionCustomFieldErrors];

export type CreateInspectionCustomFieldResponses = {
    /**
     * Define a custom field of inspections
     */
    200: CustomField;
};

export type CreateInspectionCustomFieldResponse = CreateInspectionCustomFieldResponses[keyof CreateInspectionCustomFieldResponses];

export type DeleteInspectionCustomFieldData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        custom_field_id: number;
    };
    query?: never;
    url: '/custom-fields/inspections/{custom_field_id}';
};

export type DeleteInspectionCustomFieldErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteInspectionCustomFieldError = DeleteInspectionCustomFieldErrors[keyof DeleteInspectionCustomFieldErrors];

export type DeleteInspectionCustomFieldResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetInspectionCustomFieldData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        custom_field_id: number;
    };
    query?: never;
    url: '/custom-fields/inspections/{custom_field_id}';
};

export type GetInspectionCustomFieldErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetInspectionCustomFieldError = GetInspectionCustomFieldErrors[keyof GetInspectionCustomFieldErrors];

export type GetInspectionCustomFieldResponses = {
    /**
     * A custom field of inspections
     */
    200: CustomField;
};

export type GetInspectionCustomFieldResponse = GetInspectionCustomFieldResponses[keyof GetInspectionCustomFieldResponses];

export type UpdateInspectionCustomFieldData = {
    body: CustomFieldChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        custom_field_id: number;
    };
    query?: never;
    url: '/custom-fields/inspections/{custom_field_id}';
};

export type UpdateInspectionCustomFieldErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateInspectionCustomFieldError = UpdateInspectionCustomFieldErrors[keyof UpdateInspectionCustomFieldErrors];

export type UpdateInspectionCustomFieldResponses = {
    /**
     * Change a custom field of inspections; members left out are kept
     */
    200: CustomField;
};

export type UpdateInspectionCustomFieldResponse = UpdateInspectionCustomFieldResponses[keyof UpdateInspectionCustomFieldResponses];

export type ListWaitingMessagesData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
        /**
         * Only those about these inspections
         */
        inspection_id?: Array<number>;
    };
    url: '/messages/waiting';
};

export type ListWaitingMessagesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListWaitingMessagesError = ListWaitingMessagesErrors[keyof ListWaitingMessagesErrors];

export type ListWaitingMessagesResponses = {
    /**
     * Messages about appointments that the back office has changed, until they go, due first
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<WaitingMessages>;
        [key: string]: unknown;
    };
};

export type ListWaitingMessagesResponse = ListWaitingMessagesResponses[keyof ListWaitingMessagesResponses];

export type SendWaitingMessagesData = {
    body: WaitingMessagesSending;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/messages/waiting/send';
};

export type SendWaitingMessagesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type SendWaitingMessagesError = SendWaitingMessagesErrors[keyof SendWaitingMessagesErrors];

export type SendWaitingMessagesResponses = {
    /**
     * Send messages that wait, as they are or with texts of one’s own
     */
    200: WaitingMessagesSent;
};

export type SendWaitingMessagesResponse = SendWaitingMessagesResponses[keyof SendWaitingMessagesResponses];

export type DeleteMailServerData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/mail-server';
};

export type DeleteMailServerErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteMailServerError = DeleteMailServerErrors[keyof DeleteMailServerErrors];

export type DeleteMailServerResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetMailServerData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/mail-server';
};

export type GetMailServerErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetMailServerError = GetMailServerErrors[keyof GetMailServerErrors];

export type GetMailServerResponses = {
    /**
     * The mail server of the firm, through which its e-mails go
     */
    200: MailServer;
};

export type GetMailServerResponse = GetMailServerResponses[keyof GetMailServerResponses];

export type UpdateMailServerData = {
    body: MailServerChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/mail-server';
};

export type UpdateMailServerErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateMailServerError = UpdateMailServerErrors[keyof UpdateMailServerErrors];

export type UpdateMailServerResponses = {
    /**
     * Name or change the mail server; members left out are kept
     */
    200: MailServer;
};

export type UpdateMailServerResponse = UpdateMailServerResponses[keyof UpdateMailServerResponses];

export type TryMailServerData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/mail-server/trial';
};

export type TryMailServerErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type TryMailServerError = TryMailServerErrors[keyof TryMailServerErrors];

export type TryMailServerResponses = {
    /**
     * Send a test message to your own address; once it has gone, all e-mails of the firm go that way
     */
    200: MailServerTrial;
};

export type TryMailServerResponse = TryMailServerResponses[keyof TryMailServerResponses];

export type ListEmailsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * Order: created, recipient or updated; with a leading - the other way round
         */
        sort?: 'created' | '-created' | 'recipient' | '-recipient' | 'updated' | '-updated';
        /**
         * Only those to addresses that begin so
         */
        recipient?: string;
        /**
         * Only those about these inspections
         */
        inspection_id?: Array<number>;
        /**
         * Only those in these states
         */
        state?: Array<'sent' | 'waiting' | 'failed' | 'kept'>;
    };
    url: '/emails';
};

export type ListEmailsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListEmailsError = ListEmailsErrors[keyof ListEmailsErrors];

export type ListEmailsResponses = {
    /**
     * E-mails sent or waiting, newest first
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<Email>;
        /**
         * Whether one is set; nothing is sent otherwise
         */
        mail_server: boolean;
        [key: string]: unknown;
    };
};

export type ListEmailsResponse = ListEmailsResponses[keyof ListEmailsResponses];

export type GetEmailData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        email_id: number;
    };
    query?: never;
    url: '/emails/{email_id}';
};

export type GetEmailErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetEmailError = GetEmailErrors[keyof GetEmailErrors];

export type GetEmailResponses = {
    /**
     * An e-mail
     */
    200: Email;
};

export type GetEmailResponse = GetEmailResponses[keyof GetEmailResponses];

export type SendTrialEmailData = {
    body: EmailTrial;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/emails/trial';
};

export type SendTrialEmailErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type SendTrialEmailError = SendTrialEmailErrors[keyof SendTrialEmailErrors];

export type SendTrialEmailResponses = {
    /**
     * Send a text to your own address, to see how it arrives
     */
    200: Email;
};

export type SendTrialEmailResponse = SendTrialEmailResponses[keyof SendTrialEmailResponses];

export type ResendEmailData = {
    body?: {
        /**
         * Another address; the one it had unless given
         */
        recipient?: string;
    } | null;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        email_id: number;
    };
    query?: never;
    url: '/emails/{email_id}/resend';
};

export type ResendEmailErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ResendEmailError = ResendEmailErrors[keyof ResendEmailErrors];

export type ResendEmailResponses = {
    /**
     * Send an e-mail again that did not go, or one that went to a wrong address to the right one
     */
    200: Email;
};

export type ResendEmailResponse = ResendEmailResponses[keyof ResendEmailResponses];

export type ListMetersData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
    };
    query?: {
        /**
         * Details to add to each meter: its previous readings
         */
        embed?: string;
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/properties/{property_id}/meters';
};

export type ListMetersErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListMetersError = ListMetersErrors[keyof ListMetersErrors];

export type ListMetersResponses = {
    /**
     * Meters of a property
     */
    200: Array<Meter>;
};

export type ListMetersResponse = ListMetersResponses[keyof ListMetersResponses];

export type CreateMeterData = {
    body: MeterDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/meters';
};

export type CreateMeterErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateMeterError = CreateMeterErrors[keyof CreateMeterErrors];

export type CreateMeterResponses = {
    /**
     * Add a meter
     */
    200: Meter;
};

export type CreateMeterResponse = CreateMeterResponses[keyof CreateMeterResponses];

export type DeleteMeterData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
        /**
         * Identifier
         */
        meter_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/meters/{meter_id}';
};

export type DeleteMeterErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteMeterError = DeleteMeterErrors[keyof DeleteMeterErrors];

export type DeleteMeterResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetMeterData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
        /**
         * Identifier
         */
        meter_id: number;
    };
    query?: {
        /**
         * Details to add to each meter: its previous readings
         */
        embed?: string;
    };
    url: '/properties/{property_id}/meters/{meter_id}';
};

export type GetMeterErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetMeterError = GetMeterErrors[keyof GetMeterErrors];

export type GetMeterResponses = {
    /**
     * A meter
     */
    200: Meter;
};

export type GetMeterResponse = GetMeterResponses[keyof GetMeterResponses];

export type UpdateMeterData = {
    body: MeterChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
        /**
         * Identifier
         */
        meter_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/meters/{meter_id}';
};

export type UpdateMeterErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateMeterError = UpdateMeterErrors[keyof UpdateMeterErrors];

export type UpdateMeterResponses = {
    /**
     * Change a meter; a replaced reading is kept among the previous ones
     */
    200: Meter;
};

export type UpdateMeterResponse = UpdateMeterResponses[keyof UpdateMeterResponses];

export type ListOptionSetsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * Words of the name, in any order
         */
        q?: string;
        /**
         * Order: name or updated; with a leading - the other way round
         */
        sort?: 'name' | '-name' | 'updated' | '-updated';
    };
    url: '/option-sets';
};

export type ListOptionSetsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListOptionSetsError = ListOptionSetsErrors[keyof ListOptionSetsErrors];

export type ListOptionSetsResponses = {
    /**
     * Option sets by name
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<OptionSet>;
        [key: string]: unknown;
    };
};

export type ListOptionSetsResponse = ListOptionSetsResponses[keyof ListOptionSetsResponses];

export type CreateOptionSetData = {
    body: OptionSetDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/option-sets';
};

export type CreateOptionSetErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateOptionSetError = CreateOptionSetErrors[keyof CreateOptionSetErrors];

export type CreateOptionSetResponses = {
    /**
     * Create an option set
     */
    200: OptionSet;
};

export type CreateOptionSetResponse = CreateOptionSetResponses[keyof CreateOptionSetResponses];

export type DeleteOptionSetData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        option_set_id: number;
    };
    query?: never;
    url: '/option-sets/{option_set_id}';
};

export type DeleteOptionSetErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteOptionSetError = DeleteOptionSetErrors[keyof DeleteOptionSetErrors];

export type DeleteOptionSetResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetOptionSetData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        option_set_id: number;
    };
    query?: never;
    url: '/option-sets/{option_set_id}';
};

export type GetOptionSetErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetOptionSetError = GetOptionSetErrors[keyof GetOptionSetErrors];

export type GetOptionSetResponses = {
    /**
     * An option set
     */
    200: OptionSet;
};

export type GetOptionSetResponse = GetOptionSetResponses[keyof GetOptionSetResponses];

export type UpdateOptionSetData = {
    body: OptionSetChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        option_set_id: number;
    };
    query?: never;
    url: '/option-sets/{option_set_id}';
};

export type UpdateOptionSetErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateOptionSetError = UpdateOptionSetErrors[keyof UpdateOptionSetErrors];

export type UpdateOptionSetResponses = {
    /**
     * Change an option set; conditions given before stay as they are
     */
    200: OptionSet;
};

export type UpdateOptionSetResponse = UpdateOptionSetResponses[keyof UpdateOptionSetResponses];

export type ListSessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me/sessions';
};

export type ListSessionsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListSessionsError = ListSessionsErrors[keyof ListSessionsErrors];

export type ListSessionsResponses = {
    /**
     * Where the current user is signed in to the back office, last seen first
     */
    200: Array<Session>;
};

export type ListSessionsResponse = ListSessionsResponses[keyof ListSessionsResponses];

export type NoteActivityData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me/activity';
};

export type NoteActivityErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type NoteActivityError = NoteActivityErrors[keyof NoteActivityErrors];

export type NoteActivityResponses = {
    /**
     * Say that a person uses the back office now, so that their session goes on; other requests do not say so
     */
    200: SessionUse;
};

export type NoteActivityResponse = NoteActivityResponses[keyof NoteActivityResponses];

export type EndSessionData = {
    body?: never;
    path: {
        /**
         * Id of the session
         */
        session_id: string;
    };
    query?: never;
    url: '/me/sessions/{session_id}';
};

export type EndSessionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type EndSessionError = EndSessionErrors[keyof EndSessionErrors];

export type EndSessionResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type SignOutEverywhereData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me/sign-out-everywhere';
};

export type SignOutEverywhereErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type SignOutEverywhereError = SignOutEverywhereErrors[keyof SignOutEverywhereErrors];

export type SignOutEverywhereResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type ListGrantsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/grants';
};

export type ListGrantsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListGrantsError = ListGrantsErrors[keyof ListGrantsErrors];

export type ListGrantsResponses = {
    /**
     * Applications the current user has approved, newest first; another application than the back office sees its own approval
     */
    200: Array<Grant>;
};

export type ListGrantsResponse = ListGrantsResponses[keyof ListGrantsResponses];

export type RevokeGrantData = {
    body?: never;
    path: {
        /**
         * Id of the approval
         */
        grant_id: string;
    };
    query?: never;
    url: '/grants/{grant_id}';
};

export type RevokeGrantErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RevokeGrantError = RevokeGrantErrors[keyof RevokeGrantErrors];

export type RevokeGrantResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type ListApplicationPeopleData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        application_id: number;
    };
    query?: never;
    url: '/applications/{application_id}/people';
};

export type ListApplicationPeopleErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListApplicationPeopleError = ListApplicationPeopleErrors[keyof ListApplicationPeopleErrors];

export type ListApplicationPeopleResponses = {
    /**
     * For whom an application may act: its service user first, then people by name
     */
    200: Array<ApplicationPerson>;
};

export type ListApplicationPeopleResponse = ListApplicationPeopleResponses[keyof ListApplicationPeopleResponses];

export type RevokeApplicationPersonData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        application_id: number;
        /**
         * Identifier
         */
        person_id: number;
    };
    query?: never;
    url: '/applications/{application_id}/people/{person_id}';
};

export type RevokeApplicationPersonErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RevokeApplicationPersonError = RevokeApplicationPersonErrors[keyof RevokeApplicationPersonErrors];

export type RevokeApplicationPersonResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetApplicationUseData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        application_id: number;
    };
    query?: never;
    url: '/applications/{application_id}/use';
};

export type GetApplicationUseErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetApplicationUseError = GetApplicationUseErrors[keyof GetApplicationUseErrors];

export type GetApplicationUseResponses = {
    /**
     * The requests of an application on each of the last 30 days, and its allowance
     */
    200: ApplicationUse;
};

export type GetApplicationUseResponse = GetApplicationUseResponses[keyof GetApplicationUseResponses];

export type ListDeletionsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * The number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment of the last 90 days (of an account that began since, any moment); left out, all that are known
         */
        since?: string;
    };
    url: '/deletions';
};

export type ListDeletionsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListDeletionsError = ListDeletionsErrors[keyof ListDeletionsErrors];

export type ListDeletionsResponses = {
    /**
     * Deletions since a number or moment, in their order, of all that the token may read
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<Deletion>;
        [key: string]: unknown;
    };
};

export type ListDeletionsResponse = ListDeletionsResponses[keyof ListDeletionsResponses];

export type DeleteSigningCertificateData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/signing-certificate';
};

export type DeleteSigningCertificateErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteSigningCertificateError = DeleteSigningCertificateErrors[keyof DeleteSigningCertificateErrors];

export type DeleteSigningCertificateResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetSigningCertificateData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/signing-certificate';
};

export type GetSigningCertificateErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetSigningCertificateError = GetSigningCertificateErrors[keyof GetSigningCertificateErrors];

export type GetSigningCertificateResponses = {
    /**
     * The certificate of the firm with which its PDFs are signed
     */
    200: SigningCertificate;
};

export type GetSigningCertificateResponse = GetSigningCertificateResponses[keyof GetSigningCertificateResponses];

export type UpdateSigningCertificateData = {
    body: SigningCertificateChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/signing-certificate';
};

export type UpdateSigningCertificateErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateSigningCertificateError = UpdateSigningCertificateErrors[keyof UpdateSigningCertificateErrors];

export type UpdateSigningCertificateResponses = {
    /**
     * Sign PDFs from now on with this certificate, which takes the place of the one before
     */
    200: SigningCertificate;
};

export type UpdateSigningCertificateResponse = UpdateSigningCertificateResponses[keyof UpdateSigningCertificateResponses];

export type GetLearntConditionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/learnt-conditions';
};

export type GetLearntConditionsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetLearntConditionsError = GetLearntConditionsErrors[keyof GetLearntConditionsErrors];

export type GetLearntConditionsResponses = {
    /**
     * Phrases that finished reports of three homes or more share, which the editor offers
     */
    200: LearntConditions;
};

export type GetLearntConditionsResponse = GetLearntConditionsResponses[keyof GetLearntConditionsResponses];

export type GetAccountSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/account';
};

export type GetAccountSettingsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetAccountSettingsError = GetAccountSettingsErrors[keyof GetAccountSettingsErrors];

export type GetAccountSettingsResponses = {
    /**
     * Name, time zone, look and fixed texts of the account
     */
    200: AccountSettings;
};

export type GetAccountSettingsResponse = GetAccountSettingsResponses[keyof GetAccountSettingsResponses];

export type UpdateAccountSettingsData = {
    body: AccountSettingsChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/account';
};

export type UpdateAccountSettingsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateAccountSettingsError = UpdateAccountSettingsErrors[keyof UpdateAccountSettingsErrors];

export type UpdateAccountSettingsResponses = {
    /**
     * Change settings of the account; members left out are kept
     */
    200: AccountSettings;
};

export type UpdateAccountSettingsResponse = UpdateAccountSettingsResponses[keyof UpdateAccountSettingsResponses];

export type DeleteOwnSignatureData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me/signature';
};

export type DeleteOwnSignatureErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteOwnSignatureError = DeleteOwnSignatureErrors[keyof DeleteOwnSignatureErrors];

export type DeleteOwnSignatureResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetOwnSignatureData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me/signature';
};

export type GetOwnSignatureErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetOwnSignatureError = GetOwnSignatureErrors[keyof GetOwnSignatureErrors];

export type GetOwnSignatureResponses = {
    /**
     * The signature that the current user keeps
     */
    200: OwnSignature;
};

export type GetOwnSignatureResponse = GetOwnSignatureResponses[keyof GetOwnSignatureResponses];

export type CreateOwnSignatureData = {
    body: {
        /**
         * The file
         */
        upload: Blob | File;
        /**
         * Caption; null for none
         */
        description?: string | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/me/signature';
};

export type CreateOwnSignatureErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateOwnSignatureError = CreateOwnSignatureErrors[keyof CreateOwnSignatureErrors];

export type CreateOwnSignatureResponses = {
    /**
     * A picture as the signature of the current user, in place of the one before
     */
    200: OwnSignature;
};

export type CreateOwnSignatureResponse = CreateOwnSignatureResponses[keyof CreateOwnSignatureResponses];

export type DeleteCalendarFeedData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me/calendar-feed';
};

export type DeleteCalendarFeedErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteCalendarFeedError = DeleteCalendarFeedErrors[keyof DeleteCalendarFeedErrors];

export type DeleteCalendarFeedResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetCalendarFeedData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me/calendar-feed';
};

export type GetCalendarFeedErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetCalendarFeedError = GetCalendarFeedErrors[keyof GetCalendarFeedErrors];

export type GetCalendarFeedResponses = {
    /**
     * Whether the current user has a link to their calendar, and when it was last read
     */
    200: CalendarFeed;
};

export type GetCalendarFeedResponse = GetCalendarFeedResponses[keyof GetCalendarFeedResponses];

export type CreateCalendarFeedData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/me/calendar-feed';
};

export type CreateCalendarFeedErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateCalendarFeedError = CreateCalendarFeedErrors[keyof CreateCalendarFeedErrors];

export type CreateCalendarFeedResponses = {
    /**
     * A link to the calendar of the current user, in place of the one before
     */
    200: CalendarFeedLink;
};

export type CreateCalendarFeedResponse = CreateCalendarFeedResponses[keyof CreateCalendarFeedResponses];

export type DeleteLogoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/logo';
};

export type DeleteLogoErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteLogoError = DeleteLogoErrors[keyof DeleteLogoErrors];

export type DeleteLogoResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetLogoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/logo';
};

export type GetLogoErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetLogoError = GetLogoErrors[keyof GetLogoErrors];

export type GetLogoResponses = {
    /**
     * The firm's logo
     */
    200: Logo;
};

export type GetLogoResponse = GetLogoResponses[keyof GetLogoResponses];

export type CreateLogoData = {
    body: {
        /**
         * The file
         */
        upload: Blob | File;
        /**
         * Caption; null for none
         */
        description?: string | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/logo';
};

export type CreateLogoErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateLogoError = CreateLogoErrors[keyof CreateLogoErrors];

export type CreateLogoResponses = {
    /**
     * A picture as the logo of the firm, in place of the one before
     */
    200: Logo;
};

export type CreateLogoResponse = CreateLogoResponses[keyof CreateLogoResponses];

export type GetMovingInData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/moving-in';
};

export type GetMovingInErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetMovingInError = GetMovingInErrors[keyof GetMovingInErrors];

export type GetMovingInResponses = {
    /**
     * The first steps of a new firm, with those that are done
     */
    200: MovingIn;
};

export type GetMovingInResponse = GetMovingInResponses[keyof GetMovingInResponses];

export type UpdateMovingInData = {
    body: MovingInChange;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/moving-in';
};

export type UpdateMovingInErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateMovingInError = UpdateMovingInErrors[keyof UpdateMovingInErrors];

export type UpdateMovingInResponses = {
    /**
     * Leave steps of moving in out, or take them up again; what is not named is kept
     */
    200: MovingIn;
};

export type UpdateMovingInResponse = UpdateMovingInResponses[keyof UpdateMovingInResponses];

export type CreateSetUpLinkData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/set-up-link';
};

export type CreateSetUpLinkErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateSetUpLinkError = CreateSetUpLinkErrors[keyof CreateSetUpLinkErrors];

export type CreateSetUpLinkResponses = {
    /**
     * A link to the page that opens another firm beside the demo company
     */
    200: SetUpLink;
};

export type CreateSetUpLinkResponse = CreateSetUpLinkResponses[keyof CreateSetUpLinkResponses];

export type GetStorageData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/storage';
};

export type GetStorageErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetStorageError = GetStorageErrors[keyof GetStorageErrors];

export type GetStorageResponses = {
    /**
     * How much the uploads of the account take, and how much they may
     */
    200: AccountStorage;
};

export type GetStorageResponse = GetStorageResponses[keyof GetStorageResponses];

export type GetSessionSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/sessions';
};

export type GetSessionSettingsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetSessionSettingsError = GetSessionSettingsErrors[keyof GetSessionSettingsErrors];

export type GetSessionSettingsResponses = {
    /**
     * After how many unused minutes a session of the back office is over
     */
    200: SessionSettings;
};

export type GetSessionSettingsResponse = GetSessionSettingsResponses[keyof GetSessionSettingsResponses];

export type UpdateSessionSettingsData = {
    body: SessionSettingsChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/sessions';
};

export type UpdateSessionSettingsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateSessionSettingsError = UpdateSessionSettingsErrors[keyof UpdateSessionSettingsErrors];

export type UpdateSessionSettingsResponses = {
    /**
     * Change after how many unused minutes a session is over, for everybody and at once
     */
    200: SessionSettings;
};

export type UpdateSessionSettingsResponse = UpdateSessionSettingsResponses[keyof UpdateSessionSettingsResponses];

export type GetSingleSignOnData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/single-sign-on';
};

export type GetSingleSignOnErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetSingleSignOnError = GetSingleSignOnErrors[keyof GetSingleSignOnErrors];

export type GetSingleSignOnResponses = {
    /**
     * The identity provider with which people of the firm sign in
     */
    200: SingleSignOn;
};

export type GetSingleSignOnResponse = GetSingleSignOnResponses[keyof GetSingleSignOnResponses];

export type UpdateSingleSignOnData = {
    body: SingleSignOnChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/single-sign-on';
};

export type UpdateSingleSignOnErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateSingleSignOnError = UpdateSingleSignOnErrors[keyof UpdateSingleSignOnErrors];

export type UpdateSingleSignOnResponses = {
    /**
     * Name or change the identity provider; members left out are kept
     */
    200: SingleSignOn;
};

export type UpdateSingleSignOnResponse = UpdateSingleSignOnResponses[keyof UpdateSingleSignOnResponses];

export type ProveDomainsData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/settings/single-sign-on/proof';
};

export type ProveDomainsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ProveDomainsError = ProveDomainsErrors[keyof ProveDomainsErrors];

export type ProveDomainsResponses = {
    /**
     * Look for the records of domains that are not proven yet
     */
    200: SingleSignOn;
};

export type ProveDomainsResponse = ProveDomainsResponses[keyof ProveDomainsResponses];

export type TrySingleSignOnData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/single-sign-on/trial';
};

export type TrySingleSignOnErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type TrySingleSignOnError = TrySingleSignOnErrors[keyof TrySingleSignOnErrors];

export type TrySingleSignOnResponses = {
    /**
     * An address at which to sign in through the provider, to see what it says
     */
    200: SingleSignOnTrial;
};

export type TrySingleSignOnResponse = TrySingleSignOnResponses[keyof TrySingleSignOnResponses];

export type ListSecurityLogData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * Order: created or updated; with a leading - the other way round
         */
        sort?: 'created' | '-created' | 'updated' | '-updated';
        /**
         * Only these kinds of events
         */
        kind?: Array<'sign_in.succeeded' | 'sign_in.failed' | 'sign_in.delayed' | 'sign_in.ended' | 'sign_in.all_ended' | 'password.link_made' | 'password.link_sent' | 'password.changed' | 'proof.failed' | 'factor.added' | 'factor.removed' | 'factor.codes_made' | 'identity.removed' | 'person.added' | 'person.imported' | 'person.invited' | 'person.changed' | 'person.role_changed' | 'person.archived' | 'person.taken_back' | 'signature.kept' | 'signature.removed' | 'calendar_feed.made' | 'calendar_feed.ended' | 'client.archived' | 'client.taken_back' | 'client.merged' | 'application.added' | 'application.changed' | 'application.secret_rotated' | 'application.archived' | 'grant.made' | 'grant.revoked' | 'grant.misused' | 'webhook.added' | 'webhook.changed' | 'webhook.removed' | 'webhook.tested' | 'webhook.sent_again' | 'account.opened' | 'settings.changed' | 'provider.tried' | 'domain.looked_up' | 'quota.changed' | 'set_up_link.made' | 'share.made' | 'share.changed' | 'share.ended' | 'share.opened' | 'report_key.rotated' | 'report_key.opened' | 'report_link.opened' | 'report_link.sent' | 'report_link.revoked' | 'tenant_link.made' | 'tenant_link.opened' | 'email.sent_again' | 'original.downloaded' | 'pdf.downloaded' | 'share.downloaded' | 'log.exported' | 'export.made' | 'export.downloaded' | 'list.exported' | 'import.started' | 'import.undone' | 'import.removed' | 'erasure.made' | 'retention.run' | 'hold.made' | 'hold.ended' | 'backup.restored'>;
        /**
         * Only events of these areas
         */
        area?: Array<'sign_in' | 'people' | 'applications' | 'settings' | 'sharing' | 'files' | 'data'>;
        /**
         * Only what this person did, or what was done to them
         */
        person_id?: number;
        /**
         * Words of what happened, of names of people, of the application, of the address or of the browser, in any order
         */
        q?: string;
        /**
         * First day, in the time zone of the account
         */
        from?: string;
        /**
         * Last day, in the time zone of the account
         */
        until?: string;
    };
    url: '/security-log';
};

export type ListSecurityLogErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListSecurityLogError = ListSecurityLogErrors[keyof ListSecurityLogErrors];

export type ListSecurityLogResponses = {
    /**
     * Sign-ins, changes of access and downloads, newest first
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<SecurityEvent>;
        [key: string]: unknown;
    };
};

export type ListSecurityLogResponse = ListSecurityLogResponses[keyof ListSecurityLogResponses];

export type ExportSecurityLogData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * Only these kinds of events
         */
        kind?: Array<'sign_in.succeeded' | 'sign_in.failed' | 'sign_in.delayed' | 'sign_in.ended' | 'sign_in.all_ended' | 'password.link_made' | 'password.link_sent' | 'password.changed' | 'proof.failed' | 'factor.added' | 'factor.removed' | 'factor.codes_made' | 'identity.removed' | 'person.added' | 'person.imported' | 'person.invited' | 'person.changed' | 'person.role_changed' | 'person.archived' | 'person.taken_back' | 'signature.kept' | 'signature.removed' | 'calendar_feed.made' | 'calendar_feed.ended' | 'client.archived' | 'client.taken_back' | 'client.merged' | 'application.added' | 'application.changed' | 'application.secret_rotated' | 'application.archived' | 'grant.made' | 'grant.revoked' | 'grant.misused' | 'webhook.added' | 'webhook.changed' | 'webhook.removed' | 'webhook.tested' | 'webhook.sent_again' | 'account.opened' | 'settings.changed' | 'provider.tried' | 'domain.looked_up' | 'quota.changed' | 'set_up_link.made' | 'share.made' | 'share.changed' | 'share.ended' | 'share.opened' | 'report_key.rotated' | 'report_key.opened' | 'report_link.opened' | 'report_link.sent' | 'report_link.revoked' | 'tenant_link.made' | 'tenant_link.opened' | 'email.sent_again' | 'original.downloaded' | 'pdf.downloaded' | 'share.downloaded' | 'log.exported' | 'export.made' | 'export.downloaded' | 'list.exported' | 'import.started' | 'import.undone' | 'import.removed' | 'erasure.made' | 'retention.run' | 'hold.made' | 'hold.ended' | 'backup.restored'>;
        /**
         * Only events of these areas
         */
        area?: Array<'sign_in' | 'people' | 'applications' | 'settings' | 'sharing' | 'files' | 'data'>;
        /**
         * Only what this person did, or what was done to them
         */
        person_id?: number;
        /**
         * Words of what happened, of names of people, of the application, of the address or of the browser, in any order
         */
        q?: string;
        /**
         * First day, in the time zone of the account
         */
        from?: string;
        /**
         * Last day, in the time zone of the account
         */
        until?: string;
    };
    url: '/security-log.csv';
};

export type ExportSecurityLogErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ExportSecurityLogError = ExportSecurityLogErrors[keyof ExportSecurityLogErrors];

export type ExportSecurityLogResponses = {
    /**
     * The events, one a line
     */
    200: string;
};

export type ExportSecurityLogResponse = ExportSecurityLogResponses[keyof ExportSecurityLogResponses];

export type ListErasuresData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/erasures';
};

export type ListErasuresErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListErasuresError = ListErasuresErrors[keyof ListErasuresErrors];

export type ListErasuresResponses = {
    /**
     * Erasures, newest first, without what was erased
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<Erasure>;
        [key: string]: unknown;
    };
};

export type ListErasuresResponse = ListErasuresResponses[keyof ListErasuresResponses];

export type CreateErasureData = {
    body: {
        /**
         * E-mail address of a tenant, landlord or other contact
         */
        email?: string;
        /**
         * Their whole name
         */
        name?: string;
        /**
         * Id of somebody who has signed in here; for an erasure they are archived
         */
        person_id?: number;
        /**
         * Whether it is only told what would go and what would stay
         */
        dry_run?: boolean;
    };
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/erasures';
};

export type CreateErasureErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateErasureError = CreateErasureErrors[keyof CreateErasureErrors];

export type CreateErasureResponses = {
    /**
     * Erase a person, or with `dry_run` tell what would go and what would stay
     */
    200: Erasure;
};

export type CreateErasureResponse = CreateErasureResponses[keyof CreateErasureResponses];

export type ListPersonExportsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/person-exports';
};

export type ListPersonExportsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListPersonExportsError = ListPersonExportsErrors[keyof ListPersonExportsErrors];

export type ListPersonExportsResponses = {
    /**
     * Exports of what is kept about people, newest first, until they end
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<PersonExport>;
        [key: string]: unknown;
    };
};

export type ListPersonExportsResponse = ListPersonExportsResponses[keyof ListPersonExportsResponses];

export type CreatePersonExportData = {
    body: {
        /**
         * E-mail address of a tenant, landlord or other contact
         */
        email?: string;
        /**
         * Their whole name
         */
        name?: string;
        /**
         * Id of somebody who has signed in here; for an erasure they are archived
         */
        person_id?: number;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/person-exports';
};

export type CreatePersonExportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreatePersonExportError = CreatePersonExportErrors[keyof CreatePersonExportErrors];

export type CreatePersonExportResponses = {
    /**
     * Ask for a zip of what is kept about a person
     */
    200: PersonExport;
};

export type CreatePersonExportResponse = CreatePersonExportResponses[keyof CreatePersonExportResponses];

export type ListAccountExportsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/account-exports';
};

export type ListAccountExportsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListAccountExportsError = ListAccountExportsErrors[keyof ListAccountExportsErrors];

export type ListAccountExportsResponses = {
    /**
     * Exports of the whole account, newest first, until they end
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<AccountExport>;
        [key: string]: unknown;
    };
};

export type ListAccountExportsResponse = ListAccountExportsResponses[keyof ListAccountExportsResponses];

export type CreateAccountExportData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/account-exports';
};

export type CreateAccountExportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateAccountExportError = CreateAccountExportErrors[keyof CreateAccountExportErrors];

export type CreateAccountExportResponses = {
    /**
     * Ask for a zip of the whole account
     */
    200: AccountExport;
};

export type CreateAccountExportResponse = CreateAccountExportResponses[keyof CreateAccountExportResponses];

export type ListDisputePacksData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/inspections/{inspection_id}/dispute-packs';
};

export type ListDisputePacksErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListDisputePacksError = ListDisputePacksErrors[keyof ListDisputePacksErrors];

export type ListDisputePacksResponses = {
    /**
     * Dispute packs of the report, newest first, until they end
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<DisputePack>;
        [key: string]: unknown;
    };
};

export type ListDisputePacksResponse = ListDisputePacksResponses[keyof ListDisputePacksResponses];

export type CreateDisputePackData = {
    body?: {
        /**
         * What is claimed for: each item has a sheet of its own in the pack
         */
        claims?: Array<{
            /**
             * An item of the report that is claimed for
             */
            item_id: number;
            /**
             * What is claimed for it, in pounds; none: not given
             */
            cost?: string | null;
            /**
             * Its age at the check out; none: not given
             */
            age_years?: number | null;
            /**
             * How long such a thing lasts; none: not given
             */
            life_years?: number | null;
        }>;
    } | null;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/dispute-packs';
};

export type CreateDisputePackErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateDisputePackError = CreateDisputePackErrors[keyof CreateDisputePackErrors];

export type CreateDisputePackResponses = {
    /**
     * Ask for a zip of what an adjudicator needs of the finished report and the one it was compared with
     */
    200: DisputePack;
};

export type CreateDisputePackResponse = CreateDisputePackResponses[keyof CreateDisputePackResponses];

export type GetRetentionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/retention';
};

export type GetRetentionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetRetentionError = GetRetentionErrors[keyof GetRetentionErrors];

export type GetRetentionResponses = {
    /**
     * For how long each kind of thing is kept
     */
    200: Array<RetentionRule>;
};

export type GetRetentionResponse = GetRetentionResponses[keyof GetRetentionResponses];

export type UpdateRetentionData = {
    body: {
        /**
         * What it removes: finished_reports, cancelled_inspections, photographs, recordings, emails, deliveries, ended_links or tenant_links
         */
        kind: 'finished_reports' | 'cancelled_inspections' | 'photographs' | 'recordings' | 'emails' | 'deliveries' | 'ended_links' | 'tenant_links';
        /**
         * Months for which it is kept; null: for good
         */
        months: number | null;
        /**
         * What the dry run told: where more would go by now, the rule is refused
         */
        count?: number;
    };
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/retention';
};

export type UpdateRetentionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateRetentionError = UpdateRetentionErrors[keyof UpdateRetentionErrors];

export type UpdateRetentionResponses = {
    /**
     * Make, change or take away a rule of retention
     */
    200: Array<RetentionRule>;
};

export type UpdateRetentionResponse = UpdateRetentionResponses[keyof UpdateRetentionResponses];

export type RehearseRetentionData = {
    body: {
        /**
         * What it removes: finished_reports, cancelled_inspections, photographs, recordings, emails, deliveries, ended_links or tenant_links
         */
        kind: 'finished_reports' | 'cancelled_inspections' | 'photographs' | 'recordings' | 'emails' | 'deliveries' | 'ended_links' | 'tenant_links';
        /**
         * Months for which it would be kept
         */
        months: number;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/retention/rehearsal';
};

export type RehearseRetentionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RehearseRetentionError = RehearseRetentionErrors[keyof RehearseRetentionErrors];

export type RehearseRetentionResponses = {
    /**
     * What a rule would remove now; nothing is removed
     */
    200: RetentionRehearsal;
};

export type RehearseRetentionResponse = RehearseRetentionResponses[keyof RehearseRetentionResponses];

export type ListRetentionRunsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/retention/runs';
};

export type ListRetentionRunsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListRetentionRunsError = ListRetentionRunsErrors[keyof ListRetentionRunsErrors];

export type ListRetentionRunsResponses = {
    /**
     * What the rules have removed, newest first
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<RetentionRun>;
        [key: string]: unknown;
    };
};

export type ListRetentionRunsResponse = ListRetentionRunsResponses[keyof ListRetentionRunsResponses];

export type ListLegalHoldsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/legal-holds';
};

export type ListLegalHoldsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListLegalHoldsError = ListLegalHoldsErrors[keyof ListLegalHoldsErrors];

export type ListLegalHoldsResponses = {
    /**
     * Properties and inspections of which no rule removes anything
     */
    200: Array<LegalHold>;
};

export type ListLegalHoldsResponse = ListLegalHoldsResponses[keyof ListLegalHoldsResponses];

export type DeleteLegalHoldData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        property_id: number;
    };
    query?: never;
    url: '/legal-holds/{property_id}';
};

export type DeleteLegalHoldErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteLegalHoldError = DeleteLegalHoldErrors[keyof DeleteLegalHoldErrors];

export type DeleteLegalHoldResponses = {
    /**
     * No body
     */
    204: void;
};

export type DeleteLegalHoldResponse = DeleteLegalHoldResponses[keyof DeleteLegalHoldResponses];

export type UpdateLegalHoldData = {
    body: {
        /**
         * Why nothing of it may be removed
         */
        reason: string;
    };
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
    };
    query?: never;
    url: '/legal-holds/{property_id}';
};

export type UpdateLegalHoldErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateLegalHoldError = UpdateLegalHoldErrors[keyof UpdateLegalHoldErrors];

export type UpdateLegalHoldResponses = {
    /**
     * Keep everything of a property, whatever the rules say
     */
    200: Array<LegalHold>;
};

export type UpdateLegalHoldResponse = UpdateLegalHoldResponses[keyof UpdateLegalHoldResponses];

export type DeleteInspectionHoldData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/legal-holds/inspections/{inspection_id}';
};

export type DeleteInspectionHoldErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteInspectionHoldError = DeleteInspectionHoldErrors[keyof DeleteInspectionHoldErrors];

export type DeleteInspectionHoldResponses = {
    /**
     * No body
     */
    204: void;
};

export type DeleteInspectionHoldResponse = DeleteInspectionHoldResponses[keyof DeleteInspectionHoldResponses];

export type UpdateInspectionHoldData = {
    body: {
        /**
         * Why nothing of it may be removed
         */
        reason: string;
    };
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/legal-holds/inspections/{inspection_id}';
};

export type UpdateInspectionHoldErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateInspectionHoldError = UpdateInspectionHoldErrors[keyof UpdateInspectionHoldErrors];

export type UpdateInspectionHoldResponses = {
    /**
     * Keep everything of one inspection, whatever the rules say
     */
    200: Array<LegalHold>;
};

export type UpdateInspectionHoldResponse = UpdateInspectionHoldResponses[keyof UpdateInspectionHoldResponses];

export type ListImportsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * Words of the name of the file, in any order
         */
        q?: string;
        /**
         * Only imports of these kinds
         */
        kind?: Array<'properties' | 'clients' | 'contacts' | 'tenancies' | 'meters' | 'staff'>;
        /**
         * Order: created, name or updated; with a leading - the other way round
         */
        sort?: 'created' | '-created' | 'name' | '-name' | 'updated' | '-updated';
    };
    url: '/imports';
};

export type ListImportsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListImportsError = ListImportsErrors[keyof ListImportsErrors];

export type ListImportsResponses = {
    /**
     * Imports, newest first unless ordered otherwise
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<Import>;
        [key: string]: unknown;
    };
};

export type ListImportsResponse = ListImportsResponses[keyof ListImportsResponses];

export type CreateImportData = {
    body: ImportDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/imports';
};

export type CreateImportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateImportError = CreateImportErrors[keyof CreateImportErrors];

export type CreateImportResponses = {
    /**
     * Begin an import; nothing is written before its start
     */
    200: Import;
};

export type CreateImportResponse = CreateImportResponses[keyof CreateImportResponses];

export type DeleteImportData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        import_id: number;
    };
    query?: never;
    url: '/imports/{import_id}';
};

export type DeleteImportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteImportError = DeleteImportErrors[keyof DeleteImportErrors];

export type DeleteImportResponses = {
    /**
     * No body
     */
    204: void;
};

export type DeleteImportResponse = DeleteImportResponses[keyof DeleteImportResponses];

export type GetImportData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        import_id: number;
    };
    query?: never;
    url: '/imports/{import_id}';
};

export type GetImportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetImportError = GetImportErrors[keyof GetImportErrors];

export type GetImportResponses = {
    /**
     * An import: what is planned and what is done
     */
    200: Import;
};

export type GetImportResponse = GetImportResponses[keyof GetImportResponses];

export type UpdateImportData = {
    body: ImportChange;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        import_id: number;
    };
    query?: never;
    url: '/imports/{import_id}';
};

export type UpdateImportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateImportError = UpdateImportErrors[keyof UpdateImportErrors];

export type UpdateImportResponses = {
    /**
     * Choose what becomes of duplicates and faulty rows; members left out are kept
     */
    200: Import;
};

export type UpdateImportResponse = UpdateImportResponses[keyof UpdateImportResponses];

export type ListImportRowsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        import_id: number;
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
        /**
         * Rows of this kind alone; `uninvited`: that added somebody who has no invitation
         */
        only?: 'faulty' | 'duplicate' | 'failed' | 'kept' | 'uninvited';
    };
    url: '/imports/{import_id}/rows';
};

export type ListImportRowsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListImportRowsError = ListImportRowsErrors[keyof ListImportRowsErrors];

export type ListImportRowsResponses = {
    /**
     * Rows of an import in the order of the file, with faults and duplicates
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<ImportRow>;
        [key: string]: unknown;
    };
};

export type ListImportRowsResponse = ListImportRowsResponses[keyof ListImportRowsResponses];

export type PutImportRowsData = {
    body: ImportRowsDraft;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        import_id: number;
    };
    query?: never;
    url: '/imports/{import_id}/rows';
};

export type PutImportRowsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type PutImportRowsError = PutImportRowsErrors[keyof PutImportRowsErrors];

export type PutImportRowsResponses = {
    /**
     * Add rows, or mend them: each is checked and looked for, and nothing is written
     */
    200: Array<ImportRow>;
};

export type PutImportRowsResponse = PutImportRowsResponses[keyof PutImportRowsResponses];

export type ListImportFaultsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        import_id: number;
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
    url: '/imports/{import_id}/faults';
};

export type ListImportFaultsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListImportFaultsError = ListImportFaultsErrors[keyof ListImportFaultsErrors];

export type ListImportFaultsResponses = {
    /**
     * Faults that two rows of an import or more have, by the same text in the same field
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<ImportFault>;
        [key: string]: unknown;
    };
};

export type ListImportFaultsResponse = ListImportFaultsResponses[keyof ListImportFaultsResponses];

export type MendImportFaultsData = {
    body: ImportFaultMend;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        import_id: number;
    };
    query?: never;
    url: '/imports/{import_id}/faults';
};

export type MendImportFaultsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type MendImportFaultsError = MendImportFaultsErrors[keyof MendImportFaultsErrors];

export type MendImportFaultsResponses = {
    /**
     * Mend a fault in all rows that have it: they get another text in this field
     */
    200: Import;
};

export type MendImportFaultsResponse = MendImportFaultsResponses[keyof MendImportFaultsResponses];

export type StartImportData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        import_id: number;
    };
    query?: never;
    url: '/imports/{import_id}/start';
};

export type StartImportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type StartImportError = StartImportErrors[keyof StartImportErrors];

export type StartImportResponses = {
    /**
     * Write the rows, in the background
     */
    200: Import;
};

export type StartImportResponse = StartImportResponses[keyof StartImportResponses];

export type UndoImportData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        import_id: number;
    };
    query?: never;
    url: '/imports/{import_id}/undo';
};

export type UndoImportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UndoImportError = UndoImportErrors[keyof UndoImportErrors];

export type UndoImportResponses = {
    /**
     * Take back everything that an import has written, within a day, in the background
     */
    200: Import;
};

export type UndoImportResponse = UndoImportResponses[keyof UndoImportResponses];

export type ListBulkChangesData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/bulk-changes';
};

export type ListBulkChangesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListBulkChangesError = ListBulkChangesErrors[keyof ListBulkChangesErrors];

export type ListBulkChangesResponses = {
    /**
     * Bulk changes of the last thirty days, newest first
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<BulkChangeSummary>;
        [key: string]: unknown;
    };
};

export type ListBulkChangesResponse = ListBulkChangesResponses[keyof ListBulkChangesResponses];

export type CreateBulkChangeData = {
    body: BulkChangeDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/bulk-changes';
};

export type CreateBulkChangeErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateBulkChangeError = CreateBulkChangeErrors[keyof CreateBulkChangeErrors];

export type CreateBulkChangeResponses = {
    /**
     * Change many inspections at once, or only rehearse it
     */
    200: BulkChange;
};

export type CreateBulkChangeResponse = CreateBulkChangeResponses[keyof CreateBulkChangeResponses];

export type UndoBulkChangeData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        bulk_change_id: number;
    };
    query?: never;
    url: '/bulk-changes/{bulk_change_id}/undo';
};

export type UndoBulkChangeErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UndoBulkChangeError = UndoBulkChangeErrors[keyof UndoBulkChangeErrors];

export type UndoBulkChangeResponses = {
    /**
     * Take back everything that a bulk change has changed, within a day
     */
    200: BulkChange;
};

export type UndoBulkChangeResponse = UndoBulkChangeResponses[keyof UndoBulkChangeResponses];

export type GetBulkChangeData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        bulk_change_id: number;
    };
    query?: never;
    url: '/bulk-changes/{bulk_change_id}';
};

export type GetBulkChangeErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetBulkChangeError = GetBulkChangeErrors[keyof GetBulkChangeErrors];

export type GetBulkChangeResponses = {
    /**
     * A bulk change: how far it is, and what could not be changed
     */
    200: BulkChange;
};

export type GetBulkChangeResponse = GetBulkChangeResponses[keyof GetBulkChangeResponses];

export type ListBulkChangeItemsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        bulk_change_id: number;
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
        /**
         * Those of this outcome alone
         */
        outcome?: 'changed' | 'unchanged' | 'refused' | 'undone' | 'kept';
    };
    url: '/bulk-changes/{bulk_change_id}/items';
};

export type ListBulkChangeItemsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListBulkChangeItemsError = ListBulkChangeItemsErrors[keyof ListBulkChangeItemsErrors];

export type ListBulkChangeItemsResponses = {
    /**
     * What has become of each inspection of a bulk change
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<BulkChangeItem>;
        [key: string]: unknown;
    };
};

export type ListBulkChangeItemsResponse = ListBulkChangeItemsResponses[keyof ListBulkChangeItemsResponses];

export type CreateSchedulePlanData = {
    body: SchedulePlanDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/schedule/plans';
};

export type CreateSchedulePlanErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateSchedulePlanError = CreateSchedulePlanErrors[keyof CreateSchedulePlanErrors];

export type CreateSchedulePlanResponses = {
    /**
     * Propose who takes the visits of a clerk who is away
     */
    200: SchedulePlan;
};

export type CreateSchedulePlanResponse = CreateSchedulePlanResponses[keyof CreateSchedulePlanResponses];

export type ApplySchedulePlanData = {
    body: SchedulePlanAcceptance;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        schedule_plan_id: number;
    };
    query?: never;
    url: '/schedule/plans/{schedule_plan_id}/apply';
};

export type ApplySchedulePlanErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ApplySchedulePlanError = ApplySchedulePlanErrors[keyof ApplySchedulePlanErrors];

export type ApplySchedulePlanResponses = {
    /**
     * Carry out what is accepted of a plan, and record that the clerk is away
     */
    200: BulkChange;
};

export type ApplySchedulePlanResponse = ApplySchedulePlanResponses[keyof ApplySchedulePlanResponses];

export type FindSlotsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * Where: a property that is known
         */
        property_id?: number;
        /**
         * Where, for one that is not known: a postcode, or its district alone
         */
        postcode?: string;
        /**
         * 1 Inventory, 2 Check In / Move In, 3 Inspection, 4 Update, 5 Check Out / Move Out, 6 Inventory & Check In / Inventory & Move In, 7 Risk Assessment, 8 Routine Inspection, 150 Self service, 231 Live inspection
         */
        type_id?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 150 | 231;
        /**
         * Bedrooms, of a property that is not known
         */
        beds?: number;
        /**
         * The same, for how long it takes
         */
        furnished?: 'Unfurnished' | 'Part Furnished' | 'Fully Furnished';
        /**
         * How long it takes; left out, as long as such visits usually take here
         */
        minutes?: number;
        /**
         * The first day; left out, today
         */
        from?: string;
        /**
         * The last day, 31 days at most; left out, six days after the first
         */
        to?: string;
        /**
         * It begins then or later
         */
        earliest?: string;
        /**
         * It begins then or sooner
         */
        latest?: string;
        /**
         * The time that is liked best
         */
        near?: string;
        /**
         * Of this clerk alone
         */
        staff_id?: number;
    };
    url: '/slots';
};

export type FindSlotsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type FindSlotsError = FindSlotsErrors[keyof FindSlotsErrors];

export type FindSlotsResponses = {
    /**
     * Up to three free times for a visit, the best first
     */
    200: Slots;
};

export type FindSlotsResponse = FindSlotsResponses[keyof FindSlotsResponses];

export type GetSlotHoldsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/slot-holds';
};

export type GetSlotHoldsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetSlotHoldsError = GetSlotHoldsErrors[keyof GetSlotHoldsErrors];

export type GetSlotHoldsResponses = {
    /**
     * Times that are kept for somebody at present
     */
    200: SlotHolds;
};

export type GetSlotHoldsResponse = GetSlotHoldsResponses[keyof GetSlotHoldsResponses];

export type CreateSlotHoldData = {
    body: SlotHoldDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/slot-holds';
};

export type CreateSlotHoldErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateSlotHoldError = CreateSlotHoldErrors[keyof CreateSlotHoldErrors];

export type CreateSlotHoldResponses = {
    /**
     * Keep a free time for 15 minutes, for yourself
     */
    200: SlotHold;
};

export type CreateSlotHoldResponse = CreateSlotHoldResponses[keyof CreateSlotHoldResponses];

export type DeleteSlotHoldData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        slot_hold_id: number;
    };
    query?: never;
    url: '/slot-holds/{slot_hold_id}';
};

export type DeleteSlotHoldErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteSlotHoldError = DeleteSlotHoldErrors[keyof DeleteSlotHoldErrors];

export type DeleteSlotHoldResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type AcceptOfferData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        offer_id: number;
    };
    query?: never;
    url: '/offers/{offer_id}/accept';
};

export type AcceptOfferErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type AcceptOfferError = AcceptOfferErrors[keyof AcceptOfferErrors];

export type AcceptOfferResponses = {
    /**
     * Accept a visit that is offered to you: Pending to Assigned
     */
    200: Offer;
};

export type AcceptOfferResponse = AcceptOfferResponses[keyof AcceptOfferResponses];

export type DeclineOfferData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        offer_id: number;
    };
    query?: never;
    url: '/offers/{offer_id}/decline';
};

export type DeclineOfferErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeclineOfferError = DeclineOfferErrors[keyof DeclineOfferErrors];

export type DeclineOfferResponses = {
    /**
     * Say no to a visit that is offered to you
     */
    200: Offer;
};

export type DeclineOfferResponse = DeclineOfferResponses[keyof DeclineOfferResponses];

export type ListOffersData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * All offers of one visit, those that are over too, the latest first; left out, those that are open
         */
        inspection_id?: number;
        /**
         * Instead those that have ended within a month without anybody, while nobody has the visit
         */
        lapsed?: 'true' | 'false';
    };
    url: '/offers';
};

export type ListOffersErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListOffersError = ListOffersErrors[keyof ListOffersErrors];

export type ListOffersResponses = {
    /**
     * Visits that are offered to clerks at present; 200 at most, the soonest to end first
     */
    200: Offers;
};

export type ListOffersResponse = ListOffersResponses[keyof ListOffersResponses];

export type CreateOfferData = {
    body: OfferDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/offers';
};

export type CreateOfferErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateOfferError = CreateOfferErrors[keyof CreateOfferErrors];

export type CreateOfferResponses = {
    /**
     * Offer a visit that nobody has to clerks: the first to accept has it
     */
    200: Offer;
};

export type CreateOfferResponse = CreateOfferResponses[keyof CreateOfferResponses];

export type WithdrawOfferData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        offer_id: number;
    };
    query?: never;
    url: '/offers/{offer_id}';
};

export type WithdrawOfferErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type WithdrawOfferError = WithdrawOfferErrors[keyof WithdrawOfferErrors];

export type WithdrawOfferResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type RankClerksData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/clerks';
};

export type RankClerksErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RankClerksError = RankClerksErrors[keyof RankClerksErrors];

export type RankClerksResponses = {
    /**
     * Clerks who could take a visit as it is agreed, the best first
     */
    200: RankedClerks;
};

export type RankClerksResponse = RankClerksResponses[keyof RankClerksResponses];

export type GetViewsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/views';
};

export type GetViewsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetViewsError = GetViewsErrors[keyof GetViewsErrors];

export type GetViewsResponses = {
    /**
     * Saved views of the list of inspections, with how many match
     */
    200: SavedViews;
};

export type GetViewsResponse = GetViewsResponses[keyof GetViewsResponses];

export type PutOwnViewsData = {
    body: SavedViewsDraft;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/views/own';
};

export type PutOwnViewsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type PutOwnViewsError = PutOwnViewsErrors[keyof PutOwnViewsErrors];

export type PutOwnViewsResponses = {
    /**
     * Put your own saved views: all of them, in their order
     */
    200: SavedViews;
};

export type PutOwnViewsResponse = PutOwnViewsResponses[keyof PutOwnViewsResponses];

export type PutFirmViewsData = {
    body: SavedViewsDraft;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/views/firm';
};

export type PutFirmViewsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type PutFirmViewsError = PutFirmViewsErrors[keyof PutFirmViewsErrors];

export type PutFirmViewsResponses = {
    /**
     * Put the saved views of the firm: all of them, in their order
     */
    200: SavedViews;
};

export type PutFirmViewsResponse = PutFirmViewsResponses[keyof PutFirmViewsResponses];

export type CreateListExportData = {
    body: ListExportNote;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/list-exports';
};

export type CreateListExportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateListExportError = CreateListExportErrors[keyof CreateListExportErrors];

export type CreateListExportResponses = {
    /**
     * No body
     */
    204: void;
};

export type CreateListExportResponse = CreateListExportResponses[keyof CreateListExportResponses];

export type ListStaffData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * The archived ones instead of the others; `any`: both, for whoever keeps a copy
         */
        archived?: 'true' | 'false' | 'any';
        /**
         * Words of their name or e-mail address, in any order
         */
        q?: string;
        /**
         * Order: name, email, role, invited or updated; with a leading - the other way round
         */
        sort?: 'name' | '-name' | 'email' | '-email' | 'role' | '-role' | 'invited' | '-invited' | 'updated' | '-updated';
    };
    url: '/staff';
};

export type ListStaffErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListStaffError = ListStaffErrors[keyof ListStaffErrors];

export type ListStaffResponses = {
    /**
     * Members of staff by name, with their hours and time off
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<StaffMember>;
        [key: string]: unknown;
    };
};

export type ListStaffResponse = ListStaffResponses[keyof ListStaffResponses];

export type CreateStaffMemberData = {
    body: StaffDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/staff';
};

export type CreateStaffMemberErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateStaffMemberError = CreateStaffMemberErrors[keyof CreateStaffMemberErrors];

export type CreateStaffMemberResponses = {
    /**
     * Add a member of staff, who is invited to sign in
     */
    200: StaffMember;
};

export type CreateStaffMemberResponse = CreateStaffMemberResponses[keyof CreateStaffMemberResponses];

export type DeleteStaffMemberData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        staff_id: number;
    };
    query?: never;
    url: '/staff/{staff_id}';
};

export type DeleteStaffMemberErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteStaffMemberError = DeleteStaffMemberErrors[keyof DeleteStaffMemberErrors];

export type DeleteStaffMemberResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetStaffMemberData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        staff_id: number;
    };
    query?: never;
    url: '/staff/{staff_id}';
};

export type GetStaffMemberErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetStaffMemberError = GetStaffMemberErrors[keyof GetStaffMemberErrors];

export type GetStaffMemberResponses = {
    /**
     * A member of staff
     */
    200: StaffMember;
};

export type GetStaffMemberResponse = GetStaffMemberResponses[keyof GetStaffMemberResponses];

export type UpdateStaffMemberData = {
    body: StaffChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        staff_id: number;
    };
    query?: never;
    url: '/staff/{staff_id}';
};

export type UpdateStaffMemberErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateStaffMemberError = UpdateStaffMemberErrors[keyof UpdateStaffMemberErrors];

export type UpdateStaffMemberResponses = {
    /**
     * Change a member of staff; roles are for administrators
     */
    200: StaffMember;
};

export type UpdateStaffMemberResponse = UpdateStaffMemberResponses[keyof UpdateStaffMemberResponses];

export type WithdrawStaffInvitationData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        staff_id: number;
    };
    query?: never;
    url: '/staff/{staff_id}/invite';
};

export type WithdrawStaffInvitationErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type WithdrawStaffInvitationError = WithdrawStaffInvitationErrors[keyof WithdrawStaffInvitationErrors];

export type WithdrawStaffInvitationResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type InviteStaffMemberData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        staff_id: number;
    };
    query?: never;
    url: '/staff/{staff_id}/invite';
};

export type InviteStaffMemberErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type InviteStaffMemberError = InviteStaffMemberErrors[keyof InviteStaffMemberErrors];

export type InviteStaffMemberResponses = {
    /**
     * Invite a member of staff again; the invitation before ends
     */
    200: StaffMember;
};

export type InviteStaffMemberResponse = InviteStaffMemberResponses[keyof InviteStaffMemberResponses];

export type ResetStaffPasswordData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        staff_id: number;
    };
    query?: never;
    url: '/staff/{staff_id}/reset-link';
};

export type ResetStaffPasswordErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ResetStaffPasswordError = ResetStaffPasswordErrors[keyof ResetStaffPasswordErrors];

export type ResetStaffPasswordResponses = {
    /**
     * Make a link by which a member of staff chooses a new password
     */
    200: ResetLink;
};

export type ResetStaffPasswordResponse = ResetStaffPasswordResponses[keyof ResetStaffPasswordResponses];

export type GetStaffSignatureData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        staff_id: number;
    };
    query?: never;
    url: '/staff/{staff_id}/signature';
};

export type GetStaffSignatureErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetStaffSignatureError = GetStaffSignatureErrors[keyof GetStaffSignatureErrors];

export type GetStaffSignatureResponses = {
    /**
     * The signature that a member of staff keeps, which they alone change
     */
    200: OwnSignature;
};

export type GetStaffSignatureResponse = GetStaffSignatureResponses[keyof GetStaffSignatureResponses];

export type SignOutStaffMemberData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        staff_id: number;
    };
    query?: never;
    url: '/staff/{staff_id}/sign-out-everywhere';
};

export type SignOutStaffMemberErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type SignOutStaffMemberError = SignOutStaffMemberErrors[keyof SignOutStaffMemberErrors];

export type SignOutStaffMemberResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type DeleteStaffFactorsData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        staff_id: number;
    };
    query?: never;
    url: '/staff/{staff_id}/factors';
};

export type DeleteStaffFactorsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteStaffFactorsError = DeleteStaffFactorsErrors[keyof DeleteStaffFactorsErrors];

export type DeleteStaffFactorsResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type DeleteStaffIdentityData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        staff_id: number;
    };
    query?: never;
    url: '/staff/{staff_id}/identity';
};

export type DeleteStaffIdentityErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteStaffIdentityError = DeleteStaffIdentityErrors[keyof DeleteStaffIdentityErrors];

export type DeleteStaffIdentityResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type ListTenanciesData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
    };
    query?: {
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/properties/{property_id}/tenancies';
};

export type ListTenanciesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListTenanciesError = ListTenanciesErrors[keyof ListTenanciesErrors];

export type ListTenanciesResponses = {
    /**
     * Tenancies of a property, the latest first
     */
    200: Array<Tenancy>;
};

export type ListTenanciesResponse = ListTenanciesResponses[keyof ListTenanciesResponses];

export type CreateTenancyData = {
    body: TenancyDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/tenancies';
};

export type CreateTenancyErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateTenancyError = CreateTenancyErrors[keyof CreateTenancyErrors];

export type CreateTenancyResponses = {
    /**
     * Add a tenancy to a property
     */
    200: Tenancy;
};

export type CreateTenancyResponse = CreateTenancyResponses[keyof CreateTenancyResponses];

export type DeleteTenancyData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
        /**
         * Identifier
         */
        tenancy_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/tenancies/{tenancy_id}';
};

export type DeleteTenancyErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteTenancyError = DeleteTenancyErrors[keyof DeleteTenancyErrors];

export type DeleteTenancyResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetTenancyData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        property_id: number;
        /**
         * Identifier
         */
        tenancy_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/tenancies/{tenancy_id}';
};

export type GetTenancyErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetTenancyError = GetTenancyErrors[keyof GetTenancyErrors];

export type GetTenancyResponses = {
    /**
     * A tenancy
     */
    200: Tenancy;
};

export type GetTenancyResponse = GetTenancyResponses[keyof GetTenancyResponses];

export type UpdateTenancyData = {
    body: TenancyChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
        /**
         * Identifier
         */
        tenancy_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/tenancies/{tenancy_id}';
};

export type UpdateTenancyErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateTenancyError = UpdateTenancyErrors[keyof UpdateTenancyErrors];

export type UpdateTenancyResponses = {
    /**
     * Change a tenancy, or note that notice was given; members left out are kept
     */
    200: Tenancy;
};

export type UpdateTenancyResponse = UpdateTenancyResponses[keyof UpdateTenancyResponses];

export type ListCertificatesData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
    };
    query?: {
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/properties/{property_id}/certificates';
};

export type ListCertificatesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListCertificatesError = ListCertificatesErrors[keyof ListCertificatesErrors];

export type ListCertificatesResponses = {
    /**
     * Certificates of a property, by kind, and of each kind the one that is good for longest first
     */
    200: Array<Certificate>;
};

export type ListCertificatesResponse = ListCertificatesResponses[keyof ListCertificatesResponses];

export type CreateCertificateData = {
    body: CertificateDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/certificates';
};

export type CreateCertificateErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateCertificateError = CreateCertificateErrors[keyof CreateCertificateErrors];

export type CreateCertificateResponses = {
    /**
     * Add a certificate to a property
     */
    200: Certificate;
};

export type CreateCertificateResponse = CreateCertificateResponses[keyof CreateCertificateResponses];

export type DeleteCertificateData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
        /**
         * Identifier
         */
        certificate_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/certificates/{certificate_id}';
};

export type DeleteCertificateErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteCertificateError = DeleteCertificateErrors[keyof DeleteCertificateErrors];

export type DeleteCertificateResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetCertificateData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        property_id: number;
        /**
         * Identifier
         */
        certificate_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/certificates/{certificate_id}';
};

export type GetCertificateErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetCertificateError = GetCertificateErrors[keyof GetCertificateErrors];

export type GetCertificateResponses = {
    /**
     * A certificate
     */
    200: Certificate;
};

export type GetCertificateResponse = GetCertificateResponses[keyof GetCertificateResponses];

export type UpdateCertificateData = {
    body: CertificateChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
        /**
         * Identifier
         */
        certificate_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/certificates/{certificate_id}';
};

export type UpdateCertificateErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateCertificateError = UpdateCertificateErrors[keyof UpdateCertificateErrors];

export type UpdateCertificateResponses = {
    /**
     * Change a certificate; members left out are kept
     */
    200: Certificate;
};

export type UpdateCertificateResponse = UpdateCertificateResponses[keyof UpdateCertificateResponses];

export type ListKeySetsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * Words of the tag, what is on the ring, its place, who has it or the address, in any order
         */
        q?: string;
        /**
         * Those in the office, those that are out, or those of them that should be back
         */
        state?: 'in' | 'out' | 'overdue';
        /**
         * Of this property alone
         */
        property_id?: number;
        /**
         * Order: tag, due_back_on or updated; with a leading - the other way round
         */
        sort?: 'tag' | '-tag' | 'due_back_on' | '-due_back_on' | 'updated' | '-updated';
    };
    url: '/key-sets';
};

export type ListKeySetsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListKeySetsError = ListKeySetsErrors[keyof ListKeySetsErrors];

export type ListKeySetsResponses = {
    /**
     * Sets of keys, by tag
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<KeySet>;
        [key: string]: unknown;
    };
};

export type ListKeySetsResponse = ListKeySetsResponses[keyof ListKeySetsResponses];

export type CreateKeySetData = {
    body: KeySetDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/key-sets';
};

export type CreateKeySetErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateKeySetError = CreateKeySetErrors[keyof CreateKeySetErrors];

export type CreateKeySetResponses = {
    /**
     * Add a set of keys to a property; it is in the office
     */
    200: KeySet;
};

export type CreateKeySetResponse = CreateKeySetResponses[keyof CreateKeySetResponses];

export type DeleteKeySetData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        key_set_id: number;
    };
    query?: never;
    url: '/key-sets/{key_set_id}';
};

export type DeleteKeySetErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteKeySetError = DeleteKeySetErrors[keyof DeleteKeySetErrors];

export type DeleteKeySetResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetKeySetData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        key_set_id: number;
    };
    query?: never;
    url: '/key-sets/{key_set_id}';
};

export type GetKeySetErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetKeySetError = GetKeySetErrors[keyof GetKeySetErrors];

export type GetKeySetResponses = {
    /**
     * A set of keys
     */
    200: KeySet;
};

export type GetKeySetResponse = GetKeySetResponses[keyof GetKeySetResponses];

export type UpdateKeySetData = {
    body: KeySetChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        key_set_id: number;
    };
    query?: never;
    url: '/key-sets/{key_set_id}';
};

export type UpdateKeySetErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateKeySetError = UpdateKeySetErrors[keyof UpdateKeySetErrors];

export type UpdateKeySetResponses = {
    /**
     * Change what a set of keys is; members left out are kept
     */
    200: KeySet;
};

export type UpdateKeySetResponse = UpdateKeySetResponses[keyof UpdateKeySetResponses];

export type ListKeyMovementsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        key_set_id: number;
    };
    query?: {
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/key-sets/{key_set_id}/movements';
};

export type ListKeyMovementsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListKeyMovementsError = ListKeyMovementsErrors[keyof ListKeyMovementsErrors];

export type ListKeyMovementsResponses = {
    /**
     * The log of a set of keys, the latest step first
     */
    200: Array<KeyMovement>;
};

export type ListKeyMovementsResponse = ListKeyMovementsResponses[keyof ListKeyMovementsResponses];

export type CreateKeyMovementData = {
    body: KeyMovementDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        key_set_id: number;
    };
    query?: never;
    url: '/key-sets/{key_set_id}/movements';
};

export type CreateKeyMovementErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateKeyMovementError = CreateKeyMovementErrors[keyof CreateKeyMovementErrors];

export type CreateKeyMovementResponses = {
    /**
     * Hand a set of keys out, or take it back
     */
    200: KeyMovement;
};

export type CreateKeyMovementResponse = CreateKeyMovementResponses[keyof CreateKeyMovementResponses];

export type FindPropertyKeysData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
    };
    query?: {
        /**
         * The day of the visit; today unless it is given
         */
        on?: string;
        /**
         * The booking for which it is asked, which reserves the keys of its day; none for one that is not booked yet
         */
        inspection_id?: number;
        /**
         * The clerk of a visit that is not booked yet
         */
        staff_id?: number;
    };
    url: '/properties/{property_id}/keys';
};

export type FindPropertyKeysErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type FindPropertyKeysError = FindPropertyKeysErrors[keyof FindPropertyKeysErrors];

export type FindPropertyKeysResponses = {
    /**
     * Where the keys of a property are for a visit, and whether they will be there
     */
    200: PropertyKeys;
};

export type FindPropertyKeysResponse = FindPropertyKeysResponses[keyof FindPropertyKeysResponses];

export type DeleteKeySetPhotoData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        key_set_id: number;
    };
    query?: never;
    url: '/key-sets/{key_set_id}/photo';
};

export type DeleteKeySetPhotoErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteKeySetPhotoError = DeleteKeySetPhotoErrors[keyof DeleteKeySetPhotoErrors];

export type DeleteKeySetPhotoResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetKeySetPhotoData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        key_set_id: number;
    };
    query?: never;
    url: '/key-sets/{key_set_id}/photo';
};

export type GetKeySetPhotoErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetKeySetPhotoError = GetKeySetPhotoErrors[keyof GetKeySetPhotoErrors];

export type GetKeySetPhotoResponses = {
    /**
     * The photograph of a set of keys
     */
    200: KeySetPhoto;
};

export type GetKeySetPhotoResponse = GetKeySetPhotoResponses[keyof GetKeySetPhotoResponses];

export type CreateKeySetPhotoData = {
    body: {
        /**
         * The file
         */
        upload: Blob | File;
        /**
         * Caption; null for none
         */
        description?: string | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        key_set_id: number;
    };
    query?: never;
    url: '/key-sets/{key_set_id}/photo';
};

export type CreateKeySetPhotoErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateKeySetPhotoError = CreateKeySetPhotoErrors[keyof CreateKeySetPhotoErrors];

export type CreateKeySetPhotoResponses = {
    /**
     * A picture of a set of keys, in place of the one before
     */
    200: KeySetPhoto;
};

export type CreateKeySetPhotoResponse = CreateKeySetPhotoResponses[keyof CreateKeySetPhotoResponses];

export type ListRecurringVisitsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/recurring-visits';
};

export type ListRecurringVisitsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListRecurringVisitsError = ListRecurringVisitsErrors[keyof ListRecurringVisitsErrors];

export type ListRecurringVisitsResponses = {
    /**
     * Rules by which visits recur during tenancies, by name
     */
    200: Array<RecurringVisit>;
};

export type ListRecurringVisitsResponse = ListRecurringVisitsResponses[keyof ListRecurringVisitsResponses];

export type CreateRecurringVisitData = {
    body: RecurringVisitDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/recurring-visits';
};

export type CreateRecurringVisitErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateRecurringVisitError = CreateRecurringVisitErrors[keyof CreateRecurringVisitErrors];

export type CreateRecurringVisitResponses = {
    /**
     * Add a rule of recurring visits
     */
    200: RecurringVisit;
};

export type CreateRecurringVisitResponse = CreateRecurringVisitResponses[keyof CreateRecurringVisitResponses];

export type DeleteRecurringVisitData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        recurring_visit_id: number;
    };
    query?: never;
    url: '/recurring-visits/{recurring_visit_id}';
};

export type DeleteRecurringVisitErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteRecurringVisitError = DeleteRecurringVisitErrors[keyof DeleteRecurringVisitErrors];

export type DeleteRecurringVisitResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetRecurringVisitData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        recurring_visit_id: number;
    };
    query?: never;
    url: '/recurring-visits/{recurring_visit_id}';
};

export type GetRecurringVisitErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetRecurringVisitError = GetRecurringVisitErrors[keyof GetRecurringVisitErrors];

export type GetRecurringVisitResponses = {
    /**
     * A rule of recurring visits
     */
    200: RecurringVisit;
};

export type GetRecurringVisitResponse = GetRecurringVisitResponses[keyof GetRecurringVisitResponses];

export type UpdateRecurringVisitData = {
    body: RecurringVisitChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        recurring_visit_id: number;
    };
    query?: never;
    url: '/recurring-visits/{recurring_visit_id}';
};

export type UpdateRecurringVisitErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateRecurringVisitError = UpdateRecurringVisitErrors[keyof UpdateRecurringVisitErrors];

export type UpdateRecurringVisitResponses = {
    /**
     * Change a rule of recurring visits; what was booked by it stays
     */
    200: RecurringVisit;
};

export type UpdateRecurringVisitResponse = UpdateRecurringVisitResponses[keyof UpdateRecurringVisitResponses];

export type ListProposalsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * From this day; 60 days ago unless it is given, and certificates from any day
         */
        from?: string;
        /**
         * To this day; six weeks ahead unless it is given, and steps after a notice to any day
         */
        until?: string;
        /**
         * Open ones, unless it is given
         */
        outcome?: 'booked' | 'done' | 'dropped' | 'open' | 'any';
        /**
         * Of this property alone
         */
        property_id?: number;
    };
    url: '/proposals';
};

export type ListProposalsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListProposalsError = ListProposalsErrors[keyof ListProposalsErrors];

export type ListProposalsResponses = {
    /**
     * Visits, steps and certificates that fall due, the earliest first; 1,000 at most
     */
    200: Array<Proposal>;
};

export type ListProposalsResponse = ListProposalsResponses[keyof ListProposalsResponses];

export type BookProposalData = {
    body: ProposalBooking;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/proposals/book';
};

export type BookProposalErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type BookProposalError = BookProposalErrors[keyof BookProposalErrors];

export type BookProposalResponses = {
    /**
     * Book a visit that falls due: the inspection is added with the contacts of the property
     */
    200: Inspection;
};

export type BookProposalResponse = BookProposalResponses[keyof BookProposalResponses];

export type DecideProposalData = {
    body: ProposalDecision;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/proposals/decide';
};

export type DecideProposalErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DecideProposalError = DecideProposalErrors[keyof DecideProposalErrors];

export type DecideProposalResponses = {
    /**
     * Drop a proposal, note that it is done in another way, or open it again
     */
    200: Proposal;
};

export type DecideProposalResponse = DecideProposalResponses[keyof DecideProposalResponses];

export type ListChargesData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * Visits from this month; eleven months ago unless it is given
         */
        from?: string;
        /**
         * Visits to this month; this one unless it is given
         */
        until?: string;
        /**
         * Of this client alone
         */
        client_id?: number;
        /**
         * aborted or waiting alone
         */
        kind?: 'aborted' | 'waiting';
    };
    url: '/charges';
};

export type ListChargesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListChargesError = ListChargesErrors[keyof ListChargesErrors];

export type ListChargesResponses = {
    /**
     * Charges for aborted visits and for waiting, the latest visit first, waived ones too
     */
    200: Array<Charge>;
};

export type ListChargesResponse = ListChargesResponses[keyof ListChargesResponses];

export type NoteWaitingData = {
    body: Waiting;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/waiting';
};

export type NoteWaitingErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type NoteWaitingError = NoteWaitingErrors[keyof NoteWaitingErrors];

export type NoteWaitingResponses = {
    /**
     * Say how long the clerk waited at the door
     */
    200: Inspection;
};

export type NoteWaitingResponse = NoteWaitingResponses[keyof NoteWaitingResponses];

export type WaiveChargeData = {
    body: Waiver;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/waive';
};

export type WaiveChargeErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type WaiveChargeError = WaiveChargeErrors[keyof WaiveChargeErrors];

export type WaiveChargeResponses = {
    /**
     * Waive a charge of a visit, or charge it again
     */
    200: Inspection;
};

export type WaiveChargeResponse = WaiveChargeResponses[keyof WaiveChargeResponses];

export type ListFeesData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * From this month; eleven months ago unless it is given
         */
        from?: string;
        /**
         * To this month; this one unless it is given
         */
        until?: string;
        /**
         * Of this client alone
         */
        client_id?: number;
    };
    url: '/fees';
};

export type ListFeesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListFeesError = ListFeesErrors[keyof ListFeesErrors];

export type ListFeesResponses = {
    /**
     * Fees of visits whose report is complete, and of aborted ones, by client and month, the latest month first
     */
    200: Array<Fee>;
};

export type ListFeesResponse = ListFeesResponses[keyof ListFeesResponses];

export type HandOverStaffWorkData = {
    body: HandOver;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        staff_id: number;
    };
    query?: never;
    url: '/staff/{staff_id}/hand-over';
};

export type HandOverStaffWorkErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type HandOverStaffWorkError = HandOverStaffWorkErrors[keyof HandOverStaffWorkErrors];

export type HandOverStaffWorkResponses = {
    /**
     * Give the inspections in progress of a member of staff to others, and archive them if asked
     */
    200: StaffMember;
};

export type HandOverStaffWorkResponse = HandOverStaffWorkResponses[keyof HandOverStaffWorkResponses];

export type MergeClientData = {
    body: ClientMerge;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        client_id: number;
    };
    query?: never;
    url: '/clients/{client_id}/merge';
};

export type MergeClientErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type MergeClientError = MergeClientErrors[keyof MergeClientErrors];

export type MergeClientResponses = {
    /**
     * Merge a client into another, which gets everything of it; the merged one is deleted
     */
    200: MergedClient;
};

export type MergeClientResponse = MergeClientResponses[keyof MergeClientResponses];

export type DeleteClientLogoData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        client_id: number;
    };
    query?: never;
    url: '/clients/{client_id}/logo';
};

export type DeleteClientLogoErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteClientLogoError = DeleteClientLogoErrors[keyof DeleteClientLogoErrors];

export type DeleteClientLogoResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetClientLogoData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        client_id: number;
    };
    query?: never;
    url: '/clients/{client_id}/logo';
};

export type GetClientLogoErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetClientLogoError = GetClientLogoErrors[keyof GetClientLogoErrors];

export type GetClientLogoResponses = {
    /**
     * The logo of a client
     */
    200: ClientLogo;
};

export type GetClientLogoResponse = GetClientLogoResponses[keyof GetClientLogoResponses];

export type CreateClientLogoData = {
    body: {
        /**
         * The file
         */
        upload: Blob | File;
        /**
         * Caption; null for none
         */
        description?: string | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        client_id: number;
    };
    query?: never;
    url: '/clients/{client_id}/logo';
};

export type CreateClientLogoErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateClientLogoError = CreateClientLogoErrors[keyof CreateClientLogoErrors];

export type CreateClientLogoResponses = {
    /**
     * A picture as the logo of a client, in place of the one before
     */
    200: ClientLogo;
};

export type CreateClientLogoResponse = CreateClientLogoResponses[keyof CreateClientLogoResponses];

export type ListPropertyExternalIdsData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        property_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/external-ids';
};

export type ListPropertyExternalIdsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListPropertyExternalIdsError = ListPropertyExternalIdsErrors[keyof ListPropertyExternalIdsErrors];

export type ListPropertyExternalIdsResponses = {
    /**
     * The ids that other systems have for a property and its contacts
     */
    200: Array<ExternalId>;
};

export type ListPropertyExternalIdsResponse = ListPropertyExternalIdsResponses[keyof ListPropertyExternalIdsResponses];

export type ListInspectionExternalIdsData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/external-ids';
};

export type ListInspectionExternalIdsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListInspectionExternalIdsError = ListInspectionExternalIdsErrors[keyof ListInspectionExternalIdsErrors];

export type ListInspectionExternalIdsResponses = {
    /**
     * The ids that other systems have for an inspection and its contacts
     */
    200: Array<ExternalId>;
};

export type ListInspectionExternalIdsResponse = ListInspectionExternalIdsResponses[keyof ListInspectionExternalIdsResponses];

export type ListClientExternalIdsData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        client_id: number;
    };
    query?: never;
    url: '/clients/{client_id}/external-ids';
};

export type ListClientExternalIdsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListClientExternalIdsError = ListClientExternalIdsErrors[keyof ListClientExternalIdsErrors];

export type ListClientExternalIdsResponses = {
    /**
     * The ids that other systems have for a client
     */
    200: Array<ExternalId>;
};

export type ListClientExternalIdsResponse = ListClientExternalIdsResponses[keyof ListClientExternalIdsResponses];

export type GetReportData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/report';
};

export type GetReportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetReportError = GetReportErrors[keyof GetReportErrors];

export type GetReportResponses = {
    /**
     * The report: rooms in order, with items, actions and attachments
     */
    200: Report;
};

export type GetReportResponse = GetReportResponses[keyof GetReportResponses];

export type ListReportActionsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: {
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/inspections/{inspection_id}/report/actions';
};

export type ListReportActionsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListReportActionsError = ListReportActionsErrors[keyof ListReportActionsErrors];

export type ListReportActionsResponses = {
    /**
     * All actions of the report
     */
    200: Array<Action>;
};

export type ListReportActionsResponse = ListReportActionsResponses[keyof ListReportActionsResponses];

export type GetReportMetadataData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/report/metadata';
};

export type GetReportMetadataErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetReportMetadataError = GetReportMetadataErrors[keyof GetReportMetadataErrors];

export type GetReportMetadataResponses = {
    /**
     * Keys, manuals, alarms and meters of the report
     */
    200: ReportMetadata;
};

export type GetReportMetadataResponse = GetReportMetadataResponses[keyof GetReportMetadataResponses];

export type GetTemplateReportData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        template_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/report';
};

export type GetTemplateReportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetTemplateReportError = GetTemplateReportErrors[keyof GetTemplateReportErrors];

export type GetTemplateReportResponses = {
    /**
     * The report: rooms in order, with items, actions and attachments
     */
    200: Report;
};

export type GetTemplateReportResponse = GetTemplateReportResponses[keyof GetTemplateReportResponses];

export type ListTemplateReportActionsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
    };
    query?: {
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/templates/{template_id}/report/actions';
};

export type ListTemplateReportActionsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListTemplateReportActionsError = ListTemplateReportActionsErrors[keyof ListTemplateReportActionsErrors];

export type ListTemplateReportActionsResponses = {
    /**
     * All actions of the report
     */
    200: Array<Action>;
};

export type ListTemplateReportActionsResponse = ListTemplateReportActionsResponses[keyof ListTemplateReportActionsResponses];

export type GetTemplateReportMetadataData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        template_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/report/metadata';
};

export type GetTemplateReportMetadataErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetTemplateReportMetadataError = GetTemplateReportMetadataErrors[keyof GetTemplateReportMetadataErrors];

export type GetTemplateReportMetadataResponses = {
    /**
     * Keys, manuals, alarms and meters of the report
     */
    200: ReportMetadata;
};

export type GetTemplateReportMetadataResponse = GetTemplateReportMetadataResponses[keyof GetTemplateReportMetadataResponses];

export type CreateRoomData = {
    body: RoomDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms';
};

export type CreateRoomErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateRoomError = CreateRoomErrors[keyof CreateRoomErrors];

export type CreateRoomResponses = {
    /**
     * Add a room at the end
     */
    200: Room;
};

export type CreateRoomResponse = CreateRoomResponses[keyof CreateRoomResponses];

export type OrderRoomsData = {
    /**
     * Every id, once, in the new order
     */
    body: Array<number>;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms';
};

export type OrderRoomsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type OrderRoomsError = OrderRoomsErrors[keyof OrderRoomsErrors];

export type OrderRoomsResponses = {
    /**
     * Every id, once, in the new order
     */
    200: Array<number>;
};

export type OrderRoomsResponse = OrderRoomsResponses[keyof OrderRoomsResponses];

export type DeleteRoomData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}';
};

export type DeleteRoomErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteRoomError = DeleteRoomErrors[keyof DeleteRoomErrors];

export type DeleteRoomResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetRoomData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}';
};

export type GetRoomErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetRoomError = GetRoomErrors[keyof GetRoomErrors];

export type GetRoomResponses = {
    /**
     * A room with its items
     */
    200: Room;
};

export type GetRoomResponse = GetRoomResponses[keyof GetRoomResponses];

export type RenameRoomData = {
    body: RoomChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}';
};

export type RenameRoomErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RenameRoomError = RenameRoomErrors[keyof RenameRoomErrors];

export type RenameRoomResponses = {
    /**
     * Rename a room; a locked name stays as it is
     */
    200: Room;
};

export type RenameRoomResponse = RenameRoomResponses[keyof RenameRoomResponses];

export type CopyRoomData = {
    body: {
        /**
         * Where to: the room with this `id`, or a new one with this `name`
         */
        room: {
            /**
             * A room there is
             */
            id: number;
        } | {
            /**
             * Name of a new room
             */
            name: string;
        };
        /**
         * Of the items that are added: `ALL` with conditions and attachments, `DESCRIPTIONS` without them, `NAMES` with nothing but their names; `ALL` unless given
         */
        contents?: 'ALL' | 'DESCRIPTIONS' | 'NAMES';
        /**
         * Items of the existing room that take description and condition; a new room has none to name
         */
        overwrite_ids?: Array<number>;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/copy';
};

export type CopyRoomErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CopyRoomError = CopyRoomErrors[keyof CopyRoomErrors];

export type CopyRoomResponses = {
    /**
     * Copy the items of a room into another or a new one
     */
    200: Room;
};

export type CopyRoomResponse = CopyRoomResponses[keyof CopyRoomResponses];

export type CreateTemplateRoomData = {
    body: RoomDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms';
};

export type CreateTemplateRoomErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateTemplateRoomError = CreateTemplateRoomErrors[keyof CreateTemplateRoomErrors];

export type CreateTemplateRoomResponses = {
    /**
     * Add a room at the end
     */
    200: Room;
};

export type CreateTemplateRoomResponse = CreateTemplateRoomResponses[keyof CreateTemplateRoomResponses];

export type OrderTemplateRoomsData = {
    /**
     * Every id, once, in the new order
     */
    body: Array<number>;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms';
};

export type OrderTemplateRoomsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type OrderTemplateRoomsError = OrderTemplateRoomsErrors[keyof OrderTemplateRoomsErrors];

export type OrderTemplateRoomsResponses = {
    /**
     * Every id, once, in the new order
     */
    200: Array<number>;
};

export type OrderTemplateRoomsResponse = OrderTemplateRoomsResponses[keyof OrderTemplateRoomsResponses];

export type DeleteTemplateRoomData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}';
};

export type DeleteTemplateRoomErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteTemplateRoomError = DeleteTemplateRoomErrors[keyof DeleteTemplateRoomErrors];

export type DeleteTemplateRoomResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetTemplateRoomData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}';
};

export type GetTemplateRoomErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetTemplateRoomError = GetTemplateRoomErrors[keyof GetTemplateRoomErrors];

export type GetTemplateRoomResponses = {
    /**
     * A room with its items
     */
    200: Room;
};

export type GetTemplateRoomResponse = GetTemplateRoomResponses[keyof GetTemplateRoomResponses];

export type RenameTemplateRoomData = {
    body: RoomChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}';
};

export type RenameTemplateRoomErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RenameTemplateRoomError = RenameTemplateRoomErrors[keyof RenameTemplateRoomErrors];

export type RenameTemplateRoomResponses = {
    /**
     * Rename a room; a locked name stays as it is
     */
    200: Room;
};

export type RenameTemplateRoomResponse = RenameTemplateRoomResponses[keyof RenameTemplateRoomResponses];

export type CopyTemplateRoomData = {
    body: {
        /**
         * Where to: the room with this `id`, or a new one with this `name`
         */
        room: {
            /**
             * A room there is
             */
            id: number;
        } | {
            /**
             * Name of a new room
             */
            name: string;
        };
        /**
         * Of the items that are added: `ALL` with conditions and attachments, `DESCRIPTIONS` without them, `NAMES` with nothing but their names; `ALL` unless given
         */
        contents?: 'ALL' | 'DESCRIPTIONS' | 'NAMES';
        /**
         * Items of the existing room that take description and condition; a new room has none to name
         */
        overwrite_ids?: Array<number>;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/copy';
};

export type CopyTemplateRoomErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CopyTemplateRoomError = CopyTemplateRoomErrors[keyof CopyTemplateRoomErrors];

export type CopyTemplateRoomResponses = {
    /**
     * Copy the items of a room into another or a new one
     */
    200: Room;
};

export type CopyTemplateRoomResponse = CopyTemplateRoomResponses[keyof CopyTemplateRoomResponses];

export type CreateItemData = {
    body: ItemDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/items';
};

export type CreateItemErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateItemError = CreateItemErrors[keyof CreateItemErrors];

export type CreateItemResponses = {
    /**
     * Add an item at the end of a room
     */
    200: Item;
};

export type CreateItemResponse = CreateItemResponses[keyof CreateItemResponses];

export type OrderItemsData = {
    /**
     * Every id, once, in the new order
     */
    body: Array<number>;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/items';
};

export type OrderItemsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type OrderItemsError = OrderItemsErrors[keyof OrderItemsErrors];

export type OrderItemsResponses = {
    /**
     * Every id, once, in the new order
     */
    200: Array<number>;
};

export type OrderItemsResponse = OrderItemsResponses[keyof OrderItemsResponses];

export type DeleteItemData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}';
};

export type DeleteItemErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteItemError = DeleteItemErrors[keyof DeleteItemErrors];

export type DeleteItemResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetItemData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}';
};

export type GetItemErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetItemError = GetItemErrors[keyof GetItemErrors];

export type GetItemResponses = {
    /**
     * An item
     */
    200: Item;
};

export type GetItemResponse = GetItemResponses[keyof GetItemResponses];

export type UpdateItemData = {
    body: ItemChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}';
};

export type UpdateItemErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateItemError = UpdateItemErrors[keyof UpdateItemErrors];

export type UpdateItemResponses = {
    /**
     * Change an item; leaving out the description clears it, and locked texts stay
     */
    200: Item;
};

export type UpdateItemResponse = UpdateItemResponses[keyof UpdateItemResponses];

export type CopyItemData = {
    body: {
        /**
         * Where to: the room with this `id`, or a new one with this `name`
         */
        room: {
            /**
             * A room there is
             */
            id: number;
        } | {
            /**
             * Name of a new room
             */
            name: string;
        };
        /**
         * The item of the existing room that takes description and condition; a new room has none to name
         */
        overwrite_id?: number | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/copy';
};

export type CopyItemErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CopyItemError = CopyItemErrors[keyof CopyItemErrors];

export type CopyItemResponses = {
    /**
     * Copy an item into another or a new room, or over an item there
     */
    200: Item;
};

export type CopyItemResponse = CopyItemResponses[keyof CopyItemResponses];

export type MoveItemData = {
    body: {
        /**
         * The room it goes to, of the same block type and option set; or its own, to stand elsewhere in it
         */
        room_id: number;
        /**
         * The item of that room that it is to stand before; without one it goes to the end
         */
        before_id?: number | null;
    };
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/move';
};

export type MoveItemErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type MoveItemError = MoveItemErrors[keyof MoveItemErrors];

export type MoveItemResponses = {
    /**
     * Move an item to another room, or to another place in its own, with all that belongs to it
     */
    200: Item;
};

export type MoveItemResponse = MoveItemResponses[keyof MoveItemResponses];

export type CreateTemplateItemData = {
    body: ItemDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/items';
};

export type CreateTemplateItemErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateTemplateItemError = CreateTemplateItemErrors[keyof CreateTemplateItemErrors];

export type CreateTemplateItemResponses = {
    /**
     * Add an item at the end of a room
     */
    200: Item;
};

export type CreateTemplateItemResponse = CreateTemplateItemResponses[keyof CreateTemplateItemResponses];

export type OrderTemplateItemsData = {
    /**
     * Every id, once, in the new order
     */
    body: Array<number>;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/items';
};

export type OrderTemplateItemsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type OrderTemplateItemsError = OrderTemplateItemsErrors[keyof OrderTemplateItemsErrors];

export type OrderTemplateItemsResponses = {
    /**
     * Every id, once, in the new order
     */
    200: Array<number>;
};

export type OrderTemplateItemsResponse = OrderTemplateItemsResponses[keyof OrderTemplateItemsResponses];

export type DeleteTemplateItemData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}';
};

export type DeleteTemplateItemErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteTemplateItemError = DeleteTemplateItemErrors[keyof DeleteTemplateItemErrors];

export type DeleteTemplateItemResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetTemplateItemData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}';
};

export type GetTemplateItemErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetTemplateItemError = GetTemplateItemErrors[keyof GetTemplateItemErrors];

export type GetTemplateItemResponses = {
    /**
     * An item
     */
    200: Item;
};

export type GetTemplateItemResponse = GetTemplateItemResponses[keyof GetTemplateItemResponses];

export type UpdateTemplateItemData = {
    body: ItemChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}';
};

export type UpdateTemplateItemErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateTemplateItemError = UpdateTemplateItemErrors[keyof UpdateTemplateItemErrors];

export type UpdateTemplateItemResponses = {
    /**
     * Change an item; leaving out the description clears it, and locked texts stay
     */
    200: Item;
};

export type UpdateTemplateItemResponse = UpdateTemplateItemResponses[keyof UpdateTemplateItemResponses];

export type CopyTemplateItemData = {
    body: {
        /**
         * Where to: the room with this `id`, or a new one with this `name`
         */
        room: {
            /**
             * A room there is
             */
            id: number;
        } | {
            /**
             * Name of a new room
             */
            name: string;
        };
        /**
         * The item of the existing room that takes description and condition; a new room has none to name
         */
        overwrite_id?: number | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/copy';
};

export type CopyTemplateItemErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CopyTemplateItemError = CopyTemplateItemErrors[keyof CopyTemplateItemErrors];

export type CopyTemplateItemResponses = {
    /**
     * Copy an item into another or a new room, or over an item there
     */
    200: Item;
};

export type CopyTemplateItemResponse = CopyTemplateItemResponses[keyof CopyTemplateItemResponses];

export type MoveTemplateItemData = {
    body: {
        /**
         * The room it goes to, of the same block type and option set; or its own, to stand elsewhere in it
         */
        room_id: number;
        /**
         * The item of that room that it is to stand before; without one it goes to the end
         */
        before_id?: number | null;
    };
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/move';
};

export type MoveTemplateItemErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type MoveTemplateItemError = MoveTemplateItemErrors[keyof MoveTemplateItemErrors];

export type MoveTemplateItemResponses = {
    /**
     * Move an item to another room, or to another place in its own, with all that belongs to it
     */
    200: Item;
};

export type MoveTemplateItemResponse = MoveTemplateItemResponses[keyof MoveTemplateItemResponses];

export type CreateActionData = {
    body: ActionDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/actions';
};

export type CreateActionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateActionError = CreateActionErrors[keyof CreateActionErrors];

export type CreateActionResponses = {
    /**
     * Say what needs doing to an item
     */
    200: Action;
};

export type CreateActionResponse = CreateActionResponses[keyof CreateActionResponses];

export type DeleteActionData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
        /**
         * Identifier
         */
        action_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/actions/{action_id}';
};

export type DeleteActionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteActionError = DeleteActionErrors[keyof DeleteActionErrors];

export type DeleteActionResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type UpdateActionData = {
    body: ActionDraft;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
        /**
         * Identifier
         */
        action_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/actions/{action_id}';
};

export type UpdateActionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateActionError = UpdateActionErrors[keyof UpdateActionErrors];

export type UpdateActionResponses = {
    /**
     * Change an action; leaving out the comments clears them
     */
    200: Action;
};

export type UpdateActionResponse = UpdateActionResponses[keyof UpdateActionResponses];

export type CreateTemplateActionData = {
    body: ActionDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/actions';
};

export type CreateTemplateActionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateTemplateActionError = CreateTemplateActionErrors[keyof CreateTemplateActionErrors];

export type CreateTemplateActionResponses = {
    /**
     * Say what needs doing to an item
     */
    200: Action;
};

export type CreateTemplateActionResponse = CreateTemplateActionResponses[keyof CreateTemplateActionResponses];

export type DeleteTemplateActionData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
        /**
         * Identifier
         */
        action_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/actions/{action_id}';
};

export type DeleteTemplateActionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteTemplateActionError = DeleteTemplateActionErrors[keyof DeleteTemplateActionErrors];

export type DeleteTemplateActionResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type UpdateTemplateActionData = {
    body: ActionDraft;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
        /**
         * Identifier
         */
        action_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/actions/{action_id}';
};

export type UpdateTemplateActionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateTemplateActionError = UpdateTemplateActionErrors[keyof UpdateTemplateActionErrors];

export type UpdateTemplateActionResponses = {
    /**
     * Change an action; leaving out the comments clears them
     */
    200: Action;
};

export type UpdateTemplateActionResponse = UpdateTemplateActionResponses[keyof UpdateTemplateActionResponses];

export type ListReportAttachmentsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: {
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/inspections/{inspection_id}/attachments';
};

export type ListReportAttachmentsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListReportAttachmentsError = ListReportAttachmentsErrors[keyof ListReportAttachmentsErrors];

export type ListReportAttachmentsResponses = {
    /**
     * The attachments of the report itself
     */
    200: Array<Attachment>;
};

export type ListReportAttachmentsResponse = ListReportAttachmentsResponses[keyof ListReportAttachmentsResponses];

export type CreateReportAttachmentData = {
    body: {
        /**
         * The file
         */
        upload: Blob | File;
        /**
         * Caption; null for none
         */
        description?: string | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/attachments';
};

export type CreateReportAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateReportAttachmentError = CreateReportAttachmentErrors[keyof CreateReportAttachmentErrors];

export type CreateReportAttachmentResponses = {
    /**
     * Upload a file to the report itself
     */
    200: Attachment;
};

export type CreateReportAttachmentResponse = CreateReportAttachmentResponses[keyof CreateReportAttachmentResponses];

export type DeleteReportAttachmentData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/attachments/{attachment_id}';
};

export type DeleteReportAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteReportAttachmentError = DeleteReportAttachmentErrors[keyof DeleteReportAttachmentErrors];

export type DeleteReportAttachmentResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type UpdateReportAttachmentData = {
    body: AttachmentChange;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/attachments/{attachment_id}';
};

export type UpdateReportAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateReportAttachmentError = UpdateReportAttachmentErrors[keyof UpdateReportAttachmentErrors];

export type UpdateReportAttachmentResponses = {
    /**
     * Change the description of an attachment
     */
    200: Attachment;
};

export type UpdateReportAttachmentResponse = UpdateReportAttachmentResponses[keyof UpdateReportAttachmentResponses];

export type CreateRoomAttachmentData = {
    body: {
        /**
         * The file
         */
        upload: Blob | File;
        /**
         * Caption; null for none
         */
        description?: string | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/attachments';
};

export type CreateRoomAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateRoomAttachmentError = CreateRoomAttachmentErrors[keyof CreateRoomAttachmentErrors];

export type CreateRoomAttachmentResponses = {
    /**
     * Upload a file to a room
     */
    200: Attachment;
};

export type CreateRoomAttachmentResponse = CreateRoomAttachmentResponses[keyof CreateRoomAttachmentResponses];

export type DeleteRoomAttachmentData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/attachments/{attachment_id}';
};

export type DeleteRoomAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteRoomAttachmentError = DeleteRoomAttachmentErrors[keyof DeleteRoomAttachmentErrors];

export type DeleteRoomAttachmentResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type UpdateRoomAttachmentData = {
    body: AttachmentChange;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/attachments/{attachment_id}';
};

export type UpdateRoomAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateRoomAttachmentError = UpdateRoomAttachmentErrors[keyof UpdateRoomAttachmentErrors];

export type UpdateRoomAttachmentResponses = {
    /**
     * Change the description of an attachment
     */
    200: Attachment;
};

export type UpdateRoomAttachmentResponse = UpdateRoomAttachmentResponses[keyof UpdateRoomAttachmentResponses];

export type CreateItemAttachmentData = {
    body: {
        /**
         * The file
         */
        upload: Blob | File;
        /**
         * Caption; null for none
         */
        description?: string | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/attachments';
};

export type CreateItemAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateItemAttachmentError = CreateItemAttachmentErrors[keyof CreateItemAttachmentErrors];

export type CreateItemAttachmentResponses = {
    /**
     * Upload a file to an item
     */
    200: Attachment;
};

export type CreateItemAttachmentResponse = CreateItemAttachmentResponses[keyof CreateItemAttachmentResponses];

export type DeleteItemAttachmentData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/attachments/{attachment_id}';
};

export type DeleteItemAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteItemAttachmentError = DeleteItemAttachmentErrors[keyof DeleteItemAttachmentErrors];

export type DeleteItemAttachmentResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type UpdateItemAttachmentData = {
    body: AttachmentChange;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/rooms/{room_id}/items/{item_id}/attachments/{attachment_id}';
};

export type UpdateItemAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateItemAttachmentError = UpdateItemAttachmentErrors[keyof UpdateItemAttachmentErrors];

export type UpdateItemAttachmentResponses = {
    /**
     * Change the description of an attachment
     */
    200: Attachment;
};

export type UpdateItemAttachmentResponse = UpdateItemAttachmentResponses[keyof UpdateItemAttachmentResponses];

export type ListTemplateReportAttachmentsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
    };
    query?: {
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/templates/{template_id}/attachments';
};

export type ListTemplateReportAttachmentsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListTemplateReportAttachmentsError = ListTemplateReportAttachmentsErrors[keyof ListTemplateReportAttachmentsErrors];

export type ListTemplateReportAttachmentsResponses = {
    /**
     * The attachments of the report itself
     */
    200: Array<Attachment>;
};

export type ListTemplateReportAttachmentsResponse = ListTemplateReportAttachmentsResponses[keyof ListTemplateReportAttachmentsResponses];

export type CreateTemplateReportAttachmentData = {
    body: {
        /**
         * The file
         */
        upload: Blob | File;
        /**
         * Caption; null for none
         */
        description?: string | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/attachments';
};

export type CreateTemplateReportAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateTemplateReportAttachmentError = CreateTemplateReportAttachmentErrors[keyof CreateTemplateReportAttachmentErrors];

export type CreateTemplateReportAttachmentResponses = {
    /**
     * Upload a file to the report itself
     */
    200: Attachment;
};

export type CreateTemplateReportAttachmentResponse = CreateTemplateReportAttachmentResponses[keyof CreateTemplateReportAttachmentResponses];

export type DeleteTemplateReportAttachmentData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/attachments/{attachment_id}';
};

export type DeleteTemplateReportAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteTemplateReportAttachmentError = DeleteTemplateReportAttachmentErrors[keyof DeleteTemplateReportAttachmentErrors];

export type DeleteTemplateReportAttachmentResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type UpdateTemplateReportAttachmentData = {
    body: AttachmentChange;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/attachments/{attachment_id}';
};

export type UpdateTemplateReportAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateTemplateReportAttachmentError = UpdateTemplateReportAttachmentErrors[keyof UpdateTemplateReportAttachmentErrors];

export type UpdateTemplateReportAttachmentResponses = {
    /**
     * Change the description of an attachment
     */
    200: Attachment;
};

export type UpdateTemplateReportAttachmentResponse = UpdateTemplateReportAttachmentResponses[keyof UpdateTemplateReportAttachmentResponses];

export type CreateTemplateRoomAttachmentData = {
    body: {
        /**
         * The file
         */
        upload: Blob | File;
        /**
         * Caption; null for none
         */
        description?: string | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/attachments';
};

export type CreateTemplateRoomAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateTemplateRoomAttachmentError = CreateTemplateRoomAttachmentErrors[keyof CreateTemplateRoomAttachmentErrors];

export type CreateTemplateRoomAttachmentResponses = {
    /**
     * Upload a file to a room
     */
    200: Attachment;
};

export type CreateTemplateRoomAttachmentResponse = CreateTemplateRoomAttachmentResponses[keyof CreateTemplateRoomAttachmentResponses];

export type DeleteTemplateRoomAttachmentData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/attachments/{attachment_id}';
};

export type DeleteTemplateRoomAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteTemplateRoomAttachmentError = DeleteTemplateRoomAttachmentErrors[keyof DeleteTemplateRoomAttachmentErrors];

export type DeleteTemplateRoomAttachmentResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type UpdateTemplateRoomAttachmentData = {
    body: AttachmentChange;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/attachments/{attachment_id}';
};

export type UpdateTemplateRoomAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateTemplateRoomAttachmentError = UpdateTemplateRoomAttachmentErrors[keyof UpdateTemplateRoomAttachmentErrors];

export type UpdateTemplateRoomAttachmentResponses = {
    /**
     * Change the description of an attachment
     */
    200: Attachment;
};

export type UpdateTemplateRoomAttachmentResponse = UpdateTemplateRoomAttachmentResponses[keyof UpdateTemplateRoomAttachmentResponses];

export type CreateTemplateItemAttachmentData = {
    body: {
        /**
         * The file
         */
        upload: Blob | File;
        /**
         * Caption; null for none
         */
        description?: string | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/attachments';
};

export type CreateTemplateItemAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateTemplateItemAttachmentError = CreateTemplateItemAttachmentErrors[keyof CreateTemplateItemAttachmentErrors];

export type CreateTemplateItemAttachmentResponses = {
    /**
     * Upload a file to an item
     */
    200: Attachment;
};

export type CreateTemplateItemAttachmentResponse = CreateTemplateItemAttachmentResponses[keyof CreateTemplateItemAttachmentResponses];

export type DeleteTemplateItemAttachmentData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/attachments/{attachment_id}';
};

export type DeleteTemplateItemAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteTemplateItemAttachmentError = DeleteTemplateItemAttachmentErrors[keyof DeleteTemplateItemAttachmentErrors];

export type DeleteTemplateItemAttachmentResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type UpdateTemplateItemAttachmentData = {
    body: AttachmentChange;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/rooms/{room_id}/items/{item_id}/attachments/{attachment_id}';
};

export type UpdateTemplateItemAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateTemplateItemAttachmentError = UpdateTemplateItemAttachmentErrors[keyof UpdateTemplateItemAttachmentErrors];

export type UpdateTemplateItemAttachmentResponses = {
    /**
     * Change the description of an attachment
     */
    200: Attachment;
};

export type UpdateTemplateItemAttachmentResponse = UpdateTemplateItemAttachmentResponses[keyof UpdateTemplateItemAttachmentResponses];

export type AnnounceAttachmentData = {
    body: PendingAttachmentDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/report/pending-attachments';
};

export type AnnounceAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type AnnounceAttachmentError = AnnounceAttachmentErrors[keyof AnnounceAttachmentErrors];

export type AnnounceAttachmentResponses = {
    /**
     * Announce a file that will be delivered to the given address by tus 1.0, whole or in parts
     */
    200: PendingAttachment;
};

export type AnnounceAttachmentResponse = AnnounceAttachmentResponses[keyof AnnounceAttachmentResponses];

export type AnnounceTemplateAttachmentData = {
    body: PendingAttachmentDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/report/pending-attachments';
};

export type AnnounceTemplateAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type AnnounceTemplateAttachmentError = AnnounceTemplateAttachmentErrors[keyof AnnounceTemplateAttachmentErrors];

export type AnnounceTemplateAttachmentResponses = {
    /**
     * Announce a file that will be delivered to the given address by tus 1.0, whole or in parts
     */
    200: PendingAttachment;
};

export type AnnounceTemplateAttachmentResponse = AnnounceTemplateAttachmentResponses[keyof AnnounceTemplateAttachmentResponses];

export type CopyFromPropertyData = {
    body?: {
        /**
         * `append` puts the copied rooms after those there are, `reset` takes these away first; `append` unless given
         */
        mode?: 'append' | 'reset' | null;
    } | null;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        source_property_id: number;
    };
    query?: {
        /**
         * For those who send no body: `append` puts the copied rooms after those there are, `reset` takes these away first; `append` unless given
         */
        mode?: 'append' | 'reset';
    };
    url: '/inspections/{inspection_id}/report/copy-from-property/{source_property_id}';
};

export type CopyFromPropertyErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CopyFromPropertyError = CopyFromPropertyErrors[keyof CopyFromPropertyErrors];

export type CopyFromPropertyResponses = {
    /**
     * Copy the rooms of a property's latest finished report
     */
    200: CopiedReport;
};

export type CopyFromPropertyResponse = CopyFromPropertyResponses[keyof CopyFromPropertyResponses];

export type CopyFromPropertyByShortPathData = {
    body?: {
        /**
         * `append` puts the copied rooms after those there are, `reset` takes these away first; `append` unless given
         */
        mode?: 'append' | 'reset' | null;
    } | null;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        source_property_id: number;
    };
    query?: {
        /**
         * For those who send no body: `append` puts the copied rooms after those there are, `reset` takes these away first; `append` unless given
         */
        mode?: 'append' | 'reset';
    };
    url: '/inspections/{inspection_id}/copy-from-property/{source_property_id}';
};

export type CopyFromPropertyByShortPathErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CopyFromPropertyByShortPathError = CopyFromPropertyByShortPathErrors[keyof CopyFromPropertyByShortPathErrors];

export type CopyFromPropertyByShortPathResponses = {
    /**
     * Copy the rooms of a property's latest finished report
     */
    200: CopiedReport;
};

export type CopyFromPropertyByShortPathResponse = CopyFromPropertyByShortPathResponses[keyof CopyFromPropertyByShortPathResponses];

export type GetReviewQuestionsData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/questions';
};

export type GetReviewQuestionsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetReviewQuestionsError = GetReviewQuestionsErrors[keyof GetReviewQuestionsErrors];

export type GetReviewQuestionsResponses = {
    /**
     * Questions of a review, with their answers
     */
    200: ReviewQuestions;
};

export type GetReviewQuestionsResponse = GetReviewQuestionsResponses[keyof GetReviewQuestionsResponses];

export type CreateReviewQuestionData = {
    body: ReviewQuestionAddition;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/questions';
};

export type CreateReviewQuestionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateReviewQuestionError = CreateReviewQuestionErrors[keyof CreateReviewQuestionErrors];

export type CreateReviewQuestionResponses = {
    /**
     * Ask about a field or a photograph of an item, or suggest other words for it
     */
    200: ReviewQuestion;
};

export type CreateReviewQuestionResponse = CreateReviewQuestionResponses[keyof CreateReviewQuestionResponses];

export type UpdateReviewQuestionData = {
    body: ReviewQuestionChange;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        question_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/questions/{question_id}';
};

export type UpdateReviewQuestionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateReviewQuestionError = UpdateReviewQuestionErrors[keyof UpdateReviewQuestionErrors];

export type UpdateReviewQuestionResponses = {
    /**
     * Answer a question of a review, resolve it, or say that its words were taken
     */
    200: ReviewQuestion;
};

export type UpdateReviewQuestionResponse = UpdateReviewQuestionResponses[keyof UpdateReviewQuestionResponses];

export type GetReviewQueueData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/review-queue';
};

export type GetReviewQueueErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetReviewQueueError = GetReviewQueueErrors[keyof GetReviewQueueErrors];

export type GetReviewQueueResponses = {
    /**
     * Reports that wait for review: how much was changed in each, who is at it, and until when it is needed
     */
    200: ReviewQueue;
};

export type GetReviewQueueResponse = GetReviewQueueResponses[keyof GetReviewQueueResponses];

export type GetReviewReturnsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * First day, in the time zone of the account; thirty days ago unless it is given
         */
        from?: string;
        /**
         * Last day; today unless it is given
         */
        until?: string;
    };
    url: '/review-returns';
};

export type GetReviewReturnsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetReviewReturnsError = GetReviewReturnsErrors[keyof GetReviewReturnsErrors];

export type GetReviewReturnsResponses = {
    /**
     * Reports that were reviewed and returned, by reason, clerk and typist, with each return
     */
    200: ReviewReturns;
};

export type GetReviewReturnsResponse = GetReviewReturnsResponses[keyof GetReviewReturnsResponses];

export type GetReviewData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/review';
};

export type GetReviewErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetReviewError = GetReviewErrors[keyof GetReviewErrors];

export type GetReviewResponses = {
    /**
     * What a reviewer compares the report with: sentences approved many times, and words as they were handed on
     */
    200: Review;
};

export type GetReviewResponse = GetReviewResponses[keyof GetReviewResponses];

export type TickReviewStopData = {
    body: {
        /**
         * Which stop: `item` or `room` with the id, `photographs` or `unchecked`
         */
        stop: string;
        /**
         * A hash of its words; null takes the tick away
         */
        seen: string | null;
    };
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/review/ticks';
};

export type TickReviewStopErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type TickReviewStopError = TickReviewStopErrors[keyof TickReviewStopErrors];

export type TickReviewStopResponses = {
    /**
     * Tick a stop of a review as seen by you, or take the tick away
     */
    200: ReviewTicks;
};

export type TickReviewStopResponse = TickReviewStopResponses[keyof TickReviewStopResponses];

export type ListTemplatesData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * Words of the name, in any order
         */
        q?: string;
        /**
         * Order: name or updated; with a leading - the other way round
         */
        sort?: 'name' | '-name' | 'updated' | '-updated';
        /**
         * Archived ones too
         */
        archived?: 'true' | 'false';
        /**
         * For this inspection type
         */
        type_id?: number;
        /**
         * Those that a tenant fills in, or the others
         */
        self_service?: 'true' | 'false';
    };
    url: '/templates';
};

export type ListTemplatesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListTemplatesError = ListTemplatesErrors[keyof ListTemplatesErrors];

export type ListTemplatesResponses = {
    /**
     * Templates: those of the service first, then by name, unless sorted
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<Template>;
        [key: string]: unknown;
    };
};

export type ListTemplatesResponse = ListTemplatesResponses[keyof ListTemplatesResponses];

export type CreateTemplateData = {
    body: TemplateDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/templates';
};

export type CreateTemplateErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateTemplateError = CreateTemplateErrors[keyof CreateTemplateErrors];

export type CreateTemplateResponses = {
    /**
     * Create a template, empty or with the rooms of another
     */
    200: Template;
};

export type CreateTemplateResponse = CreateTemplateResponses[keyof CreateTemplateResponses];

export type DeleteTemplateData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
    };
    query?: never;
    url: '/templates/{template_id}';
};

export type DeleteTemplateErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteTemplateError = DeleteTemplateErrors[keyof DeleteTemplateErrors];

export type DeleteTemplateResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetTemplateData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        template_id: number;
    };
    query?: never;
    url: '/templates/{template_id}';
};

export type GetTemplateErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetTemplateError = GetTemplateErrors[keyof GetTemplateErrors];

export type GetTemplateResponses = {
    /**
     * A template; its rooms are at …/report
     */
    200: Template;
};

export type GetTemplateResponse = GetTemplateResponses[keyof GetTemplateResponses];

export type UpdateTemplateData = {
    body: TemplateChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
    };
    query?: never;
    url: '/templates/{template_id}';
};

export type UpdateTemplateErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateTemplateError = UpdateTemplateErrors[keyof UpdateTemplateErrors];

export type UpdateTemplateResponses = {
    /**
     * Change a template; members left out are kept
     */
    200: Template;
};

export type UpdateTemplateResponse = UpdateTemplateResponses[keyof UpdateTemplateResponses];

export type ListSelfServiceTemplatesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/settings/account/self-service/templates';
};

export type ListSelfServiceTemplatesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListSelfServiceTemplatesError = ListSelfServiceTemplatesErrors[keyof ListSelfServiceTemplatesErrors];

export type ListSelfServiceTemplatesResponses = {
    /**
     * Templates a self-service inspection can start from
     */
    200: SelfServiceTemplates;
};

export type ListSelfServiceTemplatesResponse = ListSelfServiceTemplatesResponses[keyof ListSelfServiceTemplatesResponses];

export type ListTemplateVersionsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * Words of the name of whoever changed it, in any order
         */
        q?: string;
        /**
         * Order: number or updated; with a leading - the other way round
         */
        sort?: 'number' | '-number' | 'updated' | '-updated';
    };
    url: '/templates/{template_id}/versions';
};

export type ListTemplateVersionsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListTemplateVersionsError = ListTemplateVersionsErrors[keyof ListTemplateVersionsErrors];

export type ListTemplateVersionsResponses = {
    /**
     * Versions of a template, newest first: each ends where somebody else goes on, or after ten quiet minutes
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<TemplateVersion>;
        [key: string]: unknown;
    };
};

export type ListTemplateVersionsResponse = ListTemplateVersionsResponses[keyof ListTemplateVersionsResponses];

export type GetTemplateVersionData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        version_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/versions/{version_id}';
};

export type GetTemplateVersionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetTemplateVersionError = GetTemplateVersionErrors[keyof GetTemplateVersionErrors];

export type GetTemplateVersionResponses = {
    /**
     * A version of a template: its rooms, and what differs from the version before
     */
    200: TemplateVersionContents;
};

export type GetTemplateVersionResponse = GetTemplateVersionResponses[keyof GetTemplateVersionResponses];

export type RestoreTemplateVersionData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        template_id: number;
        /**
         * Identifier
         */
        version_id: number;
    };
    query?: never;
    url: '/templates/{template_id}/versions/{version_id}/restore';
};

export type RestoreTemplateVersionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RestoreTemplateVersionError = RestoreTemplateVersionErrors[keyof RestoreTemplateVersionErrors];

export type RestoreTemplateVersionResponses = {
    /**
     * Bring a version back, as the newest one; the template as it was before is kept as well
     */
    200: Template;
};

export type RestoreTemplateVersionResponse = RestoreTemplateVersionResponses[keyof RestoreTemplateVersionResponses];

export type RotateAttachmentData = {
    body: {
        /**
         * Clockwise degrees, a multiple of 90, relative to the current picture
         */
        angle: number;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/attachments/{attachment_id}/rotation';
};

export type RotateAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RotateAttachmentError = RotateAttachmentErrors[keyof RotateAttachmentErrors];

export type RotateAttachmentResponses = {
    /**
     * Turn a picture clockwise, relative to the current picture
     */
    200: Attachment;
};

export type RotateAttachmentResponse = RotateAttachmentResponses[keyof RotateAttachmentResponses];

export type AssignAttachmentData = {
    /**
     * No body assigns to the report itself
     */
    body?: {
        /**
         * The room to assign it to
         */
        room_id?: number;
        /**
         * The item to assign it to; with it `room_id` need not be given
         */
        item_id?: number;
    } | null;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/attachments/{attachment_id}/assign';
};

export type AssignAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type AssignAttachmentError = AssignAttachmentErrors[keyof AssignAttachmentErrors];

export type AssignAttachmentResponses = {
    /**
     * Assign an attachment to a room or an item of its report; without a body to the report itself
     */
    200: Attachment;
};

export type AssignAttachmentResponse = AssignAttachmentResponses[keyof AssignAttachmentResponses];

export type PairAttachmentData = {
    body: PhotoPair;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/attachments/{attachment_id}/pair';
};

export type PairAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type PairAttachmentError = PairAttachmentErrors[keyof PairAttachmentErrors];

export type PairAttachmentResponses = {
    /**
     * Tie a photograph to the one of the source report that shows the same, or untie it
     */
    200: Attachment;
};

export type PairAttachmentResponse = PairAttachmentResponses[keyof PairAttachmentResponses];

export type UncoverPartsData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/attachments/{attachment_id}/covered-parts';
};

export type UncoverPartsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UncoverPartsError = UncoverPartsErrors[keyof UncoverPartsErrors];

export type UncoverPartsResponses = {
    /**
     * Show a photograph as it was uploaded again
     */
    200: Attachment;
};

export type UncoverPartsResponse = UncoverPartsResponses[keyof UncoverPartsResponses];

export type CoverPartsData = {
    body: CoveredParts;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/attachments/{attachment_id}/covered-parts';
};

export type CoverPartsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CoverPartsError = CoverPartsErrors[keyof CoverPartsErrors];

export type CoverPartsResponses = {
    /**
     * Cover parts of a photograph for good, wherever it is shown
     */
    200: Attachment;
};

export type CoverPartsResponse = CoverPartsResponses[keyof CoverPartsResponses];

export type GetUncoveredData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/attachments/{attachment_id}/uncovered';
};

export type GetUncoveredErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetUncoveredError = GetUncoveredErrors[keyof GetUncoveredErrors];

export type GetUncoveredResponses = {
    /**
     * The file
     */
    200: Blob | File;
    /**
     * The range that `Range` asks for
     */
    206: Blob | File;
};

export type GetUncoveredResponse = GetUncoveredResponses[keyof GetUncoveredResponses];

export type DeleteAttachmentData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/attachments/{attachment_id}';
};

export type DeleteAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteAttachmentError = DeleteAttachmentErrors[keyof DeleteAttachmentErrors];

export type DeleteAttachmentResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetAttachmentOriginalData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/attachments/{attachment_id}/original';
};

export type GetAttachmentOriginalErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetAttachmentOriginalError = GetAttachmentOriginalErrors[keyof GetAttachmentOriginalErrors];

export type GetAttachmentOriginalResponses = {
    /**
     * The file
     */
    200: Blob | File;
    /**
     * The range that `Range` asks for
     */
    206: Blob | File;
};

export type GetAttachmentOriginalResponse = GetAttachmentOriginalResponses[keyof GetAttachmentOriginalResponses];

export type CreateMeterAttachmentData = {
    body: {
        /**
         * The file
         */
        upload: Blob | File;
        /**
         * Caption; null for none
         */
        description?: string | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        property_id: number;
        /**
         * Identifier
         */
        meter_id: number;
    };
    query?: never;
    url: '/properties/{property_id}/meters/{meter_id}/attachments';
};

export type CreateMeterAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateMeterAttachmentError = CreateMeterAttachmentErrors[keyof CreateMeterAttachmentErrors];

export type CreateMeterAttachmentResponses = {
    /**
     * Upload a file to a meter
     */
    200: Attachment;
};

export type CreateMeterAttachmentResponse = CreateMeterAttachmentResponses[keyof CreateMeterAttachmentResponses];

export type ListExpectedAttachmentsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * Of this inspection alone
         */
        inspection_id?: number;
    };
    url: '/expected-attachments';
};

export type ListExpectedAttachmentsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListExpectedAttachmentsError = ListExpectedAttachmentsErrors[keyof ListExpectedAttachmentsErrors];

export type ListExpectedAttachmentsResponses = {
    /**
     * Announced files that have not come, of reports that the caller writes now, the oldest first; 500 at most
     */
    200: Array<ExpectedAttachment>;
};

export type ListExpectedAttachmentsResponse = ListExpectedAttachmentsResponses[keyof ListExpectedAttachmentsResponses];

export type CancelDeliveryData = {
    body?: never;
    path: {
        /**
         * Key given when the file was announced
         */
        delivery_key: string;
    };
    query?: never;
    url: '/uploads/{delivery_key}';
};

export type CancelDeliveryErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CancelDeliveryError = CancelDeliveryErrors[keyof CancelDeliveryErrors];

export type CancelDeliveryResponses = {
    /**
     * The announcement is gone
     */
    204: void;
};

export type CancelDeliveryResponse = CancelDeliveryResponses[keyof CancelDeliveryResponses];

export type DeliverPartData = {
    body: Blob | File;
    path: {
        /**
         * Key given when the file was announced
         */
        delivery_key: string;
    };
    query?: never;
    url: '/uploads/{delivery_key}';
};

export type DeliverPartErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeliverPartError = DeliverPartErrors[keyof DeliverPartErrors];

export type DeliverPartResponses = {
    /**
     * The part has come; the last one makes the attachment
     */
    204: void;
};

export type DeliverPartResponse = DeliverPartResponses[keyof DeliverPartResponses];

export type RequestPdfData = {
    body?: {
        /**
         * FULL prints everything, CHANGES what differs from the report it started from, ACTIONS what needs doing
         */
        type?: 'FULL' | 'CHANGES' | 'ACTIONS';
    } | null;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/pdf';
};

export type RequestPdfErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RequestPdfError = RequestPdfErrors[keyof RequestPdfErrors];

export type RequestPdfResponses = {
    /**
     * The PDF of the report as it is now: 200 when it is there, 202 when it is being made
     */
    200: PdfReady;
    /**
     * No body
     */
    202: unknown;
};

export type RequestPdfResponse = RequestPdfResponses[keyof RequestPdfResponses];

export type ListPdfsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: {
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/inspections/{inspection_id}/pdfs';
};

export type ListPdfsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListPdfsError = ListPdfsErrors[keyof ListPdfsErrors];

export type ListPdfsResponses = {
    /**
     * PDFs of a report, newest first, with state and progress
     */
    200: Array<Pdf>;
};

export type ListPdfsResponse = ListPdfsResponses[keyof ListPdfsResponses];

export type GetPdfData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        pdf_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/pdfs/{pdf_id}';
};

export type GetPdfErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetPdfError = GetPdfErrors[keyof GetPdfErrors];

export type GetPdfResponses = {
    /**
     * The file, for clients that follow the redirect
     */
    200: Blob | File;
};

export type GetPdfResponse = GetPdfResponses[keyof GetPdfResponses];

export type ListReportCommentsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/inspections/{inspection_id}/comments';
};

export type ListReportCommentsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListReportCommentsError = ListReportCommentsErrors[keyof ListReportCommentsErrors];

export type ListReportCommentsResponses = {
    /**
     * Comments on the finished report, in the order they came
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<ReportComment>;
        [key: string]: unknown;
    };
};

export type ListReportCommentsResponse = ListReportCommentsResponses[keyof ListReportCommentsResponses];

export type GetReportCommentData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        comment_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/comments/{comment_id}';
};

export type GetReportCommentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetReportCommentError = GetReportCommentErrors[keyof GetReportCommentErrors];

export type GetReportCommentResponses = {
    /**
     * A comment on the finished report
     */
    200: ReportComment;
};

export type GetReportCommentResponse = GetReportCommentResponses[keyof GetReportCommentResponses];

export type UpdateReportCommentData = {
    body: ReportCommentChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        comment_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/comments/{comment_id}';
};

export type UpdateReportCommentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateReportCommentError = UpdateReportCommentErrors[keyof UpdateReportCommentErrors];

export type UpdateReportCommentResponses = {
    /**
     * Reply to a comment, accept or reject it; until the inspection is closed and the time for comments is over
     */
    200: ReportComment;
};

export type UpdateReportCommentResponse = UpdateReportCommentResponses[keyof UpdateReportCommentResponses];

export type ListReportSignaturesData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/inspections/{inspection_id}/signatures';
};

export type ListReportSignaturesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListReportSignaturesError = ListReportSignaturesErrors[keyof ListReportSignaturesErrors];

export type ListReportSignaturesResponses = {
    /**
     * Signatures under the finished report, with where they came from
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<ReportSignature>;
        [key: string]: unknown;
    };
};

export type ListReportSignaturesResponse = ListReportSignaturesResponses[keyof ListReportSignaturesResponses];

export type CreateReportSignatureData = {
    body: SignatureInPerson;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/signatures';
};

export type CreateReportSignatureErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateReportSignatureError = CreateReportSignatureErrors[keyof CreateReportSignatureErrors];

export type CreateReportSignatureResponses = {
    /**
     * A contact signs on the device of the clerk or a manager, declines to, or is not there: they are the witness
     */
    200: ReportSignature;
};

export type CreateReportSignatureResponse = CreateReportSignatureResponses[keyof CreateReportSignatureResponses];

export type ListReportLinksData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/report-links';
};

export type ListReportLinksErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListReportLinksError = ListReportLinksErrors[keyof ListReportLinksErrors];

export type ListReportLinksResponses = {
    /**
     * Links of single contacts to the finished report, and how often each was opened; newest first
     */
    200: Array<ReportLink>;
};

export type ListReportLinksResponse = ListReportLinksResponses[keyof ListReportLinksResponses];

export type SendReportLinkData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        contact_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/contacts/{contact_id}/report-links';
};

export type SendReportLinkErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type SendReportLinkError = SendReportLinkErrors[keyof SendReportLinkErrors];

export type SendReportLinkResponses = {
    /**
     * Send a contact a link of their own to the finished report; those before it stay open
     */
    200: ReportLink;
};

export type SendReportLinkResponse = SendReportLinkResponses[keyof SendReportLinkResponses];

export type RevokeReportLinkData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        link_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/report-links/{link_id}';
};

export type RevokeReportLinkErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RevokeReportLinkError = RevokeReportLinkErrors[keyof RevokeReportLinkErrors];

export type RevokeReportLinkResponses = {
    /**
     * Revoke a link of a contact: it opens nothing any more
     */
    200: ReportLink;
};

export type RevokeReportLinkResponse = RevokeReportLinkResponses[keyof RevokeReportLinkResponses];

export type ListReportOpeningsData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
    };
    url: '/inspections/{inspection_id}/openings';
};

export type ListReportOpeningsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListReportOpeningsError = ListReportOpeningsErrors[keyof ListReportOpeningsErrors];

export type ListReportOpeningsResponses = {
    /**
     * Who opened the report, by which link, when, and roughly from where; newest first
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<ReportOpening>;
        [key: string]: unknown;
    };
};

export type ListReportOpeningsResponse = ListReportOpeningsResponses[keyof ListReportOpeningsResponses];

export type GetPublishedReportData = {
    body?: never;
    path: {
        /**
         * The key in the link of the report, or the token in a link of your own
         */
        report_key: string;
    };
    query?: never;
    url: '/published-reports/{report_key}';
};

export type GetPublishedReportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetPublishedReportError = GetPublishedReportErrors[keyof GetPublishedReportErrors];

export type GetPublishedReportResponses = {
    /**
     * A complete or closed report with its pictures, comments and signatures
     */
    200: PublishedReport;
};

export type GetPublishedReportResponse = GetPublishedReportResponses[keyof GetPublishedReportResponses];

export type CommentOnPublishedReportData = {
    body: {
        /**
         * Your name. Needed by the key; a link of your own says it
         */
        author?: string;
        /**
         * On whose side: tenant, landlord, agent or other. Needed by the key; a link of your own says it
         */
        role?: 'tenant' | 'landlord' | 'agent' | 'other';
        /**
         * The comment
         */
        text: string;
        /**
         * An item of the report; none: the report as a whole
         */
        item_id?: number | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * The key in the link of the report, or the token in a link of your own
         */
        report_key: string;
    };
    query?: never;
    url: '/published-reports/{report_key}/comments';
};

export type CommentOnPublishedReportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CommentOnPublishedReportError = CommentOnPublishedReportErrors[keyof CommentOnPublishedReportErrors];

export type CommentOnPublishedReportResponses = {
    /**
     * Comment on the report or one of its items, while it is open for comments
     */
    200: PublishedComment;
};

export type CommentOnPublishedReportResponse = CommentOnPublishedReportResponses[keyof CommentOnPublishedReportResponses];

export type GetPublishedPdfData = {
    body?: never;
    path: {
        /**
         * The key in the link of the report, or the token in a link of your own
         */
        report_key: string;
        /**
         * The kind of PDF
         */
        pdf_type: 'FULL' | 'CHANGES' | 'ACTIONS';
    };
    query?: never;
    url: '/published-reports/{report_key}/pdfs/{pdf_type}';
};

export type GetPublishedPdfErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetPublishedPdfError = GetPublishedPdfErrors[keyof GetPublishedPdfErrors];

export type GetPublishedPdfResponses = {
    /**
     * How far the PDF of the report as it is now is; asks for nothing
     */
    200: PublishedPdf;
};

export type GetPublishedPdfResponse = GetPublishedPdfResponses[keyof GetPublishedPdfResponses];

export type RequestPublishedPdfData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The key in the link of the report, or the token in a link of your own
         */
        report_key: string;
        /**
         * The kind of PDF
         */
        pdf_type: 'FULL' | 'CHANGES' | 'ACTIONS';
    };
    query?: never;
    url: '/published-reports/{report_key}/pdfs/{pdf_type}';
};

export type RequestPublishedPdfErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RequestPublishedPdfError = RequestPublishedPdfErrors[keyof RequestPublishedPdfErrors];

export type RequestPublishedPdfResponses = {
    /**
     * Asks for the PDF of the report as it is now; made in the background
     */
    200: PublishedPdf;
};

export type RequestPublishedPdfResponse = RequestPublishedPdfResponses[keyof RequestPublishedPdfResponses];

export type SendSignatureCodeData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * The key in the link of the report, or the token in a link of your own
         */
        report_key: string;
    };
    query?: never;
    url: '/published-reports/{report_key}/codes';
};

export type SendSignatureCodeErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type SendSignatureCodeError = SendSignatureCodeErrors[keyof SendSignatureCodeErrors];

export type SendSignatureCodeResponses = {
    /**
     * Send a code to the address of whose link it is, which their signature needs; the code before ends
     */
    200: SignatureCode;
};

export type SendSignatureCodeResponse = SendSignatureCodeResponses[keyof SendSignatureCodeResponses];

export type SignPublishedReportData = {
    body: {
        /**
         * A signature, unless it is declined
         */
        outcome?: 'signed' | 'declined';
        /**
         * Whether the signature is drawn, or the typed name is it; none without a signature
         */
        method?: 'drawn' | 'typed' | null;
        /**
         * When drawn: path data of M, L, C and numbers in a box of 600 by 200
         */
        drawing?: string | null;
        /**
         * Agreement to the declaration of the report, which a signature needs
         */
        accepts_declaration?: boolean;
        /**
         * Why they decline, or are not there
         */
        reason?: string | null;
        /**
         * The code that was sent to your address
         */
        code: string;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * The key in the link of the report, or the token in a link of your own
         */
        report_key: string;
    };
    query?: never;
    url: '/published-reports/{report_key}/signatures';
};

export type SignPublishedReportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type SignPublishedReportError = SignPublishedReportErrors[keyof SignPublishedReportErrors];

export type SignPublishedReportResponses = {
    /**
     * Sign the report by a link of your own, or decline to, while it is open for signatures
     */
    200: PublishedSignature;
};

export type SignPublishedReportResponse = SignPublishedReportResponses[keyof SignPublishedReportResponses];

export type RequestReportLinkData = {
    body: {
        /**
         * Your address, as the company has it
         */
        email: string;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * The key in the link of the report, or the token in a link of your own
         */
        report_key: string;
    };
    query?: never;
    url: '/published-reports/{report_key}/link-requests';
};

export type RequestReportLinkErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RequestReportLinkError = RequestReportLinkErrors[keyof RequestReportLinkErrors];

export type RequestReportLinkResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type CheckPdfData = {
    body?: never;
    path: {
        /**
         * SHA-256 of the bytes of the PDF, in hex
         */
        sha256: string;
    };
    query?: never;
    url: '/pdf-checks/{sha256}';
};

export type CheckPdfErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CheckPdfError = CheckPdfErrors[keyof CheckPdfErrors];

export type CheckPdfResponses = {
    /**
     * Whether a PDF of this hash was made here, and is still the latest of its report; 404 if it was not
     */
    200: PdfCheck;
};

export type CheckPdfResponse = CheckPdfResponses[keyof CheckPdfResponses];

export type GetSigningKeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/signing-keys';
};

export type GetSigningKeysErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetSigningKeysError = GetSigningKeysErrors[keyof GetSigningKeysErrors];

export type GetSigningKeysResponses = {
    /**
     * The public keys of what is signed here: PDFs, and the heads of the logs of sealed versions
     */
    200: SigningKeys;
};

export type GetSigningKeysResponse = GetSigningKeysResponses[keyof GetSigningKeysResponses];

export type ListReportVersionsData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/versions';
};

export type ListReportVersionsErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListReportVersionsError = ListReportVersionsErrors[keyof ListReportVersionsErrors];

export type ListReportVersionsResponses = {
    /**
     * The sealed versions of the report, oldest first: each completion adds one
     */
    200: Array<ReportVersion>;
};

export type ListReportVersionsResponse = ListReportVersionsResponses[keyof ListReportVersionsResponses];

export type GetReportVersionData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        version: number;
    };
    query?: never;
    url: '/inspections/{inspection_id}/versions/{version}';
};

export type GetReportVersionErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetReportVersionError = GetReportVersionErrors[keyof GetReportVersionErrors];

export type GetReportVersionResponses = {
    /**
     * A sealed version with everything that is printed of it
     */
    200: ReportVersionContent;
};

export type GetReportVersionResponse = GetReportVersionResponses[keyof GetReportVersionResponses];

export type ListReportDifferencesData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        inspection_id: number;
        /**
         * Identifier
         */
        version: number;
    };
    query?: {
        /**
         * The version to compare with; none: the one before
         */
        from?: number;
    };
    url: '/inspections/{inspection_id}/versions/{version}/differences';
};

export type ListReportDifferencesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListReportDifferencesError = ListReportDifferencesErrors[keyof ListReportDifferencesErrors];

export type ListReportDifferencesResponses = {
    /**
     * All that is printed in a version and was not so in an earlier one: was and now, why, and by whom
     */
    200: ReportDifferences;
};

export type ListReportDifferencesResponse = ListReportDifferencesResponses[keyof ListReportDifferencesResponses];

export type ListFileSharesData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * By the last change instead of the order of its own, descending with a leading minus
         */
        sort?: 'updated' | '-updated';
        /**
         * Identifier
         */
        inspection_id?: number;
    };
    url: '/file-shares';
};

export type ListFileSharesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListFileSharesError = ListFileSharesErrors[keyof ListFileSharesErrors];

export type ListFileSharesResponses = {
    /**
     * File shares, newest first, of one inspection or of all; people of a client see their own
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<FileShare>;
        [key: string]: unknown;
    };
};

export type ListFileSharesResponse = ListFileSharesResponses[keyof ListFileSharesResponses];

export type CreateFileShareData = {
    body: FileShareDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/file-shares';
};

export type CreateFileShareErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateFileShareError = CreateFileShareErrors[keyof CreateFileShareErrors];

export type CreateFileShareResponses = {
    /**
     * Share a PDF or files of a report by link; a recipient is e-mailed the link
     */
    200: FileShare;
};

export type CreateFileShareResponse = CreateFileShareResponses[keyof CreateFileShareResponses];

export type DeleteFileShareData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        file_share_id: number;
    };
    query?: never;
    url: '/file-shares/{file_share_id}';
};

export type DeleteFileShareErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteFileShareError = DeleteFileShareErrors[keyof DeleteFileShareErrors];

export type DeleteFileShareResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetFileShareData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        file_share_id: number;
    };
    query?: never;
    url: '/file-shares/{file_share_id}';
};

export type GetFileShareErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetFileShareError = GetFileShareErrors[keyof GetFileShareErrors];

export type GetFileShareResponses = {
    /**
     * A file share
     */
    200: FileShare;
};

export type GetFileShareResponse = GetFileShareResponses[keyof GetFileShareResponses];

export type UpdateFileShareData = {
    body: FileShareChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        file_share_id: number;
    };
    query?: never;
    url: '/file-shares/{file_share_id}';
};

export type UpdateFileShareErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateFileShareError = UpdateFileShareErrors[keyof UpdateFileShareErrors];

export type UpdateFileShareResponses = {
    /**
     * Move the end of a file share, or send its link to somebody else; members left out are kept
     */
    200: FileShare;
};

export type UpdateFileShareResponse = UpdateFileShareResponses[keyof UpdateFileShareResponses];

export type OpenSharedFilesData = {
    body?: never;
    path: {
        /**
         * The part of the link after /s/
         */
        token: string;
    };
    query?: never;
    url: '/shared-files/{token}';
};

export type OpenSharedFilesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type OpenSharedFilesError = OpenSharedFilesErrors[keyof OpenSharedFilesErrors];

export type OpenSharedFilesResponses = {
    /**
     * The contents of a link; counts the opening, unless it is a prefetch or HEAD
     */
    200: SharedFiles;
};

export type OpenSharedFilesResponse = OpenSharedFilesResponses[keyof OpenSharedFilesResponses];

export type GetSharedPdfData = {
    body?: never;
    path: {
        /**
         * The part of the link after /s/
         */
        token: string;
        /**
         * Identifier
         */
        pdf_id: number;
    };
    query?: never;
    url: '/shared-files/{token}/pdfs/{pdf_id}';
};

export type GetSharedPdfErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetSharedPdfError = GetSharedPdfErrors[keyof GetSharedPdfErrors];

export type GetSharedPdfResponses = {
    /**
     * How far the PDF of a link is
     */
    200: SharedPdf;
};

export type GetSharedPdfResponse = GetSharedPdfResponses[keyof GetSharedPdfResponses];

export type GetTenantReportData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/tenant-report';
};

export type GetTenantReportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetTenantReportError = GetTenantReportErrors[keyof GetTenantReportErrors];

export type GetTenantReportResponses = {
    /**
     * The report that the link opens, with what is still missing
     */
    200: TenantReport;
};

export type GetTenantReportResponse = GetTenantReportResponses[keyof GetTenantReportResponses];

export type UpdateTenantItemData = {
    /**
     * Members left out are kept
     */
    body: {
        /**
         * The tenant's words about it; null clears it
         */
        description?: string | null;
        /**
         * By block type: DETAILED, OVERVIEW, METERS text or null; SIMPLIFIED each question to an answer (0 No, 1 Yes, 2 N/A, null unanswered); CHECKLIST one such answer; SCALE a whole number or null; KEYS, MANUALS always null
         */
        condition?: string | number | {
            [key: string]: number | null;
        } | null;
    };
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/tenant-report/rooms/{room_id}/items/{item_id}';
};

export type UpdateTenantItemErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateTenantItemError = UpdateTenantItemErrors[keyof UpdateTenantItemErrors];

export type UpdateTenantItemResponses = {
    /**
     * Save an item; the first save makes the inspection Active
     */
    200: TenantItem;
};

export type UpdateTenantItemResponse = UpdateTenantItemResponses[keyof UpdateTenantItemResponses];

export type CreateTenantRoomAttachmentData = {
    body: {
        /**
         * The file
         */
        upload: Blob | File;
        /**
         * Caption; null for none
         */
        description?: string | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        room_id: number;
    };
    query?: never;
    url: '/tenant-report/rooms/{room_id}/attachments';
};

export type CreateTenantRoomAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateTenantRoomAttachmentError = CreateTenantRoomAttachmentErrors[keyof CreateTenantRoomAttachmentErrors];

export type CreateTenantRoomAttachmentResponses = {
    /**
     * Add a photo to a room
     */
    200: TenantAttachment;
};

export type CreateTenantRoomAttachmentResponse = CreateTenantRoomAttachmentResponses[keyof CreateTenantRoomAttachmentResponses];

export type CreateTenantItemAttachmentData = {
    body: {
        /**
         * The file
         */
        upload: Blob | File;
        /**
         * Caption; null for none
         */
        description?: string | null;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        room_id: number;
        /**
         * Identifier
         */
        item_id: number;
    };
    query?: never;
    url: '/tenant-report/rooms/{room_id}/items/{item_id}/attachments';
};

export type CreateTenantItemAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateTenantItemAttachmentError = CreateTenantItemAttachmentErrors[keyof CreateTenantItemAttachmentErrors];

export type CreateTenantItemAttachmentResponses = {
    /**
     * Add a photo to an item
     */
    200: TenantAttachment;
};

export type CreateTenantItemAttachmentResponse = CreateTenantItemAttachmentResponses[keyof CreateTenantItemAttachmentResponses];

export type DeleteTenantAttachmentData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/tenant-report/attachments/{attachment_id}';
};

export type DeleteTenantAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteTenantAttachmentError = DeleteTenantAttachmentErrors[keyof DeleteTenantAttachmentErrors];

export type DeleteTenantAttachmentResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type UpdateTenantAttachmentData = {
    body: AttachmentChange;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        attachment_id: number;
    };
    query?: never;
    url: '/tenant-report/attachments/{attachment_id}';
};

export type UpdateTenantAttachmentErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateTenantAttachmentError = UpdateTenantAttachmentErrors[keyof UpdateTenantAttachmentErrors];

export type UpdateTenantAttachmentResponses = {
    /**
     * Caption a photo of one’s own; leaving the description out clears it
     */
    200: TenantAttachment;
};

export type UpdateTenantAttachmentResponse = UpdateTenantAttachmentResponses[keyof UpdateTenantAttachmentResponses];

export type SubmitTenantReportData = {
    body: {
        /**
         * The words agreed to, kept in the audit trail
         */
        confirmation: string;
    };
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/tenant-report/submit';
};

export type SubmitTenantReportErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type SubmitTenantReportError = SubmitTenantReportErrors[keyof SubmitTenantReportErrors];

export type SubmitTenantReportResponses = {
    /**
     * Send the report in: the inspection goes to Review, and nothing more can be entered
     */
    200: TenantReport;
};

export type SubmitTenantReportResponse = SubmitTenantReportResponses[keyof SubmitTenantReportResponses];

export type ListWebhooksData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * Words of the address, in any order
         */
        q?: string;
        /**
         * Order: url or updated; with a leading - the other way round
         */
        sort?: 'url' | '-url' | 'updated' | '-updated';
    };
    url: '/webhooks';
};

export type ListWebhooksErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListWebhooksError = ListWebhooksErrors[keyof ListWebhooksErrors];

export type ListWebhooksResponses = {
    /**
     * Webhooks
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<Webhook>;
        [key: string]: unknown;
    };
};

export type ListWebhooksResponse = ListWebhooksResponses[keyof ListWebhooksResponses];

export type CreateWebhookData = {
    body: WebhookDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/webhooks';
};

export type CreateWebhookErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type CreateWebhookError = CreateWebhookErrors[keyof CreateWebhookErrors];

export type CreateWebhookResponses = {
    /**
     * Register a webhook; the secret is shown in this answer only
     */
    200: Webhook;
};

export type CreateWebhookResponse = CreateWebhookResponses[keyof CreateWebhookResponses];

export type DeleteWebhookData = {
    body?: never;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
    };
    path: {
        /**
         * Identifier
         */
        webhook_id: number;
    };
    query?: never;
    url: '/webhooks/{webhook_id}';
};

export type DeleteWebhookErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type DeleteWebhookError = DeleteWebhookErrors[keyof DeleteWebhookErrors];

export type DeleteWebhookResponses = {
    /**
     * No body
     */
    200: unknown;
};

export type GetWebhookData = {
    body?: never;
    path: {
        /**
         * Identifier
         */
        webhook_id: number;
    };
    query?: never;
    url: '/webhooks/{webhook_id}';
};

export type GetWebhookErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type GetWebhookError = GetWebhookErrors[keyof GetWebhookErrors];

export type GetWebhookResponses = {
    /**
     * A webhook
     */
    200: Webhook;
};

export type GetWebhookResponse = GetWebhookResponses[keyof GetWebhookResponses];

export type UpdateWebhookData = {
    body: WebhookChange;
    headers?: {
        /**
         * The `ETag` that was read; another version since then is 412
         */
        'If-Match'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        webhook_id: number;
    };
    query?: never;
    url: '/webhooks/{webhook_id}';
};

export type UpdateWebhookErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type UpdateWebhookError = UpdateWebhookErrors[keyof UpdateWebhookErrors];

export type UpdateWebhookResponses = {
    /**
     * Change a webhook; `rotate_secret` adds a new secret beside the old one
     */
    200: Webhook;
};

export type UpdateWebhookResponse = UpdateWebhookResponses[keyof UpdateWebhookResponses];

export type ListWebhookDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        webhook_id: number;
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
        /**
         * Only what has changed since then: the number that `Keyturn-Changed-Until` gave in the first answer of the last visit, or a moment, for which some that changed shortly before may come along
         */
        updated_since?: string;
        /**
         * Parts in place of pages, of which nothing is met twice or left out while others write: empty for the first, then `pagination.nextCursor` of the part before; not together with `page`
         */
        cursor?: string;
        /**
         * Only the message with this id, or those about the inspection with this id
         */
        q?: string;
        /**
         * Order: created or updated; with a leading - the other way round
         */
        sort?: 'created' | '-created' | 'updated' | '-updated';
        /**
         * Only deliveries in these states
         */
        state?: Array<'pending' | 'delivered' | 'parked'>;
        /**
         * Only events of these kinds
         */
        type?: Array<'pdf.generated' | 'inspection.created' | 'inspection.updated' | 'inspection.assigned' | 'inspection.cancelled' | 'inspection.state_changed' | 'report.completed' | 'report.commented' | 'report.signed' | 'property.created' | 'property.updated' | 'attachment.created' | 'room.updated' | 'item.updated' | 'action.updated' | 'contact.updated' | 'client.updated' | 'meter.updated' | 'record.deleted' | 'webhook.test'>;
    };
    url: '/webhooks/{webhook_id}/deliveries';
};

export type ListWebhookDeliveriesErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ListWebhookDeliveriesError = ListWebhookDeliveriesErrors[keyof ListWebhookDeliveriesErrors];

export type ListWebhookDeliveriesResponses = {
    /**
     * Deliveries of a webhook, newest first unless ordered otherwise
     */
    200: {
        pagination: Pagination;
        links: Links;
        /**
         * The records of this page
         */
        data: Array<Delivery>;
        [key: string]: unknown;
    };
};

export type ListWebhookDeliveriesResponse = ListWebhookDeliveriesResponses[keyof ListWebhookDeliveriesResponses];

export type RedeliverWebhookData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        webhook_id: number;
        /**
         * Identifier
         */
        delivery_id: number;
    };
    query?: never;
    url: '/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver';
};

export type RedeliverWebhookErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type RedeliverWebhookError = RedeliverWebhookErrors[keyof RedeliverWebhookErrors];

export type RedeliverWebhookResponses = {
    /**
     * Deliver once more, with the same message id
     */
    200: Delivery;
};

export type RedeliverWebhookResponse = RedeliverWebhookResponses[keyof RedeliverWebhookResponses];

export type ReplayWebhookData = {
    body: ReplayDraft;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
        /**
         * `handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`
         */
        Prefer?: string;
    };
    path: {
        /**
         * Identifier
         */
        webhook_id: number;
    };
    query?: never;
    url: '/webhooks/{webhook_id}/replay';
};

export type ReplayWebhookErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type ReplayWebhookError = ReplayWebhookErrors[keyof ReplayWebhookErrors];

export type ReplayWebhookResponses = {
    /**
     * Deliver once more what happened since a moment, each with the same message id
     */
    200: Replay;
};

export type ReplayWebhookResponse = ReplayWebhookResponses[keyof ReplayWebhookResponses];

export type TestWebhookData = {
    body?: never;
    headers?: {
        /**
         * A repeated request with the same key and body gets the first answer again, for 7 days
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier
         */
        webhook_id: number;
    };
    query?: never;
    url: '/webhooks/{webhook_id}/test';
};

export type TestWebhookErrors = {
    /**
     * A refusal
     */
    default: Problem;
};

export type TestWebhookError = TestWebhookErrors[keyof TestWebhookErrors];

export type TestWebhookResponses = {
    /**
     * Deliver a signed `webhook.test` event
     */
    200: Delivery;
};

export type TestWebhookResponse = TestWebhookResponses[keyof TestWebhookResponses];
