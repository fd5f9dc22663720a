import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { waitFor } from './server.js';

/** What a provider says of somebody, by the name that they type there. */
export type People = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The provider of an organisation, `oidc-provider` as a process of its own. */
export class OrganisationProvider {
  private child: ChildProcess | null = null;

  private constructor(
    readonly issuer: string,
    private readonly folder: string,
  ) {}

  /** It does not run yet: a server that is to know it has to be told first where it will be. */
  static async make(): Promise<OrganisationProvider> {
    const folder = await mkdtemp(join(tmpdir(), 'organisation-'));
    return new OrganisationProvider(`http://127.0.0.1:${await freePort()}`, folder);
  }

  /** What a server is told of it. */
  get settings() {
    const [OIDC_CLIENT_ID, OIDC_CLIENT_SECRET] = ['myverify', 'a secret of the provider and the service'];
    return { OIDC_ISSUER: this.issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET };
  }

  knows(people: People): Promise<void> {
    return writeFile(join(this.folder, 'people.json'), JSON.stringify(people));
  }

  /** @param site the address of the service, as its users see it. */
  async start(site: string): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'oidc/provider.mjs')], {
      env: {
        PATH: process.env.PATH,
        PORT: new URL(this.issuer).port,
        PEOPLE: join(this.folder, 'people.json'),
        RETURN_TO: `${site}/manage/login`,
        SIGNED_OUT_TO: `${site}/manage/login`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (said += String(piece)));
    await waitFor('the provider', async () => {
      if (child.exitCode !== null) throw new Error(`the provider ended: ${said}`);
      return (await fetch(`${this.issuer}/.well-known/openid-configuration`).catch(() => null))?.ok;
    });
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /**
   * What a browser does at the provider.
   * @param who `null`: gives up.
   * @returns where it is sent back to.
   */
  async visit(address: string, who: string | null): Promise<URL> {
    const cookies = new Map<string, string>();
    const go = async (to: string | URL, body?: URLSearchParams) => {
      const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
      const sent = body ? { method: 'POST', body } : {};
      const answer = await fetch(to, { ...sent, headers, redirect: 'manual' });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      const next = answer.headers.get('location');
      if (!next) throw new Error(`the provider answers ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
      return new URL(next, to);
    };
    const form = await go(address);
    if (form.origin !== this.issuer) return form;
    let to = await go(form, new URLSearchParams(who === null ? { abort: '1' } : { login: who }));
    while (to.origin === this.issuer) to = await go(to);
    return to;
  }
}
