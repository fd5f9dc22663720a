import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Copy, DockerfileParser, type From, type Instruction } from 'dockerfile-ast';
import { PINNED, ROOT, read, scripts, settingNames } from './deployed.js';

/** Read by the memory allocator of the C library. */
const NOT_OURS = ['MALLOC_ARENA_MAX'];

describe('the Dockerfile', () => {
  const dockerfile = DockerfileParser.parse(read('Dockerfile'));
  const instructions = dockerfile.getInstructions();
  const all = (keyword: string) => instructions.filter((one) => one.getKeyword() === keyword);
  const last = (keyword: string) => all(keyword).at(-1)?.getArgumentsContent() ?? '';
  const words = (instruction: Instruction) => instruction.getArguments().map((argument) => argument.getValue());

  it('builds on pinned images, in stages', () => {
    const stages = dockerfile.getFROMs();
    expect(stages.length).toBeGreaterThan(1);
    expect(stages.map((from: From) => from.getImage() ?? '').filter((image) => !PINNED.test(image))).toEqual([]);
  });

  it('builds and runs on the same Node, whose native parts fit no other', () => {
    const [image, ...others] = new Set(dockerfile.getFROMs().map((from: From) => from.getImage()));
    expect([image, others]).toEqual([expect.stringMatching(/^node:\d+\.\d+\.\d+-/), []]);
  });

  it('copies what is there and what .dockerignore lets through', () => {
    const stages = new Set(dockerfile.getFROMs().map((from: From) => from.getBuildStage()));
    const allowed = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    for (const copy of dockerfile.getCOPYs() as Copy[]) {
      const stage = copy
        .getFlags()
        .find((flag) => flag.getName() === 'from')
        ?.getValue();
      if (stage !== undefined) {
        expect([stage, stages.has(stage)]).toEqual([stage, true]);
        continue;
      }
      for (const source of words(copy).slice(0, -1)) {
        expect([source, existsSync(join(ROOT, source))]).toEqual([source, true]);
        expect([source, allowed.includes(source.split('/')[0] ?? '')]).toEqual([source, true]);
      }
    }
  });

  it('keeps secrets and data out of the build', () => {
    const ignored = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(ignored[0]).toBe('*');
    for (const private_ of ['var', 'secrets', '.env', '.git']) expect(ignored).not.toContain(`!${private_}`);
    expect(ignored).toContain('**/.env*');
  });

  it('compiles nothing: better-sqlite3 is not needed where the database is MariaDB', () => {
    const runs = all('RUN').map((one) => one.getArgumentsContent() ?? '');
    expect(runs.filter((text) => /rebuild|node-gyp|g\+\+|python3|--omit=optional/.test(text))).toEqual([]);
    expect(runs).toContain('npm run build -- --without-sqlite');
  });

  it('runs no script of a package, and commands of package.json', () => {
    const runs = all('RUN').map((one) => one.getArgumentsContent() ?? '');
    for (const text of runs.filter((one) => one.includes('npm ci'))) expect(text).toContain('--ignore-scripts');
    const named = runs.flatMap((text) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? ''));
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    expect(named).toContain('build');
    expect(runs.join('\n')).toMatch(/npm ci --omit=dev/);
  });

  it('runs as nobody special, what start:api runs, and asks for its health where it is told', () => {
    const after = instructions.slice(instructions.findLastIndex((one) => one.getKeyword() === 'FROM'));
    expect(after.filter((one) => one.getKeyword() === 'USER').map((one) => one.getArgumentsContent())).toEqual([
      'node',
    ]);
    expect((JSON.parse(last('CMD')) as string[]).join(' ')).toBe(scripts['start:api']);
    expect(last('HEALTHCHECK')).toContain(`http://127.0.0.1:${environment().METRICS_PORT}/health/ready`);
    expect(last('STOPSIGNAL')).toBe('SIGTERM');
  });

  it('sets only what is read, and where Debian puts Chromium', () => {
    const names = Object.keys(environment());
    expect(names.filter((name) => !settingNames.has(name) && !NOT_OURS.includes(name))).toEqual([]);
    expect(environment()).toMatchObject({
      NODE_ENV: 'production',
      PUPPETEER_EXECUTABLE_PATH: '/usr/lib/chromium/chromium-headless-shell',
    });
    expect(
      all('RUN')
        .map((one) => one.getArgumentsContent())
        .join(),
    ).toMatch(/apt-get install [^&]* chromium-headless-shell /);
  });

  function environment(): Record<string, string> {
    return Object.fromEntries(
      dockerfile.getENVs().flatMap((env) => env.getProperties().map((one) => [one.getName(), one.getValue() ?? ''])),
    );
  }
});
