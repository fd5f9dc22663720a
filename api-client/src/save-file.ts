/** A browser takes what it saves over after the turn in which it is asked to; a large one takes its time. */
const TAKEN_OVER_MS = 60_000;

/** Has the browser save what a call has answered. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_OVER_MS);
}
