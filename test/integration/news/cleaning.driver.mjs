// Cleans a list of texts in one process: `node cleaning.driver.mjs <html-cleaning.js> <origin>`, JSON in and out.
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const [module = '', origin = ''] = process.argv.slice(2);
const { HtmlCleaning } = await import(pathToFileURL(module).href);
const cleaning = new HtmlCleaning(origin);
const answers = JSON.parse(await text(process.stdin)).map((html) => cleaning.clean(html));
process.stdout.write(JSON.stringify(answers));
