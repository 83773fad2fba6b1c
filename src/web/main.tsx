/** Starts the browser app. */
import './early-token.ts';
import './ui/theme.css';
import './ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { prepareClient } from './queries/client.ts';
import { queryClient } from './queries/query-client.ts';
import { buildRouter } from './router.tsx';

prepareClient();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={buildRouter()} />
    </QueryClientProvider>
  </StrictMode>,
);
