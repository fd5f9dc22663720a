// What lies outside: a network namespace beside ours, with a server in it. That is all the world that the services
// could reach.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { run } from '../process.mjs';
import { printed } from './engine.mjs';

/** Of the addresses that are kept for examples. */
const HERE = '198.51.100.1';
const THERE = '198.51.100.2';
const PORT = 8000;
const SERVER = `require('node:net').createServer((socket) => socket.end('world')).listen(${PORT}, () => console.log('listens'))`;

/** Ends with this process. */
export async function makeWorld() {
  const server = spawn('setpriv', ['--pdeathsig', 'KILL', 'unshare', '--net', process.execPath, '-e', SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const there = ['nsenter', '--target', String(server.pid), '--net'];
  for (const [program, ...args] of [
    ['ip', 'link', 'set', 'lo', 'up'],
    ['ip', 'link', 'add', 'here', 'type', 'veth', 'peer', 'name', 'there', 'netns', String(server.pid)],
    ['ip', 'address', 'add', `${HERE}/24`, 'dev', 'here'],
    ['ip', 'link', 'set', 'here', 'up'],
    [...there, 'ip', 'address', 'add', `${THERE}/24`, 'dev', 'there'],
    [...there, 'ip', 'link', 'set', 'there', 'up'],
  ])
    printed([program, ...args].join(' '), await run(program, args));
  return server;
}

const CALL = `const socket = require('node:net').connect(${PORT}, '${THERE}');
socket.on('data', () => process.exit(0)).on('error', () => process.exit(7)).setTimeout(3000, () => process.exit(7));`;

/** Whether a container in that network reaches the world. */
export async function reachesWorld(engine, network, image) {
  const { code, output } = await engine.try([
    'run',
    '--rm',
    '--network',
    network,
    '--entrypoint',
    'node',
    image,
    '-e',
    CALL,
  ]);
  if (code !== 0 && code !== 7) throw new Error(output);
  return code === 0;
}
