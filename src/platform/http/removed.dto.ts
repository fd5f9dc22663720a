/** What a removal answers. */
export class RemovedDto {
  /** @example 17 */
  id!: number;
}
