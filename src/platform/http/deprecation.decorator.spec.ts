import { Controller, Get, HttpException, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Deprecated } from './deprecation.decorator.js';

const HEADERS = ['deprecation', 'sunset', 'link'];

@Controller()
class OldController {
  @Get('old')
  @Deprecated({
    since: new Date('2026-11-29T00:00:00Z'),
    sunset: new Date('2027-11-29T00:00:00Z'),
    documentation: '/docs#what-may-change',
    successor: '/new',
  })
  readOld(): string {
    return 'as before';
  }

  @Get('refused')
  @Deprecated({ since: new Date(0), sunset: new Date(0), successor: '/new' })
  refuse(): string {
    throw new HttpException('not so', 409);
  }

  @Get('unlinked')
  @Deprecated({ since: new Date(0), sunset: new Date(0) })
  readUnlinked(): string {
    return 'as before';
  }

  @Get('new')
  readNew(): string {
    return 'as before';
  }
}

@Module({ controllers: [OldController] })
class OldModule {}

const headersOf = async (address: string) => {
  const { headers, status } = await fetch(address);
  return [status, ...HEADERS.map((name) => headers.get(name))];
};

test('answers of an operation that is to go say so, and others do not', async () => {
  const app = await NestFactory.create(OldModule, new FastifyAdapter(), { logger: false });
  try {
    await app.listen(0, '127.0.0.1');
    const address = await app.getUrl();
    expect(await headersOf(`${address}/old`)).toEqual([
      200,
      '@1795910400',
      'Mon, 29 Nov 2027 00:00:00 GMT',
      '</docs#what-may-change>; rel="deprecation", </new>; rel="successor-version"',
    ]);
    expect(await headersOf(`${address}/refused`)).toEqual([
      409,
      '@0',
      'Thu, 01 Jan 1970 00:00:00 GMT',
      '</new>; rel="successor-version"',
    ]);
    expect(await headersOf(`${address}/unlinked`)).toEqual([200, '@0', 'Thu, 01 Jan 1970 00:00:00 GMT', null]);
    expect(await headersOf(`${address}/new`)).toEqual([200, null, null, null]);
  } finally {
    await app.close();
  }
});
