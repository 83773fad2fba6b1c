/** The forms of risk assessments. Each asks for the assessor's competence, and for each risk how severe it is and who acts by when. */
import { types } from '../inspection-type.ts';
import { hazards, hazardsNote } from './hazards.ts';
import { asked, graded, room, template, type UsualRoom } from './template-parts.ts';

/** As likely, as severe, and as somebody's to do by a day: each of the risks is asked for all three. */
const rated = (risks: readonly string[]): UsualRoom[] => [
  graded('Likelihood', 'likelihood', risks),
  graded('Severity', 'severity', risks),
  room('Owner and target date', 'OVERVIEW', risks),
];

const scopeItems = ['Scope and assessor', 'Competence of the assessor'];
const findings = room('Findings', 'OVERVIEW', ['Significant findings', 'Review date']);

export const riskForms = {
  legionella: template(
    'Legionella',
    [types.riskAssessment],
    [
      room('Scope', 'OVERVIEW', [...scopeItems, 'Hot water store', 'Cold water store', 'Dead legs']),
      asked('Outlets', 'legionella', ['Kitchen sink', 'Bathroom basin', 'Bath', 'Shower', 'Outside tap']),
      ...rated(['Growth in store', 'Growth in pipework', 'Exposure by spray']),
      findings,
    ],
  ),
  hhsrs: template(
    'HHSRS',
    [types.riskAssessment],
    [
      {
        ...room('Scope', 'OVERVIEW', [...scopeItems, 'List of hazards']),
        given: { 'List of hazards': hazardsNote },
      },
      asked('Hazards', 'hazard', hazards),
      ...rated(['Damp and mould growth', 'Falls on stairs', 'Electrical hazards', 'Fire']),
      findings,
    ],
  ),
  fire: template(
    'Fire (HMO)',
    [types.riskAssessment],
    [
      room('Scope', 'OVERVIEW', [...scopeItems, 'Escape route']),
      asked('Precautions', 'fire', [
        'Smoke alarms, each storey',
        'Heat alarm, kitchen',
        'Fire doors to rooms',
        'Fire blanket, kitchen',
        'Emergency lighting',
        'Escape windows',
        'Notices',
      ]),
      ...rated(['Start of a fire', 'Spread between rooms', 'Escape at night']),
      findings,
    ],
  ),
};
