import sharp from 'sharp';
import { WRONG_FORMAT } from '../../../src/domain/files/file-kind.js';
import { inEnglish } from '../../support/said.js';
import { longestStandstill } from './event-loop.js';
import { IntakeBench } from './intake-bench.js';
import { claimingPng, largeJpeg, pngChunk, redOverBlue, withPngChunks } from './picture.factory.js';

let bench: IntakeBench;
beforeAll(async () => {
  bench = await IntakeBench.make();
});
afterEach(async () => expect(await bench.leftovers()).toEqual([]));
afterAll(() => bench.close());

const WRONG = { name: 'DomainError', reason: 'wrong_format', said: WRONG_FORMAT };

/** The colour of one pixel, roughly. */
async function colourAt(image: Buffer, left: number, top: number): Promise<string> {
  const [red = 0, , blue = 0] = await sharp(image)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'other';
}

describe('what is no image', () => {
  const html = '<!DOCTYPE html><script>alert(1)</script>';
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
  const made = () => redOverBlue(8, 8);
  it.each<readonly [string, () => Promise<Uint8Array> | Uint8Array]>([
    ['html', () => Buffer.from(html)],
    ['svg', () => Buffer.from(svg)],
    ['gif', () => made().gif().toBuffer()],
    ['webp', () => made().webp().toBuffer()],
    ['tiff', () => made().tiff().toBuffer()],
    ['avif', () => made().avif().toBuffer()],
    ['an exe', () => Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(500)])],
    ['nothing', () => new Uint8Array()],
    ['one byte', () => Buffer.from([0xff])],
    [
      'a JPEG opening with html behind it',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(html)]),
    ],
    [
      'a PNG opening with html behind it',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(html)]),
    ],
    ['a PNG header with svg behind it', () => Buffer.concat([claimingPng(9, 9).subarray(0, 33), Buffer.from(svg)])],
  ])('%s is the wrong format for every kind', async (_, make) => {
    const bytes = await make();
    for (const kind of ['photo', 'passport', 'news'] as const) {
      await expect(bench.take(bytes, kind)).rejects.toMatchObject(WRONG);
    }
  });

  it('a type that the kind does not take is the wrong format', async () => {
    await expect(bench.take(await made().png().toBuffer(), 'news')).rejects.toMatchObject(WRONG);
    expect((await bench.take(await made().jpeg().toBuffer(), 'news')).file.type).toBe('image/jpeg');
  });

  it.each(['jpeg', 'png'] as const)('a %s that is cut off is the wrong format', async (format) => {
    const whole = await redOverBlue(300, 300)
      .composite([{ input: await noise(), tile: true }])
      [format]()
      .toBuffer();
    for (const part of [0.1, 0.5, 0.9]) {
      await expect(bench.take(whole.subarray(0, whole.length * part), 'photo')).rejects.toMatchObject(WRONG);
    }
    expect((await bench.take(whole, 'photo')).file.type).toBe(`image/${format}`);
  });

  it('a PNG with damaged data is the wrong format', async () => {
    const png = await redOverBlue(300, 300)
      .composite([{ input: await noise(), tile: true }])
      .png()
      .toBuffer();
    png.fill(0x55, png.length >> 1, (png.length >> 1) + 400);
    await expect(bench.take(png, 'photo')).rejects.toMatchObject(WRONG);
  });
});

