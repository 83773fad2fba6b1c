/** Whether a template is called and offered as one that accounts begin with; its versions tell whether its rooms are as they were. */
import { usualTemplates } from './templates.ts';

type Offered = { name: string; typeIds: readonly number[]; selfService: boolean };

const keyOf = ({ name, typeIds, selfService }: Offered): string => JSON.stringify([name, typeIds, selfService]);
const usual = new Set(usualTemplates.map(keyOf));

export const isNamedAsUsual = (template: Offered): boolean => usual.has(keyOf(template));
