import { registerStudent } from '../support/applicant.js';
import { becomes } from '../support/becomes.js';
import { axeFindings, LANGUAGES, resize, scrollsSideways, visit } from '../support/browser.js';
import { testedSite } from '../support/tested-site.js';
import { ApplicationPage } from './application.page.js';

const site = testedSite();
const WORDS = {
  en: {
    lists: /^Good and bad pictures: /,
    words: ['Good', 'Cut off', 'Too dark', 'Glare', 'Blurred'],
    wrong: /^Wrong: /,
  },
  cn: {
    lists: /^合格与不合格的图片：/,
    words: ['合格', '不完整', '太暗', '反光', '模糊'],
    wrong: /^错误：/,
  },
} as const;

it.each(LANGUAGES)('good and bad pictures stand beside each kind of upload, at every width (%s)', async (language) => {
  const { lists, words, wrong } = WORDS[language];
  const student = await registerStudent(site.server);
  const { page, complaints, close } = await visit(site, { as: student, language });
  await new ApplicationPage(page).open('/cert-add');
  const examples = page.getByRole('list', { name: lists });
  // The photo, the passport, the first papers: six on one page were read by nobody.
  await becomes(() => examples.count(), 3);
  for (const [place, list] of (await examples.all()).entries()) {
    const shown = place === 0 ? words.filter((word) => !word.includes(words[3])) : words;
    await becomes(() => list.getByRole('listitem').allInnerTexts(), [...shown]);
    await becomes(() => list.getByRole('img', { name: wrong }).count(), shown.length - 1);
  }
  for (const width of [320, 390, 1280]) {
    await resize(page, { width, height: 844 });
    expect(await scrollsSideways(page)).toBe(false);
    for (const list of await examples.all()) {
      // All of a list is within the window, in one row.
      const boxes = async () => Promise.all((await list.getByRole('img').all()).map((one) => one.boundingBox()));
      await becomes(async () => new Set((await boxes()).map((box) => Math.round(box?.y ?? 0))).size, 1);
      for (const box of await boxes()) {
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    }
  }
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
