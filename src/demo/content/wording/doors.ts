/** Ways into a room: the door, its back, its metalwork, its frame. */
import { change, type Wording } from './wording.ts';

export const door: Wording = {
  name: 'Door',
  looks: ['<door>', '<door>, <handles>', '<door>, <handles>, three hinges'],
  wear: [
    'light scuff to lower panel',
    'two small chips to {leading|hinge side} edge',
    'paint rubbed to edge by handle',
    'hairline crack to {upper|lower} panel joint',
    'slight catch on frame when closing',
    'three pin holes at eye level',
    'shallow dent approx. [1-3] cm below handle',
  ],
  changes: [
    change('four scuffs to lower panel', 'Clean', 'Tenant'),
    change('light handling marks round handle'),
    change('gouge approx. [2-6] cm to lower {LHS|RHS}', 'Make good & redecorate', 'Tenant'),
    change('handle loose', 'Repair', 'Landlord'),
    change('adhesive hook left at eye level', 'Make good & redecorate', 'Tenant'),
  ],
};

export const doorReverse: Wording = {
  name: 'Door reverse',
  looks: ['As front', '<door>, as front', 'As front, chrome robe hook'],
  wear: [
    'as front',
    'adhesive residue at upper {LHS|RHS}',
    'light scuff to lower edge',
    'two filled holes behind hook',
  ],
  changes: [
    change('light scuffs to lower panel'),
    change('self-adhesive hook marks ×[2-4]', 'Make good & redecorate', 'Tenant'),
    change('paint lifted approx. [2-5] cm by tape', 'Make good & redecorate', 'Tenant'),
  ],
  share: 0.6,
};

export const doorFixtures: Wording = {
  name: 'Fixtures',
  looks: [
    '<handles>, tubular latch',
    '<handles>, three-lever mortice lock, no key',
    'Chrome door stop, rubber buffer intact',
    '<handles>, privacy bolt',
  ],
  wear: [
    'tarnished to edges',
    'one screw missing to inner rose',
    'light scratches to faceplate',
    'paint splashes to hinges',
  ],
  changes: [
    change('inner handle loose', 'Repair', 'Landlord'),
    change('light tarnish'),
    change('door stop missing', 'Supply missing', 'Tenant'),
  ],
  share: 0.55,
};

export const frame: Wording = {
  name: 'Frame',
  looks: ['Painted timber, <trim>', 'Moulded architrave, <trim>', 'Timber frame and stop, <trim>'],
  wear: [
    'light scuffs to lower {LHS|RHS}',
    'chip approx. 1 cm at strike plate',
    'paint yellowed slightly to head',
    'hairline crack to mitre, upper {LHS|RHS}',
  ],
  changes: [
    change('additional scuffs to lower edge both sides'),
    change('three chips to {LHS|RHS} at 60 cm', 'Make good & redecorate', 'Tenant'),
    change('light furniture marks lower {LHS|RHS}'),
  ],
};