describe('an image', () => {
  it('loses EXIF, GPS, XMP, IPTC and its colour profile', async () => {
    const jpeg = await redOverBlue(60, 40)
      .withExif({ IFD0: { Artist: 'SECRETARTIST' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 8/1 0/1' } })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/>SECRETXMP</x:xmpmeta>',
      )
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const before = await sharp(jpeg).metadata();
    expect([before.exif, before.xmp, before.icc].map((part) => part !== undefined)).toEqual([true, true, true]);
    expect(jpeg.includes('SECRETARTIST') && jpeg.includes('SECRETXMP')).toBe(true);
    const { bytes } = await bench.take(jpeg, 'photo');
    const after = await sharp(bytes).metadata();
    expect([after.exif, after.xmp, after.icc, after.iptc, after.orientation]).toEqual(Array(5).fill(undefined));
    expect(bytes.includes('SECRET')).toBe(false);
  });

  it('loses the texts and EXIF of a PNG', async () => {
    const png = await redOverBlue(20, 20)
      .withExif({ IFD0: { Artist: 'SECRETARTIST' } })
      .png()
      .toBuffer();
    const chatty = withPngChunks(png, pngChunk('tEXt', Buffer.from('Comment\0SECRETTEXT')));
    expect(chatty.includes('SECRETTEXT') && chatty.includes('SECRETARTIST')).toBe(true);
    expect((await bench.take(chatty, 'photo')).bytes.includes('SECRET')).toBe(false);
  });

  it('is put upright', async () => {
    const lying = await redOverBlue(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes } = await bench.take(lying, 'photo');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 });
    expect(await colourAt(bytes, 35, 30)).toBe('red');
    expect(await colourAt(bytes, 4, 30)).toBe('blue');
  });

  it('keeps at most 4096 pixels on its longer side, and is not enlarged', async () => {
    const wide = await redOverBlue(6000, 300).jpeg().toBuffer();
    expect(await sharp((await bench.take(wide, 'photo')).bytes).metadata()).toMatchObject({ width: 4096, height: 205 });
    const small = await redOverBlue(5, 3).png().toBuffer();
    expect(await sharp((await bench.take(small, 'photo')).bytes).metadata()).toMatchObject({ width: 5, height: 3 });
  });

  it('keeps the transparency of a PNG', async () => {
    const png = await sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { data } = await sharp((await bench.take(png, 'photo')).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 128]);
  });

  it.each(['cmyk', 'b-w', 'rgb16'] as const)('of colour space %s becomes plain sRGB', async (space) => {
    const jpeg = space !== 'rgb16';
    const source = redOverBlue(16, 16).toColourspace(space);
    const bytes = await (jpeg ? source.jpeg() : source.png()).toBuffer();
    const after = await sharp((await bench.take(bytes, 'photo')).bytes).metadata();
    expect(['srgb', 'b-w']).toContain(after.space);
    expect(after.depth).toBe('uchar');
  });

  it.each(['jpeg', 'png'] as const)('loses what hangs on behind a %s', async (format) => {
    const image = await redOverBlue(40, 40)[format]().toBuffer();
    for (const tail of ['PK\x03\x04payload.zipPK\x05\x06', '<html><script>payload</script>', '<?php payload(); ?>']) {
      const { bytes } = await bench.take(Buffer.concat([image, Buffer.from(tail, 'latin1')]), 'photo');
      expect(bytes.includes('payload')).toBe(false);
      expect(bytes.includes('PK\x03\x04')).toBe(false);
      expect(await colourAt(bytes, 20, 4)).toBe('red');
    }
  });

  it('that moves keeps its first frame', async () => {
    const png = await redOverBlue(20, 20).png().toBuffer();
    const moving = withPngChunks(
      png,
      pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
      pngChunk('fcTL', Buffer.from([0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 10, 0, 0])),
    );
    const { file, bytes } = await bench.take(moving, 'photo');
    expect(file.type).toBe('image/png');
    expect(bytes.includes('acTL')).toBe(false);
    expect([await colourAt(bytes, 10, 2), await colourAt(bytes, 10, 17)]).toEqual(['red', 'blue']);
  });
});

describe('impossible dimensions', () => {
  const refusal = {
    reason: 'upload_refused',
    message: inEnglish('image_dimensions', { width: 50000, height: 50000 }),
  };

  it('are refused by the head of a PNG: its encoder, which may have others to do first, is never asked', async () => {
    const asked = bench.encoderAsked;
    await expect(bench.take(claimingPng(50_000, 50_000), 'photo')).rejects.toMatchObject(refusal);
    await expect(bench.take(claimingPng(50_000, 50_000).subarray(0, 60), 'photo')).rejects.toMatchObject(refusal);
    expect(bench.encoderAsked).toBe(asked);
    await bench.take(await redOverBlue(16, 16).png().toBuffer(), 'photo');
    expect(bench.encoderAsked).toBe(asked + 1);
  });

  // Were it decoded, it would be called broken.
  it('of a JPEG are refused before it is decoded', async () => {
    const jpeg = await redOverBlue(16, 16).jpeg().toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(50_000, frame + 5);
    jpeg.writeUInt16BE(50_000, frame + 7);
    await expect(bench.take(jpeg, 'photo')).rejects.toMatchObject(refusal);
  });

  it('of an interlaced PNG begin earlier, since it is held in memory', async () => {
    const png = claimingPng(8000, 8000);
    const interlaced = Buffer.from(png);
    interlaced[28] = 1;
    const header = pngChunk('IHDR', interlaced.subarray(16, 29));
    const whole = Buffer.concat([interlaced.subarray(0, 8), header, interlaced.subarray(33)]);
    await expect(bench.take(whole, 'photo')).rejects.toMatchObject({ reason: 'upload_refused' });
    await expect(bench.take(png, 'photo')).rejects.toMatchObject(WRONG);
  });
});

describe('a large image', () => {
  it('does not make the API stand still', async () => {
    const jpeg = await largeJpeg(4.9);
    expect(jpeg.length).toBeGreaterThan(4.5 * 1024 * 1024);
    expect(await longestStandstill(() => bench.intakeOnly(jpeg, 'photo'))).toBeLessThan(50);
  });
});

async function noise(): Promise<Buffer> {
  return sharp({
    create: {
      width: 100,
      height: 100,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
}
