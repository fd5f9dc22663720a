// Needed for the budget of a first load: without this file and the groups made of it `/index` loads 171.0 KB of JavaScript in 29
// files, with it 167.1 in 13 (budget: 170). The largest paint of `/university` is at 0.8 of what it is without, that of `/check` at
// 0.9 (2026-11-23, Lighthouse, mobile preset, three rounds in turn on a busy machine).
import type { Plugin } from 'vite';

/**
 * The screens that visits begin with, by the first part of their address, with a `+` for those below it: their program is not in
 * the first file.
 */
const SCREENS: Readonly<Record<string, string>> = {
  agency: 'features/catalog/AgencyPage',
  check: 'features/reports/CheckPage',
  'check+': 'features/reports/CheckNumberPage',
  cooperation: 'features/catalog/CooperationPage',
  'news-detail': 'features/news/NewsDetailPage',
  privacy: 'features/legal/PrivacyPage',
  'student-login': 'features/account/LoginPage',
  terms: 'features/legal/TermsPage',
  university: 'features/catalog/UniversityPage',
};

/** What most of these screens are made of; what it is made of itself finds its way. */
export const COMMON = new RegExp(
  [
    '@mantine/core/esm/components/(Alert|CloseButton|Input|InputBase|List|NativeSelect|Pagination|Paper|TextInput)/',
    '@mantine/core/esm/components/Combobox/(ComboboxChevron/|Combobox\\.module|get-parsed-combobox-data)',
    '@mantine/core/esm/core/styles-api/use-resolved-styles-api/',
    '@mantine/core/esm/core/utils/(create-event-handler|create-safe-context)/',
    '@mantine/core/esm/core/MantineProvider/color-functions/get-auto-contrast-value/',
    '@mantine/core/styles/(Alert|CloseButton|Combobox|Input|InputBase|List|NativeSelect|Pagination|Paper|TextInput)\\.css',
    'student-ui/src/components/(EmptyState|FailedState|PageJump|Pager|RecordList|RecordTable|UserText)\\.',
    'student-ui/src/lib/(by-id|days|device|paging|messages|text-language)\\.',
    '@mantine/hooks/esm/use-pagination/',
    'student-ui/src/features/catalog/(SearchBox|catalog\\.texts|list-address|queries|use-list-address)\\.',
    // A few rules: a file of their own would cost the check a request that its page waits for.
    'student-ui/src/features/reports/check\\.module\\.',
  ].join('|'),
);

/** What the screens of the check have in common before anything is checked. */
export const CHECK =
  /student-ui\/src\/features\/reports\/(AboutReport|CheckForm|FileCheckCard|FileDrop|check\.texts|file\.texts)/;

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never) => unknown>>[1];
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

/**
 * Gives each of these screens a page of its own, `pages/<name>.html`, which names the files of the screen: they come with the
 * program that would ask for them, one round trip sooner.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const start = bundle['index.html'];
        if (start?.type !== 'asset') throw new Error('there is no index.html');
        const page = String(start.source);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => withImports(chunk, bundle)));
        for (const [name, module] of Object.entries(SCREENS)) {
          const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}.tsx`));
          if (!screen) throw new Error(`no file of the build begins with ${module}`);
          const files = withImports(screen, bundle).filter((chunk) => !first.has(chunk));
          this.emitFile({ type: 'asset', fileName: `pages/${name}.html`, source: naming(page, files) });
        }
      },
    },
  };
}

/** All that the chunk cannot run without, then itself: so its styles come after those that they change. */
function withImports(chunk: Chunk, bundle: Bundle, seen = new Set<Chunk>()): Chunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk');
  return [...imported.flatMap((file) => withImports(file, bundle, seen)), chunk];
}

function naming(page: string, files: readonly Chunk[]): string {
  const scripts = files.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
  const sheets = new Set(files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const styles = [...sheets].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`);
  return page.replace('</head>', `${scripts.join('')}${styles.join('')}</head>`);
}
