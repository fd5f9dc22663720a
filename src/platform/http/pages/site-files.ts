import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Source maps, files whose names begin with a dot, and what is answered in place of another file. */
const WITHOUT_ADDRESS = /(^|\/)\.|\.(map|br|gz)$|^index\.html$/;
const PAGES = 'pages/';

export interface SiteFiles {
  /** The files that have an address of their own, by their paths below the folder, with slashes. */
  readonly files: ReadonlySet<string>;
  /**
   * Start pages that the build made for single screens: they name the files of the screen, and its first words may
   * stand in them.
   */
  readonly pages: readonly string[];
}

/** What is in the folder of a built user interface. */
export function siteFiles(root: string): SiteFiles {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !WITHOUT_ADDRESS.test(path));
  const isPage = (path: string) => path.startsWith(PAGES);
  const pages = paths.filter((path) => isPage(path) && path.endsWith('.html'));
  return { files: new Set(paths.filter((path) => !isPage(path))), pages };
}
