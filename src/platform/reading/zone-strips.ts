import type { Image } from 'image-js';
import type { Steps } from 'mrz-detection';
import type { Box } from '../../domain/reading/word-places.js';

/** A part of a picture that looks like lines of print, in points of the small copy on which it was looked for. */
interface Strip {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly surface: number;
}

/** As the library that cuts out a zone judges: of 500 points of width, and long as two lines of letters are. */
const LEAST_SURFACE = 5000;
const LEAST_RATIO = 3;

/**
 * @returns the strips on a picture, the largest first: that is the one which is read. Sides from 0 to 1, of the picture
 * that was looked at.
 */
export function stripsOn({ resized, erode }: Steps): Box[] {
  if (!resized || !erode) return [];
  const manager = resized.getRoiManager();
  manager.fromMask(erode);
  const isLong = ({ minX, minY, maxX, maxY }: Strip) => {
    const sides = [maxX - minX, maxY - minY];
    return Math.max(...sides) > LEAST_RATIO * Math.min(...sides);
  };
  return manager
    .getRois({ minSurface: LEAST_SURFACE })
    .filter(isLong)
    .sort((one, other) => other.surface - one.surface)
    .map(({ minX, minY, maxX, maxY }) => ({
      left: minX / resized.width,
      top: minY / resized.height,
      width: (maxX - minX) / resized.width,
      height: (maxY - minY) / resized.height,
    }));
}

/** Whether the library looked at the picture turned to the left, since it saw nothing on it as it is. */
export function wasTurned({ resized }: Steps, { width, height }: Image): boolean {
  if (!resized) return false;
  const ratio = resized.height / resized.width;
  return Math.abs(ratio - width / height) < Math.abs(ratio - height / width);
}

/** @param box on a picture turned to the left. @returns it on the picture as it was. */
export function turnedBack({ left, top, width, height }: Box): Box {
  return { left: 1 - top - height, top: left, width: height, height: width };
}

/** Of a strip's height: what is shown on the side where the page is, and on the other. */
const PAGE_SIDE = 3;
const FAR_SIDE = 1;

/**
 * The surroundings of a strip, once as it is on a page that stands upright and once as on one that stands on its head:
 * the library takes a zone in the upper half of a picture to stand on its head.
 */
export function surroundings(image: Image, strip: Box): Image[] {
  const isUpright = strip.width * image.width < strip.height * image.height;
  const [page, box] = isUpright ? [image.rotateLeft(), turnedLeft(strip)] : [image, strip];
  const around = (above: number, below: number) => {
    const top = Math.max(0, Math.round((box.top - above * box.height) * page.height));
    const bottom = Math.min(page.height, Math.round((box.top + (1 + below) * box.height) * page.height));
    return page.crop({ x: 0, y: top, width: page.width, height: bottom - top });
  };
  return [around(PAGE_SIDE, FAR_SIDE), around(FAR_SIDE, PAGE_SIDE)];
}

/** @returns where a part of a picture is when that is turned to the left. */
function turnedLeft({ left, top, width, height }: Box): Box {
  return { left: top, top: 1 - left - width, width: height, height: width };
}
