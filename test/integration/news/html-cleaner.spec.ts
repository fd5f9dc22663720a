import type { CleanHtml } from '../../../src/domain/news/article.js';
import { DomainError } from '../../../src/domain/shared/domain-error.js';
import { ARTICLES } from '../../../src/seed/news.js';
import { waitFor } from '../../support/server.js';
import { SourceProcesses, translateChild } from '../../support/source-processes.js';
import { CHILD, childrenOf, cleanAll, cleanerIn, ORIGIN } from './cleaning.js';

const ID = '01hq3v6m8w2x4y6z8a0b2c4d6e';
const IMAGE = `<img src="/api/file/${ID}">`;
const REL = 'rel="noopener noreferrer nofollow"';

let child: Awaited<ReturnType<typeof translateChild>>;
/** One process for all that is only about what comes back. */
let kept: SourceProcesses;
let clean: (html: string) => Promise<CleanHtml>;
beforeAll(async () => {
  child = await translateChild(CHILD);
  kept = new SourceProcesses(child.script, 60_000);
  const cleaner = cleanerIn(kept);
  clean = (html) => cleaner.clean(html);
});
afterAll(() => {
  kept.onApplicationShutdown();
  return child.remove();
});

describe('what an editor writes', () => {
  it('stays as it is', async () => {
    const html = [
      '<h1>通知</h1><h2>Two</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
      '<p style="text-align: center">A <b>b</b><i>i</i><u>u</u><s>s</s><em>e</em><strong>g</strong><br>next &amp; &lt;last&gt;</p><hr>',
      '<ul><li>one<ul><li>two</li></ul></li></ul><ol start="3"><li>three</li></ol>',
      '<table><caption>c</caption><colgroup><col span="2"></colgroup><thead><tr><th colspan="2" scope="col">h</th></tr></thead>',
      '<tbody><tr><td rowspan="2">a</td><td>b</td></tr></tbody></table>',
      '<blockquote><p>q</p></blockquote><pre><code>if (a &lt; b) {\n  c();\n}</code></pre>',
      `<p><a href="https://example.com/a?b=c&amp;d#e" title="t" target="_blank" ${REL}>link</a></p>`,
      `<figure><img src="/api/file/${ID}" alt="a &quot;b&quot; > c" width="300" height="200"><figcaption>f</figcaption></figure>`,
      '<p><span style="color: #ff0000; background-color: rgb(1, 2, 3)">red</span></p>',
    ].join('');
    expect(await clean(html)).toEqual({ html, images: [ID], isEmpty: false });
  });

  it('may name images of ours with our origin, which is taken off', async () => {
    const { html, images } = await clean(`<p><img src="${ORIGIN}/api/file/${ID}"></p>${IMAGE}`);
    expect(html).toBe(`<p>${IMAGE}</p>${IMAGE}`);
    expect(images).toEqual([ID]);
  });

  it('keeps the text of elements that go', async () => {
    expect((await clean('<article><div>one</div><font size=7>two</font><mark>three</mark></article>')).html).toBe(
      'onetwothree',
    );
    expect((await clean('<p>a<a href="mailto:a@b.my">b <i>c</i></a>d</p>')).html).toBe('<p>ab <i>c</i>d</p>');
  });

  it('writes links out as browsers read them', async () => {
    const links = ['HTTP://Example.COM/a b', 'https:\\\\example.com\\x', '  https://例子.cn/路 '].map(
      (href) => `<a href="${href}" rel="opener" target="_self">x</a>`,
    );
    const written = ['http://example.com/a%20b', 'https://example.com/x', 'https://xn--fsqu00a.cn/%E8%B7%AF'];
    expect((await clean(links.join(''))).html).toBe(written.map((href) => `<a href="${href}" ${REL}>x</a>`).join(''));
  });

  it('loses characters that nobody sees but that turn or break text', async () => {
    expect((await clean('<p>a&#x202e;b\u0007c\ud800d&#1;</p>')).html).toBe('<p>abcd</p>');
  });
});

describe('the articles of a demonstration', () => {
  it('are clean as they are', async () => {
    const contents = ARTICLES.map(({ content }) => content);
    expect((await cleanAll(child.script, contents)).map(({ html }) => html)).toEqual(contents);
  });
});

