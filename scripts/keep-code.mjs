// Runs a command of the built server, and keeps what V8 has made of its code for the next start: `keep-code.mjs migrate`.
const { keepCode, load } = await import(new URL('../dist/server/loader.js', import.meta.url).href);

process.on('exit', (code) => code === 0 && keepCode());
load('./cli.cjs');
