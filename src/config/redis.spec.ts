import { readCluster, readRedis, readSentinels } from './redis.js';

const read = (REDIS_URL: string) => () => readRedis((name) => (name === 'REDIS_URL' ? REDIS_URL : null));

describe('sentinels in REDIS_URL', () => {
  it('are the host of the address and those beside it', () => {
    const address = 'redis://:word@one.example:26380/2?sentinel=main&also=two.example:26379,[::1]:26381';
    expect(read(address)()).toEqual({ redisUrl: address });
    expect(readSentinels(new URL(address))).toEqual({
      name: 'main',
      places: [
        { host: 'one.example', port: 26380 },
        { host: 'two.example', port: 26379 },
        { host: '[::1]', port: 26381 },
      ],
    });
    expect(readSentinels(new URL('redis://one.example?sentinel=main'))?.places).toEqual([
      { host: 'one.example', port: 26379 },
    ]);
    expect(readSentinels(new URL('redis://one.example'))).toBeNull();
  });

  it.each([
    ['redis://one.example?also=two.example:26379', 'needs sentinel='],
    ['redis://one.example?sentinel=', 'needs sentinel='],
    ['redis://one.example?sentinel=main&also=two.example', 'must name sentinels as host:port, not "two.example"'],
    ['redis://one.example?sentinel=main&also=two.example:26379;x', 'must name sentinels as host:port'],
    ['redis://one.example?sentinels=main', 'unknown parameter "sentinels"'],
  ])('are refused as in %s', (address, said) => {
    expect(read(address)).toThrow(said);
  });
});

describe('a cluster in REDIS_URL', () => {
  it('is the host of the address and those beside it', () => {
    const address = 'rediss://:word@one.example?cluster=on&also=two.example:6380';
    expect(read(address)()).toEqual({ redisUrl: address });
    expect(readSentinels(new URL(address))).toBeNull();
    expect(readCluster(new URL(address))).toEqual([
      { host: 'one.example', port: 6379 },
      { host: 'two.example', port: 6380 },
    ]);
    expect(readCluster(new URL('redis://one.example:7000/0?cluster=on'))).toEqual([
      { host: 'one.example', port: 7000 },
    ]);
    expect(readCluster(new URL('redis://one.example'))).toBeNull();
  });

  it.each([
    ['redis://one.example?cluster=yes', 'cluster in REDIS_URL is "on"'],
    ['redis://one.example?cluster=on&sentinel=main', 'sentinel and cluster'],
    ['redis://one.example/2?cluster=on', 'names database 2: a cluster has none but 0'],
    ['redis://one.example?cluster=on&also=two.example', 'must name servers as host:port, not "two.example"'],
  ])('is refused as in %s', (address, said) => {
    expect(read(address)).toThrow(said);
  });
});
