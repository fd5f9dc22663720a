// The second half of `npm run containers`: starts the compose file's services in a network namespace that it is alone
// in, and proves what docs/operations.md says of them. Argument: the folder with the images.
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { faults } from './confinement.mjs';
import { Engine } from './engine.mjs';
import { layOut, release } from './release.mjs';
import { readCompose, Services } from './services.mjs';
import { Table } from './table.mjs';
import { Visitor } from './visitor.mjs';
import { everyPackage, noFaults } from './work.mjs';
import { makeWorld, reachesWorld } from './world.mjs';

const [folder] = process.argv.slice(2);
const GRACE_SECONDS = 35;
const STOPPED = ['proxy', 'api-1', 'api-2', 'worker'];

const table = new Table();
const engine = new Engine(folder);
const compose = await readCompose();
const services = new Services(engine, compose, await layOut(folder));
const backups = join(folder, 'backups');
const onBackups = `${backups}:/backups`;
const onFiles = `${join(backups, 'files')}:/files`;
let world;
let visitor;
let number;

const check = () => visitor.must(`/api/v1/reports/check/${number}`);
const stillThere = async () => {
  const { result, fields } = await check();
  if (result !== 'valid') throw new Error(`the report ${number} is ${result}`);
  return `${number} is ${result}, of ${fields.name}`;
};

async function start() {
  world = await makeWorld();
  await engine.start('bridges');
  return `Docker ${await engine.docker(['info', '--format', '{{.ServerVersion}}'])}, Compose ${await services.find()}`;
}

async function up() {
  await services.do('up', '-d');
  for (const name of ['bucket', 'migrate']) {
    const { State } = await services.inspect(name);
    if (State.Status !== 'exited' || State.ExitCode !== 0) throw new Error(`${name} ended with ${State.ExitCode}`);
  }
  return services.healthy();
}

async function confined() {
  const found = await faults(services);
  if (found.length > 0) throw new Error(found.join('\n'));
  const { image } = compose.services.worker;
  for (const [network, { internal = false }] of Object.entries(compose.networks)) {
    const reached = await reachesWorld(engine, `${compose.name}_${network}`, image);
    if (reached === internal) throw new Error(`${network}: the world is ${reached ? 'reached' : 'not reached'}`);
  }
  return 'rights, seccomp, memory, processes, read-only roots, networks, of which one has no way out';
}

async function ready() {
  visitor = new Visitor(await services.exec('proxy', 'cat', '/data/caddy/pki/authorities/local/root.crt'), folder);
  const { status } = await visitor.must('/health/ready');
  for (const path of ['/', '/manage/']) await visitor.must(path);
  return `${status}; both interfaces`;
}

async function smoked() {
  const { Config } = await services.inspect('api-1');
  const token = Config.Env.find((one) => one.startsWith('METRICS_TOKEN='))?.split('=')[1];
  return visitor.smoke(token);
}

async function signedIn() {
  const token = await visitor.signIn();
  const body = { name: 'Universiti Malaya', region: 'Kuala Lumpur', country: 'Malaysia', nature: 'public university' };
  await visitor.must('/api/v1/universities', { token, body });
}

async function played() {
  number = await visitor.playDemo();
  return stillThere();
}

/** The browser is kept for a while after it has drawn. */
const BROWSERS = `
for (const pid of require('fs').readdirSync('/proc').filter(Number)) {
  const read = (name) => require('fs').readFileSync('/proc/' + pid + '/' + name, 'utf8');
  try {
    const line = read('cmdline').replaceAll('\\0', ' ');
    if (line.includes('chromium')) console.log(/^NSpid:.*/m.exec(read('status'))[0].split('\\t').length - 1, line);
  } catch {}
}`;

async function sandboxed() {
  const lines = (await services.exec('worker', 'node', '-e', BROWSERS)).split('\n');
  const renderers = lines.filter((line) => line.includes('--type=renderer'));
  if (renderers.length === 0 || lines.some((line) => line.includes('--no-sandbox'))) throw new Error(lines.join('\n'));
  // One number for each namespace of processes, from the container's own on.
  const apart = renderers.filter((line) => Number(line.split(' ')[0]) > 1);
  if (apart.length < renderers.length)
    throw new Error(`a renderer is in no namespace of its own:\n${lines.join('\n')}`);
  return `${renderers.length} renderers, each in a namespace of its own`;
}

async function killed() {
  const before = await services.inspect('api-1');
  const { asked, refused } = await visitor.during('/health/ready', async () => {
    await sleep(500);
    process.kill(before.State.Pid, 'SIGKILL');
    await sleep(1000);
    await services.healthy();
  });
  const after = await services.inspect('api-1');
  if (after.RestartCount !== before.RestartCount + 1)
    throw new Error(`api-1 was started again ${after.RestartCount} times`);
  // What was on its way into the process that died.
  if (refused.length > 1) throw new Error(`of ${asked} calls ${refused.length} were refused: ${refused.join(', ')}`);
  return `started again; ${asked - refused.length} of ${asked} calls were answered meanwhile`;
}

