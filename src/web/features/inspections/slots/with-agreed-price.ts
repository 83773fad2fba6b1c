/** Fills in the price of a booking that nobody fills in by hand, as the form does. */
import {
  getAccountSettingsOptions,
  getClientOptions,
  getPropertyOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { agreedPriceOf } from '../agreed-price.ts';
import type { InspectionValues } from '../inspection-values.ts';

export async function withAgreedPrice(values: InspectionValues): Promise<InspectionValues> {
  const propertyId = values.property.id;
  if (propertyId === null) return values;
  const [settings, home] = await Promise.all([
    queryClient.ensureQueryData(getAccountSettingsOptions()),
    queryClient.ensureQueryData(getPropertyOptions({ path: { property_id: propertyId } })),
  ]);
  const client =
    home.client && (await queryClient.ensureQueryData(getClientOptions({ path: { client_id: home.client.id } })));
  const agreed = agreedPriceOf({ client: client ?? undefined, settings }, Number(values.type.id), home);
  if (agreed === undefined) return values;
  const { price, margin } = agreed.price;
  return { ...values, pricing: { ...values.pricing, price, margin: margin ?? '' } };
}
