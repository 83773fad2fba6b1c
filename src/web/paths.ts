/** Every address of the browser app: nobody writes one by hand. */

export const paths = {
  home: () => '/',

  properties: () => '/properties',
  newProperty: () => '/properties/new',
  property: (id: number) => `/properties/${id}`,
  editProperty: (id: number) => `/properties/${id}/edit`,
  propertyInspections: (id: number) => `/properties/${id}/inspections`,
  propertyContacts: (id: number) => `/properties/${id}/contacts`,
  propertyTenancies: (id: number) => `/properties/${id}/tenancies`,
  propertyMeters: (id: number) => `/properties/${id}/meters`,
  propertyAudit: (id: number) => `/properties/${id}/audit`,

  fees: () => '/fees',
  charges: () => '/fees/charges',
  keys: () => '/keys',
  keySet: (id: number) => `/keys?set=${id}`,
  due: () => '/due',
  dueAt: (home: { line1: string; postcode: string }) =>
    `/due?q=${encodeURIComponent(`${home.line1} ${home.postcode}`)}`,
  recurringVisits: () => '/due/recurring-visits',
  inspections: () => '/inspections',
  inspectionsOfTemplate: (id: number) => `/inspections?template=${id}`,
  bulkChanges: () => '/inspections/bulk-changes',
  newInspection: (propertyId?: number) =>
    `/inspections/new${propertyId === undefined ? '' : `?property=${propertyId}`}`,
  /** `phrase`: as it is said, `2-bed check-out PO4 8AA Wed pm`. */
  askForSlot: (phrase: string) => `/inspections/new?ask=${encodeURIComponent(phrase)}`,
  inspection: (id: number) => `/inspections/${id}`,
  editInspection: (id: number) => `/inspections/${id}/edit`,
  inspectionContacts: (id: number) => `/inspections/${id}/contacts`,
  inspectionReport: (id: number) => `/inspections/${id}/report`,
  inspectionActions: (id: number) => `/inspections/${id}/actions`,
  inspectionPdfs: (id: number) => `/inspections/${id}/pdfs`,
  inspectionComments: (id: number) => `/inspections/${id}/comments`,
  inspectionHistory: (id: number) => `/inspections/${id}/history`,

  clients: () => '/clients',
  client: (id: number) => `/clients/${id}`,
  clientPeople: (id: number) => `/clients/${id}/people`,
  clientTerms: (id: number) => `/clients/${id}/terms`,
  staff: () => '/staff',
  staffMember: (id: number) => `/staff/${id}`,

  schedule: () => '/schedule',
  transcription: () => '/transcription',
  review: () => '/review',
  reviewDesk: (id: number) => `/review/${id}`,
  emails: (inspectionId?: number) => `/emails${inspectionId === undefined ? '' : `?inspection=${inspectionId}`}`,

  templates: () => '/templates',
  template: (id: number) => `/templates/${id}`,
  templateVersions: (id: number) => `/templates/${id}/versions`,
  templateDefaults: () => '/templates/defaults',
  optionSets: () => '/templates/option-sets',
  wording: () => '/templates/wording',

  settings: () => '/settings',
  firmSettings: () => '/settings/firm',
  reportSettings: () => '/settings/reports',
  emailSettings: () => '/settings/e-mails',
  customFieldSettings: () => '/settings/custom-fields',
  securitySettings: () => '/settings/security',
  dataSettings: () => '/settings/data',
  imports: () => '/settings/data/import',
  import: (id: number) => `/settings/data/import/${id}`,
  securityLog: () => '/settings/security/log',
  storageSettings: () => '/settings/storage',
  account: () => '/account',

  integrations: () => '/integrations',
  applications: () => '/integrations/applications',
  application: (id: number) => `/integrations/applications/${id}`,
  webhooks: () => '/integrations/webhooks',
  apiGuides: () => '/integrations/api',
  webhook: (id: number) => `/integrations/webhooks/${id}`,

  /** Open to anyone who holds the link. */
  publishedReport: (reportKey: string) => `/r/${reportKey}`,
  ownReport: (token: string) => `/p/${token}`,
  /** For whoever holds a PDF of a report. */
  verify: () => '/verify',
  sharedFiles: (token: string) => `/s/${token}`,
} as const;
