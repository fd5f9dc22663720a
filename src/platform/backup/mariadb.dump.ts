import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DataSource } from 'typeorm';
import { hostOf } from '../../config/host.js';
import { SettingError } from '../../config/setting-error.js';
import { readTls } from '../../config/tls.js';
import type { DatabaseDump } from './database.dump.js';

/** The tables as SQL, written and read by MariaDB's own programs. */
export class MariadbDump implements DatabaseDump {
  readonly name = 'database.sql';
  private readonly url: URL;

  constructor(
    url: string,
    private readonly source: DataSource,
  ) {
    this.url = new URL(url);
  }

  async write(to: string): Promise<void> {
    const options = ['--single-transaction', '--quick', '--hex-blob', '--no-tablespaces', '--skip-dump-date'];
    await this.run('mariadb-dump', options, async ({ stdout }) => {
      await pipeline(stdout, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }));
    });
  }

  async isEmpty(): Promise<boolean> {
    return (await this.tables()).length === 0;
  }

  async read(from: string): Promise<void> {
    const tables = await this.tables();
    await this.run('mariadb', [], async ({ stdin }) => {
      if (tables.length > 0) {
        const names = tables.map((name) => `\`${name}\``).join(', ');
        stdin.write(`SET FOREIGN_KEY_CHECKS = 0; DROP TABLE ${names}; SET FOREIGN_KEY_CHECKS = 1;\n`);
      }
      await pipeline(createReadStream(from), stdin);
    });
  }

  private async tables(): Promise<string[]> {
    if (!this.source.isInitialized) await this.source.initialize();
    const rows = await this.source.query<Record<string, string>[]>('SHOW TABLES');
    return rows.flatMap((row) => Object.values(row));
  }

  /** @throws SettingError where the program is not installed. @throws Error with its words where it fails. */
  private async run(
    program: string,
    options: readonly string[],
    feed: (streams: { stdin: NodeJS.WritableStream; stdout: NodeJS.ReadableStream }) => Promise<void>,
  ): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'myverify-backup-'));
    try {
      const access = join(folder, 'access.cnf');
      // In a file: a command line can be read by every user of the machine.
      await writeFile(access, this.access(), { mode: 0o600 });
      const database = decodeURIComponent(this.url.pathname.slice(1));
      const child = spawn(program, [
        `--defaults-file=${access}`,
        '--default-character-set=utf8mb4',
        ...options,
        database,
      ]);
      let told = '';
      child.stderr.on('data', (chunk) => {
        told += String(chunk);
      });
      const ended = once(child, 'close').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT')
          throw new SettingError(`${program} is not installed: it is part of mariadb-client`);
        throw error;
      });
      const fed = feed(child).catch((error: Error) => error);
      const [code] = await ended;
      const broken = await fed;
      // Either may have broken off for the other's sake: a full disk is no more to the program than a closed pipe.
      const why = [told.trim(), broken?.message].filter(Boolean).join('; ');
      if (code !== 0) throw new Error(`${program} ended with ${code}: ${why}`);
      if (broken) throw broken;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private access(): string {
    const quoted = (text: string) => `"${decodeURIComponent(text).replace(/["\\]/g, '\\$&')}"`;
    const { port, username, password } = this.url;
    return [
      '[client]',
      `host=${hostOf(this.url)}`,
      `port=${port || 3306}`,
      `user=${quoted(username)}`,
      `password=${quoted(password)}`,
      'protocol=tcp',
      ...this.encryption(),
      '',
    ].join('\n');
  }

  private encryption(): string[] {
    const { mode, ca } = readTls('DATABASE_URL', this.url);
    // From 11.4 on the programs insist on TLS, which a server may not have; the service itself does without.
    if (mode === 'off') return ['ssl-verify-server-cert=0'];
    const verify = mode === 'verify' ? 1 : 0;
    return ['ssl=1', `ssl-verify-server-cert=${verify}`, ...(ca === null ? [] : [`ssl-ca="${ca}"`])];
  }
}
