// node draw-page.mjs '{"person":{…},"way":"scan","seed":5}': writes one page to standard output, as it is printed where
// no way is named.
// Tests draw by this process: the service closes the loader of SVG for the whole of its own.
import { passportPage, random, WAYS } from './passport-pages.mjs';

const { person, way, seed } = JSON.parse(process.argv[2]);
const page = await passportPage(person);
process.stdout.write(way ? await WAYS[way](page, random(seed)) : page);
