/** The end of a session that nobody uses, in one tab and in two. Time is the test’s, and so is the window of the browser. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const MINUTE = 60_000;
const IDLE_SECONDS = 900;
type Handler = (event: unknown) => void;

/** Shared by all tabs of a browser. */
let storage: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  storage = new Map();
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ id: 1, account_id: 1, role: 4, idle_seconds: IDLE_SECONDS })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab of its own: with its own copy of the page's scripts, signed in. */
async function openTab() {
  const handlers = new Map<string, Set<Handler>>();
  const window = {
    location: { origin: 'http://localhost:8080' },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
    addEventListener: (name: string, handle: Handler) =>
      handlers.set(name, (handlers.get(name) ?? new Set()).add(handle)),
    removeEventListener: (name: string, handle: Handler) => handlers.get(name)?.delete(handle),
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = () => undefined;
      postMessage = () => undefined;
    },
  );
  vi.resetModules();
  const { keepToken } = await import('./access-token.ts');
  const session = await import('./session.ts');
  const clock = await import('./idle-clock.ts');
  keepToken({
    access_token: 'one',
    token_type: 'Bearer',
    expires_in: 7200,
    session_idle_seconds: IDLE_SECONDS,
  });
  await session.requireSession({ request: new Request('http://localhost:8080/') });
  const stop = clock.startIdleClock(Date.now());
  return {
    stop,
    warning: clock.idleWarning.read,
    status: () => session.readSession().status,
    use: (isTrusted = true, type = 'keydown') => {
      for (const handle of handlers.get(type) ?? []) handle({ isTrusted, target: null, type });
    },
  };
}

test('warns two minutes before the end, and ends the session then', async () => {
  const tab = await openTab();
  await vi.advanceTimersByTimeAsync(12 * MINUTE);
  expect(tab.warning()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(tab.warning()).toBe(120);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(tab.status()).toBe('ended');
  tab.stop();
});

test('a key takes the warning away and begins the time anew; one that a script makes does not', async () => {
  const tab = await openTab();
  await vi.advanceTimersByTimeAsync(14 * MINUTE);
  tab.use(false);
  expect(tab.warning()).toBe(60);
  tab.use();
  expect(tab.warning()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(14 * MINUTE);
  expect(tab.status()).toBe('signed-in');
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(tab.status()).toBe('ended');
  tab.stop();
});

test('use in one tab keeps the other signed in', async () => {
  const idle = await openTab();
  const used = await openTab();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  used.use();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect([idle.status(), used.status()]).toEqual(['signed-in', 'signed-in']);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect([idle.status(), used.status()]).toEqual(['ended', 'ended']);
  idle.stop();
  used.stop();
});

test('the first key after a night comes too late, though no timer has run', async () => {
  const tab = await openTab();
  vi.setSystemTime(8 * 60 * MINUTE);
  tab.use();
  expect(tab.status()).toBe('ended');
  tab.stop();
});
