import { Image } from 'image-js';
import mrzDetection, { type Steps } from 'mrz-detection';
import type { ZoneFields } from '../../domain/reading/passport-zone.js';
import type { Box } from '../../domain/reading/word-places.js';
import type { DocumentReading } from './document-reader.port.js';
import { type Pixels, viewsOf } from './page-views.js';
import { areOthers, lookAt, type ZoneLook } from './zone-lines.js';
import { stripsOn, surroundings, turnedBack, wasTurned } from './zone-strips.js';

/** One look at a page. */
interface Look extends ZoneLook {
  readonly box: Box | null;
  /** Looks at what else on the page may be a zone. @returns one whose check digits fit. */
  other(): Promise<ZoneLook | null>;
}

const NOTHING: DocumentReading = { kind: 'nothing' };

/**
 * The machine-readable zone of a page, looked at in several ways until two agree: one letter in ten that is taken for
 * another fits the check digit all the same.
 * @param picture of a page, of any size, upright, upside down or on its side.
 * @param page from 1; `null` where the picture is part of one.
 * @returns `nothing` where no look shows a zone, `several` where there are two passports on it.
 */
export async function readZone(picture: Buffer, page: number | null): Promise<DocumentReading> {
  const looks: Look[] = [];
  for await (const view of viewsOf(picture)) {
    const look = await lookOn(view);
    if (!look) continue;
    const fitting = look.fits ? looks.filter(({ fits }) => fits) : [];
    if (fitting.some((one) => areOthers(one, look))) return { kind: 'several' };
    if (fitting.some(({ numbers }) => numbers === look.numbers)) {
      const other = await look.other();
      if (other && areOthers(other, look)) return { kind: 'several' };
      return read(look, true, page);
    }
    looks.push(look);
  }
  const best = looks.find(({ fits }) => fits) ?? looks[0];
  return best ? read(best, false, page) : NOTHING;
}

function read({ fields, box }: Look, isCertain: boolean, page: number | null): DocumentReading {
  const place = box && page !== null ? { page, ...box } : null;
  const zone: ZoneFields = { ...fields, isCertain, place };
  return { kind: 'read', zone };
}

async function lookOn(view: Pixels): Promise<Look | null> {
  const image = new Image(view.width, view.height, view.data, { kind: 'RGB' as never });
  const found = await lookIn(image);
  if (!found) return null;
  const { look, steps } = found;
  const isTurned = wasTurned(steps, image);
  const [strip, ...others] = stripsOn(steps).map((box) => (isTurned ? turnedBack(box) : box));
  return {
    ...look,
    box: strip ? view.onPage(strip) : null,
    other: () => firstFitting(others.flatMap((other) => surroundings(image, other))),
  };
}

async function firstFitting(images: readonly Image[]): Promise<ZoneLook | null> {
  for (const image of images) {
    const found = await lookIn(image);
    if (found?.look.fits) return found.look;
  }
  return null;
}

async function lookIn(image: Image): Promise<{ readonly look: ZoneLook; readonly steps: Steps } | null> {
  const steps: Steps = {};
  try {
    mrzDetection.getMrz(image, { debug: true, out: steps });
    const look = steps.crop ? lookAt((await mrzDetection.readMrz(steps.crop)).mrz) : null;
    return look && { look, steps };
  } catch {
    // It throws where it sees nothing that looks like a zone.
    return null;
  }
}
