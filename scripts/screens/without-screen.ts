/** Why no page asks for an operation. */
const inList = 'The list that the page reads says all of it.';
const byId = 'A page that shows a picture knows its id alone: `/attachments/{attachment_id}` changes and deletes it.';
const ofTemplate = 'A template is shown to nobody as a report: it holds rooms and items, and no pictures.';
const byName = 'For other systems, which know a thing by a name of their own.';
const inReport = 'The report that the page reads says all of it.';

export const withoutScreen: Partial<Record<string, string>> = {
  upsertProperty: byName,
  upsertInspection: byName,
  upsertClient: byName,
  upsertPropertyContact: byName,
  upsertInspectionContact: byName,
  getPropertyCustomField: inList,
  getInspectionCustomField: inList,
  getMeter: inList,
  getTenancy: inList,
  getRecurringVisit: inList,
  getOptionSet: inList,
  getFileShare: inList,
  getReportComment: inList,
  getReportVersion:
    'For records and checks of one’s own. The list of versions says when each was sealed, and its hash.',
  getPdf: 'The list of PDFs and the live feed tell how far each is.',
  deleteStaffMember: 'The page archives by `/staff/{staff_id}/hand-over`, which passes on their work in the same step.',
  getItem: inReport,
  getTemplateItem: inReport,
  getReportMetadata: inReport,
  getTemplateReportMetadata: inReport,
  listDeletions: 'For applications that keep a copy in step. The live feed tells the browser.',
  listReportActions: inReport,
  listTemplateReportActions: 'A template has hardly any actions. The editor shows each at its item.',
  createReportAttachment: 'Pictures are added to a room or an item, where the report shows them.',
  updateReportAttachment: byId,
  deleteReportAttachment: byId,
  deleteRoomAttachment: byId,
  deleteItemAttachment: byId,
  listTemplateReportAttachments: ofTemplate,
  createTemplateReportAttachment: ofTemplate,
  updateTemplateReportAttachment: ofTemplate,
  deleteTemplateReportAttachment: ofTemplate,
  createTemplateRoomAttachment: ofTemplate,
  updateTemplateRoomAttachment: ofTemplate,
  deleteTemplateRoomAttachment: ofTemplate,
  createTemplateItemAttachment: ofTemplate,
  updateTemplateItemAttachment: ofTemplate,
  deleteTemplateItemAttachment: ofTemplate,
  announceAttachment: 'For apps on the road, which announce files before they have a connection to send them.',
  announceTemplateAttachment: ofTemplate,
  copyFromPropertyByShortPath: 'The published short form of the one before it.',
  getAttachmentOriginal: 'A report names the signed address of each original, which needs no token.',
  getDeliveryOffset: 'For apps that deliver a large file in parts. A browser sends a picture whole.',
  deliverPart: 'For apps that deliver a large file in parts. A browser sends a picture whole.',
};
