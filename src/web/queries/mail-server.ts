/** Whether the installation sends e-mails at all: without a server they are kept, and passed on by hand. */
import { listEmails } from './generated/sdk.gen.ts';

/** For people who may read e-mails; undefined for others, and when nobody answers. */
export async function hasMailServer(canReadEmails: boolean): Promise<boolean | undefined> {
  if (!canReadEmails) return undefined;
  try {
    return (await listEmails({ query: { per_page: 1 }, throwOnError: true })).data.mail_server;
  } catch {
    return undefined;
  }
}
