// The services of docker-compose.yml, by the commands of docs/operations.md.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { ROOT, run } from '../process.mjs';
import { printed } from './engine.mjs';

const MINUTES = 60_000;

export const readCompose = async () => parse(await readFile(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });

export class Services {
  #command;

  /** @param {string} folder the operator's, with docker-compose.yml */
  constructor(engine, compose, folder) {
    this.engine = engine;
    this.compose = compose;
    this.folder = folder;
  }

  /** Names of those that go on running. */
  get lasting() {
    return Object.keys(this.compose.services).filter((name) => this.compose.services[name].restart !== 'no');
  }

  /** The names of those that run our image, and go on running. */
  get ours() {
    return this.lasting.filter((name) => this.compose.services[name].build !== undefined);
  }

  /** Finds Compose. @returns {Promise<string>} its version */
  async find() {
    const { code, stdout } = await run('docker', ['compose', 'version', '--short']);
    if (code === 0) {
      this.#command = ['docker', 'compose'];
      return stdout.trim();
    }
    // The one that Debian 12 has does not know the name of the project in the file; all else it is given as it stands.
    const text = await readFile(join(this.folder, 'docker-compose.yml'), 'utf8');
    const file = join(this.folder, 'docker-compose.without-name.yml');
    await writeFile(file, text.replace(/^name: .*\n/m, ''));
    this.#command = ['docker-compose', '--file', file, '--project-name', this.compose.name];
    return printed('docker-compose version', await run('docker-compose', ['version', '--short']));
  }

  /** `docker compose ...`. @returns {Promise<string>} what it prints */
  async do(...args) {
    const [program, ...first] = this.#command;
    const options = { cwd: this.folder, env: this.engine.env, timeout: 15 * MINUTES };
    return printed(`docker compose ${args.join(' ')}`, await run(program, [...first, ...args], options));
  }

  /** A command of docs/operations.md in a container of its own; `-T`, for nobody sits at a terminal. */
  once(service, args, volumes = []) {
    return this.do('run', '--rm', '-T', ...volumes.flatMap((volume) => ['-v', volume]), service, ...args);
  }

  async id(service) {
    return (await this.do('ps', '-a', '-q', service)).split('\n').at(-1);
  }

  async inspect(service) {
    return this.engine.inspect(await this.id(service));
  }

  /** A command in the container that runs. */
  async exec(service, ...command) {
    return this.engine.docker(['exec', await this.id(service), ...command]);
  }

  /** Until all that go on running are healthy. @throws Error with those that are not. */
  async healthy(within = 3 * MINUTES) {
    const end = Date.now() + within;
    for (;;) {
      const states = await Promise.all(this.lasting.map(async (name) => [name, (await this.inspect(name)).State]));
      const ill = states
        .filter(([, state]) => state.Health?.Status !== 'healthy')
        .map(([name, state]) => `${name}: ${state.Health?.Status ?? state.Status}`);
      if (ill.length === 0) return `${states.length} healthy`;
      if (Date.now() > end) throw new Error(`${ill.join(', ')}\n${await this.logs()}`);
      await sleep(500);
    }
  }

  logs() {
    return this.do('logs', '--tail', '60').catch((error) => error.message);
  }
}
