/**
 * Aborted with whichever of the two comes first, for its reason. `AbortSignal.any` does the same, in browsers younger
 * than those that the interfaces are for (docs/contributing.md). Once it is aborted, it listens to neither any more.
 */
export function joinSignals(one: AbortSignal, other: AbortSignal): AbortSignal {
  const joined = new AbortController();
  for (const signal of [one, other]) {
    const follow = () => joined.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow, { once: true, signal: joined.signal });
  }
  return joined.signal;
}
