import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.js';

const PROGRAM = join(import.meta.dirname, 's3rver.cjs');
const BUCKET = 'papers';
const PREFIX = 'myverify';
const START_MS = 30_000;
/** The only ones that the server knows. */
export const S3_KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** A private S3 server with one bucket, as a process of its own. */
export class S3Server {
  constructor(
    readonly port: number,
    /** Where it keeps what it has. */
    readonly folder: string,
    private readonly process: ChildProcess,
  ) {}

  get endpoint(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  /** The settings of a server that keeps its files here. */
  get env() {
    return this.envFor(PREFIX);
  }

  /** The same in another corner of the bucket. */
  envFor(prefix: string, endpoint = this.endpoint) {
    return { STORAGE_URL: `s3://${BUCKET}/${prefix}?region=us-east-1&endpoint=${endpoint}`, ...S3_KEYS };
  }

  /** The folder of a corner of the bucket. */
  rootOf(prefix = PREFIX): string {
    return join(this.folder, BUCKET, prefix);
  }

  /** The keys there are, as the service names them. */
  keys(): Promise<string[]> {
    return keysIn(this.rootOf());
  }

  /** Changes the bytes of an object, as no call can. */
  async change(key: string): Promise<void> {
    const path = join(this.rootOf(), key + OBJECT);
    const bytes = await readFile(path);
    bytes.reverse();
    await writeFile(path, bytes);
  }

  async clear(): Promise<void> {
    await rm(this.rootOf(), { recursive: true, force: true });
  }

  freeze(): void {
    this.process.kill('SIGSTOP');
  }

  thaw(): void {
    this.process.kill('SIGCONT');
  }

  /** Ends it without warning; what it holds stays. @returns starts it again where it was. */
  async kill(): Promise<() => Promise<S3Server>> {
    await this.end('SIGKILL');
    return () => start(this.port, this.folder);
  }

  async stop(): Promise<void> {
    this.process.kill('SIGCONT');
    await this.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = once(this.process, 'exit');
    this.process.kill(signal);
    await gone;
  }
}

const OBJECT = '._S3rver_object';

/** The keys in the folder of a corner. */
export async function keysIn(root: string): Promise<string[]> {
  if (!existsSync(root)) return [];
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // A folder went while it was being listed.
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
  if (entries === null) return keysIn(root);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(OBJECT))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).slice(0, -OBJECT.length))
    .sort();
}

/** Loses an object, as no call can. */
export async function loseObject(root: string, key: string): Promise<void> {
  await Promise.all(
    [OBJECT, `${OBJECT}.md5`, '._S3rver_metadata.json'].map((end) => rm(join(root, key + end), { force: true })),
  );
}

export async function startS3(): Promise<S3Server> {
  return start(await freePort(), await mkdtemp(join(tmpdir(), 'myverify-s3-')));
}

async function start(port: number, folder: string): Promise<S3Server> {
  const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--silent', '--no-vhost-buckets'];
  const child = spawn(process.execPath, ['--no-deprecation', PROGRAM, ...options, '--configure-bucket', BUCKET], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (chunk) => {
    told += String(chunk);
  });
  const server = new S3Server(port, folder, child);
  const end = Date.now() + START_MS;
  while (!(await fetch(server.endpoint).catch(() => null))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`the S3 server did not start: ${told}`);
    await sleep(50);
  }
  return server;
}

/** A line to an S3 server that can be cut. */
export class S3Line {
  /** So many uploads to come are cut off as they arrive. */
  cuts = 0;
  private readonly open = new Set<Socket>();
  private readonly server = createServer((client) => this.join(client));

  private constructor(private readonly to: number) {}

  static async to(s3: S3Server): Promise<S3Line> {
    const line = new S3Line(s3.port);
    await once(line.server.listen(await freePort(), '127.0.0.1'), 'listening');
    return line;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await once(this.server.close(), 'close');
  }

  private join(client: Socket): void {
    const store = connect(this.to, '127.0.0.1');
    this.open.add(client).add(store);
    const end = () => {
      for (const socket of [client, store]) {
        socket.destroy();
        this.open.delete(socket);
      }
    };
    client.on('data', (piece) => {
      if (!piece.subarray(0, 4).equals(Buffer.from('PUT ')) || this.cuts === 0) return void store.write(piece);
      this.cuts -= 1;
      end();
    });
    store.pipe(client);
    for (const socket of [client, store]) socket.on('error', end).on('close', end);
  }
}
