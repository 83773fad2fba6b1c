/** Opens the file picker for photos and recordings. */
export function chooseFiles(onFiles: (files: File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = 'image/*,audio/*,video/*,application/pdf';
  input.addEventListener('change', () => onFiles([...(input.files ?? [])]));
  input.click();
}
