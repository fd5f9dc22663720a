/** A setting that is missing or wrong; the message names the variable and what it should be. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
