/** The file's name in a `Content-Disposition`, in any script; empty where there is none. */
export function fileNameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  // What stands beside it is for old clients: a Chinese name is a line of underscores there.
  const plain = /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? '';
  if (!encoded) return plain;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return plain;
  }
}