async function stopped() {
  const began = Date.now();
  await services.do('stop', ...STOPPED);
  const seconds = (Date.now() - began) / 1000;
  const states = await Promise.all(STOPPED.map(async (name) => [name, (await services.inspect(name)).State]));
  const wrong = states
    .filter(([, state]) => state.ExitCode !== 0)
    .map(([name, { ExitCode }]) => `${name} ended with ${ExitCode}`);
  if (wrong.length > 0) throw new Error(wrong.join(', '));
  if (seconds > GRACE_SECONDS) throw new Error(`it took ${seconds} s`);
  return `all ended with 0`;
}

async function backedUp() {
  await mkdir(backups);
  await chown(backups, 1000, 1000);
  await services.once('migrate', ['npm', 'run', 'backup', '--', '/backups/first'], [onBackups]);
  await services.once('bucket', ['mc mirror --exclude .installation store/myverify /files'], [onFiles]);
}

/** On a machine that has nothing but the release, .env, secrets and the backups. */
async function restored() {
  await services.do('down', '--volumes');
  await services.do('up', '-d');
  await services.do('stop', ...STOPPED);
  await services.once('migrate', ['npm', 'run', 'restore', '--', '/backups/first', '--force'], [onBackups]);
  await services.once('bucket', ['mc mirror --overwrite --exclude .installation /files store/myverify'], [onFiles]);
  await services.do('up', '-d');
  await services.healthy();
  visitor.ca = await services.exec('proxy', 'cat', '/data/caddy/pki/authorities/local/root.crt');
  await services.once('migrate', ['npm', 'run', 'check-audit']);
  await services.once('migrate', ['npm', 'run', 'check-files', '--', '--content']);
  return stillThere();
}

async function upgraded() {
  const before = await services.inspect('api-1');
  await release(services.folder, 'second');
  await services.do('build');
  await services.do('stop', ...STOPPED);
  await services.do('up', '-d');
  await services.healthy();
  for (const name of services.ours) {
    const { Config, Image } = await services.inspect(name);
    if (Config.Labels.release !== 'second' || Image === before.Image)
      throw new Error(`${name} runs the release before`);
  }
  const { State } = await services.inspect('migrate');
  if (State.ExitCode !== 0 || State.FinishedAt < before.State.StartedAt) throw new Error('migrate did not run');
  return stillThere();
}

async function otherCommands() {
  const admin = ['-e', 'ADMIN_EMAIL=second@verifier.example', '-e', 'ADMIN_PASSWORD=Operator-2027'];
  await services.do('run', '--rm', '-T', ...admin, 'migrate', 'npm', 'run', 'create-admin');
  const logs = await services.do('logs', '--tail', '1000', 'api-1', 'api-2', 'worker');
  const health = "fetch('http://127.0.0.1:9464/health/ready').then((a) => a.text()).then(console.log)";
  const told = JSON.parse(await services.exec('api-1', 'node', '-e', health));
  if (told.storage !== 'up' || told.redis !== 'up') throw new Error(JSON.stringify(told));
  return `create-admin; ${logs.split('\n').length} lines of logs; database ${told.database}, Redis ${told.redis}, storage ${told.storage}`;
}

/** As when the machine is switched off and on: nobody starts the services but Docker itself. */
async function rebooted() {
  await engine.stop();
  await engine.start('bridges');
  await services.healthy();
  return stillThere();
}

const STEPS = {
  'a Docker of its own': start,
  'up: in order, each healthy': up,
  'confined as the file says': confined,
  'ready, over the proxy and TLS': ready,
  'npm run smoke': smoked,
  'sign-in of staff': signedIn,
  'an application up to its report; mails': played,
  'the report was drawn in the sandbox': sandboxed,
  'the work': () => noFaults(services),
  'the packages in the image': () => everyPackage(services),
  'an API killed by -9': killed,
  'other commands of the table': otherCommands,
  backup: backedUp,
  'stop within 35 s': stopped,
  'restore where there is nothing': restored,
  'upgrade to another release': upgraded,
  'Docker ends and starts again': rebooted,
};

try {
  for (const [name, work] of Object.entries(STEPS)) await table.step(name, work);
  if (table.failed) await writeFile(join(folder, 'logs.txt'), await services.logs());
  const down = services.do('down', '--volumes').then(() => undefined);
  await (table.failed ? down.catch(() => undefined) : table.step('down', () => down));
} finally {
  await engine.stop();
  world?.kill();
  await writeFile(join(folder, 'result.json'), JSON.stringify(table));
}
