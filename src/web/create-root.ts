/** React alone: `boot.ts` has it made ready while the rest of the app is on its way. */
export { createRoot } from 'react-dom/client';
