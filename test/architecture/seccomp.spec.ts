import { read } from './deployed.js';

describe('deploy/seccomp.json', () => {
  interface Rule {
    readonly names: readonly string[];
    readonly action: string;
    readonly args?: readonly object[];
  }
  const profile = JSON.parse(read('deploy/seccomp.json')) as { defaultAction: string; syscalls: readonly Rule[] };
  const allowed = (name: string) =>
    profile.syscalls.some((rule) => rule.action === 'SCMP_ACT_ALLOW' && !rule.args && rule.names.includes(name));

  it('refuses what it does not name', () => {
    expect(profile.defaultAction).toBe('SCMP_ACT_ERRNO');
    const actions = new Set(profile.syscalls.map(({ action }) => action));
    expect([...actions].sort()).toEqual(['SCMP_ACT_ALLOW', 'SCMP_ACT_ERRNO']);
  });

  it.each(['clone', 'clone3', 'unshare', 'chroot'])('lets a sandbox be made: %s', (name) => {
    expect(allowed(name)).toBe(true);
  });

  it.each([
    'mount',
    'umount2',
    'pivot_root',
    'setns',
    'ptrace',
    'bpf',
    'keyctl',
    'io_uring_setup',
    'kexec_load',
    'socket',
  ])('does not let everybody %s', (name) => {
    expect(allowed(name)).toBe(false);
  });
});
