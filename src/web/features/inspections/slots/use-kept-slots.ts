/** Keeps offered times while they are shown, and lets them go afterwards, but for the one that is booked. */
import { useEffect, useRef, useState } from 'react';
import { createSlotHold, deleteSlotHold } from '#web/queries/generated/sdk.gen.ts';
import type { Slot, SlotHold } from '#web/queries/generated/types.gen.ts';
import type { SlotQuery } from './ask-words.ts';

/** By the time and its clerk. */
export type Kept = ReadonlyMap<string, SlotHold | 'taken'>;

type Time = Pick<Slot, 'staff_id' | 'conduct_date'>;

export const keyOfSlot = ({ staff_id, conduct_date }: Time) => `${staff_id} ${Date.parse(conduct_date)}`;

export function useKeptSlots(slots: readonly Slot[] | undefined, query: SlotQuery) {
  const [kept, setKept] = useState<Kept>(new Map());
  const chosen = useRef<string | undefined>(undefined);
  const { property_id, postcode, type_id } = query;

  useEffect(() => {
    let isOver = false;
    const held: SlotHold[] = [];
    const letGo = (hold: SlotHold) => {
      if (keyOfSlot(hold) === chosen.current) return;
      // It ends by itself a while later.
      void deleteSlotHold({ path: { slot_hold_id: hold.id } }).catch(() => undefined);
    };
    const note = (slot: Slot, outcome: SlotHold | 'taken') =>
      setKept((before) => new Map(before).set(keyOfSlot(slot), outcome));

    async function keep(slot: Slot): Promise<void> {
      const { staff_id, conduct_date, minutes } = slot;
      try {
        const { data } = await createSlotHold({
          body: { staff_id, conduct_date, minutes, property_id, postcode, type_id },
        });
        if (isOver) return letGo(data);
        held.push(data);
        note(slot, data);
      } catch {
        if (!isOver) note(slot, 'taken');
      }
    }
    for (const slot of slots ?? []) void keep(slot);
    return () => {
      isOver = true;
      held.forEach(letGo);
    };
  }, [slots, property_id, postcode, type_id]);

  return {
    kept,
    /** Booking lets it go. */
    stay: (slot: Slot) => {
      chosen.current = keyOfSlot(slot);
    },
  };
}
