/** How another system begins with Keyturn: the first call, keeping in step, files and webhooks. */
import type { ReactNode } from 'react';
import { eventKinds } from '#domain/message/event-kind.ts';
import { scopeText } from '#domain/scope.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { CodeBlock } from '../code-block.tsx';
import { CodesInWords } from '../codes-in-words.tsx';
import { eventText } from '../event-words.ts';
import styles from '../integrations.module.css';
import {
  announceCode,
  authorizeUrl,
  deletionsCode,
  firstCallCode,
  type OwnIds,
  receiverCode,
  refreshCode,
  sendUnderNameCode,
  syncCode,
  tokenCode,
  uploadCode,
} from './guide-code.ts';

function Words({ children }: { children: ReactNode }) {
  return <p className={styles.words}>{children}</p>;
}

export function FirstCallGuide({ ids }: { ids: OwnIds }) {
  return (
    <Panel title="A first call">
      <Words>
        A person lets your system act for them. Send them to this address; they sign in, allow it, and come back to you
        with a code in the address, which works once and for a minute. An administrator may let it work for the firm
        instead, as a service user with a role of its own, which goes on when they leave.
      </Words>
      <CodeBlock label="Address to send people to" text={authorizeUrl(ids)} canCopy />
      <Words>
        PKCE (RFC 7636, S256) ties the code to your system: the code_challenge in the address is the SHA-256 of a
        code_verifier, which is sent when the code is exchanged.{' '}
        {ids.hasSecret
          ? 'An application without a secret must use it, and one with a secret should.'
          : 'This application has no secret, and proves itself by this alone.'}{' '}
        Your browser has made both for this call, and makes others when this page is opened again, so copy the address
        and the exchange together. Your system makes new ones for each person it sends.
      </Words>
      <Words>Its scope says what the application asks to do. Leave out what it does not need:</Words>
      <CodesInWords label="What the application asks to do" codes={ids.scopes} textOf={scopeText} />
      <Words>Exchange the code for an access token, good for two hours, and a refresh token.</Words>
      <CodeBlock label="Exchange the code" text={tokenCode(ids)} canCopy />
      <Words>Call the service with the access token.</Words>
      <CodeBlock label="The first call" text={firstCallCode(ids)} canCopy />
      <Words>
        Renew the access before it ends. A refresh token works once: keep the new one that comes with each answer. An
        approval ends when it has not been used for 60 days, and after a year at most.
      </Words>
      <CodeBlock label="Renew the access" text={refreshCode(ids)} canCopy />
    </Panel>
  );
}

export function SyncGuide({ ids }: { ids: OwnIds }) {
  return (
    <Panel title="Keep in step">
      <Words>
        Read each list once by its cursors; short ones, such as the contacts of a property, have no pages and answer
        whole. Each answer has the header Keyturn-Changed-Until: keep that of the first answer, and ask next time for
        what changed since then. You may be told something twice, and no change of a thing itself is left out. A thing
        does not change with what is copied into it: read the address of an inspection from its property. The reference
        names the few lists that have no updated_since.
      </Words>
      <CodeBlock label="Walk through a list" text={syncCode(ids)} canCopy />
      <Words>Deletions are told for 90 days, by the same number.</Words>
      <CodeBlock label="Ask for deletions" text={deletionsCode(ids)} canCopy />
      <Words>
        Send your own things under your own ids. The first request makes the property, each later one changes it, so
        that you may send it again when an answer was lost. Clients and inspections take the same; contacts take it
        below their property or inspection, as in /properties/1/contacts/by-external-id/A-1.
      </Words>
      <CodeBlock label="Send a property under your own id" text={sendUnderNameCode(ids)} canCopy />
    </Panel>
  );
}

export function UploadGuide({ ids }: { ids: OwnIds }) {
  return (
    <Panel title="Uploads">
      <Words>
        A picture goes whole, to a report, a room or an item. With an Idempotency-Key you may send it again for seven
        days, and it is kept once.
      </Words>
      <CodeBlock label="Upload a picture" text={uploadCode(ids)} canCopy />
      <Words>
        Announce a large file first. The answer has an address that takes it in parts by tus 1.0, whose libraries go on
        where a lost connection stopped them; until it has come, the report names it as missing. Its attachment then
        stands in the attachments of its report, under the name of the file.
      </Words>
      <CodeBlock label="Announce a file" text={announceCode(ids)} canCopy />
    </Panel>
  );
}

export function WebhookGuide() {
  return (
    <Panel title="Webhooks">
      <Words>
        Register an address under Webhooks, and put the secret into your system; or let your system register its own,
        which is told of what it may read. For that an administrator has to allow your system to manage webhooks, for
        themselves or as a service user with the role of an administrator: what anybody else allows is answered with
        403. While nobody of the staff allows your system any more, nothing is sent.
      </Words>
      <Words>
        Answer any 2xx within 20 seconds, and do the work afterwards. Messages come at least once and in no certain
        order: leave out an id that you have seen, and read the thing that a message names. Anything but a 2xx is tried
        again for three days; 410 ends the webhook.
      </Words>
      <Words>A message names its event as type:</Words>
      <CodesInWords label="Events" codes={eventKinds} textOf={eventText} />
      <Words>
        This program takes messages and checks that they come from here. Start it with WEBHOOK_SECRET in its
        environment.
      </Words>
      <CodeBlock label="Receive and verify messages" text={receiverCode} canCopy />
    </Panel>
  );
}
