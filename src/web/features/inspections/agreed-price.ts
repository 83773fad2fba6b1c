/** The price that a visit has by what the firm or its client has agreed. */
import { agreedPrice, type Price } from '#domain/firm/prices.ts';
import type { AccountSettings, Client, Property } from '#web/queries/generated/types.gen.ts';

type Lists = {
  client: Pick<Client, 'prices'> | undefined;
  /** Undefined until they are known. */
  settings: Pick<AccountSettings, 'prices'> | undefined;
};

export const agreedPriceOf = ({ client, settings }: Lists, typeId: number, home: Property) =>
  agreedPrice(
    { own: (client?.prices ?? []) as readonly Price[], firm: (settings?.prices ?? []) as readonly Price[] },
    typeId,
    home,
  );
