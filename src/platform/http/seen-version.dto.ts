import { Transform } from 'class-transformer';
import { IsInt, IsOptional } from 'class-validator';
import { fails } from './validation.js';
import { TakesVersion } from './version.decorator.js';

/** Of what has no body, such as a removal: `ra-data-simple-rest` sends no version with one. */
export class SeenVersionQuery {
  /**
   * The version that was seen; 409 `stale_version` where the record has another by now. Left out, it is done to the
   * present state.
   * @example 3
   */
  @TakesVersion()
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value))
  @IsInt(fails('whole_number_needed', { name: 'version' }))
  version?: number;
}
