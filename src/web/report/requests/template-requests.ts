/** The requests of a template: those of a report, at its own address. */
import {
  copyTemplateItem,
  copyTemplateRoom,
  createTemplateAction,
  createTemplateItem,
  createTemplateRoom,
  deleteTemplateAction,
  deleteTemplateItem,
  deleteTemplateRoom,
  getTemplateReport,
  getTemplateRoom,
  moveTemplateItem,
  orderTemplateItems,
  orderTemplateRooms,
  renameTemplateRoom,
  updateTemplateAction,
  updateTemplateItem,
} from '#web/queries/generated/sdk.gen.ts';
import { buildReportRequests, type ReportRequests } from './report-requests.ts';

export const requestsOfTemplate = (id: number): ReportRequests =>
  buildReportRequests(id, {
    getReport: getTemplateReport,
    getRoom: getTemplateRoom,
    createRoom: createTemplateRoom,
    renameRoom: renameTemplateRoom,
    deleteRoom: deleteTemplateRoom,
    orderRooms: orderTemplateRooms,
    copyRoom: copyTemplateRoom,
    createItem: createTemplateItem,
    updateItem: updateTemplateItem,
    deleteItem: deleteTemplateItem,
    orderItems: orderTemplateItems,
    copyItem: copyTemplateItem,
    moveItem: moveTemplateItem,
    createAction: createTemplateAction,
    updateAction: updateTemplateAction,
    deleteAction: deleteTemplateAction,
  });
