import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { PdfCard } from './pdf-card.tsx';

test('a PDF that is being made says how far it is, in per cent', async () => {
  const nothing = () => undefined;
  const screen = await render(
    <PdfCard
      title="Full report"
      text="Everything"
      state={{ is: 'being made', progress: 40 }}
      whyNot={undefined}
      isShown={false}
      onRequest={nothing}
      onShow={nothing}
    />,
  );
  await expect.element(screen.getByText('40 %', { exact: true })).toBeVisible();
});
