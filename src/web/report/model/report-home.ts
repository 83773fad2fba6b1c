/** The home of a report: an inspection by its id, or a template. Nothing of the one is kept under the name of the other. */
export type ReportHome = number | TemplateHome;
type TemplateHome = `template ${number}`;

export const templateHome = (id: number): TemplateHome => `template ${id}`;

export const templateIdOf = (home: TemplateHome): number => Number(home.slice('template '.length));
