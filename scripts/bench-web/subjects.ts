/** The measured pages, with their goals: shares of the floor's cold figures in the same run, unless noted otherwise. */
import type { Target } from './visit.ts';

export type Goal = {
  /** Shares of the floor's LCP. */
  lcp?: number;
  /** A second visit, as a share of the floor's cold LCP. */
  secondLcp?: number;
  requestsBeforeShown?: number;
  /** By the wire, in kB (1,000 bytes). */
  scriptKb?: number;
};

export type Subject = {
  name: string;
  target: Target;
  goal: Goal;
  /** Without a session: each visit is somebody's first. */
  isAnonymous?: boolean;
};

export const mostCls = 0.01;

/** Grey bars in place of content still to come (`src/web/ui/skeleton.tsx`). */
const bars = 'main span[aria-hidden="true"][style*="width"][style*="height"]';

export function buildSubjects(url: string, largeReport: number | undefined): Subject[] {
  const secondLcp = 1;
  return [
    {
      name: 'list',
      target: {
        url: `${url}/inspections`,
        content: 'main tbody a[href^="/inspections/"]',
        pending: bars,
        filter: 'main input[type=search]',
      },
      goal: { lcp: 1.5, secondLcp, requestsBeforeShown: 14, scriptKb: 160 },
    },
    {
      name: 'schedule',
      target: { url: `${url}/schedule`, content: 'main [data-booking]', pending: bars },
      goal: { lcp: 1.7, secondLcp },
    },
    {
      name: 'today',
      target: { url: `${url}/`, content: 'main h1', pending: bars },
      goal: { lcp: 1.5, secondLcp },
    },
    {
      name: 'sign-in',
      target: { url: `${url}/inspections`, content: 'input[name=email]' },
      goal: { scriptKb: 40 },
      isAnonymous: true,
    },
    ...(largeReport === undefined
      ? []
      : [
          {
            name: 'report',
            target: { url: `${url}/inspections/${largeReport}/report`, content: '[data-field]' },
            goal: { lcp: 2.6 },
          },
        ]),
  ];
}

export function floorTarget(url: string): Target {
  // Nothing comes later there.
  return { url, content: 'tbody tr', filter: 'input[type=search]', settleMs: 500 };
}
