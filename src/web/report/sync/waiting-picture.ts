/** The picture of a photograph that waits to be sent, as it is kept on this device; it is there as soon as the device has it. */
import { useEffect, useState } from 'react';
import type { Queue } from './queue.ts';
import type { WaitingPhoto } from './waiting.ts';

export function useWaitingPicture(
  queue: Pick<Queue, 'readPhoto'>,
  { key, type, revision }: Pick<WaitingPhoto, 'key' | 'type' | 'revision'>,
): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    void queue.readPhoto({ key, type }).then((file) => {
      if (isOver || file === undefined) return;
      made = URL.createObjectURL(file);
      setUrl(made);
    });
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [queue, key, type, revision]);
  return url;
}
