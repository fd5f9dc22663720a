import { readRedis, readSentinels } from './redis.js';

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
