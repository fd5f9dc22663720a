import { FIRST_LOAD_KB } from './budgets.mjs';

const KB = 1024;

/**
 * Counts every answer that is JavaScript, preloaded or asked for later, from now on.
 * @param session of the DevTools protocol with a page, of Puppeteer or of Playwright
 * @returns what tells the sum so far
 */
export async function watchScripts(session) {
  await session.send('Network.enable');
  const scripts = new Map();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.set(requestId, { packed: 0, wire: 0, size: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (!script) return;
    script.size += dataLength;
    script.packed += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.wire = encodedDataLength;
  });
  return () => {
    const all = [...scripts.values()];
    const sum = (key) => all.reduce((total, script) => total + script[key], 0);
    return { files: all.length, packed: sum('packed'), wire: sum('wire'), size: sum('size') };
  };
}

/** What is wrong with the first load of a path by its budget, if anything is. */
export function missedBy(path, { files, packed }) {
  const budget = FIRST_LOAD_KB[path];
  if (files === 0) return [`${path} loads no JavaScript at all: it is not built`];
  return packed > budget * KB ? [`${path} loads ${kb(packed)} KB, more than ${budget}`] : [];
}

export function kb(bytes) {
  return (bytes / KB).toFixed(1);
}
