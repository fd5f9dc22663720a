import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const reader = createRequire(import.meta.url).resolve('react-pdf');
const folder = dirname(createRequire(reader).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };

/** Of the decoders the one in JavaScript: the page's content security policy allows no WebAssembly. */
const WANTED = /^(cmaps\/.+\.bcmap|standard_fonts\/.+\.(pfb|ttf)|wasm\/openjpeg_nowasm_fallback\.js|.+\/LICENSE.*)$/;

const files = ['cmaps', 'standard_fonts', 'wasm']
  .flatMap((part) => readdirSync(join(folder, part)).map((name) => `${part}/${name}`))
  .filter((name) => WANTED.test(name));

/**
 * What pdf.js fetches by name when a document does not bring it along: character maps, fonts, a decoder of pictures.
 * The version in the path lets browsers keep them for ever.
 */
export function pdfjsFiles(): Plugin {
  const base = `pdfjs-${version}/`;
  return {
    name: 'pdfjs-files',
    generateBundle() {
      for (const name of files) {
        this.emitFile({ type: 'asset', fileName: base + name, source: readFileSync(join(folder, name)) });
      }
    },
    configureServer(server) {
      server.middlewares.use(server.config.base + base, (request, response, next) => {
        const name = files.find((file) => request.url === `/${file}`);
        if (!name) return next();
        if (name.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript');
        response.end(readFileSync(join(folder, name)));
      });
    },
  };
}
