/** Lists axe's findings about a page, in a few words each, so that a failure reads like a list of repairs. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const severe = new Set(['serious', 'critical']);

/** Rules that depend on colours alone; the rest is the same in both themes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * A page without frames judges itself, and tells no more than is wrong. Otherwise all that was looked at goes through a
 * second page, which brings the frames together.
 */
function buildAxe(page: Page): AxeBuilder {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  return page.frames().length === 1 ? axe.setLegacyMode() : axe;
}

export async function seriousFindings(page: Page, { ofColour = false } = {}): Promise<string[]> {
  const axe = buildAxe(page);
  const { violations } = await (ofColour ? axe.withRules(rulesOfColour) : axe).analyze();
  return violations
    .filter(({ impact }) => severe.has(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary.split('\n')[1] ?? ''}`,
      ),
    );
}

/** Colours that are changing from one theme to the other have the contrast of neither. */
export async function stylesHaveSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}
