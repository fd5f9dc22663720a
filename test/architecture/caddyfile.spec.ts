import { LARGEST_CHECKED } from '../../src/domain/certificate/file-verdict.js';
import { LARGEST_UPLOAD } from '../../src/domain/files/file-kind.js';
import { read } from './deployed.js';

describe('the Caddyfile', () => {
  const caddyfile = read('deploy/Caddyfile');

  it('lets every file through that the API takes, and what it refuses for its size', () => {
    const megabytes = Number(/max_size (\d+)MB/.exec(caddyfile)?.[1]);
    expect(megabytes * 1_000_000).toBeGreaterThan(1.2 * Math.max(LARGEST_UPLOAD, LARGEST_CHECKED));
  });

  it('spreads requests over the APIs that take any, with or without a database', () => {
    const upstreams = /reverse_proxy (.+) \{/.exec(caddyfile)?.[1]?.split(' ');
    expect(upstreams).toEqual(['api-1:3000', 'api-2:3000']);
    const path = /health_uri (\S+)/.exec(caddyfile)?.[1] ?? '';
    const { paths } = JSON.parse(read('api-client/openapi.json')) as { paths: Record<string, unknown> };
    expect([path, path in paths]).toEqual(['/health/live', true]);
    // Asked more often than the time for which an API that ends still answers.
    expect(Number(/health_interval (\d+)s/.exec(caddyfile)?.[1])).toBeLessThan(4);
    expect(caddyfile.split('{').length).toBe(caddyfile.split('}').length);
  });
});
