/** Has the browser save what a call has answered. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes the file over after this turn.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
