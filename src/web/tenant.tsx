/** Starts the tenant's page, which shares nothing with the back office but its looks and the kernel of reports. */
import './ui/theme.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { TenantPage } from '#web/pages/public/tenant-page.tsx';
import { startTextHistory } from './ui/keyboard/text-history.ts';

const [, token = ''] = /^\/t\/([^/]+)/.exec(window.location.pathname) ?? [];

startTextHistory();
const root = document.getElementById('root');
if (root === null) throw new Error('tenant.html has no #root');
createRoot(root).render(
  <StrictMode>
    <TenantPage token={decodeURIComponent(token)} />
  </StrictMode>,
);
