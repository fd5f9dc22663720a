// The one script that a built page waits for, see page-files.ts: it says in which language and colours the first words
// are shown, and has the program begin once they are painted.
import { LANGUAGE_TAGS, rememberedLanguage } from './i18n/languages';

const { documentElement: page, currentScript } = document;
page.lang = LANGUAGE_TAGS[rememberedLanguage()];
// As Mantine will: nobody chooses here what the machine prefers.
page.dataset.mantineColorScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

const files = currentScript?.dataset.program?.split(' ') ?? [];
// At once, so that none waits for the one that imports it.
const begin = () => {
  for (const file of files) void import(/* @vite-ignore */ file);
};
document.addEventListener('DOMContentLoaded', () => {
  for (const main of document.querySelectorAll('#root > main'))
    if (!main.matches(`:not([lang]), [lang="${page.lang}"]`)) main.remove();
  // A tab in the background paints nothing.
  if (document.hidden) begin();
  requestAnimationFrame(() => setTimeout(begin));
  document.addEventListener('visibilitychange', begin, { once: true });
});
