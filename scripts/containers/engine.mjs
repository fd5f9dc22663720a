// A Docker daemon of its own: with a folder, a socket and (once it runs the services) a network of its own, so that
// nothing of the machine's is touched, neither its images nor its ports.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, run } from '../process.mjs';

const START_MS = 60_000;
const STOP_MS = 120_000;

export class Engine {
  #daemon;

  /**
   * @param {string} folder where it keeps everything; an absolute path of at most 60 letters, as its sockets lie there.
   */
  constructor(folder) {
    this.folder = folder;
    this.socket = `unix://${join(folder, 'docker.sock')}`;
  }

  /**
   * @param {'none' | 'bridges'} network `none`: images can be built, and the machine's own network is left as it is; `bridges`: services
   *   can be started, and this process is in a network namespace of its own.
   */
  async start(network) {
    const log = openSync(join(this.folder, 'dockerd.log'), 'a');
    const alone =
      network === 'none' ? ['--bridge=none', '--iptables=false', '--ip6tables=false', '--ip-forward=false'] : [];
    const places = [
      ['--data-root', 'data'],
      ['--exec-root', 'exec'],
      ['--pidfile', 'pid'],
    ].flatMap(([flag, name]) => [flag, join(this.folder, name)]);
    // Where the machine's own containerd runs, the daemon takes that one.
    const names = ['--containerd-namespace', 'myverify', '--containerd-plugins-namespace', 'myverify-plugins'];
    // It ends with us, however we end.
    const args = ['--pdeathsig', 'TERM', 'dockerd', '--host', this.socket, ...places, ...names, ...alone];
    this.#daemon = spawn('setpriv', args, { stdio: ['ignore', log, log] });
    const failed = once(this.#daemon, 'error').then(([error]) => {
      throw error;
    });
    await Promise.race([this.#answers(), failed]);
  }

  async #answers() {
    const end = Date.now() + START_MS;
    while ((await this.try(['info'])).code !== 0) {
      if (this.#daemon.exitCode !== null || Date.now() > end)
        throw new Error(`dockerd does not start; see ${join(this.folder, 'dockerd.log')}`);
      await sleep(200);
    }
  }

  /** Ends it and what it runs. */
  async stop() {
    if (!this.#daemon || this.#daemon.exitCode !== null || this.#daemon.signalCode !== null) return;
    const gone = once(this.#daemon, 'exit');
    this.#daemon.kill('SIGTERM');
    const forced = setTimeout(() => this.#daemon.kill('SIGKILL'), STOP_MS);
    await gone;
    clearTimeout(forced);
  }

  get env() {
    return { ...process.env, DOCKER_HOST: this.socket, DOCKER_BUILDKIT: '0' };
  }

  /** Whatever its end: { code, output, stdout, seconds }. */
  try(args, options = {}) {
    return run('docker', args, { cwd: ROOT, ...options, env: this.env });
  }

  /**
   * @returns {Promise<string>} what it prints.
   * @throws Error with all that it printed, where it does not end with 0.
   */
  async docker(args, options) {
    return printed(`docker ${args.join(' ')}`, await this.try(args, options));
  }

  /** What the daemon knows of a container. */
  async inspect(container) {
    return JSON.parse(await this.docker(['inspect', container]))[0];
  }
}

export function printed(what, { code, output, stdout }) {
  if (code !== 0) throw new Error(`${what}\nended with ${code}:\n${output.split('\n').slice(-40).join('\n')}`);
  return stdout.trim();
}
