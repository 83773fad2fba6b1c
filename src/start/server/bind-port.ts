/** Takes a port, or says in words which setting to change. */
import { once } from 'node:events';
import type { Server } from 'node:net';
import { StartFault } from '../start-fault.ts';

export async function bindPort<Listener extends Server>(
  listener: Listener,
  { port, host }: { port: number; host: string },
  settings: { port: string; host: string } = { port: 'PORT', host: 'HOST' },
): Promise<Listener> {
  try {
    // `once` rejects when an error comes first.
    await once(listener.listen({ port, host }), 'listening');
    return listener;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartFault(
        `Port ${port} is taken by another program. Stop that one, or set ${settings.port} to another number.`,
      );
    if (code === 'EACCES')
      throw new StartFault(`Port ${port} may not be used by this user. Set ${settings.port} to 1024 or more.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartFault(`${settings.host} ${host} is not an address of this machine.`);
    throw error;
  }
}
