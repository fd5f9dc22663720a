import type { NameReading } from '../../domain/names/name-reading.js';

/** Reads names of any script in Latin letters. */
export abstract class NameReader {
  /** One reading of each script that a name is written in: two of "Wang Xiaoming 王小明". */
  abstract read(name: string): readonly NameReading[];
}
