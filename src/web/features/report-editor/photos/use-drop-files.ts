/** Makes an element take files that are dropped from outside of the browser. */
import { type DragEvent, useState } from 'react';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

export function useDropFiles(onFiles: (files: File[]) => void, isOn: boolean) {
  const [isOver, setOver] = useState(false);
  if (!isOn) return {};
  return {
    'data-files-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Something inside takes it.
      const isTaken = event.defaultPrevented;
      event.preventDefault();
      setOver(!isTaken);
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
