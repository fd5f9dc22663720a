// Whether what docker-compose.yml asks for is what the kernel holds a container to.

/** Docker's own list, by the number that the kernel gives each. */
const CAPABILITIES = {
  CHOWN: 0,
  DAC_OVERRIDE: 1,
  FOWNER: 3,
  FSETID: 4,
  KILL: 5,
  SETGID: 6,
  SETUID: 7,
  SETPCAP: 8,
  NET_BIND_SERVICE: 10,
  NET_RAW: 13,
  SYS_CHROOT: 18,
  MKNOD: 27,
  AUDIT_WRITE: 29,
  SETFCAP: 31,
};
const UNITS = { m: 2 ** 20, g: 2 ** 30 };
const SECCOMP_FILTER = '2';

/** What differs, one text for each. @param {import('./services.mjs').Services} services */
export async function faults(services) {
  const found = [];
  for (const name of services.lasting) {
    const wanted = wantedOf(services.compose.services[name]);
    const held = await heldBy(services, name);
    for (const [what, value] of Object.entries(wanted))
      if (held[what] !== value) found.push(`${name}: ${what} is ${held[what]}, not ${value}`);
  }
  return found;
}

function wantedOf({ cap_drop, mem_limit, pids_limit, build, networks }) {
  const left = cap_drop.includes('ALL') ? [] : Object.keys(CAPABILITIES).filter((name) => !cap_drop.includes(name));
  const mask = left.reduce((sum, name) => sum + 2 ** CAPABILITIES[name], 0);
  return {
    CapBnd: mask.toString(16).padStart(16, '0'),
    NoNewPrivs: '1',
    Seccomp: SECCOMP_FILTER,
    memory: String(Number.parseInt(mem_limit, 10) * UNITS[mem_limit.at(-1)]),
    processes: String(pids_limit),
    writes: 'no',
    networks: [...networks].sort().join(),
    ...(build ? { user: '1000' } : {}),
  };
}

/** First the file of version 2 of control groups, then that of version 1. */
const SCRIPT = `
grep -E '^(CapBnd|NoNewPrivs|Seccomp):' /proc/1/status
limit() { cat /sys/fs/cgroup/$1.max 2> /dev/null || cat /sys/fs/cgroup/$2; }
echo "memory: $(limit memory memory/memory.limit_in_bytes)"
echo "processes: $(limit pids pids/pids.max)"
echo "user: $(stat -c %u /proc/1)"
if touch /probe 2> /dev/null; then echo 'writes: yes'; else echo 'writes: no'; fi`;

async function heldBy(services, name) {
  const lines = (await services.exec(name, 'sh', '-c', SCRIPT)).split('\n');
  const { NetworkSettings } = await services.inspect(name);
  const networks = Object.keys(NetworkSettings.Networks).map((one) => one.replace(`${services.compose.name}_`, ''));
  return { ...Object.fromEntries(lines.map((line) => line.split(/:\s*/))), networks: networks.sort().join() };
}