describe('empty content', () => {
  it.each([
    '',
    ' \n ',
    '<p></p>',
    '<p>&nbsp;<br>\u200b</p><hr>',
    '<script>alert(1)</script>',
    '<img src="https://evil.example/x.png">',
    '<!-- x -->',
  ])('%j is told', async (html) => {
    expect((await clean(html)).isEmpty).toBe(true);
  });

  it.each(['x', IMAGE, '<p>王</p>'])('%j is none', async (html) => {
    expect(await clean(html)).toMatchObject({ isEmpty: false });
  });
});

describe('the process behind the cleaner', () => {
  beforeAll(async () => {
    kept.onApplicationShutdown();
    await waitFor('its end', async () => (await childrenOf(child.script)).length === 0);
  });

  const open: SourceProcesses[] = [];
  const started = (longestMs = 60_000) => {
    const processes = new SourceProcesses(child.script, longestMs);
    open.push(processes);
    return { processes, cleaner: cleanerIn(processes) };
  };
  const cleanerOf = (longestMs?: number) => started(longestMs).cleaner;
  afterEach(() => {
    for (const processes of open.splice(0)) processes.onApplicationShutdown();
  });

  const refused = { reason: 'invalid_input', details: { errors: { content: { code: 'content_tangled' } } } };

  it('refuses what is nested beyond reason', async () => {
    const { processes, cleaner } = started();
    const levels = (tag: string, number: number) => `<${tag}>`.repeat(number);
    await expect(cleaner.clean(levels('b', 150))).rejects.toMatchObject(refused);
    processes.longestMs = 2_000;
    for (const html of [levels('blockquote', 50_000), levels('div', 50_000)]) {
      await expect(cleaner.clean(html)).rejects.toMatchObject(refused);
    }
  });

  it('gives up when its time is over, and its own process stays responsive', async () => {
    const cleaner = cleanerOf(1_500);
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 10);
    const hostile = Array.from({ length: 20_000 }, (_, n) => `<b a${n}>`).join('') + '<p>x'.repeat(20_000);
    const error: unknown = await cleaner.clean(hostile).catch((refusal: unknown) => refusal);
    clearInterval(watch);
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject(refused);
    // In its own process, it would have stood still for ten seconds.
    expect(longest).toBeLessThan(4_000);
  });

  it('cleans a megabyte', async () => {
    const html = '<p>All of <b>this</b> stays</p>'.repeat(30_000);
    expect((await cleanerOf().clean(html)).html).toBe(html);
  });

  it('takes several at once, one after the other', async () => {
    const cleaner = cleanerOf();
    const cleaned = await Promise.all([1, 2, 3].map((n) => cleaner.clean(`<p>${n}<script>x</script></p>`)));
    expect(cleaned.map(({ html }) => html)).toEqual(['<p>1</p>', '<p>2</p>', '<p>3</p>']);
  });

  it('is started when it is needed, kept for the next, and replaced where it ends', async () => {
    const { processes, cleaner } = started();
    expect(await childrenOf(child.script)).toEqual([]);
    await cleaner.clean('<p>1</p>');
    const [first = 0] = await childrenOf(child.script);
    await cleaner.clean('<p>2</p>');
    expect(await childrenOf(child.script)).toEqual([first]);
    process.kill(first, 'SIGKILL');
    expect((await cleaner.clean('<p>3<script>x</script></p>')).html).toBe('<p>3</p>');
    const [second = 0] = await childrenOf(child.script);
    expect(second).not.toBe(first);
    processes.onApplicationShutdown();
    await waitFor('its end', async () => (await childrenOf(child.script)).length === 0);
  });

  it('works on after it was given up', async () => {
    const { processes, cleaner } = started();
    await cleaner.clean('<p>warm</p>');
    processes.longestMs = 1_000;
    await expect(cleaner.clean('<b><i>'.repeat(90_000))).rejects.toMatchObject(refused);
    processes.longestMs = 60_000;
    expect((await cleaner.clean('<p>x</p>')).html).toBe('<p>x</p>');
  });
});
