/** Parameters of paths that are not named for their thing: the id that each stands for. A part of `../sample-requests.ts`. */
export const ownNames: Record<string, string> = {
  '/staff/{staff_id}/sign-out-everywhere staff_id': 'leaver',
  '/staff/{staff_id}/hand-over staff_id': 'clerk',
  '/shared-files/{token} token': 'fileShareToken',
  '/shared-files/{token}/pdfs/{pdf_id} token': 'pdfShareToken',
  '/shared-files/{token}/pdfs/{pdf_id} pdf_id': 'sharedPdf',
  '/inspections/{inspection_id}/versions/{version} inspection_id': 'finished',
  '/inspections/{inspection_id}/versions/{version} version': 'sealedVersion',
  '/inspections/{inspection_id}/versions/{version}/differences inspection_id': 'finished',
  '/inspections/{inspection_id}/versions/{version}/differences version': 'correctedVersion',
  '/inspections/{inspection_id}/report/copy-from-property/{source_property_id} source_property_id': 'property',
  '/inspections/{inspection_id}/copy-from-property/{source_property_id} source_property_id': 'property',
  '/applications/{application_id}/people/{person_id} person_id': 'allower',
  // Each step of an import has one of its own.
  '/imports/{import_id}/start import_id': 'startableImport',
  '/imports/{import_id}/undo import_id': 'finishedImport',
  '/bulk-changes/{bulk_change_id}/undo bulk_change_id': 'undoableBulkChange',
};
