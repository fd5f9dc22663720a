import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { isInFilter } from './common-passwords.filter.js';
import { CommonPasswords } from './common-passwords.port.js';

const FILTER = new URL('./common-passwords.filter.bin', import.meta.url);

/** By a filter of a quarter of a megabyte, read with the first password that is chosen. */
@Injectable()
export class FilteredCommonPasswords extends CommonPasswords {
  private filter?: Buffer;

  override has(password: string): boolean {
    this.filter ??= readFileSync(FILTER);
    return isInFilter(this.filter, password);
  }
}
