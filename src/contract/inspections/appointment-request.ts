/** Somebody who is told of a visit asks for another time than the one that is agreed. */
import * as z from 'zod';
import { answerNote } from '../contact.ts';
import { InspectionType } from '../inspection.ts';
import { ShortAddress } from '../property.ts';
import { Id, Instant, open } from '../wire.ts';

export const AppointmentRequest = open({
  inspection: open({
    id: Id,
    type: InspectionType.describe('Its purpose'),
    property: open({ id: Id, address: ShortAddress }).describe('The property that is visited'),
    conduct_date: z.string().describe('The appointment that does not suit: a date, or a date-time with offset'),
  }).describe('The inspection whose appointment it is'),
  contact: open({
    id: Id,
    name: z.string().describe('Name'),
    phone: z.string().nullable().describe('Telephone number; null when not given'),
  }).describe('The contact who asks'),
  note: answerNote,
  at: Instant.describe('When they asked'),
}).meta({ id: 'AppointmentRequest' });
