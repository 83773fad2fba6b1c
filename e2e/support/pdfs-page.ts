/** The PDFs of a report: requested, watched, viewed and downloaded. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

export class PdfsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  card(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }

  /** Watched with every change of the page, since a small report is made in a moment. */
  async make(title: string): Promise<void> {
    const progress = this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (document.querySelector('progress[aria-label="Making the PDF"]') === null) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(document.body, { childList: true, subtree: true });
        }),
    );
    await this.card(title).getByRole('button', { name: 'Make the PDF' }).click();
    await progress;
    await this.isMade(title);
  }

  async isMade(title: string): Promise<void> {
    await expect(this.card(title).getByText('Ready.')).toBeVisible();
  }

  /** The preview in the page. */
  async preview(title: string): Promise<{ type: string | undefined; status: number }> {
    const shown = this.page.waitForResponse((response) => response.request().frame() !== this.page.mainFrame());
    await this.card(title).getByRole('button', { name: 'Preview' }).click();
    await expect(this.page.locator('iframe[title^="Preview"]')).toBeVisible();
    const response = await shown;
    return { type: response.headers()['content-type'], status: response.status() };
  }

  async download(title: string): Promise<{ name: string; bytes: Buffer }> {
    const started = this.page.waitForEvent('download');
    await this.card(title).getByRole('link', { name: 'Download' }).click();
    const download = await started;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }
}
