import { Image } from 'image-js';
import mrzDetection from 'mrz-detection';
import type { ZoneFields } from '../../domain/reading/passport-zone.js';
import { type Pixels, viewsOf } from './page-views.js';
import { lookAt, type ZoneLook } from './zone-lines.js';

/**
 * The machine-readable zone of a page, looked at in several ways until two agree: one letter in ten that is taken for another fits
 * the check digit all the same.
 * @param page a picture of any size, upright, upside down or on its side.
 * @returns `null` where no look shows a zone.
 */
export async function readZone(page: Buffer): Promise<ZoneFields | null> {
  const looks: ZoneLook[] = [];
  for await (const view of viewsOf(page)) {
    const look = await lookOn(view);
    if (!look) continue;
    if (look.fits && looks.some(({ fits, numbers }) => fits && numbers === look.numbers)) {
      return { ...look.fields, isCertain: true };
    }
    looks.push(look);
  }
  const best = looks.find(({ fits }) => fits) ?? looks[0];
  return best ? { ...best.fields, isCertain: false } : null;
}

async function lookOn({ data, width, height }: Pixels): Promise<ZoneLook | null> {
  try {
    const zone = mrzDetection.getMrz(new Image(width, height, data, { kind: 'RGB' as never }));
    return lookAt((await mrzDetection.readMrz(zone)).mrz);
  } catch {
    // It throws where it sees nothing that looks like a zone.
    return null;
  }
}
