import { ours, services } from './compose.js';

/** What Docker gives a container that says nothing. */
const DEFAULT_CAPABILITIES = [
  'AUDIT_WRITE',
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'FSETID',
  'KILL',
  'MKNOD',
  'NET_BIND_SERVICE',
  'NET_RAW',
  'SETFCAP',
  'SETGID',
  'SETPCAP',
  'SETUID',
  'SYS_CHROOT',
];

describe('docker-compose.yml', () => {
  it('shows the proxy to the world and nothing else; no service is privileged', () => {
    for (const [name, service] of services) {
      if (name !== 'proxy')
        expect([name, (service.ports ?? []).filter((port) => !port.startsWith('127.0.0.1:'))]).toEqual([name, []]);
      for (const key of ['privileged', 'cap_add', 'user', 'network_mode'])
        expect([name, key, service[key]]).toEqual([name, key, undefined]);
    }
  });

  it('has nothing of ours do what only root may, and lets Chromium have its sandbox', () => {
    const options = ['no-new-privileges:true', 'seccomp=./deploy/seccomp.json'];
    for (const [name, { cap_drop, security_opt }] of ours)
      expect([name, cap_drop, security_opt]).toEqual([name, ['ALL'], options]);
  });

  it('lets no service change its file system, take all memory or start processes without end', () => {
    for (const [name, service] of services) {
      const { read_only, mem_limit, pids_limit } = service;
      expect([name, read_only, mem_limit, pids_limit]).toEqual([
        name,
        true,
        expect.stringMatching(/^(256m|512m|1g|2g)$/),
        expect.any(Number),
      ]);
      expect([name, (service.security_opt as string[])[0]]).toEqual([name, 'no-new-privileges:true']);
    }
  });

  it('takes from every service the rights of root that it does not use', () => {
    const kept: Record<string, readonly string[]> = {
      proxy: ['NET_BIND_SERVICE'],
      mariadb: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
      redis: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
    };
    for (const [name, { cap_drop }] of services) {
      const dropped = cap_drop as string[];
      const left = dropped.includes('ALL') ? [] : DEFAULT_CAPABILITIES.filter((one) => !dropped.includes(one));
      expect([name, left]).toEqual([name, kept[name] ?? []]);
    }
  });
});
