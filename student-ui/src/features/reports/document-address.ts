/**
 * Where a document of our own lies: a path below `/api/` of the page's origin.
 * @returns `null` for everything else, so that no link to us shows the document of somebody else
 */
export function documentAddress(asked: string | null, origin: string): string | null {
  if (!asked) return null;
  let url: URL;
  try {
    url = new URL(asked, origin);
  } catch {
    return null;
  }
  const isOurs = url.origin === new URL(origin).origin && url.username === '' && url.password === '';
  // A proxy may read what is written in code as a path.
  const isPlain = !/%2f|%5c|%2e/i.test(url.pathname);
  return isOurs && isPlain && url.pathname.startsWith('/api/') ? url.pathname + url.search : null;
}
