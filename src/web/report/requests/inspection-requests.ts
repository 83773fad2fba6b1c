/** The requests of the report of an inspection. */
import {
  copyItem,
  copyRoom,
  createAction,
  createItem,
  createRoom,
  deleteAction,
  deleteItem,
  deleteRoom,
  getReport,
  getRoom,
  moveItem,
  orderItems,
  orderRooms,
  renameRoom,
  updateAction,
  updateItem,
} from '#web/queries/generated/sdk.gen.ts';
import { buildReportRequests, type ReportRequests } from './report-requests.ts';

export const requestsOfInspection = (id: number): ReportRequests =>
  buildReportRequests(id, {
    getReport,
    getRoom,
    createRoom,
    renameRoom,
    deleteRoom,
    orderRooms,
    copyRoom,
    createItem,
    updateItem,
    deleteItem,
    orderItems,
    copyItem,
    moveItem,
    createAction,
    updateAction,
    deleteAction,
  });
