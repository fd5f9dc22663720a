export class CooldownDto {
  /** Seconds until the next code may be asked for. @example 60 */
  cooldown!: number;
}
