import { expect, test } from 'vitest';
import { redirectFault, webhookFault } from './address-faults.ts';

test('each address that is wrong is named with its line and every fault', () => {
  const typed =
    'https://ledger.example/#done\n\nhttps://ledger.example/back\n ledger.example \nhttp://ada@ledger.example/';
  expect(redirectFault(typed)?.split('\n')).toEqual([
    'Line 1 (https://ledger.example/#done) must not have a fragment.',
    'Line 4 (ledger.example) must be an absolute address.',
    'Line 5 (http://ada@ledger.example/) must not have a user name or password, and must be https; http is for this machine only (localhost, 127.0.0.1, [::1]).',
  ]);
});

test('good addresses have no fault, and none at all is one', () => {
  expect(redirectFault('https://ledger.example/back\n\ncom.example.ledger:/back\n')).toBeUndefined();
  expect(redirectFault(' \n')).toBe('Type at least one address.');
});

test.each(['ftp://ledger.example/hook', 'http://ledger.example/hook', 'http://localhost.ledger.example/', 'ledger'])(
  'a webhook cannot be at %s',
  (url) => expect(webhookFault(url)).toBe('must begin with https://'),
);

test.each(['https://ledger.example/hook', 'http://127.0.0.1:9/hook', 'http://localhost/'])(
  'a webhook may be at %s, as far as its form knows',
  (url) => expect(webhookFault(url)).toBeUndefined(),
);
