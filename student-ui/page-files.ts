// Needed for the budget of a first load: without this file and the groups made of it `/index` loads 171.0 KB of JavaScript in 29
// files, with it 167.1 in 13 (budget: 170). The largest paint of `/university` is at 0.8 of what it is without, that of `/check` at
// 0.9 (2026-11-23, Lighthouse, mobile preset, three rounds in turn on a busy machine).
// Why words stand in the pages, and why the program waits for them: docs/decisions/0131-first-words-stand-in-the-page.md.
import { build, createServer, type InlineConfig, type Plugin } from 'vite';

/** The screens that visits begin with, by the first part of their address, with a `+` for those below it. */
const SCREENS: Readonly<Record<string, string | null>> = {
  agency: 'features/catalog/AgencyPage',
  check: 'features/reports/CheckPage',
  'check+': 'features/reports/CheckNumberPage',
  cooperation: 'features/catalog/CooperationPage',
  // Its program is in the first file.
  index: null,
  'news-detail': 'features/news/NewsDetailPage',
  privacy: 'features/legal/PrivacyPage',
  'student-login': 'features/account/LoginPage',
  terms: 'features/legal/TermsPage',
  university: 'features/catalog/UniversityPage',
};

/** The screen whose page the server fills in: a template of Handlebars beside the page. */
const ARTICLE = 'news-detail';
const SHARED = [
  '<meta property="og:type" content="article" />',
  '<meta property="og:site_name" content="MyVerify" />',
  '<meta property="og:title" content="{{title}}" />',
  '<meta property="og:description" content="{{description}}" />',
  '<meta property="og:url" content="{{address}}" />',
  '{{#if picture}}<meta property="og:image" content="{{picture}}" />{{/if}}',
].join('');

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
    'student-ui/src/lib/(by-id|days|device|paging|messages)\\.',
    'src/domain/(messages/(message|refusal-text)|shared/(page|text-language))\\.',
    '@mantine/hooks/esm/(use-id|use-pagination|use-uncontrolled|utils/random-id)/',
    'student-ui/src/features/catalog/(SearchBox|catalog\\.texts|list-address|queries|use-list-address)\\.',
    // A few rules: a file of their own would cost the check a request that its page waits for.
    'student-ui/src/features/reports/check\\.module\\.',
  ].join('|'),
);

/** What the screens of the check have in common before anything is checked. */
export const CHECK =
  /student-ui\/src\/features\/reports\/(AboutReport|CheckForm|FileCheckCard|FileDrop|check\.texts|file\.texts)/;

/** What is built or run beside the interface itself. */
const APART: InlineConfig = { configFile: false, root: import.meta.dirname, logLevel: 'warn', publicDir: false };

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never) => unknown>>[1];
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

/**
 * Gives each of these screens a page of its own, `pages/<name>.html`, which names the files of the screen: they come with the
 * program that would ask for them, one round trip sooner. Its first words stand in it, and the program begins once they are painted.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const start = bundle['index.html'];
        if (start?.type !== 'asset') throw new Error('there is no index.html');
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => withImports(chunk, bundle));
        const script = this.getFileName(
          this.emitFile({ type: 'asset', name: 'first-paint.js', source: await firstPaint() }),
        );
        const { words, article } = await drawWords();
        const page = String(start.source);
        for (const [name, module] of Object.entries(SCREENS)) {
          const all = module ? withImports(chunkOf(module, chunks), bundle, new Set(first)) : [];
          const empty = beginningWith(script, withStyles(page, all), [...first, ...all]);
          this.emitFile({ type: 'asset', fileName: `pages/${name}.html`, source: filled(empty, words(name)) });
          if (name !== ARTICLE) continue;
          this.emitFile({ type: 'asset', fileName: `pages/${name}.hbs`, source: about(filled(empty, article)) });
        }
        start.source = filled(beginningWith(script, page, first), words());
      },
    },
  };
}

/** Draws the first words of all pages, by what the screens themselves are made of. */
async function drawWords(): Promise<{ words: (name?: string) => string; article: string }> {
  const server = await createServer({
    ...APART,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const drawn = (await server.ssrLoadModule('/src/first-words.tsx')) as typeof import('./src/first-words');
    const words = new Map<string | undefined, string>();
    for (const name of [undefined, ...Object.keys(SCREENS)]) words.set(name, await drawn.firstWords(name));
    return { words: (name) => words.get(name) ?? '', article: await drawn.articleTemplate() };
  } finally {
    await server.close();
  }
}

/** As a script of the old kind, which runs before anything is painted. */
async function firstPaint(): Promise<string> {
  const built = await build({
    ...APART,
    build: { write: false, lib: { entry: 'src/first-paint.ts', name: 'firstPaint', formats: ['iife'] } },
  });
  const [file] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (file?.type !== 'chunk') throw new Error('src/first-paint.ts came to nothing');
  return file.code;
}

/** The script of the first paint fetches the files of the program, so that none of them takes the line from what is painted first. */
function beginningWith(script: string, page: string, files: readonly Chunk[]): string {
  const named = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
  const program = files.map(({ fileName }) => `/${fileName}`).join(' ');
  return page
    .replace(named, '')
    .replace('<link rel="stylesheet"', `<script src="/${script}" data-program="${program}"></script>\n    $&`);
}

/** What search engines say of an article, and whoever is sent its address. */
function about(page: string): string {
  return page
    .replace(/<title>.*?<\/title>/, '<title>{{title}} · MyVerify</title>')
    .replace(/(<meta name="description" content=").*?"/, '$1{{description}}"')
    .replace('</head>', `${SHARED}</head>`);
}

const filled = (page: string, words: string) => page.replace('<div id="root">', () => `<div id="root">${words}`);

function chunkOf(module: string, chunks: readonly Chunk[]): Chunk {
  const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}.tsx`));
  if (!screen) throw new Error(`no file of the build begins with ${module}`);
  return screen;
}

/** All that the chunk cannot run without, then itself: so its styles come after those that they change. */
function withImports(chunk: Chunk, bundle: Bundle, seen = new Set<Chunk>()): Chunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk');
  return [...imported.flatMap((file) => withImports(file, bundle, seen)), chunk];
}

function withStyles(page: string, files: readonly Chunk[]): string {
  const sheets = new Set(files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const styles = [...sheets].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`);
  return page.replace('</head>', `${styles.join('')}</head>`);
}
