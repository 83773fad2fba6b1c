/** Resolves like the system does, but hands out only allowed addresses: a name may point elsewhere than when it was registered. */
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { addressFault, type TargetRules } from './webhook-target.ts';

export function guardedLookup(rules: TargetRules): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const allowed = addresses.filter(({ address }) => addressFault(address, rules) === undefined);
      const [first] = allowed;
      if (first === undefined) return callback(new Error(`${hostname} does not lead to a public address`), '', 0);
      if (options.all === true) return callback(null, allowed);
      return callback(null, first.address, first.family);
    });
  };
}
